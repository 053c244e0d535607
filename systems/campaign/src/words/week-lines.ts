// The log lines of the weeks.
import { type LogLines, list, logDetail, logHeading, logLine, type Part, plural, seatLine } from '@admiralty/kernel'
import { attitudeName } from '../land/attitudes.ts'
import type { HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import { contentsOf } from '../week/book-contents.ts'
import type { WeekSeen, WeekSeenOf } from '../week/events.ts'
import { accounted } from './account-line.ts'
import { contentsText } from './book/texts.ts'
import { meetingLines } from './meeting-lines.ts'
import { empireName, empirePart, groupName, hexPart, hexTitle } from './names.ts'
import { shipLines } from './ship-lines.ts'

/** Addresses as parts of a line: '0302, 0507 and 0608'. */
const placeParts = (view: View, all: readonly HexAddress[]): readonly Part[] =>
  all
    .flatMap((at, index): readonly Part[] => [index === 0 ? '' : index === all.length - 1 ? ' and ' : ', ', hexPart(view, at)])
    .filter((part) => part !== '')
/** Hexes where own groups come out after the moves; nothing for groups that stayed and for others' groups. */
function arrivals({ changed }: WeekSeenOf<'placed'>, view: View): readonly Part[] {
  const moved = Object.values(changed).flatMap((own) =>
    (own ?? []).flatMap(({ id, at, came }) => (at && came && came.by !== 'stay' ? [{ id, at, by: came.by }] : [])),
  )
  return moved.flatMap(({ id, at, by }, index): readonly Part[] => [
    `${index === 0 ? '' : ', '}${groupName(id)} ${by === 'lane' ? 'by lane to' : 'by jump to'} `,
    hexPart(view, at),
  ])
}

/** CR-17.4b, CR-18.2a: own groups that are in FTL now; no line for a moment without any. */
function withdrawals({ formed, changed }: WeekSeenOf<'placed'>, view: View) {
  const gone = [...Object.values(formed), ...Object.values(changed)].flatMap((own) => (own ?? []).filter(({ at }) => at === null))
  const parts = gone.flatMap(({ id, to }, index): readonly Part[] => [
    `${index === 0 ? '' : ', '}${groupName(id)}`,
    ...(to ? [' to ', hexPart(view, to)] : []),
  ])
  return parts.length === 0 ? undefined : logDetail(null, ['CR-17.4b'], 'In FTL until next week: ', ...parts)
}

/** The line of each event of the weeks. Events whose outcome another line or the map shows have none. */
export const weekLines: Omit<LogLines<WeekSeen, View>, 'shipsChanged'> = {
  weekBegan: ({ week }) => logHeading(['CR-1.5a'], `Week ${week}`),
  marketListed: ({ designs }) => logLine(['CR-13.1b'], `On the market this week: ${list(designs)}`),
  booked: (seen) =>
    seatLine(seen.seat, ['CR-15.4'], empirePart(seen.seat), ` orders: ${contentsText(seen.book ? contentsOf(seen.book) : seen.contents)}`),
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
    if (seen.moment !== 'moves') return withdrawals(seen, view)
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
  newcomerAdmitted: ({ seat, rim }) =>
    seatLine(seat, ['CR-1.1b'], 'All let ', empirePart(seat), ` begin again at the ${rim} rim, which becomes known`),
  rimClaimed: ({ seat, worlds }, view) =>
    worlds.length === 0
      ? seatLine(seat, ['CR-1.1b'], empirePart(seat), ' stays out')
      : seatLine(seat, ['CR-1.1b'], empirePart(seat), ' begins again with ', ...placeParts(view, worlds)),
  attitudeLearned: ({ at, attitude }, view) =>
    logLine(['CR-1.6a'], 'The neutral world ', hexPart(view, at), ` is ${attitudeName(attitude)}`),
  accounted,
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
        : `, and ${plural(broken.length, 'link is', 'links are')} broken: ${list(broken.map(({ worlds }) => worlds.map((at) => hexTitle(view, at)).join(' with ')))}`
    return logLine(['CR-10.1b'], `Trade flows on ${plural(links.length - broken.length, 'link')}${end}`)
  },
  ...meetingLines,
  ...shipLines,
}
