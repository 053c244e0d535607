// How a bot moves its ships: they attack neutral worlds and hostile groups with enough force, look at worlds, and come home before they run dry.
import type { Holdings, TaskGroup } from '../holdings.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import type { GroupOrder } from '../week/book.ts'
import { type Admiral, type Daring, enduranceIn, type FleetPlan, fleetPlan, forceIn, isBase, isReady, nextName } from './fleet-plan.ts'
import { type Berth, dispatched } from './harbours.ts'
import { type Force, goHome, looking, rest, sent } from './sending.ts'
import { isScout, preyFleet, preyWorld, rallyFor, type Target, unknownWorld } from './targets.ts'

/** The target of a whole force: a world, a hostile group, or a look at an unknown world. */
function nextOf(plan: FleetPlan, { at, ships }: Force): { readonly target: Target; readonly task: 'world' | 'fleet' | 'look' } | undefined {
  const strongest = ships.toSorted((a, b) => forceIn(plan, b) - forceIn(plan, a))
  const [first, second] = strongest
  if (first !== undefined && second === undefined && isScout(plan, first)) {
    const unknown = unknownWorld(plan, at, first)
    if (unknown) return { target: unknown, task: 'look' }
  }
  const world = preyWorld(plan, at, strongest)
  if (world) return { target: world, task: 'world' }
  const fleet = preyFleet(plan, at, strongest)
  return fleet && { target: fleet, task: 'fleet' }
}
/** A force away from home goes on to its target, looks for another, or goes home. Ships that cannot jump stay behind. */
function afield(plan: FleetPlan, force: Force): readonly GroupOrder[] {
  const ready = force.ships.filter((id) => isReady(plan, id))
  const left = force.ships.filter((id) => !ready.includes(id))
  if (ready.length === 0) return [rest(force)]
  const going = { ...force, ships: ready }
  const behind = left.length === 0 ? [] : [rest({ group: nextName(plan), ships: left, at: force.at })]
  const next = nextOf(plan, going)
  // All go on together or go home: none is left behind because it is needier or not needed.
  const isAble = next && ready.every((id) => next.target.ships.includes(id) || enduranceIn(plan, id) > (plan.home.get(next.target.at) ?? 0))
  if (!next || !isAble) return [goHome(plan, going), ...behind]
  plan.taken.add(next.target.at)
  return [next.task === 'look' ? looking(plan, going, next.target.at) : sent(plan, going, next.target.at, next.task === 'world'), ...behind]
}

/** The names of the groups that are at a hex. */
const namesAt = (groups: readonly TaskGroup[], at: HexAddress): Iterator<string> =>
  groups
    .filter((group) => group.at === at)
    .map(({ id }) => id)
    .values()
/** Ids of the ships that can be ordered from a hex: those of its groups, and those that are in no group. */
function shipsAt({ ships, types, groups }: Holdings, at: HexAddress): readonly string[] {
  const grouped = groups.filter((group) => group.at === at).flatMap((group) => group.ships)
  const ftl = new Set(types.filter(({ facts }) => facts.ftl).map(({ id }) => id))
  const free = ships.filter((ship) => ship.at === at && ship.role !== 'defence' && ftl.has(ship.type)).map(({ id }) => id)
  return [...grouped, ...free]
}
/** The orders of all groups of an empire. Some of its ships stay to be repaired. */
export function fleetOrders(admiral: Admiral, daring: Daring, staying: ReadonlySet<string>): readonly GroupOrder[] {
  const plan = fleetPlan(admiral, daring, staying)
  const { holdings } = plan
  const real = holdings.groups.filter(({ dummyOf }) => dummyOf === null)
  const away = real.flatMap(({ id, ships, at }): readonly Force[] =>
    at === null || isBase(plan, at) || ships.length === 0 ? [] : [{ group: id, ships, at }],
  )
  const orders = away.flatMap((force) => afield(plan, force))
  const berths = worldsOfEmpire(admiral.view, admiral.seat)
    .map((at): Berth => ({ at, ships: shipsAt(holdings, at) }))
    .filter(({ ships }) => ships.length > 0)
  const rally = rallyFor(
    plan,
    berths.flatMap(({ ships }) => ships.filter((id) => isReady(plan, id))),
  )
  return [...orders, ...berths.flatMap((berth) => dispatched(plan, berth, namesAt(real, berth.at), rally ?? berth.at))]
}
