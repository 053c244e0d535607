// Forged reports: true reports of random battles, each with one thing that cannot be. A campaign must refuse them all.
import {
  type BattleReport,
  type BattleRequest,
  bannersOf,
  type Departure,
  fieldOf,
  type ReportShip,
  type RequestShip,
  reportFaults,
  seededDice,
  type Tactics,
} from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'
import { type BattlesPlan, playRequest } from './tactics.ts'

/** A ship as it was sent and as it came back. */
interface ReturnedShip<D, C> {
  readonly design: D
  readonly before: C
  readonly after: C
}
/** A condition that the ship cannot have; null if this ship does not lend itself to it. */
export type WrongCondition<D, C> = (ship: ReturnedShip<D, C>) => C | null
export interface ForgedPlan<D, C> extends BattlesPlan<D, C> {
  /** The game's own impossible conditions, by the kind of forgery. */
  readonly wrong: Readonly<Record<string, WrongCondition<D, C>>>
}
interface Case<D, C> {
  readonly tactics: Tactics<D, C>
  readonly request: BattleRequest<D, C>
  readonly report: BattleReport<C>
}
type Forge = <D, C>(one: Case<D, C>) => BattleReport<C> | null

const sentShips = <D, C>({ request }: Case<D, C>): readonly RequestShip<D, C>[] => request.sides.flatMap(({ ships }) => ships)
const sentAs = <D, C>(one: Case<D, C>, id: string): RequestShip<D, C> | undefined => sentShips(one).find((ship) => ship.id === id)
const isDestroyed = <D, C>(one: Case<D, C>, { id, condition }: ReportShip<C>): boolean => {
  const sent = sentAs(one, id)
  return sent !== undefined && one.tactics.status(sent.design, condition).destroyed
}
const changed = <C>(report: BattleReport<C>, id: string, change: Partial<ReportShip<C>>): BattleReport<C> => ({
  ...report,
  ships: report.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
})
/** The report with a change to the first ship that the condition holds for. */
function firstShip<D, C>(one: Case<D, C>, is: (ship: ReportShip<C>) => boolean, change: Partial<ReportShip<C>>): BattleReport<C> | null {
  const ship = one.report.ships.find(is)
  return ship ? changed(one.report, ship.id, change) : null
}
const isAway = ({ fate }: ReportShip): boolean => fate === 'jumped' || fate === 'disengaged'
const STILL = { ahead: 0, right: 0, course: 0, velocity: 0 }
/** A sound report in which the ships of a group have disengaged together in turn 1, those of another group likewise. */
function departed<D, C>(one: Case<D, C>): Case<D, C> | null {
  const groups = one.request.sides
    .flatMap((side) => side.groups)
    .filter(({ ships }) => ships.every((id) => one.report.ships.some((ship) => ship.id === id && ship.fate === 'present')))
  if (groups.length === 0) return null
  const leaving = groups.flatMap(({ ships }) => ships)
  const ships = one.report.ships.map((ship) =>
    leaving.includes(ship.id) ? { ...ship, fate: 'disengaged' as const, turns: Math.min(ship.turns, 1) } : ship,
  )
  const stay = one.report.departures
    .map(({ places, ...rest }) => ({ ...rest, places: Object.fromEntries(Object.entries(places).filter(([id]) => !leaving.includes(id))) }))
    .filter(({ places }) => Object.keys(places).length > 0)
  const away = groups.map(
    (group): Departure => ({ turn: 1, underFire: false, places: Object.fromEntries(group.ships.map((id) => [id, STILL])) }),
  )
  return { ...one, report: { ships, departures: [...away, ...stay], ...fieldOf(one.tactics, one.request, ships) } }
}
/** A forgery of the first departure of a sound report that has one. */
const departing =
  (forge: (first: Departure, others: readonly Departure[]) => readonly Departure[] | null): Forge =>
  (one) => {
    const sound = departed(one)
    const [first, ...others] = sound?.report.departures ?? []
    const departures = first && forge(first, others)
    return sound && departures ? { ...sound.report, departures } : null
  }
/** A forgery of every place of the first departure. */
const placing = (change: Partial<Departure['places'][string]>): Forge =>
  departing((first, others) => [
    { ...first, places: Object.fromEntries(Object.entries(first.places).map(([id, place]) => [id, { ...place, ...change }])) },
    ...others,
  ])
const turning = (turn: number): Forge => departing((first, others) => [{ ...first, turn }, ...others])
const withTurns =
  (turns: (cap: number) => number): Forge =>
  (one) =>
    firstShip(one, () => true, { turns: turns(one.request.turnCap) })
/** A banner without a ship that could hold the field. */
const emptyBanner = <D, C>(one: Case<D, C>): string | undefined =>
  bannersOf(one.request).find((banner) => {
    const own = one.request.sides.filter((side) => side.banner === banner).flatMap(({ ships }) => ships.map(({ id }) => id))
    const { fieldHolder, contested } = fieldOf(
      one.tactics,
      one.request,
      one.report.ships.filter(({ id }) => own.includes(id)),
    )
    return fieldHolder === null && !contested
  })

/** A condition that lacks its first field. */
const incomplete = <C>(condition: C): C => Object.fromEntries(Object.entries(condition ?? {}).slice(1)) as C // what a forger sends has any form
const ABOUT_SHIPS: Readonly<Record<string, Forge>> = {
  'a ship is missing': ({ report }) => ({ ...report, ships: report.ships.slice(1) }),
  'a ship comes back twice': ({ report }) => ({ ...report, ships: [...report.ships, ...report.ships.slice(0, 1)] }),
  'a ship comes back that was not sent': ({ report }) => ({
    ...report,
    ships: [...report.ships, ...report.ships.slice(0, 1).map((ship) => ({ ...ship, id: 'stray' }))],
  }),
  'two ships have changed their names': ({ report }) => {
    const [first, second] = report.ships
    return first && second ? { ...report, ships: report.ships.map((ship) => (ship === first ? { ...ship, id: second.id } : ship)) } : null
  },
  'a ship is destroyed in the condition in which it was sent': (one) => {
    const ship = one.report.ships.find((each) => each.fate === 'present')
    return ship ? changed(one.report, ship.id, { fate: 'destroyed', condition: sentAs(one, ship.id)?.condition ?? ship.condition }) : null
  },
  'a new ship is destroyed in an untouched condition': (one) => {
    const ship = one.report.ships.find(({ id, fate }) => {
      const sent = sentAs(one, id)
      return fate === 'present' && sent && JSON.stringify(sent.condition) === JSON.stringify(one.tactics.pristine(sent.design))
    })
    return ship ? changed(one.report, ship.id, { fate: 'destroyed', condition: sentAs(one, ship.id)?.condition ?? ship.condition }) : null
  },
  'a wreck is present': (one) => firstShip(one, (ship) => isDestroyed(one, ship), { fate: 'present' }),
  'a wreck is drifting': (one) => firstShip(one, (ship) => isDestroyed(one, ship), { fate: 'drifting' }),
  'a wreck has disengaged': (one) => {
    const wreck = one.report.ships.find((ship) => isDestroyed(one, ship))
    const away = { turn: 1, underFire: false, places: wreck ? { [wreck.id]: STILL } : {} }
    return wreck
      ? { ...changed(one.report, wreck.id, { fate: 'disengaged', turns: 1 }), departures: [...one.report.departures, away] }
      : null
  },
  'a drifter is not adrift': (one) => firstShip(one, ({ fate }) => fate === 'present', { fate: 'drifting' }),
  'a ship without FTL drive has left by FTL': (one) => {
    const sound = departed(one)
    const ship = sound?.report.ships.find(({ id, fate }) => {
      const sent = sentAs(one, id)
      return fate === 'disengaged' && sent && !one.tactics.facts(sent.design).ftl
    })
    return sound && ship ? changed(sound.report, ship.id, { fate: 'jumped' }) : null
  },
  'a ship fought for less than no turn': withTurns(() => -1),
  'a ship fought beyond the turn cap': withTurns((cap) => cap + 1),
  'a ship fought for half a turn': withTurns((cap) => cap - 0.5),
  'a condition has another form': ({ report }) => ({
    ...report,
    ships: report.ships.map((ship, index) => (index === 0 ? { ...ship, condition: incomplete(ship.condition) } : ship)),
  }),
}
const ABOUT_DEPARTURES: Readonly<Record<string, Forge>> = {
  'a ship left without a departure': departing((_, others) => others),
  'a ship that is present departs': (one) => {
    const ship = one.report.ships.find(({ fate }) => fate === 'present')
    const away = { turn: 1, underFire: true, places: ship ? { [ship.id]: STILL } : {} }
    return ship ? { ...one.report, departures: [...one.report.departures, away] } : null
  },
  'a wreck departs': (one) => {
    const wreck = one.report.ships.find(({ fate }) => fate === 'destroyed')
    const away = { turn: 1, underFire: true, places: wreck ? { [wreck.id]: STILL } : {} }
    return wreck ? { ...one.report, departures: [...one.report.departures, away] } : null
  },
  'a stranger departs': departing((first, others) => [first, { ...first, places: { stray: STILL } }, ...others]),
  'a ship departs twice': departing((first, others) => [first, { ...first, turn: first.turn }, ...others]),
  'nobody departs': departing((first, others) => [first, ...others, { ...first, places: {} }]),
  'a group departs in two parts in one turn': departing((first, others) => {
    const [one, ...more] = Object.entries(first.places)
    if (!one || more.length === 0) return null
    return [{ ...first, places: Object.fromEntries([one]) }, { ...first, places: Object.fromEntries(more) }, ...others]
  }),
  'two groups depart as one': departing((first, [second, ...others]) =>
    second ? [{ ...first, places: { ...first.places, ...second.places } }, ...others] : null,
  ),
  'a departure before the first turn': turning(0),
  'a departure beyond the turn cap': (one) => turning(one.request.turnCap + 1)(one),
  'a departure in half a turn': turning(1.5),
  'a ship fought on after its departure': (one) => {
    const sound = departed(one)
    const ship = sound?.report.ships.find(isAway)
    return sound &&
      ship &&
      one.request.turnCap > 1 &&
      sound.report.departures[0]?.turn === 1 &&
      ship.id in sound.report.departures[0].places
      ? changed(sound.report, ship.id, { turns: 2 })
      : null
  },
  'a formation is not measured from its heaviest ship': placing({ ahead: 5 }),
  'a formation is turned': placing({ course: 3 }),
  'a course beyond the circle': placing({ course: 12 }),
  'a velocity below none': placing({ velocity: -1 }),
  'a place between the places': placing({ velocity: 0.5 }),
}
const ABOUT_THE_FIELD: Readonly<Record<string, Forge>> = {
  'the holder did not fight': ({ report }) => ({ ...report, fieldHolder: 'nobody', contested: false }),
  'the holder has no ship that can hold the field': (one) => {
    const empty = emptyBanner(one)
    return empty === undefined ? null : { ...one.report, fieldHolder: empty, contested: false }
  },
  'a contested field has a holder': ({ report, request }) =>
    report.contested ? { ...report, fieldHolder: bannersOf(request)[0] ?? null } : null,
  'hostile ships are left and the field is not contested': ({ report }) => (report.contested ? { ...report, contested: false } : null),
  'one of two banners that are left holds the field': (one) => {
    const banner = bannersOf(one.request)[0] ?? null
    return one.report.contested ? { ...one.report, contested: false, fieldHolder: banner } : null
  },
  'one banner or none contests the field': ({ report }) => (report.contested ? null : { ...report, contested: true, fieldHolder: null }),
  'the only banner that is left does not hold the field': ({ report }) =>
    report.fieldHolder === null ? null : { ...report, fieldHolder: null },
}
const FORGERIES = { ...ABOUT_SHIPS, ...ABOUT_DEPARTURES, ...ABOUT_THE_FIELD }

/** A forgery with the first ship that can have a wrong condition. */
function withWrongCondition<D, C>(one: Case<D, C>, wrong: WrongCondition<D, C>): BattleReport<C> | null {
  for (const { id, condition } of one.report.ships) {
    const sent = sentAs(one, id)
    const forged = sent ? wrong({ design: sent.design, before: sent.condition, after: condition }) : null
    if (forged !== null) return changed(one.report, id, { condition: forged })
  }
  return null
}
export interface ForgedResult {
  /** Kinds of forgeries that were tried. */
  readonly kinds: readonly string[]
  /** Kinds that no report lent itself to. */
  readonly untried: readonly string[]
  /** Forged reports that a campaign would accept, with the number of the battle. */
  readonly accepted: readonly string[]
  /** Faults of the sound reports with departures from which some forgeries are made. */
  readonly unsound: readonly string[]
}
/** Forges the reports of random battles in every way. */
export function forgedReports<D, C>(
  system: AnySystem,
  tactics: Tactics<D, C>,
  { battles, seed, requestOf, wrong }: ForgedPlan<D, C>,
): ForgedResult {
  const dice = seededDice(seed)
  const names = [...Object.keys(FORGERIES), ...Object.keys(wrong)]
  const tried = new Set<string>()
  const [accepted, unsound]: [string[], string[]] = [[], []]
  for (let battle = 0; battle < battles; battle += 1) {
    const request = requestOf(dice)
    const report = tactics.report(request, playRequest(system, tactics, request, dice))
    const one = { tactics, request, report }
    const sound = departed(one)
    if (sound) unsound.push(...reportFaults(tactics, request, sound.report).map((fault) => `battle ${battle}: ${fault}`))
    const forgeries = [
      ...Object.entries(FORGERIES).map(([kind, forge]) => [kind, forge(one)] as const),
      ...Object.entries(wrong).map(([kind, make]) => [kind, withWrongCondition(one, make)] as const),
    ]
    for (const [kind, forged] of forgeries) {
      if (forged === null) continue
      tried.add(kind)
      if (reportFaults(tactics, request, forged).length === 0) accepted.push(`battle ${battle}: ${kind}`)
    }
  }
  return { kinds: [...tried], untried: names.filter((kind) => !tried.has(kind)), accepted, unsound }
}
