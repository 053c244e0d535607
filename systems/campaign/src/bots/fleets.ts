// How a bot moves its ships: fleets that are strong enough attack neutral worlds, and come home before they run dry.
import { once } from '@admiralty/kernel'
import { type ShipCard, shipCards } from '../groups/ship-cards.ts'
import type { Holdings, TaskGroup } from '../holdings.ts'
import { worldsOf } from '../land/geometry.ts'
import { jumpsTo, knownSpace } from '../land/jumps.ts'
import type { Land, World } from '../land/world.ts'
import { holdingsOf, secretOf, worldsOfEmpire } from '../lookup.ts'
import { blocksFor } from '../movement/blocks.ts'
import { reachOf } from '../movement/reach.ts'
import type { Color, HexAddress } from '../shapes.ts'
import { neutralDefence } from '../start/neutrals.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { GroupOrder, Move, StandingAnswers } from '../week/book.ts'

const FAR = Number.POSITIVE_INFINITY
/** Weeks of the longest endurance (CR-3.9). */
const LONGEST = 6
/** The daring of a bot. */
export interface Daring {
  /** The force that it brings against a neutral world, for each point of its defence. */
  readonly ratio: number
  /** Task forces that it sends from one world in a week. */
  readonly forces: number
}
/** The facts that a bot knows when it orders its groups. */
interface Plan {
  readonly cards: ReadonlyMap<string, ShipCard>
  readonly view: View
  readonly seat: Color
  readonly holdings: Holdings
  readonly daring: Daring
  /** Jumps to the nearest own world, by hex. */
  readonly home: ReadonlyMap<HexAddress, number>
  /** Targets that a group has already. */
  readonly taken: Set<HexAddress>
  /** Ships that are repaired. */
  readonly staying: ReadonlySet<string>
  /** Names for new groups. */
  readonly names: Iterator<string>
}
/** Ships that stand together, and their next orders. */
interface Force {
  readonly group: string
  readonly ships: readonly string[]
  readonly at: HexAddress
}
/** CR-1.6e: the attitude of a client of an outside power, whose defence counts threefold. */
const [CLIENT, CLIENT_TIMES] = [4, 3]
const AT_HOME: StandingAnswers = { larger: 'withdraw', equal: 'attack', smaller: 'attack', fallBack: null }
const ABROAD: StandingAnswers = { larger: 'withdraw', equal: 'withdraw', smaller: 'attack', fallBack: null }

type Jumps = ReadonlyMap<HexAddress, number>
const jumpsFound = once((_: Land): Map<HexAddress, Jumps> => new Map())
/** The jumps between a hex and each hex that is known. Bots ask for many hexes of one land, so that each is reckoned once. */
function jumpsFrom({ land }: View, at: HexAddress): Jumps {
  const found = jumpsFound(land)
  const jumps = found.get(at) ?? jumpsTo(knownSpace(land), [at], 'jumpsAndLanes')
  found.set(at, jumps)
  return jumps
}
/** Whether an empire without a pact has a counter in a hex. */
const strangersAt = ({ view, seat }: Plan, at: HexAddress): boolean =>
  view.counters.some(({ owner, at: place }) => place === at && owner !== seat && !hasPact(view, seat, owner))
/** Whether a ship can leave its hex, and is not repaired there. */
const isReady = ({ cards, staying }: Plan, id: string): boolean => cards.get(id)?.jumps === true && !staying.has(id)
const forceOf = ({ cards }: Plan, ships: readonly string[]): number => ships.reduce((sum, id) => sum + (cards.get(id)?.force ?? 0), 0)
const isBase = ({ home }: Plan, at: HexAddress): boolean => home.get(at) === 0

/** The force that a neutral world needs; infinite for worlds that nobody attacks. */
function neededFor({ view, seat, daring }: Plan, world: World): number {
  if (world.owner !== null || world.base === 0) return FAR
  const times = secretOf(view, seat).attitudes[world.at] === CLIENT ? CLIENT_TIMES : 1
  return daring.ratio * times * neutralDefence(view.setup, world).total
}
/** The force of the ships that have endurance for so many weeks, by weeks. */
const forceByEndurance = ({ cards }: Plan, ships: readonly string[]): readonly number[] =>
  Array.from({ length: LONGEST + 1 }, (_, weeks) =>
    ships.reduce((sum, id) => {
      const card = cards.get(id)
      return card && card.endurance >= weeks ? sum + card.force : sum
    }, 0),
  )
/** A neutral world that a force can take, with the weeks of endurance that this needs. */
interface Target {
  readonly world: World
  readonly weeks: number
}
/** The neutral world that is best for some ships: near, rich and weak enough. The ships have endurance when they attack, and come home by its end. */
function targetFor(plan: Plan, at: HexAddress, ships: readonly string[]): Target | undefined {
  const force = forceByEndurance(plan, ships)
  const jumps = jumpsFrom(plan.view, at)
  let best: Target | undefined
  let most = 0
  for (const world of worldsOf(plan.view.land)) {
    const [there, back] = [jumps.get(world.at) ?? FAR, plan.home.get(world.at) ?? FAR]
    const weeks = Math.max(1, there, there + back - 1) // CR-3.6e
    const worth = world.base / (there + 2)
    if (worth <= most || plan.taken.has(world.at) || neededFor(plan, world) > (force[weeks] ?? 0) || strangersAt(plan, world.at)) continue
    best = { world, weeks }
    most = worth
  }
  return best
}
/** The first move of a shortest way to a hex: by jump or, if that is shorter, by lane. */
function moveTowards({ view, seat }: Plan, from: HexAddress, to: HexAddress): Move | null {
  if (from === to) return null
  const { jumps, lanes } = reachOf(view.land, blocksFor(view, [seat]), { at: from })
  const left = jumpsFrom(view, to)
  const byJump = nearestOf(jumps, left)
  const byLane = nearestOf([...lanes.keys()], left)
  const path = byLane === undefined ? undefined : lanes.get(byLane)
  const isShorter = byJump === undefined || (byLane !== undefined && (left.get(byLane) ?? FAR) < (left.get(byJump) ?? FAR))
  if (path && isShorter) return { by: 'lane', path }
  return byJump === undefined ? null : { by: 'jump', to: byJump }
}
/** The first of the hexes with the fewest jumps. */
const nearestOf = (hexes: readonly HexAddress[], jumps: ReadonlyMap<HexAddress, number>): HexAddress | undefined =>
  hexes.reduce<HexAddress | undefined>(
    (best, at) => (best !== undefined && (jumps.get(best) ?? FAR) <= (jumps.get(at) ?? FAR) ? best : at),
    undefined,
  )
const endOf = (move: Move | null, at: HexAddress): HexAddress =>
  move === null ? at : move.by === 'jump' ? move.to : (move.path.at(-1) ?? at)
/** Orders of a force that goes to a hex, and attacks the neutral world there when it has come. */
function sent(plan: Plan, { group, ships, at }: Force, to: HexAddress, attacks: boolean): GroupOrder {
  const move = moveTowards(plan, at, to)
  const isThere = endOf(move, at) === to
  return { group, ships, move, stance: attacks && isThere ? 'attack' : 'none', answers: isBase(plan, to) ? AT_HOME : ABROAD }
}
/** Goes to the nearest own world, the first of equals in the order of the empire. */
const goHome = (plan: Plan, force: Force): GroupOrder =>
  sent(plan, force, nearestOf(worldsOfEmpire(plan.view, plan.seat), jumpsFrom(plan.view, force.at)) ?? force.at, false)
/** A force stays where it is. */
const rest = ({ group, ships }: Force): GroupOrder => ({ group, ships, move: null, stance: 'none', answers: AT_HOME })
/** A force away from home goes on to its target, looks for another, or goes home. Ships that cannot jump stay behind. */
function afield(plan: Plan, force: Force): readonly GroupOrder[] {
  const ready = force.ships.filter((id) => isReady(plan, id))
  const left = force.ships.filter((id) => !ready.includes(id))
  if (ready.length === 0) return [rest(force)]
  const going = { ...force, ships: ready }
  const target = targetFor(plan, force.at, ready)
  const behind = left.length === 0 ? [] : [rest({ group: nextName(plan), ships: left, at: force.at })]
  const isAble = target && ready.every((id) => (plan.cards.get(id)?.endurance ?? 0) >= target.weeks)
  if (!isAble) return [goHome(plan, going), ...behind]
  plan.taken.add(target.world.at)
  return [sent(plan, going, target.world.at, true), ...behind]
}

/** Ships of an own world, the strongest first, in as many forces as there are targets for them. The others gather at the capital. */
function dispatched(plan: Plan, at: HexAddress, names: Iterator<string>, ships: readonly string[]): readonly GroupOrder[] {
  const orders: GroupOrder[] = []
  const nameOf = (): string => names.next().value ?? nextName(plan)
  let left = ships.filter((id) => isReady(plan, id)).toSorted((a, b) => forceOf(plan, [b]) - forceOf(plan, [a]))
  for (let count = 0; count < plan.daring.forces; count += 1) {
    const target = targetFor(plan, at, left)
    if (!target) break
    const chosen = enoughFor(plan, left, target)
    plan.taken.add(target.world.at)
    orders.push(sent(plan, { group: nameOf(), ships: chosen, at }, target.world.at, true))
    left = left.filter((id) => !chosen.includes(id))
  }
  const broken = ships.filter((id) => !isReady(plan, id))
  if (left.length > 0) orders.push(gathered(plan, { group: nameOf(), ships: left, at }))
  if (broken.length > 0) orders.push(rest({ group: nameOf(), ships: broken, at }))
  return orders
}
/** The strongest ships with enough endurance, as many as a target needs. */
function enoughFor(plan: Plan, ships: readonly string[], { world, weeks }: Target): readonly string[] {
  const able = ships.filter((id) => (plan.cards.get(id)?.endurance ?? 0) >= weeks)
  const needed = neededFor(plan, world)
  let count = 1
  while (count < able.length && forceOf(plan, able.slice(0, count)) < needed) count += 1
  return able.slice(0, count)
}
/** Ships without a target gather at the capital. */
function gathered(plan: Plan, force: Force): GroupOrder {
  const { capital } = plan.holdings
  return sent(plan, force, capital !== null && isBase(plan, capital) ? capital : force.at, false)
}

const BY_NUMBER: readonly string[] = Array.from({ length: 400 }, (_, index) => `group-${index + 1}`)
/** The name of a new group. */
const nextName = ({ names }: Plan): string => names.next().value ?? ''
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
/** The empire that gives orders, with the services of a battle game. */
export interface Admiral {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
}
/** The orders of all groups of an empire. Some of its ships stay to be repaired. */
export function fleetOrders({ game, view, seat }: Admiral, daring: Daring, staying: ReadonlySet<string>): readonly GroupOrder[] {
  const holdings = holdingsOf(view, seat)
  const worlds = worldsOfEmpire(view, seat)
  const used = new Set(holdings.groups.map(({ id }) => id))
  const plan: Plan = {
    cards: shipCards(game, holdings),
    view,
    seat,
    holdings,
    daring,
    staying,
    home: jumpsTo(knownSpace(view.land), worlds, 'jumpsAndLanes'),
    taken: new Set(),
    names: BY_NUMBER.filter((id) => !used.has(id)).values(),
  }
  const real = holdings.groups.filter(({ dummyOf }) => dummyOf === null)
  const away = real.flatMap(({ id, ships, at }): readonly Force[] =>
    at === null || isBase(plan, at) || ships.length === 0 ? [] : [{ group: id, ships, at }],
  )
  const orders = away.flatMap((force) => afield(plan, force))
  const based = worlds.flatMap((at) => {
    const ships = shipsAt(holdings, at)
    return ships.length === 0 ? [] : dispatched(plan, at, namesAt(real, at), ships)
  })
  return [...orders, ...based]
}
