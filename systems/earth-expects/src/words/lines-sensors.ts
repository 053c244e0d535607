// Log lines of sensors and of ships that leave.
import type { Part } from '@admiralty/kernel'
import type { SensorsEvent } from '../sensors/events.ts'
import { SIMPLE } from '../sensors/locks.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import { at, counted, crewSides, detail, die, figure, type LinesOf, line, shipLink } from './say.ts'

/** The die, or the fixed value of simple sensors (EE-SSN-01). */
function shown(view: View, id: string, face: number | null): Part {
  const ship = findShip(view, id)
  return face === null ? `${SIMPLE[ship?.crew ?? 'standard']}` : die(face, ship ? crewSides(ship) : 6)
}

export const sensorsLines: LinesOf<SensorsEvent> = {
  sensorsUsed: ({ ships }, view) => {
    const used = Object.entries(ships).filter(([, boxes]) => boxes.length > 0)
    const parts = used.flatMap(([ship, boxes], index) => [index > 0 ? ', ' : '', shipLink(view, ship), ` with ${boxes.length}`])
    return used.length === 0
      ? line(null, ['EE-SEN-02'], 'No sensors are used.')
      : line(null, ['EE-SEN-02'], 'Sensors are used: ', ...parts, '.')
  },
  lockRolled: ({ ship, seat, at: target, sensors, die: face, number, range, locked }, view) =>
    detail(
      seat,
      ['EE-SEN-05'],
      shipLink(view, ship),
      ' tries to lock on to ',
      shipLink(view, target),
      ` with ${counted(sensors, 'sensor')}: `,
      shown(view, ship, face),
      ...(number.total === 0 ? [] : [number.total > 0 ? ' +' : ' ', figure(number)]),
      ` against range ${range}`,
      locked ? ': a lock-on.' : ': no lock-on.',
    ),
  searched: ({ ship, seat, hex, die: face }, view) =>
    detail(seat, ['EE-HID-05'], shipLink(view, ship), ' searches ', at(hex), ': ', shown(view, ship, face), '.'),
  locksSet: () => undefined,
  shipLeft: ({ ship, seat, why }, view) =>
    line(seat, [why], shipLink(view, ship), why === 'EE-FTL-02' ? ' leaves, faster than light.' : ' has reached its destination.'),
}
