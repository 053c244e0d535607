// Point defence (EE-PD): which weapons can engage which missiles, and the required die.

import { atLeast, type Explained, explained, when } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { CREWS, DEFENCE_RATING } from '../../data/tables.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Missile, Ship, Table, View } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { allied, findShip, isHidden, missileOf, shipOf, shipsOf } from '../table.ts'
import { countInRange } from '../terrain/terrain.ts'
import { cannotEngage } from './engage.ts'
import { strengthSum, type Weapon, weaponsOf } from './weapons.ts'

type Chain = StepOf<'defend'>['chain']
const RATED = { antiMissile: 'A', laser: 'L', ion: 'I', railgun: 'R' } as const

/** EE-PD-01, EE-PD-11: enemy missiles that were in flight when the Weapons step began. */
export const targetsFor = (table: Table, seat: Color): readonly Missile[] =>
  Object.values(table.missiles).filter((missile) => !allied(table, missile.seat, seat) && missile.entry !== null)

/** Weapons still unused (EE-WEP-03), or the weapon whose chain continues (EE-PD-08). A base's railgun needs its mark (EE-BAS-08). */
export const defencesOf = (table: Table, ship: Ship, chain: Chain): readonly Weapon[] =>
  weaponsOf(table, ship).filter(
    ({ id, kind }) =>
      kind !== 'missile' && // EE-PD-09
      !(kind === 'railgun' && ship.design.base) &&
      (chain ? chain.ship === ship.id && chain.weapon === id : ship.landing !== 'landed' && !ship.deeds.fired.includes(id)),
  )

/** EE-PD-04, EE-PD-05, EE-PD-07, EE-PD-08: the least value of the die. */
export function neededToDefend(
  table: Table,
  ship: Ship,
  weapon: Weapon,
  missile: Missile,
  use: { readonly sensors: number; readonly chain: Chain },
): Explained {
  if (weapon.kind === 'missile') throw new Error('a launcher cannot defend')
  const range = distance(ship.hex, missile.hex)
  const radiation = countInRange(table, ship.hex, missile.hex, 'radiation') // EE-RAD-05
  const dense = Math.min(range, countInRange(table, ship.hex, missile.hex, 'dense')) // Not the ship's own hex (EE-GEN-03).
  // Sensors first cancel ordinary hexes, one each; dense ones take two (EE-AST-07).
  const plain = range + radiation - dense
  const spared = Math.min(plain, use.sensors)
  const cancelled = spared + Math.min(dense, Math.floor((use.sensors - spared) / 2))
  const rapid = weapon.rapid && use.chain === null ? strengthSum(weapon) - 1 : 0
  const modified = explained(
    [weapon.kind === 'antiMissile' ? 'anti-missile' : weapon.kind, DEFENCE_RATING[RATED[weapon.kind]], 'EE-PD-04'],
    when(range > 0, 'range', range, 'EE-PD-04'),
    when(radiation > 0, 'radiation', radiation, 'EE-RAD-05'),
    when(cancelled > 0, 'sensors', -cancelled, 'EE-PD-05'),
    when(weapon.kind === 'ion' && range > 0, 'an ion cannon spreads', range, 'EE-ION-01'), // EE-PD-07
    when(rapid > 0, 'rapid fire', -rapid, 'EE-RFR-04'),
  )
  return use.chain ? atLeast(use.chain.needed, modified, 'EE-PD-08') : modified
}

/** All engagements open to a seat, nearest and best first. */
export function engagements(
  table: Table,
  seat: Color,
  chain: Chain,
): readonly { readonly order: OrderOf<'defend'>; readonly needed: Explained }[] {
  const missiles = targetsFor(table, seat)
  if (missiles.length === 0) return []
  return shipsOf(table, seat)
    .flatMap((ship) =>
      defencesOf(table, ship, chain).flatMap((weapon) =>
        missiles
          .filter((missile) => !cannotEngage(table, ship, weapon, missile))
          .map((missile) => ({
            order: { order: 'defend', ship: ship.id, weapon: weapon.id, missile: missile.id, sensors: [] } as const,
            needed: neededToDefend(table, ship, weapon, missile, { sensors: 0, chain }),
          })),
      ),
    )
    .toSorted((a, b) => a.needed.total - b.needed.total)
}

/** The automatic decision: missiles aimed at the seat's own ships, while a die can hit. Hidden ships stay hidden. */
export const ownDefence = (table: Table, seat: Color, chain: Chain): OrderOf<'defend'> | null =>
  engagements(table, seat, chain).find(
    ({ order, needed }) =>
      needed.total <= CREWS[shipOf(table, order.ship).crew].sides &&
      !isHidden(table, order.ship) &&
      findShip(table, missileOf(table, order.missile).target)?.seat === seat,
  )?.order ?? null

/** The better of two dice: the lowest that hits, since the next die must be at least as high (EE-PD-08). */
export function betterDie({ dice, needed }: Pick<StepOf<'chooseDie'>, 'dice' | 'needed'>): 0 | 1 {
  const least = Math.min(...dice.filter((face) => face >= needed.total))
  return dice[1] === least ? 1 : 0
}

/** The chain of the current step. */
export function chainIn({ agenda: [step] }: View): Chain {
  if (step?.step !== 'defend') throw new Error('the current step is not defence')
  return step.chain
}
