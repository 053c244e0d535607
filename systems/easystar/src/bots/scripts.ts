// The simple players of EasyStar. They fly ships by one idea; for everything else they give the first proposal.
import type { BotScript } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import { askedOf, type EasyStar } from '../game.ts'
import { coursesOf } from '../movement/reach.ts'
import type { Order } from '../orders.ts'
import type { Color, View } from '../state.ts'
import { allied, flying, valuesWhere } from '../table.ts'
import type { CourseEnd } from './edge.ts'
import { ableToMove, endOf } from './ship-courses.ts'

const gap = (hex: Hex, enemies: readonly { readonly hex: Hex }[]): number =>
  Math.min(99, ...enemies.map((enemy) => distance(hex, enemy.hex)))
/** The course of the next ship that an idea likes best; the first proposal if no course stays on the map. */
const flight =
  (liking: (end: CourseEnd, far: number) => number) =>
  (view: View, me: Color): Order | undefined => {
    const enemies = valuesWhere(view.ships, (ship) => flying(ship) && !allied(view, ship.seat, me))
    const [ship] = ableToMove(view, me)
    if (!ship) return undefined
    const [best] = coursesOf(view, ship)
      .filter(({ leaves }) => !leaves)
      .map((course) => ({ course, liked: liking(endOf(ship, course), gap(course.hex, enemies)) - 5 * course.risk }))
      .toSorted((a, b) => b.liked - a.liked)
    return best && { order: 'move', ship: ship.id, change: best.course.change, path: best.course.path, rams: [] }
  }
const flown = (id: string, idea: string, ships: (view: View, me: Color) => Order | undefined): BotScript<EasyStar> => ({
  id,
  idea,
  order(view) {
    const asked = askedOf(view)
    return asked?.call.kind === 'ships' ? ships(view, asked.me) : undefined
  },
})
export const scripts: readonly BotScript<EasyStar>[] = [
  flown(
    'sit-and-shoot',
    'stops its ships and shoots',
    flight(({ speed }, far) => -10 * speed - far),
  ),
  flown(
    'charge',
    'flies each ship as near to an enemy as it can',
    flight((_, far) => -far),
  ),
  flown(
    'run',
    'keeps as far away as it can',
    flight((_, far) => far),
  ),
]
