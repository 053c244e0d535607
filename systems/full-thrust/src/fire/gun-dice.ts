// The chances of the dice of one gun.
import { capped, certain, chained, type Distribution, map, mix, plus, weighted } from '@admiralty/kernel'
import { BEAM_DICE, type DieRow, NEEDLE_DIE } from '../../data/tables.ts'
import { armourShare } from '../damage/hits.ts'
import { entryAt } from '../found.ts'
import type { Ship } from '../state.ts'
import type { GunShot } from './guns.ts'

export const ONE_FACE = 1 / 6
/** Two sums in one number: points that armour may stop, and points that pass it. */
export const STOPPABLE = 1024
const points = (stoppable: number, direct: number): number => stoppable * STOPPABLE + direct

/** Re-rolled dice: screens and armour do not stop them (FT-WPN-03, FT-DMG-03). */
const CHAIN: Distribution = chained(
  BEAM_DICE[0].counts.map((value, index) => ({ chance: ONE_FACE, value, again: index + 1 === BEAM_DICE[0].again })),
)
const beamDie = (row: DieRow): Distribution =>
  mix(
    row.counts.map((count, index) => ({
      chance: ONE_FACE,
      of: index + 1 === row.again ? map(CHAIN, (direct) => points(count, direct)) : certain(points(count, 0)),
    })),
  )
/** A chance of one result, and nothing otherwise. */
export const oneIn = (faces: number, value: number): Distribution =>
  weighted([
    [0, 6 - faces],
    [value, faces],
  ])
/** The points of one die of a needle beam; `spared`: if it shows no six. */
const needleDie = (spared: boolean): Distribution =>
  weighted(NEEDLE_DIE.counts.slice(0, spared ? 5 : 6).map((direct) => [points(0, direct), 1] as const))

interface GunChances {
  readonly gun: GunShot
  readonly halved: boolean
  /** A needle beam at this system shows no six; null for any. */
  readonly spared: string | null
}
/** The dice of one mount, one by one. */
function diceOf({ gun, halved, spared }: GunChances): readonly Distribution[] {
  switch (gun.weapon) {
    case 'beam':
    case 'pack': {
      const row = beamDie(entryAt(BEAM_DICE, gun.screens))
      return Array.from({ length: gun.dice.total }, () => row)
    }
    case 'torpedo': {
      const hits = [1, 2, 3, 4, 5, 6].map((face) => points(armourShare(face, { halved }), face - armourShare(face, { halved })))
      const hit = (7 - gun.needs.total) / 6
      return [
        mix([
          { chance: 1 - hit, of: certain(0) },
          { chance: hit, of: weighted(hits.map((value) => [value, 1] as const)) },
        ]),
      ]
    }
    case 'needle':
      return [needleDie(gun.system === spared)]
    case 'pds':
    case 'flak': // only at groups, which have no boxes
      return [oneIn(1, points(1, 0))]
  }
}

/** Chances of all pairs of sums, none larger than what can matter. */
export function pointsOf({ design: { hull, armour } }: Ship, guns: readonly GunChances[]): Distribution {
  const limited = (sums: number): number => points(Math.min(armour + hull, Math.floor(sums / STOPPABLE)), Math.min(hull, sums % STOPPABLE))
  return guns.flatMap(diceOf).reduce((sum, dice) => map(plus(sum, dice), limited), certain(0))
}
export const hullOf = (ship: Ship, sums: Distribution): Distribution => {
  const { design, condition } = ship
  const armour = design.armour - condition.armour
  return capped(
    map(sums, (sum) => (sum % STOPPABLE) + Math.max(0, Math.floor(sum / STOPPABLE) - armour)),
    design.hull - condition.hull,
  )
}
