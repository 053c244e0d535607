// The figures beside a shot or a launch: every chance says what it is a chance of.
import type { Spread } from '@admiralty/kernel'
import { type BoxGroup, shotChances } from '../fire/chances.ts'
import { prospectOf, ruleOf } from '../fire/prospects.ts'
import type { Shooting } from '../fire/row-of-fire.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import type { Ship, View } from '../state.ts'
import type { Details } from './form.ts'

/** The results whose chances are shown for direct fire and for missiles. */
export const TOUCH = 'touch the target'
export const KEEP_FLYING = 'stay in flight'

type Figures = Details & { readonly note: string }
/** Below this, a chance is not listed. */
const LEAST = 0.005
const A_BOX: Readonly<Record<BoxGroup, string>> = {
  control: 'a control box',
  power: 'a power box',
  engine: 'an engine box',
  hull: 'a hull box',
  sensor: 'a sensor',
  generator: 'a shield generator',
  armour: 'armour',
  weapon: 'a weapon box',
}
/** Nothing is certain before the impact roll: earlier shots may change the target, or hit the sensors. Shown as '>99%'. */
export const uncertain = (chance: number): number => Math.min(chance, 0.999)
/** One digit behind the point: '3.4'. */
const tenth = (amount: number): string => amount.toFixed(1)

/** Chance to touch the target, then to score before the impact roll, then to destroy boxes of each group; points on the target. */
export function shotFigures(view: View, shooting: Shooting): Figures {
  const { ship, weapon, enemy } = shooting
  const found = shotChances(view, shooting)
  if (!found) return { note: '' }
  const rule = ruleOf(weapon.kind)
  const spread: Spread = {
    title: 'points of damage on the target',
    ends: found.points,
    also: [
      { what: 'touches the target, on its surest row', chance: uncertain(found.touches), rule: 'EE-POI-05' },
      { what: weapon.kind === 'railgun' ? 'hits, before the impact roll' : 'scores, before the impact roll', chance: found.scores, rule },
      ...found.destroys
        .filter(({ chance }) => chance >= LEAST)
        .map(({ group, chance }) => ({ what: `destroys ${A_BOX[group]} or more`, chance, rule: 'EE-DAM-04' as const })),
    ],
  }
  const because = prospectOf(view, ship, weapon, enemy)?.because ?? []
  return { odds: uncertain(found.touches), oddsTo: TOUCH, spread, because, note: `mean damage ${tenth(found.mean)}` }
}

/** EE-MIS-04: the best chance that the missile is kept alive by a lock-on. */
export function launchFigures(view: View, ship: Ship, enemy: Ship): Figures {
  const best = keepsMissile(view, ship, enemy)
  if (best === null) return { note: '' }
  const odds = uncertain(best)
  const what = 'at best, a lock-on keeps it in flight'
  return {
    odds,
    oddsTo: KEEP_FLYING,
    spread: { title: '', ends: [], also: [{ what, chance: odds, rule: 'EE-MIS-04' }] },
    note: odds === 0 ? 'no lock-on is possible' : '',
  }
}
