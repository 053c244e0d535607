// The possible gifts of the flagship roll, and whether the flagship has room for each.

import { ClauseTable, Fold, Rule } from '@admiralty/game-ui/panel'
import { useMemo } from 'react'
import { GIFTS } from '../../data/gifts.ts'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { giftOf, giftsOn, placedUnits, placeGifts } from '../../src/design/gifts.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { FleetDesign } from '../../src/state.ts'
import { capital } from '../../src/words/say.ts'

/** The gift of each row for a legal fleet, and how many of its parts fit. A 12 brings two of these rows. */
export const prospects = (fleet: FleetDesign, limits: FleetLimits) =>
  Object.keys(GIFTS)
    .map(Number)
    .map((row) => {
      const gift = giftOf([row])
      const after = { ...limits, rows: [row] }
      const { ships, flagship } = placeGifts(fleet, [row], (one) => checkFleet(one, after).length === 0, null)
      const ship = ships[flagship]
      const pieces = gift.devices.length + gift.weapons.length + gift.fighters + gift.units
      return { row, says: gift.says, pieces, placed: ship ? giftsOn(ship).length + placedUnits(ship, gift) : 0 }
    })

export interface FlagshipRollProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
}

const verdict = ({ pieces, placed }: ReturnType<typeof prospects>[number]): string => {
  if (placed >= pieces) return pieces === 0 ? 'needs no box' : 'fits'
  return placed === 0 ? 'does not fit' : `${placed} of ${pieces} fit`
}

export function FlagshipRoll({ fleet, limits }: FlagshipRollProps) {
  const rows = useMemo(() => (checkFleet(fleet, limits).length === 0 ? prospects(fleet, limits) : []), [fleet, limits])
  if (rows.length === 0) return null
  const lost = rows.filter(({ pieces, placed }) => placed < pieces).length
  return (
    <Fold
      title="Possible flagship gifts"
      aside={lost === 0 ? 'every possible gift fits' : `${lost} of ${rows.length} possible gifts would not fit completely`}
    >
      <ClauseTable
        look=""
        rows={rows.map((one) => ({
          key: String(one.row),
          look: one.placed < one.pieces ? 'over' : '',
          cells: [`${one.row}: ${capital(one.says)}`, verdict(one)],
        }))}
      />
      <p className="gu-note">
        Two dice are rolled after all fleets are handed in; a 12 gives two more rolls. A gift costs no points and no spaces, but needs a
        free box. <Rule id="ES-FLG-02" /> <Rule id="ES-FLG-05" />
      </p>
    </Fold>
  )
}
