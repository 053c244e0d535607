// Tells the contract suite which parts of this game are secret: pool, bays and what boosters carry (GW-GEN-04, GW-BST-05).
import { type Dice, pick, type RuleId } from '@admiralty/kernel'
import { askedOf, check } from '../src/game.ts'
import type { Order, OrderOf } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import { bayOf, isLoad } from '../src/table.ts'

/** Event types that may reveal a secret, each with its clause. */
export const reveals: Readonly<Record<string, RuleId>> = {
  /** Everybody sees things that come out of a bay or from under a booster. */
  dropped: 'GW-PIC-03',
  deployed: 'GW-BST-05',
  controlLost: 'GW-LOS-04',
  destroyed: 'GW-BST-05',
  /** Warheads are shown when they are used. */
  pulsed: 'GW-PLS-01',
  seatsJoined: 'GW-WHD-03',
  struck: 'GW-WHD-06',
}

/** Another order that looks the same to opponents; null if there is none. */
export function disguise(view: View, order: Order, dice: Dice): Order | null {
  if (!askedOf(view)) return null
  if (order.order === 'launch') return otherLoads(view, order, dice)
  if (order.order === 'build') return otherWorks(view, order)
  // The whole of what can deploy differs between twins, and everybody sees what does.
  if (order.order === 'deploy' && order.units === 'all') return null
  return check(view, order) ? null : order
}
/** The same boosters with other loads. Craft are seen, so only launches without craft have a twin. */
function otherLoads(view: View, order: OrderOf<'launch'>, dice: Dice): Order | null {
  const used = new Set<string>()
  const launches: OrderOf<'launch'>['launches'][number][] = []
  for (const launch of order.launches) {
    const station = view.units[launch.station]
    if (launch.craft !== null || !station) return null
    const loads = bayOf(view, station).filter(({ id, kind }) => isLoad(kind) && !used.has(id))
    const load = loads.length > 0 ? pick(dice, loads) : undefined
    if (!load) return null
    used.add(load.id)
    launches.push({ ...launch, payload: [load.id] })
  }
  const other = { ...order, launches }
  return check(view, other) ? null : other
}
/** The same works for all to see, and nothing in the bay. */
function otherWorks(view: View, order: OrderOf<'build'>): Order | null {
  const other: OrderOf<'build'> = {
    ...order,
    recycle: [],
    repairs: order.repairs.filter(({ target }) => 'module' in target),
    installs: [],
    builds: order.builds.filter(({ to }) => to.at !== 'bay'),
  }
  return order.installs.length > 0 || check(view, other) ? null : other
}
