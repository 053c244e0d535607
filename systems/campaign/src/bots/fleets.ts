// How a bot moves its ships: they attack neutral worlds and hostile groups with enough force, look at worlds, and come home before they run dry.
import type { Holdings, TaskGroup } from '../holdings.ts'
import { worldsOfEmpire } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import type { GroupOrder } from '../week/book.ts'
import { afield } from './afield.ts'
import { type Admiral, type Daring, fleetPlan, isBase, isReady } from './fleet-plan.ts'
import { dispatched, type HomeShips } from './harbours.ts'
import type { Force } from './sending.ts'
import { rallyFor } from './targets.ts'

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
    .map((at): HomeShips => ({ at, ships: shipsAt(holdings, at) }))
    .filter(({ ships }) => ships.length > 0)
  const rally = rallyFor(
    plan,
    berths.flatMap(({ ships }) => ships.filter((id) => isReady(plan, id))),
  )
  return [...orders, ...berths.flatMap((berth) => dispatched(plan, berth, namesAt(real, berth.at), rally ?? berth.at))]
}
