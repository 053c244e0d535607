// Log lines of ships bought, placed, hidden and found.
import { list, plural } from '@admiralty/kernel'
import type { HidingEvent } from '../hiding/events.ts'
import type { SettingEvent } from '../setting/events.ts'
import { at, facingName, heading, type LinesOf, line, nameOf, shipLink, shipName, thing, weaponName, who } from './say.ts'

export const settingLines: LinesOf<SettingEvent | HidingEvent> = {
  fleetBought({ seat, fleet }) {
    const bought = fleet && `buys ${plural(fleet.length, 'ship')}: ${fleet.map(({ design }) => design.name).join(', ')}`
    return line(seat, 'EE-DES-10')`${who(seat)} ${bought ?? 'has bought ships'}.`
  },
  shipPlaced({ ship }, view) {
    const { id, seat, hex, facing } = ship
    return line(seat, 'EE-SEQ-02')`${who(seat)} has ${thing(id, shipName(view, ship), seat)} at ${at(hex)}, facing ${facingName(facing)}.`
  },
  shipHidden: ({ ship }, view) => line(ship.seat, 'EE-HID-01')`${shipLink(view, ship.id)} hides at ${at(ship.hex)}.`,
  placed: () => heading(['EE-SEQ-02'], 'All ships are placed.'),
  railgunsMarked({ ship, seat, marks }, view) {
    const bases = Object.entries(marks).map(([gun, base]) => `${nameOf(view, base)} (${weaponName(view, ship, gun)})`)
    return line(seat, 'EE-BAS-08')`${shipLink(view, ship)} aims at ${list(bases)}.`
  },
  shipFound: ({ ship, why }, view) => line(ship.seat, why)`${shipLink(view, ship.id)} is found at ${at(ship.hex)}.`,
  unmasked: ({ ship, seat, design, why }, view) =>
    line(seat, why)`${shipLink(view, ship)} loses its disguise: it is a warship of ${`${design.boxes.length}`} boxes.`,
}
