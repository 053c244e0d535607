// The question whether a displacer is used.
import { chanceAtLeast, type Spread } from '@admiralty/kernel'
import { neededToDisplace } from '../fire/firing.ts'
import { exposure } from '../foresee.ts'
import { check } from '../game.ts'
import { collisionSpread } from '../movement/collision-odds.ts'
import { neededToDodge } from '../movement/collisions.ts'
import type { Order } from '../orders.ts'
import type { View } from '../state.ts'
import { type GamePage, row } from './form.ts'
import { nameOf } from './say.ts'

const displace = (use: boolean): Order => ({ order: 'displace', use })

/** Against the hit of a shot; without a shot, against a collision. */
export function displacerPage(view: View): GamePage {
  const { shot } = view
  const isAble = !check(view, displace(true))
  const needed = shot ? neededToDisplace(shot.natural ?? 6) : neededToDodge()
  const spread = (use: boolean): Spread | null => (shot ? exposure(view, displace(use), shot.at) : (collisionSpread(view, { use }) ?? null))
  const odds = chanceAtLeast(needed.total, 6)
  const use = { give: displace(true), odds, oddsTo: 'avoid it', because: [{ title: 'needs at least', number: needed }] }
  const keep = { give: displace(false), role: isAble ? 'row' : 'main' } as const
  const works = shot
    ? `The attack rolled ${shot.natural ?? '?'}: the displacer works on that roll or higher, once a turn.`
    : 'The displacer avoids it on 4 or more. It cannot be used in combat this turn.'
  return {
    phase: 'Displacer · yours to decide',
    title: shot ? `${nameOf(view, shot.at)} is hit` : 'A collision',
    text: isAble ? works : 'The ship has no displacer.',
    rule: shot ? 'ES-AUX-DSP-01' : 'ES-AUX-DSP-03',
    rows: () => [
      isAble && row('use', 'ES-AUX-DSP-01', 'Use the displacer', { ...use, spread: spread(true) }),
      row('keep', 'ES-AUX-DSP-01', shot ? 'Take the hit' : 'Let them collide', { ...keep, spread: spread(false) }),
    ],
  }
}
