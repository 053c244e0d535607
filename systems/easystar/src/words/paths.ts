// Details that rows of ships and of fighters share: collisions, rams, and the distance to the enemy.
import { onThing, percent, type RuleId, toSpread } from '@admiralty/kernel'
import { distance, sameHex } from '@admiralty/space'
import { endOf, entered, type HexPose } from '../movement/course.ts'
import { type Risk, riskOf } from '../movement/obstacles.ts'
import type { Order } from '../orders.ts'
import type { Fighter, Ship, View } from '../state.ts'
import { allied, flying } from '../table.ts'
import { type Details, type DraftOf, type GameRows, row, toggled } from './form.ts'
import { fullName } from './say.ts'

/** The chances of collisions on a path, with the faces needed. */
export function collisions(view: View, risks: readonly Risk[]): Details {
  if (risks.length === 0) return {}
  const risk = riskOf(risks)
  const also = risks.map(({ target, happens }) => ({ what: `with ${fullName(view, target)}`, chance: happens, rule: 'ES-COL-11' as const }))
  return {
    spread: { ...toSpread({ values: [0, 1], chances: [1 - risk, risk] }, 'collisions, one or more'), also },
    because: risks.map(({ target, needed }) => ({ title: `collides with ${fullName(view, target)} at`, number: needed })),
    note: `collision ${percent(risk)}`,
  }
}

type Path = DraftOf<'course' | 'flight'>
interface Ramming<P extends Path> {
  readonly rule: RuleId
  /** Everything that may be rammed. */
  readonly things: readonly (Ship | Fighter)[]
  orderOf(path: P): Order
  risksOf(path: P): readonly Risk[]
}
/** A row for each enemy and wreck on the path: rams it, or no longer. It shows the chance and the faces. */
export function ramRows<P extends Path>(view: View, mover: Ship | Fighter, path: P, { rule, things, ...of }: Ramming<P>): GameRows {
  const hexes = entered(view, mover, path.path)
  const met = things.filter(({ seat, hex }) => !allied(view, seat, mover.seat) && hexes.some((one) => sameHex(one, hex)))
  return met.map(({ id }) => {
    const set = { ...path, rams: toggled(path.rams, id) }
    const risks = of.risksOf(set).filter(({ target }) => target === id)
    const odds = risks.reduce((sum, { happens }) => sum + happens, 0)
    const because = risks.map(({ needed }) => ({ title: 'collides at', number: needed }))
    const label = `${path.rams.includes(id) ? 'Do not ram' : 'Ram'} ${fullName(view, id)}`
    return row(`ram:${id}`, rule, label, { set, ifLegal: of.orderOf(set), spots: [onThing(id)], odds, oddsTo: 'collide', because })
  })
}

/** Hexes between the bow at a pose and the nearest enemy ship. */
export function farFromEnemy(view: View, { seat }: Ship | Fighter): (pose: HexPose) => number {
  const enemies = Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, seat))
  return (pose) => Math.min(99, ...enemies.map(({ hex }) => distance(hex, endOf(pose, 'F').hex)))
}
