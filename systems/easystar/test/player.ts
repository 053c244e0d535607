// A player for playthroughs: of some random orders it gives the one that best leads to a fight. It knows only its seat's view.

import type { Dice } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import type { PlaythroughPlayer } from '@admiralty/testkit/playthrough'
import { sole } from '../src/battle-for-tests.ts'
import { enemiesOf } from '../src/fire/targets.ts'
import type { EasyStar } from '../src/index.ts'
import { courseOf } from '../src/movement/course.ts'
import { landfall } from '../src/movement/ship-orders.ts'
import type { Order } from '../src/orders.ts'
import type { FleetDesign, View } from '../src/state.ts'
import { fighterOf, isColor, onMap, shipOf } from '../src/table.ts'

const DRAWS = 30
/** The preferred distance of the nearest enemy. */
const RANGE = 2

/** 0 at the preferred distance, lower for every hex of difference. */
function closeness(view: View, hex: Hex): number {
  if (!onMap(view.setup.map, hex)) return -100
  const enemies = isColor(view.me) ? enemiesOf(view, view.me) : []
  const ranges = enemies.map((enemy) => distance(enemy.hex, hex))
  return ranges.length > 0 ? -Math.abs(Math.min(...ranges) - RANGE) : 0
}

function eagerness(view: View, order: Order): number {
  switch (order.order) {
    case 'move': {
      const ship = shipOf(view, order.ship)
      const end = courseOf(ship, order.path).at(-1) ?? ship
      return 300 + closeness(view, end.hex) - order.path.length / 100
    }
    case 'jump':
      return 300 + closeness(view, landfall(shipOf(view, order.ship), order.before))
    case 'fly': {
      const fighter = fighterOf(view, order.fighter)
      const end = courseOf(fighter, order.path).at(-1) ?? fighter
      return 300 + closeness(view, end.hex) - (order.board === null ? 0 : 20)
    }
    case 'repair':
      return 400 + order.counters
    case 'launch':
    case 'fire':
      return 400
    case 'defend':
      return order.turrets.length
    case 'displace':
      return order.use ? 1 : 0
    default:
      return 0
  }
}

/** A player with given fleets who draws random orders and prefers a fight. */
export const fighting =
  (whim: Dice, fleets: Readonly<Partial<Record<string, FleetDesign>>>): PlaythroughPlayer<EasyStar> =>
  (view) => {
    const kind = view.calls.find(({ seats }) => seats.includes(view.me))?.kind
    const fleet = fleets[view.me]
    if (kind === 'fleet' && fleet) return { order: 'fleet', fleet }
    if (kind === 'fleet' || kind === 'refit' || kind === 'deploy') return sole.defaultOrder(view)
    const drawn = Array.from({ length: DRAWS }, () => sole.randomOrder(view, whim))
    const [best] = [...drawn].sort((a, b) => eagerness(view, b) - eagerness(view, a))
    return best ?? sole.defaultOrder(view)
  }
