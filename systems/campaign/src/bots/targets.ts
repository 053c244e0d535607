// Where ships of a bot may go: neutral worlds to attack, hostile groups, and worlds that nobody of the empire has seen.
import { worldsOf } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import { secretOf, worldsOfEmpire } from '../lookup.ts'
import type { HexAddress } from '../shapes.ts'
import { neutralDefence } from '../start/neutrals.ts'
import { enduranceIn, type FleetPlan, forceIn, strengthOf } from './fleet-plan.ts'
import { gainOf, oddsOf } from './odds.ts'
import { FAR, jumpsFrom, nearestOf } from './ways.ts'

/** A destination, with the ships that go there. */
export interface FleetGoal {
  readonly at: HexAddress
  readonly ships: readonly string[]
  /** The own world from which they have endurance for it, if they have not from where they are; else null. */
  readonly via: HexAddress | null
}
/** CR-3.6e: weeks of endurance that a ship needs to act at a hex and to be home by its end. */
const weeksFor = (there: number, back: number): number => Math.max(1, there, there + back - 1)
/** CR-1.6e: a client of an outside power has three times the defence. */
const [CLIENT, CLIENT_TIMES] = [4, 3]

/** The ships for an attack: the strongest first, as many as the most that the bot sends; none if they are too few. */
function enoughFor({ daring, ...plan }: FleetPlan, able: readonly string[], defence: number): readonly string[] {
  let [count, force] = [0, 0]
  for (const id of able) {
    if (force > daring.most * defence) break
    count += 1
    force += forceIn({ ...plan, daring }, id)
  }
  return force < daring.least * defence ? [] : able.slice(0, count)
}
/** The neutral world that gains most for some ships, the strongest first: near, rich and weak enough. From a base they may go by another one. */
export function preyWorld(plan: FleetPlan, at: HexAddress, ships: readonly string[]): FleetGoal | undefined {
  const { view, seat, home, taken, foes, daring } = plan
  const isAtBase = home.get(at) === 0
  const armed = ships.filter((id) => forceIn(plan, id) > 0)
  const byWeeks = new Map<number, readonly string[]>()
  const ableFor = (weeks: number): readonly string[] => {
    const found = byWeeks.get(weeks) ?? armed.filter((id) => enduranceIn(plan, id) >= weeks)
    byWeeks.set(weeks, found)
    return found
  }
  const { attitudes } = secretOf(view, seat)
  const jumps = jumpsFrom(view, at)
  let best: FleetGoal | undefined
  let most = 0
  for (const world of worldsOf(view.land)) {
    if (world.owner !== null || world.base === 0 || taken.has(world.at)) continue
    const there = jumps.get(world.at) ?? FAR
    const back = home.get(world.at) ?? FAR
    const weeks = weeksFor(there, back)
    const able = ableFor(isAtBase ? weeksFor(back, back) : weeks)
    if (able.length === 0) continue
    const attitude = attitudes[world.at]
    const chosen = enoughFor(plan, able, neutralDefence(view.setup, world).total * (attitude === CLIENT ? CLIENT_TIMES : 1))
    if (chosen.length === 0) continue
    const strength = strengthOf(plan, chosen)
    const gain = gainOf(view, world, oddsOf(view, world, strength, attitude), daring.caution) / (there + 1)
    if (gain <= most || strength.force < foes.at(world.at) * daring.hunt) continue
    const isDirect = chosen.every((id) => enduranceIn(plan, id) >= weeks)
    best = { at: world.at, ships: chosen, via: isDirect ? null : baseNear(plan, world.at) }
    most = gain
  }
  return best
}
/** The own world where ships without a target gather: next to the neutral world that they could take together, or else the capital. */
export function rallyFor(plan: FleetPlan, ships: readonly string[]): HexAddress | null {
  const { capital } = plan.holdings
  const from = capital !== null && plan.home.get(capital) === 0 ? capital : (worldsOfEmpire(plan.view, plan.seat)[0] ?? null)
  if (from === null) return null
  const target = preyWorld(
    plan,
    from,
    ships.toSorted((a, b) => forceIn(plan, b) - forceIn(plan, a)),
  )
  return target ? baseNear(plan, target.at) : from
}
/** The own world with the fewest jumps to a hex. */
const baseNear = ({ view, seat }: FleetPlan, at: HexAddress): HexAddress | null =>
  nearestOf(worldsOfEmpire(view, seat), jumpsFrom(view, at)) ?? null

/** Jumps that ships without another target go to meet others. */
const HUNT_REACH = 2
/** How much a hostile group is worth in an own world, at a neutral world or in an empty hex, and in a world of another. */
const WORTH = { own: 4, free: 2, foreign: 1 } as const
const worthOf = ({ seat }: FleetPlan, world: World | undefined): number => {
  if (!world || world.owner === null) return WORTH.free
  return world.owner === seat ? WORTH.own : WORTH.foreign
}
/** The hostile group that ships may meet with enough force: those in own worlds first, and near ones. */
export function preyFleet(plan: FleetPlan, at: HexAddress, ships: readonly string[]): FleetGoal | undefined {
  const { view, home, foes, daring, taken } = plan
  const jumps = jumpsFrom(view, at)
  let best: FleetGoal | undefined
  let most = 0
  for (const hex of foes.hexes) {
    const there = jumps.get(hex) ?? FAR
    if (there > HUNT_REACH || taken.has(hex)) continue
    const weeks = weeksFor(there, home.get(hex) ?? FAR)
    const able = ships.filter((id) => forceIn(plan, id) > 0 && enduranceIn(plan, id) >= weeks)
    const worth = worthOf(plan, view.land.worlds[hex]) / (there + 1)
    if (worth <= most || strengthOf(plan, able).force < foes.at(hex) * daring.hunt) continue
    best = { at: hex, ships: able, via: null }
    most = worth
  }
  return best
}

/** Points of force above which a ship is too good for a scout, and weeks of endurance that a scout has at least. */
const [SCOUT_FORCE, SCOUT_WEEKS] = [110, 3]
/** Whether a ship is sent to look at worlds. */
export const isScout = (plan: FleetPlan, id: string): boolean =>
  forceIn(plan, id) > 0 && forceIn(plan, id) <= SCOUT_FORCE && enduranceIn(plan, id) >= SCOUT_WEEKS
/** CR-1.6a: the nearest neutral world whose attitude is not known, and from which a ship comes home in time. */
export function unknownWorld(plan: FleetPlan, at: HexAddress, ship: string): FleetGoal | undefined {
  const { view, seat, home, foes, taken } = plan
  const { attitudes } = secretOf(view, seat)
  const jumps = jumpsFrom(view, at)
  let best: FleetGoal | undefined
  let least = FAR
  for (const { at: hex, owner } of worldsOf(view.land)) {
    if (owner !== null || attitudes[hex] !== undefined || taken.has(hex) || foes.at(hex) > 0) continue
    const [there, back] = [jumps.get(hex) ?? FAR, home.get(hex) ?? FAR]
    if (there + back >= least || weeksFor(there, back) > enduranceIn(plan, ship)) continue
    best = { at: hex, ships: [ship], via: null }
    least = there + back
  }
  return best
}
