// A bot's ships: moves that bring guns to bear, avoid enemy guns and stay on the map.

import { type Dice, once } from '@admiralty/kernel'
import { ahead, distance, sameHex, turned } from '@admiralty/space'
import type { FirePose } from '../fire/arcs.ts'
import { bandIsClosed } from '../movement/band.ts'
import { changesOf, podOf, tableTurns } from '../movement/course.ts'
import { coursesAt, coursesOf, type ReachableCourse } from '../movement/reach.ts'
import { checkShipOrder, countersFor, landfall, unmoved } from '../movement/ship-orders.ts'
import type { Order, OrderOf } from '../orders.ts'
import { lastTurnOf } from '../setting/objectives.ts'
import { acrossFarEdge } from '../setting/zones.ts'
import type { Color, Setup, Ship, View } from '../state.ts'
import { allied, enemyOf, flying, has, left, onMap, sheetOf, shipsOf, sideOf, sizeOf, strength, topSpeed, valuesWhere } from '../table.ts'
import { type Care, CLOSE } from './care.ts'
import { courseClashes, isBlocked } from './clash.ts'
import { rowsToGo } from './evaluate.ts'
import { type Combatant, combatant, type Foe, firepower, menace, threat } from './guns.ts'
import { stakeOf } from './stakes.ts'

interface Idea {
  readonly order: Order
  readonly score: number
}

const MOST = 6
/** The enemy ships with their expected poses in combat. Ships that have not moved are assumed to go straight ahead. */
function foesOf(view: View, me: Color): readonly Foe[] {
  return Object.values(view.ships)
    .filter((ship) => flying(ship) && !allied(view, ship.seat, me))
    .map((ship) => ({
      combatant: combatant(view, ship),
      stand: { hex: ship.moved ? ship.hex : ahead(ship.hex, ship.facing, ship.speed), facing: ship.facing },
      stake: stakeOf(view, ship),
    }))
}

/** In haste a ship errs only with an enemy this near, in hexes. On its way there it keeps to the best courses. */
const MELEE = 4

/** Proposals for the ships' step, best first: repairs and courses of one ship. Done if there is nothing to do. */
export function moveShips(view: View, me: Color, dice: Dice, care: Care): readonly Order[] {
  const foes = foesOf(view, me)
  const next = nextShip(view, me, foes, dice)
  const courses = next ? sound(next.courses, nearest(next.ship, foes) > MELEE ? CLOSE : care) : []
  const ideas = [...repairs(view, me), ...courses].sort((a, b) => b.score - a.score)
  return ideas.length > 0 ? ideas.map(({ order }) => order) : [{ order: 'done' }]
}

/** The best course of the farthest ship, at the speed that it has if it may keep it. Undefined if the ship has none or leaves the map. */
export function firstMove(view: View, me: Color): Order | undefined {
  const foes = foesOf(view, me)
  const [ship] = ableToMove(view, me).sort((a, b) => nearest(b, foes) - nearest(a, foes))
  if (!ship || ship.speed === 0) return undefined
  const prospect = prospectOf(view, ship, foes)
  let best: { readonly path: string; readonly score: number } | undefined
  const [change = 0] = changesOf(view, ship)
  for (const course of coursesAt(view, ship, change)) {
    const score = scoreOf(prospect, endOf(ship, course)) - RISKY * course.risk
    if (!course.leaves && (!best || score > best.score)) best = { path: course.path, score }
  }
  return best && { order: 'move', ship: ship.id, change, path: best.path, rams: [] }
}
/** Build points for a collision that is certain. */
const RISKY = 50

interface ShipCourses {
  readonly ship: Ship
  /** All courses, in no order. */
  readonly courses: readonly Course[]
  /** Whether a friend that has yet to move is in the way of the course that would be best without it. */
  readonly blocked: boolean
}
/** The ship to move; undefined if none waits. Far ships move first, so near ships decide with more knowledge; a ship behind a friend waits for it. */
function nextShip(view: View, me: Color, foes: readonly Foe[], dice: Dice): ShipCourses | undefined {
  const order = ableToMove(view, me).sort((a, b) => nearest(b, foes) - nearest(a, foes))
  let first: ShipCourses | undefined
  for (const ship of order) {
    const next = coursesFor(view, ship, foes, dice)
    first ??= next
    if (!next.blocked) return next
  }
  return first
}
const ableToMove = (view: View, me: Color): Ship[] =>
  unmoved(view, me).filter((ship) => ship.speed > 0 || topSpeed(view, ship).total > 0 || podOf(view, ship) > 0)
/** Courses that lack little against the best, from the best to the worst of them. In haste no course passes a friend unless it is among the best. */
function sound(courses: readonly Course[], care: Care): readonly Course[] {
  const most = courses.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY)
  const near = courses.filter(({ score, friends }) => most - score <= (friends ? CLOSE : care).course).sort((a, b) => b.score - a.score)
  if (care === CLOSE) return near.slice(0, MOST)
  const apart = Math.max(1, Math.floor(near.length / MOST))
  return near.filter((_, index) => index % apart === 0).slice(0, MOST)
}

const nearest = (from: Ship, foes: readonly Foe[]): number => Math.min(99, ...foes.map(({ stand }) => distance(from.hex, stand.hex)))

interface Course extends Idea {
  /** Whether it passes a friend. */
  readonly friends: boolean
}

function coursesFor(view: View, ship: Ship, foes: readonly Foe[], dice: Dice): ShipCourses {
  const prospect = prospectOf(view, ship, foes)
  const clashOn = courseClashes(view, ship)
  const courses = coursesOf(view, ship)
  // A small random bonus varies the choice among equal courses.
  const whims = dice.roll(courses.length, 100, 'whim')
  let free = { score: Number.NEGATIVE_INFINITY, blocked: false }
  const rated = courses.map((course, index) => {
    const clash = clashOn(course)
    const calm = scoreOf(prospect, endOf(ship, course)) + (whims[index] ?? 50) / 100
    if (calm > free.score) free = { score: calm, blocked: isBlocked(clash) }
    const { change, path } = course
    const order: Order = { order: 'move', ship: ship.id, change, path, rams: clash.rams }
    return { order, score: calm + clash.value, friends: clash.friends.length > 0 }
  })
  const leaps = jumps(prospect).map((leap) => ({ ...leap, friends: false }))
  return { ship, courses: [...rated, ...leaps], blocked: free.blocked }
}
interface End extends FirePose {
  readonly speed: number
  readonly leaves: boolean
}
const endOf = (ship: Ship, { hex, facing, leaves, halts, change }: ReachableCourse): End => ({
  hex,
  facing,
  speed: halts ? 0 : ship.speed + change,
  leaves,
})

/** Facts that the scores of all courses of a ship share. */
interface Prospect {
  readonly view: View
  readonly mover: Combatant
  readonly foes: readonly Foe[]
  /** The enemies to approach. */
  readonly goals: readonly Foe[]
  /** Other ships in play. */
  readonly others: readonly Ship[]
  readonly freighter: boolean
  /** The weight of the enemy's fire. */
  readonly caution: number
}
function prospectOf(view: View, ship: Ship, foes: readonly Foe[]): Prospect {
  return {
    view,
    mover: combatant(view, ship),
    foes,
    goals: quarry(foes),
    others: valuesWhere(view.ships, (other) => other.id !== ship.id && flying(other)),
    freighter: sheetOf(view, ship)?.freighter === true,
    caution: caution(view, ship.seat),
  }
}

function scoreOf(prospect: Prospect, end: End): number {
  const { view, mover, foes, goals, freighter } = prospect
  const { ship } = mover
  if (freighter) return run(prospect, end)
  const far = distanceTo(end, goals)
  const fire = firepower(mover, end, foes)
  const frail = 1 + sizeOf(ship) / Math.max(1, mover.left)
  return (
    fire * 10 -
    dangerAt(mover, end, foes) * prospect.caution * frail -
    far * (fire > 0 ? 0.5 : 2.5) -
    (end.leaves ? 200 : edge(view, ship, end)) -
    crowd(prospect, end)
  )
}
/** The score for a freighter: it does not fight but heads for the far edge, and stops on the map when it has arrived (ES-SCN-03). */
function run({ view, mover, foes }: Prospect, end: End): number {
  const { ship } = mover
  const danger = dangerAt(mover, end, foes) * 3
  if (ship.reached) return -danger - end.speed * 5 - (end.leaves ? 200 : edge(view, ship, end))
  if (end.leaves) return (acrossFarEdge(view.setup, ship.seat, end.hex) ? -5 : -200) - danger
  const togo = rowsToGo(view.setup, ship.seat, end.hex)
  return togo * -6 - danger - (togo > 0 ? edge(view, ship, end) : 0) + end.speed
}
/** The enemies to approach: the starbase before all others. */
function quarry(foes: readonly Foe[]): readonly Foe[] {
  const dear = foes.filter(({ stake }) => stake > 2)
  return dear.length > 0 ? dear : foes
}
/** The weight of the enemy's fire. The side that loses by the clock dares more, the more the nearer the last turn is. */
function caution(view: View, seat: Color): number {
  const { setup, turn, scores } = view
  const side = sideOf(view, seat)
  if (setup.scenario === 'starbase') return side === 'blue' ? DARING : CAUTIOUS
  const behind = (scores[side]?.total ?? 0) < (scores[enemyOf(side)]?.total ?? 0)
  const late = Math.max(0, turn / lastTurnOf(setup) - 0.4) / 0.6
  return behind ? CAUTIOUS - (CAUTIOUS - DARING) * late : CAUTIOUS
}
const CAUTIOUS = 4
const DARING = 1.5

function distanceTo(end: FirePose, foes: readonly Foe[]): number {
  let least = 30
  for (const { stand } of foes) least = Math.min(least, distance(end.hex, stand.hex))
  return least
}
/** The share of an enemy's possible fire that is expected to hit this ship. */
const BROUGHT = 0.4
/** The danger at the end of a course: exact for enemies that have moved, estimated by their reach for others. */
function dangerAt(mover: Combatant, end: FirePose, foes: readonly Foe[]): number {
  let sum = 0
  for (const foe of foes) {
    const { ship } = foe.combatant
    const settled = ship.moved || ship.speed === 0
    sum += settled ? threat(foe, mover, end) : BROUGHT * menace(foe.combatant, mover, end)
  }
  return sum
}

/** The penalty for a course after which the ship might have to leave the map next turn. */
function edge(view: View, ship: Ship, end: End): number {
  if (onMap(view.setup.map, ahead(end.hex, end.facing, end.speed))) return 0
  if (mayStay(view, ship, end, 0)) return 0
  return mayStay(view, ship, end, end.speed > 0 ? -1 : 0) ? 8 : 120
}
/** More hexes than any map has from its middle. */
const FAR = 512
const staying = once((_: Setup) => new Map<number, boolean>())
/** Whether a course from a pose at a change of speed stays on the map. It depends on few numbers, so it is computed once for them. */
function mayStay(view: View, ship: Ship, { hex, facing, speed }: End, change: -1 | 0): boolean {
  const known = staying(view.setup)
  const turning = ((tableTurns(view, ship, speed + change) * 2 + podOf(view, ship)) * 6 + facing) * 2 + (bandIsClosed(view) ? 1 : 0)
  const key = ((((hex[0] + FAR) * 2 * FAR + hex[1] + FAR) * 16 + speed) * 2 - change) * 512 + turning
  const found = known.get(key) ?? coursesAt(view, { ...ship, hex, facing, speed }, change).some(({ leaves }) => !leaves)
  known.set(key, found)
  return found
}
/** The penalty for ending in an occupied hex, where a collision may follow. */
const crowd = ({ others }: Prospect, { hex }: FirePose): number => (others.some((other) => sameHex(other.hex, hex)) ? 6 : 0)

/** Legal jumps, with a turn by the pod before or after. */
function jumps(prospect: Prospect): readonly Idea[] {
  const { view, mover } = prospect
  const { ship } = mover
  if (!has(view, ship, 'jump')) return []
  return LEAPS.flatMap(({ before, after }) => {
    const order = { order: 'jump', ship: ship.id, before, after } as const
    if (checkShipOrder(view, ship.seat, order)) return []
    const facing = turned(ship.facing, before + after)
    return [{ order, score: scoreOf(prospect, { hex: landfall(ship, before), facing, speed: ship.speed, leaves: false }) }]
  })
}
const LEAPS = [
  { before: 0, after: 0 },
  { before: 0, after: 1 },
  { before: 0, after: -1 },
  { before: 1, after: 0 },
  { before: -1, after: 0 },
] as const

/** Useful repairs with scores: first damage without surplus, then navigation, last lost speed. */
function repairs(view: View, me: Color): Idea[] {
  return shipsOf(view, me)
    .filter(flying)
    .flatMap((ship) => {
      const counters = countersFor(view, ship)
      const mend = (used: number, what: OrderOf<'repair'>['what'], score: number): Idea => ({
        order: { order: 'repair', ship: ship.id, counters: used, what },
        score,
      })
      if (counters === 0) return []
      const half = ship.hurt >= 2 && left(view, ship) * 2 <= strength(view, ship).total
      return [
        ...(counters >= 3 && ship.hurt >= 8 ? [mend(3, 'damage', 85)] : []),
        ...(counters >= 2 && ship.hurt >= 5 ? [mend(2, 'damage', 80)] : []),
        ...(half ? [mend(1, 'damage', 70)] : []),
        ...(ship.navHit && sizeOf(ship) >= 2 ? [mend(1, 'nav', 60)] : []),
        ...(ship.slowed >= 2 ? [mend(1, 'speed', 40)] : []),
      ]
    })
}
