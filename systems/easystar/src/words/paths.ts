// Details that rows of ships and of fighters share: collisions, rams, and the distance to the enemy.
import type { RuleId, Spread } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { endOf, type HexPose } from '../movement/course.ts'
import { type Risk, riskOf } from '../movement/obstacles.ts'
import type { Order } from '../orders.ts'
import type { Fighter, Ship, View } from '../state.ts'
import { allied, flying } from '../table.ts'
import type { DraftOf } from './draft.ts'
import { type Details, type GameRows, onThing, row, toggled } from './form.ts'
import { fullName } from './say.ts'

/** The chances of collisions on a path, with the faces needed. */
export function collisions(view: View, risks: readonly Risk[]): Details {
  if (risks.length === 0) return {}
  const risk = riskOf(risks)
  const spread: Spread = {
    title: 'collisions, one or more',
    ends: [
      { value: 0, chance: 1 - risk },
      { value: 1, chance: risk },
    ],
    also: risks.map(({ target, happens }) => ({ what: `with ${fullName(view, target)}`, chance: happens, rule: 'ES-COL-11' })),
  }
  return { spread, because: risks.map(({ target, needed }) => ({ title: `collides with ${fullName(view, target)} at`, number: needed })) }
}

type Path = DraftOf<'course' | 'flight'>
interface Ramming<P extends Path> {
  readonly rule: RuleId
  orderOf(path: P): Order
  risksOf(path: P): readonly Risk[]
}
/** A row for each ship or fighter met: rams it, or no longer. It shows the chance and the faces. */
export const ramRows = <P extends Path>(view: View, path: P, met: readonly (Ship | Fighter)[], { rule, ...of }: Ramming<P>): GameRows =>
  met.map(({ id }) => {
    const set = { ...path, rams: toggled(path.rams, id) }
    const risks = of.risksOf(set).filter(({ target }) => target === id)
    const odds = risks.reduce((sum, { happens }) => sum + happens, 0)
    const because = risks.map(({ needed }) => ({ title: 'collides at', number: needed }))
    const label = `${path.rams.includes(id) ? 'Do not ram' : 'Ram'} ${fullName(view, id)}`
    return row(`ram:${id}`, rule, label, { set, ifLegal: of.orderOf(set), spots: [onThing(id)], odds, because })
  })

/** Hexes between the bow at a pose and the nearest enemy ship. */
export function farFromEnemy(view: View, { seat }: Ship | Fighter): (pose: HexPose) => number {
  const enemies = Object.values(view.ships).filter((ship) => flying(ship) && !allied(view, ship.seat, seat))
  return (pose) => Math.min(99, ...enemies.map(({ hex }) => distance(hex, endOf(pose, 'F').hex)))
}
