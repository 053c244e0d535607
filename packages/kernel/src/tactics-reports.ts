// Why a campaign refuses the report of a battle. It trusts no battle: the report must fit the request and the rules of the game.
import {
  type BattleReport,
  type BattleRequest,
  bannersOf,
  type Departure,
  type ReportShip,
  type RequestShip,
  type Tactics,
} from './tactics.ts'

/** The parts of `Tactics` that judge a report. */
export type ReportJudge<D, C> = Pick<Tactics<D, C>, 'checkCondition' | 'facts' | 'healed' | 'status' | 'schema'>
/** A report with its request, and the rules that judge it. */
interface Judged<D, C> {
  readonly tactics: ReportJudge<D, C>
  readonly request: BattleRequest<D, C>
  readonly report: BattleReport<C>
}
const isCount = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most
const shipsSent = <D, C>({ sides }: BattleRequest<D, C>): readonly RequestShip<D, C>[] => sides.flatMap(({ ships }) => ships)
const hasLeft = ({ fate }: ReportShip): boolean => fate === 'jumped' || fate === 'disengaged'

/** The banners that have a ship on the table that can hold the field. */
function bannersThatHold<D, C>({ tactics, request, report }: Judged<D, C>): readonly string[] {
  const holds = ({ id, design }: RequestShip<D, C>): boolean =>
    report.ships.some((ship) => ship.id === id && ship.fate === 'present' && tactics.status(design, ship.condition).holds)
  return bannersOf(request).filter((banner) => request.sides.some((side) => side.banner === banner && side.ships.some(holds)))
}
/** The field of a battle by the ships that are left, for a game whose rules say nothing else about it. */
export function fieldOf<D, C>(
  tactics: ReportJudge<D, C>,
  request: BattleRequest<D, C>,
  ships: readonly ReportShip<C>[],
): Pick<BattleReport<C>, 'fieldHolder' | 'contested'> {
  const report = { ships, departures: [], fieldHolder: null, contested: false }
  const [first, ...others] = bannersThatHold({ tactics, request, report })
  return { fieldHolder: others.length === 0 ? (first ?? null) : null, contested: others.length > 0 }
}

/** Why a campaign refuses a report, in words; empty if it is sound. */
export function reportFaults<D, C>(tactics: ReportJudge<D, C>, request: BattleRequest<D, C>, report: BattleReport<C>): readonly string[] {
  const judged = { tactics, request, report }
  const sent = shipsSent(request)
  const missing = sent.filter(({ id }) => report.ships.filter((ship) => ship.id === id).length !== 1)
  const strays = report.ships.filter(({ id }) => !sent.some((ship) => ship.id === id))
  const shapeless = report.ships.filter(({ condition }) => !tactics.schema.condition.safeParse(condition).success)
  const faults = [
    ...missing.map(({ id }) => `${id} does not come back once`),
    ...strays.map(({ id }) => `${id} was not sent`),
    ...shapeless.map(({ id }) => `the condition of ${id} has another form`),
  ]
  // Ships that cannot be compared say nothing about fates, formations and the field.
  return faults.length > 0
    ? faults
    : [...sent.flatMap((ship) => shipFaults(judged, ship)), ...formationFaults(judged), ...sideFaults(judged), ...fieldFaults(judged)]
}
function shipFaults<D, C>({ tactics, request, report }: Judged<D, C>, sent: RequestShip<D, C>): readonly string[] {
  const { id, design } = sent
  const back = report.ships.find((ship) => ship.id === id)
  if (!back) return []
  const { fate, turns, condition } = back
  const { destroyed, adrift } = tactics.status(design, condition)
  const impossible = [...tactics.checkCondition(design, condition), ...tactics.healed(design, sent.condition, condition)]
  const isAboutFate: readonly (readonly [boolean, string])[] = [
    [fate === 'destroyed' && !destroyed, 'is reported destroyed, and its condition is not that of a wreck'],
    [fate !== 'destroyed' && destroyed, `is reported ${fate}, and its condition is that of a wreck`],
    [fate === 'drifting' && !adrift, 'is reported drifting, and its condition is not adrift'],
    [fate === 'present' && adrift && !destroyed, 'is adrift by its condition and not reported drifting'],
    [fate === 'jumped' && !tactics.facts(design).ftl, 'has no FTL drive and left by FTL'],
    [!isCount(turns, 0, request.turnCap), `fought for ${turns} turns of ${request.turnCap}`],
  ]
  return [
    ...impossible.map(({ reason }) => `${id}: ${reason}`),
    ...isAboutFate.flatMap(([isWrong, what]) => (isWrong ? [`${id} ${what}`] : [])),
  ]
}

/** CR-18.2: every ship that left is in one formation; a formation has the ships of one group and one turn, from the heaviest of them. */
function formationFaults<D, C>(judged: Judged<D, C>): readonly string[] {
  const { request, report } = judged
  const { departures, ships } = report
  const placed = departures.flatMap(({ places }) => Object.keys(places))
  const groups = request.sides.flatMap((side) => side.groups)
  const groupOf = (ship: string): number => groups.findIndex((group) => group.ships.includes(ship))
  const moments = departures.map(({ turn, places }) => {
    const [ship = ''] = Object.keys(places)
    return JSON.stringify([turn, groupOf(ship) < 0 ? ship : groupOf(ship)])
  })
  return [
    ...ships.flatMap((ship) => {
      const times = placed.filter((id) => id === ship.id).length
      return times === Number(hasLeft(ship)) ? [] : [`${ship.id} is ${ship.fate} and in ${times} departures`]
    }),
    ...placed.filter((id) => !ships.some((ship) => ship.id === id)).map((id) => `${id} departs and was not sent`),
    ...moments.filter((moment, index) => moments.indexOf(moment) < index).map(() => 'a group departs twice in one turn'),
    ...departures.flatMap((departure, index) =>
      departureFaults(judged, departure, groupOf).map((what) => `departure ${index + 1} ${what}`),
    ),
  ]
}
function departureFaults<D, C>(
  { tactics, request, report }: Judged<D, C>,
  { turn, places }: Departure,
  groupOf: (ship: string) => number,
): readonly string[] {
  const ids = Object.keys(places)
  const masses = shipsSent(request).flatMap(({ id, design }) => (id in places ? [{ id, mass: tactics.facts(design).mass }] : []))
  const heaviest = masses.filter(({ mass }) => masses.every((other) => other.mass <= mass))
  const isAtOrigin = ({ id }: { readonly id: string }): boolean => {
    const place = places[id]
    return place !== undefined && place.ahead === 0 && place.right === 0 && place.course === 0
  }
  const isPlace = ({ ahead, right, course, velocity }: Departure['places'][string]): boolean =>
    Number.isSafeInteger(ahead) && Number.isSafeInteger(right) && isCount(course, 0, 11) && isCount(velocity, 0, Number.MAX_SAFE_INTEGER)
  const isOneGroup = ids.length < 2 || (new Set(ids.map(groupOf)).size === 1 && ids.every((id) => groupOf(id) >= 0))
  const rules: readonly (readonly [boolean, string])[] = [
    [ids.length > 0, 'has no ships'],
    [isCount(turn, 1, request.turnCap), `is in turn ${turn} of ${request.turnCap}`],
    [report.ships.every((ship) => !(ship.id in places) || ship.turns <= turn), 'has a ship that fought in later turns'],
    [isOneGroup, 'has ships of several groups'],
    [Object.values(places).every(isPlace), 'has a place that is none'],
    [heaviest.length === 0 || heaviest.some(isAtOrigin), 'is not measured from its heaviest ship'],
  ]
  return rules.flatMap(([isSound, what]) => (isSound ? [] : [what]))
}

/** Fighters land on other ships of their banner, and never become more. */
function sideFaults<D, C>({ tactics, request, report }: Judged<D, C>): readonly string[] {
  return bannersOf(request).flatMap((banner) => {
    const sent = request.sides.filter((side) => side.banner === banner).flatMap(({ ships }) => ships)
    const fighters = (ship: RequestShip<D, C>, condition: C): number => tactics.status(ship.design, condition).left.fighters
    const before = sent.reduce((sum, ship) => sum + fighters(ship, ship.condition), 0)
    const after = sent.reduce((sum, ship) => {
      const back = report.ships.find(({ id }) => id === ship.id)
      return sum + (back ? fighters(ship, back.condition) : 0)
    }, 0)
    return after > before ? [`${banner} has ${after} fighters after ${before}`] : []
  })
}
/** One banner that can hold the field holds it; several contest it. */
function fieldFaults<D, C>(judged: Judged<D, C>): readonly string[] {
  const { request, report } = judged
  const { fieldHolder, contested } = report
  const able = bannersThatHold(judged)
  const rules: readonly (readonly [boolean, string])[] = [
    [fieldHolder === null || bannersOf(request).includes(fieldHolder), `${fieldHolder} did not fight`],
    [!contested || fieldHolder === null, 'a contested field has no holder'],
    [fieldHolder === null || able.includes(fieldHolder), `${fieldHolder} holds the field without a ship that can hold it`],
    [contested === able.length > 1, `the field is ${contested ? '' : 'not '}contested with ${able.length} banners that can hold it`],
    [able.length !== 1 || fieldHolder === able[0], `${able[0]} alone can hold the field and does not`],
  ]
  return rules.flatMap(([isSound, what]) => (isSound ? [] : [what]))
}
