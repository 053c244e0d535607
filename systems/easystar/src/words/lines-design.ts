// Log entries of the set-up.
import { type Part, plural } from '@admiralty/kernel'
import type { DesignObservation } from '../design/events.ts'
import { giftOf } from '../design/gifts.ts'
import { at, d6, detail, facingName, type LinesOf, line, thing, who } from './say.ts'

export const designLines: LinesOf<DesignObservation> = {
  fleetMade: ({ seat, fleet }) =>
    fleet
      ? line(
          seat,
          ['ES-DES-01'],
          who(seat),
          ` hands in ${fleet.name === '' ? 'a fleet' : fleet.name}: ${plural(fleet.ships.length, 'ship')}.`,
        )
      : line(seat, ['ES-DES-11'], who(seat), ' hands in a sealed fleet.'),
  advantageRolled: ({ seat, advantage }) => {
    const dice = advantage.rolls.flatMap((faces, roll): readonly Part[] => [
      roll > 0 ? ', then ' : '',
      ...faces.map((face) => d6(face, null)),
    ])
    return line(seat, ['ES-FLG-02'], who(seat), '’s flagship rolls ', ...dice, `: ${giftOf(advantage.rows).says}.`)
  },
  refitted: ({ seat, secret }) =>
    secret?.fleet
      ? line(seat, ['ES-FLG-08'], who(seat), ` is ready with ${plural(secret.fleet.ships.length, 'ship')}.`)
      : line(seat, ['ES-FLG-08'], who(seat), ' is ready; the place of the gift is secret.'),
  deployed: ({ seat, ships }, view) => {
    const where = ships.flatMap((ship, index): readonly Part[] => [
      index > 0 ? ', ' : '',
      thing(view, ship.id),
      ' at ',
      at(ship.hex),
      ` ${facingName(ship.facing)}`,
    ])
    return ships.length > 0
      ? line(seat, ['ES-SEQ-01'], who(seat), ' deploys: ', ...where, '.')
      : detail(seat, ['ES-SEQ-01'], who(seat), ' deploys nothing.')
  },
}
