// A bot's ships: moves that bring guns to bear, avoid enemy guns and stay on the map.

import type { Dice } from '@admiralty/kernel'
import { ahead, distance } from '@admiralty/space'
import type { FirePose } from '../fire/arcs.ts'
import { coursesAt, coursesOf, type ReachableCourse } from '../movement/reach.ts'
import { countersFor, landfall } from '../movement/ship-orders.ts'
import type { Order, OrderOf } from '../orders.ts'
import { acrossFarEdge } from '../setting/zones.ts'
import type { Color, Ship, View } from '../state.ts'
import { allied, flying, has, left, onMap, sheetOf, shipsOf, sizeOf, strength } from '../table.ts'
import { rowsToGo } from './evaluate.ts'
import { type Combatant, combatant, type Foe, firepower, menace, threat } from './guns.ts'

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
    }))
}

/** Proposals for the ships' step, best first: repairs and courses of one ship, then done. */
export function moveShips(view: View, me: Color, dice: Dice): readonly Order[] {
  const foes = foesOf(view, me)
  const waiting = shipsOf(view, me).filter((ship) => flying(ship) && !ship.moved)
  const ideas: Idea[] = repairs(view, me)
  // Far ships move first, so near ships decide with more knowledge.
  const order = [...waiting].sort((a, b) => nearest(b, foes) - nearest(a, foes))
  const [next] = order
  if (next) ideas.push(...coursesFor(view, next, foes, dice).slice(0, MOST))
  const sorted = [...ideas].sort((a, b) => b.score - a.score).map(({ order }) => order)
  return [...sorted, { order: 'done' }]
}

const nearest = (from: Ship, foes: readonly Foe[]): number => Math.min(99, ...foes.map(({ stand }) => distance(from.hex, stand.hex)))

const move = (ship: Ship, { change, path }: ReachableCourse): OrderOf<'move'> => ({ order: 'move', ship: ship.id, change, path, rams: [] })

function coursesFor(view: View, ship: Ship, foes: readonly Foe[], dice: Dice): readonly Idea[] {
  const mover = combatant(view, ship)
  const courses = coursesOf(view, ship)
  // A small random bonus varies the choice among equal courses.
  const whims = dice.roll(courses.length, 100, 'whim')
  const rated = courses.map((course, index): Idea => {
    const score =
      scoreOf(view, mover, { ...course, speed: course.halts ? 0 : ship.speed + course.change }, foes) + (whims[index] ?? 50) / 100
    return { order: move(ship, course), score }
  })
  return [...rated, ...jumps(view, mover, foes)].sort((a, b) => b.score - a.score)
}
interface End extends FirePose {
  readonly speed: number
  readonly risk: number
  readonly leaves: boolean
}

function scoreOf(view: View, mover: Combatant, end: End, foes: readonly Foe[]): number {
  const { ship } = mover
  if (sheetOf(view, ship)?.freighter) return run(view, mover, end, foes)
  const far = distanceTo(end, foes)
  const fire = firepower(mover, end, foes)
  const frail = 1 + sizeOf(ship) / Math.max(1, mover.left)
  return (
    fire * 10 -
    dangerAt(mover, end, foes) * 4 * frail -
    far * (fire > 0 ? 0.5 : 2.5) -
    end.risk * 25 -
    (end.leaves ? 200 : edge(view, ship, end)) -
    crowd(view, ship, end)
  )
}
/** The score for a freighter: it does not fight but heads for the far edge (ES-SCN-03). */
function run(view: View, mover: Combatant, end: End, foes: readonly Foe[]): number {
  const { ship } = mover
  const home = acrossFarEdge(view.setup, ship.seat, end.hex) ? 100 : -200
  return (
    rowsToGo(view.setup, ship.seat, end.hex) * -6 -
    dangerAt(mover, end, foes) * 3 -
    end.risk * 15 +
    (end.leaves ? home : -edge(view, ship, end)) +
    end.speed
  )
}
const distanceTo = (end: FirePose, foes: readonly Foe[]): number => Math.min(30, ...foes.map(({ stand }) => distance(end.hex, stand.hex)))
/** The share of an enemy's possible fire that is expected to hit this ship. */
const BROUGHT = 0.4
/** The danger at the end of a course: exact for enemies that have moved, estimated by their reach for others. */
function dangerAt(mover: Combatant, end: FirePose, foes: readonly Foe[]): number {
  return foes.reduce((sum, foe) => {
    const { ship } = foe.combatant
    const settled = ship.moved || ship.speed === 0
    return sum + (settled ? threat(foe, mover, end) : BROUGHT * menace(foe.combatant, mover, end))
  }, 0)
}

/** The penalty for a course after which the ship might have to leave the map next turn. */
function edge(view: View, ship: Ship, end: End): number {
  if (onMap(view.setup.map, ahead(end.hex, end.facing, end.speed))) return 0
  const later: Ship = { ...ship, hex: end.hex, facing: end.facing, speed: end.speed }
  const slow = end.speed > 0 ? -1 : 0
  const stays = (change: -1 | 0): boolean => coursesAt(view, later, change).some(({ leaves }) => !leaves)
  if (stays(0)) return 0
  return stays(slow) ? 8 : 120
}
/** The penalty for ending in an occupied hex, where a collision may follow. */
const crowd = (view: View, ship: Ship, end: FirePose): number =>
  Object.values(view.ships).some(
    (other) => other.id !== ship.id && flying(other) && other.hex[0] === end.hex[0] && other.hex[1] === end.hex[1],
  )
    ? 6
    : 0

function jumps(view: View, mover: Combatant, foes: readonly Foe[]): readonly Idea[] {
  const { ship } = mover
  if (!has(view, ship, 'jump')) return []
  const hex = landfall(ship, 0)
  if (!onMap(view.setup.map, hex)) return []
  const score = scoreOf(view, mover, { hex, facing: ship.facing, speed: ship.speed, risk: 0, leaves: false }, foes)
  return [{ order: { order: 'jump', ship: ship.id, before: 0, after: 0 }, score }]
}

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
