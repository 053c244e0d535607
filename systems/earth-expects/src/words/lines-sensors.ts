// Sensors, and ships that go, as lines of the log.
import type { SensorsNews } from '../sensors/sensing.ts'
import type { View } from '../state.ts'
import { findShip } from '../table.ts'
import type { LinesOf } from './lines.ts'
import { at, counted, crewSides, detail, die, figure, line, thing } from './say.ts'

const sidesOf = (view: View, ship: string): number => {
  const found = findShip(view, ship)
  return found ? crewSides(found) : 6
}

export const sensorsLines: LinesOf<SensorsNews> = {
  sensorsUsed: ({ ships }, view) => {
    const used = Object.entries(ships).filter(([, boxes]) => boxes.length > 0)
    const parts = used.flatMap(([ship, boxes], index) => [index > 0 ? ', ' : '', thing(view, ship), ` with ${boxes.length}`])
    return used.length === 0
      ? line(null, ['EE-SEN-02'], 'No sensor is used.')
      : line(null, ['EE-SEN-02'], 'Sensors are used: ', ...parts, '.')
  },
  lockRolled: ({ ship, seat, at: target, sensors, die: face, number, range, locked }, view) =>
    detail(
      seat,
      ['EE-SEN-05'],
      thing(view, ship),
      ' looks at ',
      thing(view, target),
      ` with ${counted(sensors, 'sensor')}: `,
      ...(face === null ? [] : [die(face, sidesOf(view, ship))]),
      ...(number.total === 0 ? [] : [face === null ? '' : number.total > 0 ? ' +' : ' ', figure(number)]),
      ` against range ${range}`,
      locked ? ': a lock-on.' : ': no lock-on.',
    ),
  searched: ({ ship, seat, hex, die: face }, view) =>
    detail(seat, ['EE-HID-05'], thing(view, ship), ' searches ', at(hex), ': ', die(face, sidesOf(view, ship)), '.'),
  locksSet: () => undefined,
  shipLeft: ({ ship, seat, why }, view) => line(seat, [why], thing(view, ship), ' is away, faster than light.'),
}
