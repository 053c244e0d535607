// The log lines of the weeks.
import { type LogLines, list, logDetail, logHeading, logLine, plural, seatLine } from '@admiralty/kernel'
import { moneyText } from '../money.ts'
import type { View } from '../state.ts'
import type { WeekSeen } from '../week/events.ts'
import { empireName, empirePart, placePart } from './names.ts'

const RESULTS = {
  tooWeak: 'the force is too weak',
  surrender: 'it surrenders',
  repelled: 'they are driven off',
  undecided: 'nothing is decided',
} as const

/** The line of each event of the weeks. */
export const weekLines: LogLines<WeekSeen, View> = {
  weekBegan: ({ week }) => logHeading(['CR-1.5a'], `Week ${week}`),
  booked: ({ seat }) => seatLine(seat, ['CR-15.4'], empirePart(seat), ' has sealed its orders'),
  agreed: () => undefined,
  capitalNamed: ({ seat, capital }) => seatLine(seat, ['CR-X.6'], empirePart(seat), ` has its capital at ${capital ?? 'no world'}`),
  lanesSwitched: ({ off }) => logLine(['CR-5.4a'], off.length === 0 ? 'All lanes are open' : `Lanes are off at ${list([...off])}`),
  placed: () => undefined,
  marginShown: ({ hexes }) => logLine(['CR-1.1a', 'CR-1.2b'], `${plural(hexes.length, 'hex', 'hexes')} beyond the edge become known`),
  contact: ({ at, seats }) => logLine(['CR-17.1'], `${list(seats.map(empireName))} meet at `, placePart(at)),
  sized: ({ seat, at, remarks }) =>
    seatLine(seat, ['CR-17.2a'], ...remarks.flatMap((one) => [empirePart(one.seat), ` is ${one.size} at `, placePart(at)])),
  classesSeen: ({ seat, at, of, classes }) => logDetail(seat, ['CR-15.3'], empirePart(of), ` had ${list([...classes])} at `, placePart(at)),
  attitudeLearned: ({ at }) => logLine(['CR-1.6a'], 'The attitude of ', placePart(at), ' is known'),
  decided: ({ at, stay, leave }) =>
    logLine(
      ['CR-17.4a'],
      'At ',
      placePart(at),
      stay.length > 0 ? ` ${list(stay.map(empireName))} ${stay.length === 1 ? 'stays' : 'stay'}` : ' nobody stays',
      leave.length > 0 ? `, and ${list(leave.map(empireName))} withdraw` : '',
    ),
  battleBegan: ({ battle: { at, seats } }) => logLine(['CR-17.6a'], `Battle of ${list(seats.map(empireName))} at `, placePart(at)),
  initiative: ({ rolls }) =>
    logLine(
      ['CR-17.7'],
      `Initiative: ${list(rolls.map(({ seat, faces, bonus }) => `${empireName(seat)} ${faces.join(', ')} + ${bonus}`))}`,
    ),
  fought: ({ battle: { at, holder, contested } }) =>
    logLine(
      ['CR-14.2'],
      holder ? `${empireName(holder)} holds ` : contested ? 'Nobody holds, and several contest, ' : 'Nobody holds ',
      placePart(at),
    ),
  shipsChanged: () => undefined,
  accountsSet: () => undefined,
  shipsLost: ({ seat, ships }) => seatLine(seat, ['CR-14.2'], empirePart(seat), ` loses ${plural(ships.length, 'ship')}`),
  shipsJoined: ({ seat, ships }) => seatLine(seat, ['CR-13.1a'], empirePart(seat), ` receives ${plural(ships.length, 'ship')}`),
  keelsSet: () => undefined,
  sparesSet: () => undefined,
  accounted: ({ seat, lines }) =>
    seatLine(seat, ['CR-X.1'], empirePart(seat), ' books ', list(lines.map(({ what, amount }) => `${what} ${moneyText(amount)}`))),
  neutralAttacked: ({ at, seats, result }) =>
    logLine(['CR-8.4a'], `${list(seats.map(empireName))} attack `, placePart(at), `: ${RESULTS[result]}`),
  watched: () => undefined,
  settled: ({ seat, at }) => seatLine(seat, ['CR-1.6g'], empirePart(seat), ' ends the war at ', placePart(at)),
  worldsChanged: () => undefined,
  luxuriesRolled: () => undefined,
  linksSet: ({ links }) => logLine(['CR-10.1b'], `${plural(links.filter(({ flows }) => flows).length, 'link')} of trade`),
}
