// What a force does that is away from home.
import type { GroupOrder } from '../week/book.ts'
import { enduranceIn, type FleetPlan, forceIn, isReady, nextName } from './fleet-plan.ts'
import { type Force, goHome, looking, rest, sent } from './sending.ts'
import { type FleetGoal, isScout, preyFleet, preyWorld, unknownWorld } from './targets.ts'

/** The target of a whole force: a world, a hostile group, or a look at an unknown world. */
function nextOf(
  plan: FleetPlan,
  { at, ships }: Force,
): { readonly target: FleetGoal; readonly task: 'world' | 'fleet' | 'look' } | undefined {
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
export function afield(plan: FleetPlan, force: Force): readonly GroupOrder[] {
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
  return [
    next.task === 'look'
      ? looking(plan, going, next.target.at)
      : sent(plan, going, next.target.at, next.task === 'world' ? 'attack' : 'none'),
    ...behind,
  ]
}
