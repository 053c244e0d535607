// The possible gifts before the flagship's roll, and whether the flagship has room for each.
import { GIFTS } from '../../data/gifts.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { giftOf, placeGifts } from '../../src/design/gifts.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { flagshipOf, placedUnits, placedWeapon } from './gifts.ts'

/** The gift of one row, and how much of it fits. */
export interface GiftProspect {
  /** The sum of the two dice. */
  readonly row: number
  readonly says: string
  readonly pieces: number
  /** Number of these parts that fit. */
  readonly placed: number
}

const given = ({ auxiliaries, fighters }: ShipDesign): number =>
  auxiliaries.filter(({ gift }) => gift).length + fighters.filter(({ gift }) => gift).length

function prospect(fleet: FleetDesign, limits: FleetLimits, row: number): GiftProspect {
  const gift = giftOf([row])
  const after = { ...limits, rows: [row] }
  const fitted = placeGifts(fleet, [row], (one) => checkFleet(one, after).length === 0, null)
  const flagship = flagshipOf(fitted)
  const weapons = gift.weapons.filter((one) => placedWeapon(fitted, one) !== null).length
  const placed = (flagship ? given(flagship) : 0) + weapons + placedUnits(fitted, gift)
  return { row, says: gift.says, pieces: gift.devices.length + gift.weapons.length + gift.fighters + gift.units, placed }
}

/** The gift of each row for a legal fleet. A 12 brings two of these rows. */
export const prospects = (fleet: FleetDesign, limits: FleetLimits): readonly GiftProspect[] =>
  Object.keys(GIFTS).map((row) => prospect(fleet, limits, Number(row)))
