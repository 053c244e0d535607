// Log lines of sensors and of ships that leave.
import { type Counted, type Part, plural, sentence } from '@admiralty/kernel'
import type { SensorsEvent } from '../sensors/events.ts'
import { SIMPLE } from '../sensors/locks.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { at, detail, die, figure, type LinesOf, line, shipLink, sidesOf } from './say.ts'

/** The die, or the fixed value of simple sensors (EE-SSN-01). */
const shown = (view: View, ship: string, face: number | null, counted: Counted): Part =>
  face === null ? `${SIMPLE[findShip(view, ship)?.crew ?? 'standard']}` : die(face, counted, sidesOf(view, ship))

export const sensorsLines: LinesOf<SensorsEvent> = {
  sensorsUsed({ ships }, view) {
    const used = Object.entries(ships).filter(([, boxes]) => boxes.length > 0)
    const parts = used.flatMap(([ship, boxes], index) => [index > 0 ? ', ' : '', shipLink(view, ship), ` with ${boxes.length}`])
    return used.length === 0 ? line(null, 'EE-SEN-02')`No sensors are used.` : line(null, 'EE-SEN-02')`Sensors are used: ${parts}.`
  },
  lockRolled({ ship, seat, at: target, sensors, die: face, number, range, locked }, view) {
    const tries = sentence`${shipLink(view, ship)} tries to lock on to ${shipLink(view, target)} with ${plural(sensors, 'sensor')}`
    const more = number.total === 0 ? [] : [number.total > 0 ? ' +' : ' ', figure(number)]
    const result = `against range ${range}: ${locked ? 'a' : 'no'} lock-on.`
    return detail(seat, 'EE-SEN-05')`${tries}: ${shown(view, ship, face, locked)}${more} ${result}`
  },
  searched: ({ ship, seat, hex, die: face }, view) =>
    detail(seat, 'EE-HID-05')`${shipLink(view, ship)} searches ${at(hex)}: ${shown(view, ship, face, null)}.`,
  locksSet: () => undefined,
  shipLeft: ({ ship, seat, why }, view) =>
    line(seat, why)`${shipLink(view, ship)} ${why === 'EE-FTL-02' ? 'leaves, faster than light' : 'has reached its destination'}.`,
}
