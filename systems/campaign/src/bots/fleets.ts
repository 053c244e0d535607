// How a bot moves its ships: fleets that are strong enough attack neutral worlds, and come home before they run dry.
import { forceOf } from '../battles/force.ts'
import { arePartners } from '../battles/partners.ts'
import type { Group, Holdings } from '../holdings.ts'
import { worldsOf } from '../land/geometry.ts'
import { jumpsTo } from '../land/nearest.ts'
import { holdingsOf, secretOf, worldsOfEmpire } from '../lookup.ts'
import { reachOf } from '../movement/reach.ts'
import type { Color, HexAddress } from '../shapes.ts'
import { neutralDefence } from '../start/neutrals.ts'
import type { View, World } from '../state.ts'
import { groupEndurance } from '../supply/endurance.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Answers, type GroupOrder, type Move, WITHDRAW } from '../week/book.ts'

/** How daring a bot is. */
export interface Daring {
  /** The force that it brings against a neutral world, for each point of its defence. */
  readonly ratio: number
  /** Task forces that it sends from one world in a week. */
  readonly forces: number
}
/** What a bot knows when it orders its groups. */
interface Plan {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
  readonly holdings: Holdings
  readonly daring: Daring
  /** Jumps to the nearest own world, by hex. */
  readonly home: ReadonlyMap<HexAddress, number>
  /** Targets that a group has already. */
  readonly taken: Set<HexAddress>
}
/** Ships that stand together, and their next orders. */
interface Force {
  readonly group: string
  readonly ships: readonly string[]
  readonly at: HexAddress
}
/** CR-1.6e: the attitude of a client of an outside power, whose defence counts threefold. */
const [CLIENT, CLIENT_TIMES] = [4, 3]
const FAR = Number.POSITIVE_INFINITY
const AT_HOME: Answers = { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null }
const ABROAD: Answers = { larger: 'withdraw', equal: 'withdraw', smaller: 'attack', fallBack: null }

/** The jumps from some hexes to each hex that is known. */
const jumpsFrom = ({ land }: View, from: readonly HexAddress[]) => jumpsTo({ land, margin: {} }, from)
/** Whether an empire without a pact has a counter in a hex. */
const strangersAt = ({ view, seat }: Plan, at: HexAddress): boolean =>
  view.counters.some(({ owner, at: place }) => place === at && owner !== seat && !arePartners(view, seat, owner))
const enduranceFor = ({ holdings }: Plan, { ships }: Pick<Force, 'ships'>): number => groupEndurance(holdings, { ships }) ?? 0
const forceFor = ({ game, holdings }: Plan, { ships }: Pick<Force, 'ships'>): number => forceOf(game, holdings, ships)
const isBase = ({ home }: Plan, at: HexAddress): boolean => home.get(at) === 0

/** The force that a neutral world needs; infinite for worlds that nobody attacks. */
function neededFor({ view, seat, daring }: Plan, world: World): number {
  if (world.owner !== null || world.base === 0) return FAR
  const times = secretOf(view, seat).attitudes[world.at] === CLIENT ? CLIENT_TIMES : 1
  return daring.ratio * times * neutralDefence(view.setup, world).total
}
/** The neutral world that is best for a force: near, rich and weak enough; it can still come home from there. */
function targetFor(plan: Plan, force: Force): World | undefined {
  const [strength, weeks] = [forceFor(plan, force), enduranceFor(plan, force)]
  const jumps = jumpsFrom(plan.view, [force.at])
  const worthOf = ({ at, base }: World): number => base / ((jumps.get(at) ?? FAR) + 2)
  const able = worldsOf(plan.view.land).filter((world) => {
    if (plan.taken.has(world.at) || neededFor(plan, world) > strength || strangersAt(plan, world.at)) return false
    return (jumps.get(world.at) ?? FAR) + (plan.home.get(world.at) ?? FAR) < weeks
  })
  return able.reduce<World | undefined>((best, world) => (best && worthOf(best) >= worthOf(world) ? best : world), undefined)
}
/** The first move of a shortest way to a hex: by jump or, if that is shorter, by lane. */
function moveTowards({ view }: Plan, from: HexAddress, to: HexAddress): Move | null {
  if (from === to) return null
  const { jumps, lanes } = reachOf(view.land, view.off, { at: from })
  const left = jumpsFrom(view, [to])
  const leftAt = (at: HexAddress): number => left.get(at) ?? FAR
  const byJump = jumps.reduce<HexAddress | undefined>(
    (best, at) => (best !== undefined && leftAt(best) <= leftAt(at) ? best : at),
    undefined,
  )
  const byLane = [...lanes.keys()].reduce<HexAddress | undefined>(
    (best, at) => (best !== undefined && leftAt(best) <= leftAt(at) ? best : at),
    undefined,
  )
  const path = byLane === undefined ? undefined : lanes.get(byLane)
  if (path && byLane !== undefined && (byJump === undefined || leftAt(byLane) < leftAt(byJump))) return { by: 'lane', path }
  return byJump === undefined ? null : { by: 'jump', to: byJump }
}
const endOf = (move: Move | null, at: HexAddress): HexAddress =>
  move === null ? at : move.by === 'jump' ? move.to : (move.path.at(-1) ?? at)
/** Orders of a force that goes to a hex, and attacks the neutral world there when it has come. */
function sent(plan: Plan, { group, ships, at }: Force, to: HexAddress, attacks: boolean): GroupOrder {
  const move = moveTowards(plan, at, to)
  const isThere = endOf(move, at) === to
  return { group, ships, move, stance: attacks && isThere ? 'attack' : 'none', answers: isBase(plan, to) ? AT_HOME : ABROAD }
}
/** The nearest own world, in the order of the empire. */
function nearestBase({ view, seat }: Plan, at: HexAddress): HexAddress | undefined {
  const jumps = jumpsFrom(view, [at])
  return worldsOfEmpire(view, seat).reduce<HexAddress | undefined>(
    (best, own) => (best !== undefined && (jumps.get(best) ?? FAR) <= (jumps.get(own) ?? FAR) ? best : own),
    undefined,
  )
}
const goHome = (plan: Plan, force: Force): GroupOrder => sent(plan, force, nearestBase(plan, force.at) ?? force.at, false)
/** A force away from home goes on to its target, looks for another, or goes home. */
function afield(plan: Plan, force: Force): GroupOrder {
  const target = targetFor(plan, force)
  if (!target) return goHome(plan, force)
  plan.taken.add(target.at)
  return sent(plan, force, target.at, true)
}

/** Ships of a hex, the strongest first, in as many forces as there are targets for them. */
function dispatched(plan: Plan, at: HexAddress, names: readonly string[], ships: readonly string[]): readonly GroupOrder[] {
  const orders: GroupOrder[] = []
  let left = ships.toSorted((a, b) => forceFor(plan, { ships: [b] }) - forceFor(plan, { ships: [a] }))
  for (const group of names.slice(0, plan.daring.forces)) {
    const target = targetFor(plan, { group, ships: left, at })
    if (!target || left.length === 0) break
    const needed = neededFor(plan, target)
    let count = 1
    while (count < left.length && forceFor(plan, { ships: left.slice(0, count) }) < needed) count += 1
    const force = { group, ships: left.slice(0, count), at }
    plan.taken.add(target.at)
    orders.push(sent(plan, force, target.at, true))
    left = left.slice(count)
  }
  const name = names[orders.length]
  if (left.length > 0 && name !== undefined) orders.push(gathered(plan, { group: name, ships: left, at }))
  return orders
}
/** Ships without a target gather at the capital. */
function gathered(plan: Plan, force: Force): GroupOrder {
  const { capital } = plan.holdings
  const to = capital !== null && isBase(plan, capital) ? capital : force.at
  return sent(plan, force, to, false)
}

const BY_NUMBER = Array.from({ length: 400 }, (_, index) => `group-${index + 1}`)
/** Names of groups that are at a hex, then new ones. */
function namesAt(groups: readonly Group[], at: HexAddress, spare: Iterator<string>, count: number): readonly string[] {
  const there = groups.filter((group) => group.at === at && group.dummyOf === null).map(({ id }) => id)
  const more = Array.from({ length: Math.max(0, count - there.length) }, () => spare.next().value ?? '')
  return [...there, ...more]
}
/** Ids of the ships that can be ordered from a hex: those of its groups, and those that are in no group. */
function shipsAt({ ships, types, groups }: Holdings, at: HexAddress): readonly string[] {
  const grouped = groups.filter((group) => group.at === at).flatMap((group) => group.ships)
  const ftl = new Set(types.filter(({ facts }) => facts.ftl).map(({ id }) => id))
  const free = ships.filter((ship) => ship.at === at && ship.role !== 'defence' && ftl.has(ship.type)).map(({ id }) => id)
  return [...grouped, ...free]
}
/** The orders of all groups of an empire. */
export function fleetOrders(game: BattleGame, view: View, seat: Color, daring: Daring): readonly GroupOrder[] {
  const holdings = holdingsOf(view, seat)
  const worlds = worldsOfEmpire(view, seat)
  const plan: Plan = { game, view, seat, holdings, daring, home: jumpsFrom(view, worlds), taken: new Set() }
  const used = new Set(holdings.groups.map(({ id }) => id))
  const spare = BY_NUMBER.filter((id) => !used.has(id)).values()
  const real = holdings.groups.filter(({ dummyOf }) => dummyOf === null)
  const away = real.flatMap(({ id, ships, at }): readonly Force[] =>
    at === null || isBase(plan, at) || ships.length === 0 ? [] : [{ group: id, ships, at }],
  )
  const orders = away.map((force) => afield(plan, force))
  const based = worlds.flatMap((at) => {
    const ships = shipsAt(holdings, at)
    return ships.length === 0 ? [] : dispatched(plan, at, namesAt(real, at, spare, daring.forces + 1), ships)
  })
  return [...orders, ...based]
}
/** Orders of groups that stay where they are and fight nobody. */
export const restingOrders = (view: View, seat: Color): readonly GroupOrder[] =>
  holdingsOf(view, seat)
    .groups.filter(({ at, dummyOf }) => at !== null && dummyOf === null)
    .map(({ id, ships }) => ({ group: id, ships, move: null, stance: 'none', answers: WITHDRAW }))
