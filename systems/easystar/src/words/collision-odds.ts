// The chances of collisions and rams on a path, as choices show them.
import type { Spread } from '@admiralty/kernel'
import { type Risk, riskOf } from '../movement/obstacles.ts'
import type { View } from '../state.ts'
import { type GameChoice, onThing } from './choice.ts'
import { fullName } from './say.ts'

/** The chances of collisions on a path, with the faces needed. */
export function collisions(view: View, risks: readonly Risk[]): Partial<GameChoice> {
  if (risks.length === 0) return {}
  const risk = riskOf(risks)
  const spread: Spread = {
    title: 'collisions, one or more',
    ends: [
      { value: 0, chance: 1 - risk },
      { value: 1, chance: risk },
    ],
    also: risks.map(({ target, happens }) => ({ what: `with ${fullName(view, target)}`, chance: happens, rule: 'ES-COL-11' })),
  }
  return { spread, because: risks.map(({ target, needed }) => ({ title: `collides with ${fullName(view, target)} at`, number: needed })) }
}
/** The chance of a ram on a path, with its faces. */
export function ramming(target: string, risks: readonly Risk[]): Partial<GameChoice> {
  const met = risks.filter((risk) => risk.target === target)
  return {
    spots: [onThing(target)],
    odds: met.reduce((sum, { happens }) => sum + happens, 0),
    because: met.map(({ needed }) => ({ title: 'collides at', number: needed })),
  }
}
