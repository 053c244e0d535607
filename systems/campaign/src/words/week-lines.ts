// The log lines of the weeks.
import { capital, type LogLines, list, logDetail, logHeading, logLine, type Part, plural, seatLine } from '@admiralty/kernel'
import { attitudeName } from '../land/attitudes.ts'
import { holdingsOf, seatsOf } from '../lookup.ts'
import { moneyText } from '../money.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import type { RelativeSize, WeekSeen } from '../week/events.ts'
import { accounted, MOST_LINES } from './account-line.ts'
import { contentsText, factsOf } from './book/texts.ts'
import { empireName, empirePart, groupName, hexPart, hexTitle } from './names.ts'

type Seen<N extends WeekSeen['type']> = Extract<WeekSeen, { readonly type: N }>

const are = (seats: readonly Color[], one: string, several: string): string =>
  `${list(seats.map(empireName))} ${seats.length === 1 ? one : several}`
/** Addresses as parts of a line: '0302, 0507 and 0608'. */
const placeParts = (view: View, all: readonly HexAddress[]): readonly Part[] =>
  all
    .flatMap((at, index): readonly Part[] => [index === 0 ? '' : index === all.length - 1 ? ' and ' : ', ', hexPart(view, at)])
    .filter((part) => part !== '')

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
/** Where own groups come out after the moves; nothing for groups that stayed and for others' groups. */
function arrivals({ groups }: Seen<'placed'>, view: View): readonly Part[] {
  const came = Object.values(groups).flatMap((own) => (own ?? []).filter(({ at, came: { by } }) => at !== null && by !== 'stay'))
  return came.flatMap(({ id, at, came: { by } }, index): readonly Part[] =>
    at === null ? [] : [`${index === 0 ? '' : ', '}${groupName(id)} ${by === 'lane' ? 'by lane to' : 'by jump to'} `, hexPart(view, at)],
  )
}
const shipNames = (view: View, seat: Color, ids: readonly string[]): string => {
  const known = seatsOf(view).includes(seat) ? (view.secret[seat]?.holdings?.ships ?? []) : []
  const names = ids.flatMap((id) => known.find((ship) => ship.id === id)?.name ?? [])
  return names.length === ids.length && ids.length <= MOST_LINES ? list(names) : plural(ids.length, 'ship')
}
function keelsSet({ seat, keels }: Seen<'keelsSet'>, view: View) {
  if (keels.length === 0) return seatLine(seat, ['CR-13.1a'], empirePart(seat), ' has no keel left')
  const holdings = holdingsOf(view, seat)
  const said = keels.map((keel) => {
    const { title, price } = factsOf(holdings, keel)
    return `${title} at ${hexTitle(view, keel.at)} ${moneyText(keel.paid)} of ${moneyText(price)}`
  })
  return seatLine(seat, ['CR-13.1a'], empirePart(seat), ` is building ${list(said)}`)
}
function attacked({ at, seats, result, force, defence, face, modifier, aftermath }: Seen<'neutralAttacked'>, view: View) {
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
function fought({ battle: { at, seats, holder, contested }, rounds, ships }: Seen<'fought'>, view: View) {
  const lost = seats.flatMap((seat) => {
    const gone = (ships ?? []).filter((ship) => ship.seat === seat && ship.fate === 'destroyed').length
    return gone === 0 ? [] : [`${empireName(seat)} loses ${plural(gone, 'ship')}`]
  })
  const end = holder ? `${empireName(holder)} holds ` : contested ? 'the field stays contested at ' : 'nobody holds '
  const long = rounds === null ? '' : `After ${plural(rounds, 'round')} `
  return logLine(['CR-14.2'], capital(`${long}${end}`), hexPart(view, at), lost.length > 0 ? `. ${list(lost)}` : '')
}
const SHIP_EVENTS = { lost: ['CR-14.2'], joined: ['CR-13.1a'] } as const

/** The line of each event of the weeks. Events whose outcome another line or the map shows have none. */
export const weekLines: LogLines<WeekSeen, View> = {
  weekBegan: ({ week }) => logHeading(['CR-1.5a'], `Week ${week}`),
  booked: ({ seat, book }) => seatLine(seat, ['CR-15.4'], empirePart(seat), ` orders: ${contentsText(book)}`),
  agreed: ({ seat, consents: { pacts, bases, shares } }, view) =>
    pacts.length + bases.length + shares.length === 0
      ? undefined
      : seatLine(
          seat,
          ['CR-X.11'],
          empirePart(seat),
          ` has agreements: ${list([
            ...pacts.map((pact) => `a pact with ${empireName(pact.with)}${pact.until === null ? '' : ` until week ${pact.until}`}`),
            ...bases.map(({ at, user }) => `${hexTitle(view, at)} as a base of ${empireName(user)}`),
            ...shares.map(
              ({ link, payee }) => `payments for ${link.map((at) => hexTitle(view, at)).join(' and ')} to ${empireName(payee)}`,
            ),
          ])}`,
        ),
  capitalNamed: ({ seat, capital: at }, view) =>
    at === null
      ? seatLine(seat, ['CR-X.6'], empirePart(seat), ' has no capital')
      : seatLine(seat, ['CR-X.6'], empirePart(seat), ' has its capital at ', hexPart(view, at)),
  lanesSwitched: ({ off }, view) =>
    off.length === 0 ? undefined : logLine(['CR-5.4a'], 'Lanes are switched off at ', ...placeParts(view, off)),
  placed(seen, view) {
    if (seen.moment !== 'moves') return undefined
    const parts = arrivals(seen, view)
    return parts.length === 0
      ? logLine(['CR-15.4'], 'All groups have moved')
      : logLine(['CR-5.1b', 'CR-5.2'], 'All groups have moved: ', ...parts)
  },
  marginShown: ({ hexes }, view) =>
    hexes.length === 0
      ? undefined
      : logLine(
          ['CR-1.1a', 'CR-1.2b'],
          `${plural(hexes.length, 'hex', 'hexes')} beyond the edge ${hexes.length === 1 ? 'becomes' : 'become'} known: `,
          ...placeParts(view, hexes),
        ),
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
  attitudeLearned: ({ at, attitude }, view) =>
    logLine(['CR-1.6a'], 'The neutral world ', hexPart(view, at), ` is ${attitudeName(attitude)}`),
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
  shipsChanged: () => undefined,
  accountsSet: () => undefined,
  shipsLost: ({ seat, ships, why }, view) =>
    seatLine(seat, SHIP_EVENTS.lost, empirePart(seat), ` loses ${shipNames(view, seat, ships)}: ${why}`),
  shipsJoined: ({ seat, ships, why }) =>
    seatLine(
      seat,
      SHIP_EVENTS.joined,
      empirePart(seat),
      ` receives ${ships.length <= MOST_LINES ? list(ships.map(({ name }) => name)) : plural(ships.length, 'ship')}: ${why}`,
    ),
  keelsSet,
  sparesSet: () => undefined,
  accounted,
  neutralAttacked: attacked,
  watched: () => undefined,
  settled: ({ seat, at, attitude, face }, view) =>
    seatLine(
      seat,
      ['CR-1.6g'],
      empirePart(seat),
      ' has kept the peace for four weeks at ',
      hexPart(view, at),
      `. Die ${face}: the world is ${attitudeName(attitude)}`,
    ),
  worldsChanged({ worlds }, view) {
    // A world without an owner is in the line of its attack, and a step of reconstruction is no news.
    const changed = worlds.filter(({ owner, steps }) => owner !== null && steps === 0)
    if (changed.length === 0) return undefined
    const parts = changed.flatMap(({ at, owner, base }, index): readonly Part[] => [
      index === 0 ? '' : ', ',
      hexPart(view, at),
      ` (${owner ? empireName(owner) : 'neutral'}, base income ${base})`,
    ])
    return logDetail(null, ['CR-2.1'], 'Worlds now: ', ...parts.filter((part) => part !== ''))
  },
  luxuriesRolled: ({ faces }, view) =>
    Object.keys(faces).length === 0
      ? undefined
      : logLine(['CR-2.6c'], `Luxuries pay this week: ${list(Object.entries(faces).map(([at, face]) => `${hexTitle(view, at)} ${face}`))}`),
  linksSet({ links }, view) {
    const broken = links.filter(({ flows }) => !flows)
    const end =
      broken.length === 0
        ? ''
        : `, and ${plural(broken.length, 'link is', 'links are')} broken: ${list(broken.map(({ worlds }) => worlds.map((at) => hexTitle(view, at)).join(' and ')))}`
    return logLine(['CR-10.1b'], `Trade flows on ${plural(links.length - broken.length, 'link')}${end}`)
  },
}
