// The lines of meetings and battles in the log.
import { capital, type LogLines, list, logDetail, logLine, type Part, plural } from '@admiralty/kernel'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { RelativeSize, WeekSeen, WeekSeenOf } from '../week/events.ts'
import { empireName, empirePart, hexPart } from './names.ts'
import { namedShips } from './ship-lines.ts'

const are = (seats: readonly Color[], one: string, several: string): string =>
  `${list(seats.map(empireName))} ${seats.length === 1 ? one : several}`

const SIZES: Readonly<Record<RelativeSize, string>> = {
  larger: 'is larger than yours',
  equal: 'is about equal to yours',
  smaller: 'is smaller than yours',
}
const SHIPS: Readonly<Record<RelativeSize, string>> = {
  larger: ', and its ships are much larger',
  equal: '',
  smaller: ', and its ships are much smaller',
}
function attacked({ at, seats, result, force, defence, face, modifier, aftermath }: WeekSeenOf<'neutralAttacked'>, view: View) {
  const odds = force === null ? '' : `, with ${plural(force, 'point')} against ${defence}`
  const rolled =
    face === null ? '' : ` (die ${face}${modifier === null || modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`})`
  const after = aftermath === null ? '' : `; die ${aftermath} for what is left`
  const ends = {
    tooWeak: 'the force is too weak to try',
    surrender: 'it surrenders',
    repelled: 'it drives them off',
    undecided: 'nothing is decided',
  }[result]
  return logLine(
    [result === 'tooWeak' ? 'CR-8.5a' : result === 'surrender' ? 'CR-8.4b' : result === 'repelled' ? 'CR-8.4c' : 'CR-8.4d'],
    `${are(seats, 'attacks', 'attack')} the neutral world `,
    hexPart(view, at),
    `${odds}: ${ends}${rolled}${after}`,
  )
}
/** What may have become of ships, and what is said of their empire. */
const FATES = [
  ['destroyed', 'loses'],
  ['drifting', 'has adrift'],
  ['jumped', 'has sent into FTL'],
] as const
/** The names of the ships with a fate; none if there is no such ship. */
const fateTexts = (ships: readonly { readonly name: string; readonly fate: string }[], wanted: string): readonly string[] => {
  const names = ships.flatMap(({ name, fate }) => (fate === wanted ? [name] : []))
  return names.length === 0 ? [] : [namedShips(names)]
}
function fought({ battle: { at, seats, holder, contested }, rounds, ships }: WeekSeenOf<'fought'>, view: View) {
  const lost = seats.flatMap((seat) =>
    FATES.flatMap(([fate, verb]) => fateTexts(ships?.[seat] ?? [], fate).map((names) => `${empireName(seat)} ${verb} ${names}`)),
  )
  const end = holder ? `${empireName(holder)} holds ` : contested ? 'the field stays contested at ' : 'nobody holds '
  const long = rounds === null ? '' : `After ${plural(rounds, 'round')} `
  return logLine(
    ['CR-14.2'],
    capital(`${long}${end}`),
    hexPart(view, at),
    rounds === null ? '' : lost.length > 0 ? `. ${list(lost)}` : '. Nobody loses a ship',
  )
}

/** The lines of meetings, battles and attacks on neutral worlds. */
export const meetingLines = {
  contact: ({ at, seats, dummies }, view) =>
    logLine(
      ['CR-17.1', 'CR-15.2a'],
      `Groups of ${list(seats.map(empireName))} meet at `,
      hexPart(view, at),
      dummies.length === 0 ? '' : `. ${list([...dummies])} ${dummies.length === 1 ? 'was a dummy' : 'were dummies'}`,
    ),
  sized: ({ seat, at, remarks }, view) =>
    remarks.length === 0
      ? undefined
      : logDetail(
          seat,
          ['CR-17.2a', 'CR-17.2b'],
          'At ',
          hexPart(view, at),
          ...remarks.flatMap((one, index): readonly Part[] => [
            index === 0 ? ' the fleet of ' : '; that of ',
            empirePart(one.seat),
            ` ${SIZES[one.size]}${one.ships === null ? '' : SHIPS[one.ships]}`,
          ]),
        ),
  classesSeen: ({ seat, at, of, classes }, view) =>
    logDetail(seat, ['CR-15.3'], 'Seen at ', hexPart(view, at), ' before they parted: ', empirePart(of), ` with ${list([...classes])}`),
  decided: ({ at, stay, leave }, view) =>
    logLine(
      [leave.length > 0 && stay.length === 0 ? 'CR-17.5' : 'CR-17.4a'],
      'At ',
      hexPart(view, at),
      stay.length > 0 ? ` ${are(stay, 'stays', 'stay')}` : ' nobody stays',
      leave.length > 0 ? `, and ${are(leave, 'withdraws', 'withdraw')}` : '',
    ),
  battleBegan: ({ battle: { at, seats } }, view) =>
    logLine(['CR-17.6a', 'CR-X.10'], 'Battle at ', hexPart(view, at), ` between ${list(seats.map(empireName))}`),
  initiative: ({ at, rolls }, view) =>
    logDetail(
      null,
      ['CR-17.7'],
      'Initiative at ',
      hexPart(view, at),
      `: ${list(rolls.map(({ seat, faces, bonus }) => `${empireName(seat)} ${faces.join(', ')}${bonus > 0 ? ` + ${bonus}` : ''}`))}`,
    ),
  fought,
  neutralAttacked: attacked,
} satisfies Partial<LogLines<WeekSeen, View>>
