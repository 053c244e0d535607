// Log lines of ships bought, placed, hidden and found.
import type { HidingEvent } from '../hiding/events.ts'
import type { MarkEvent, SettingEvent } from '../setting/events.ts'
import { at, counted, facingName, heading, type LinesOf, line, listed, nameOf, shipLink, shipName, weaponName, who } from './say.ts'

export const settingLines: LinesOf<SettingEvent | MarkEvent | HidingEvent> = {
  fleetBought: ({ seat, fleet }) =>
    line(
      seat,
      ['EE-DES-10'],
      who(seat),
      fleet ? ` buys ${counted(fleet.length, 'ship')}: ${fleet.map(({ design }) => design.name).join(', ')}.` : ' has bought ships.',
    ),
  shipPlaced: ({ ship }, view) =>
    line(
      ship.seat,
      ['EE-SEQ-02'],
      who(ship.seat),
      ' has ',
      { kind: 'thing', id: ship.id, text: shipName(view, ship), seat: ship.seat },
      ' at ',
      at(ship.hex),
      `, facing ${facingName(ship.facing)}.`,
    ),
  shipHidden: ({ ship }, view) => line(ship.seat, ['EE-HID-01'], shipLink(view, ship.id), ' hides at ', at(ship.hex), '.'),
  placed: () => heading(['EE-SEQ-02'], 'All ships are placed.'),
  railgunsMarked: ({ ship, seat, marks }, view) => {
    const bases = Object.entries(marks).map(([gun, base]) => `${nameOf(view, base)} (${weaponName(view, ship, gun)})`)
    return line(seat, ['EE-BAS-08'], shipLink(view, ship), ` aims at ${listed(bases)}.`)
  },
  shipFound: ({ ship, why }, view) => line(ship.seat, [why], shipLink(view, ship.id), ' is found at ', at(ship.hex), '.'),
  unmasked: ({ ship, seat, design, why }, view) =>
    line(seat, [why], shipLink(view, ship), ` loses its disguise: it is a warship of ${design.boxes.length} boxes.`),
}
