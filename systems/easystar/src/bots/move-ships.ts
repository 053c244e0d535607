// A bot's ships: moves that bring guns to bear, avoid enemy guns and stay on the map.

import type { Dice } from '@admiralty/kernel'
import { ahead } from '@admiralty/space'
import { changesOf } from '../movement/course.ts'
import { coursesAt } from '../movement/reach.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { allied, flying } from '../table.ts'
import { type Care, CLOSE } from './care.ts'
import { combatant, type Foe } from './guns.ts'
import { repairs } from './jumps.ts'
import { ableToMove, endOf, nearest, nextShip, type RatedCourse } from './ship-courses.ts'
import { prospectOf, scoreOf } from './ship-scores.ts'
import { stakeOf } from './stakes.ts'

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
/** Courses that lack little against the best, from the best to the worst of them. In haste no course passes a friend unless it is among the best. */
function sound(courses: readonly RatedCourse[], care: Care): readonly RatedCourse[] {
  const most = courses.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY)
  const near = courses.filter(({ score, friends }) => most - score <= (friends ? CLOSE : care).course).sort((a, b) => b.score - a.score)
  if (care === CLOSE) return near.slice(0, MOST)
  const apart = Math.max(1, Math.floor(near.length / MOST))
  return near.filter((_, index) => index % apart === 0).slice(0, MOST)
}
