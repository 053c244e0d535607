// Faults in the places of a purchase: spares, pairs of own worlds, the capital and the ally.
import { type OrderRefusal, refuse } from '@admiralty/kernel'
import { mayTrade } from '../land/lanes.ts'
import type { SpareRow } from '../orders.ts'
import type { HexAddress } from '../shapes.ts'
import { naviesOf } from '../tactics-port.ts'
import { isOwn, notOwn, type PurchaseCheck } from './judged.ts'
import { factsIn, partOf, tonsOfSpares } from './purchase.ts'

/** CR-4.4a, CR-4.4b: spares of known parts, at an own world or in the hold of a supply ship that has room. */
export function spareFaults(judged: PurchaseCheck): readonly OrderRefusal[] {
  const { game, order } = judged
  const holds = order.supply.flatMap(({ design, count }) => Array.from({ length: count }, () => factsIn(game, design).cargo))
  const wrong = order.spares.flatMap((row): readonly OrderRefusal[] => {
    const facts = factsIn(game, row.design)
    if (!partOf(facts, row.part)) return [{ ...refuse('CR-4.4a', `${facts.title} has no part ${row.part}`), part: row.part }]
    if (holdOf(row) !== undefined) return []
    return isOwn(judged, row.at) ? [] : [notOwn(row.at, 'CR-4.4b')]
  })
  const full = [...new Set(order.spares.flatMap((row) => holdOf(row) ?? []))].flatMap((number): readonly OrderRefusal[] => {
    const tons = order.spares.reduce((total, row) => (holdOf(row) === number ? total + tonsOfSpares(game, row) : total), 0)
    const room = holds[number - 1]
    const part = `supply-${number}`
    if (room === undefined) return [{ ...refuse('CR-4.4b', `the order has no supply ship ${number}`), part }]
    return tons > room ? [{ ...refuse('CR-4.4b', `spares of ${tons} tons do not fit into the ${room} tons of ${part}`), part }] : []
  })
  return [...wrong, ...full]
}
/** The number of the supply ship that holds the spares; undefined for a world. */
function holdOf({ at }: SpareRow): number | undefined {
  const number = /^supply-([1-9]\d?\d?)$/.exec(at)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** CR-4.2, CR-10.1b: pairs of own worlds that may trade, each world in one pair. */
export function partnerFaults(judged: PurchaseCheck): readonly OrderRefusal[] {
  const { table, order } = judged
  const used = new Set<HexAddress>()
  return order.partners.flatMap(([a, b]): readonly OrderRefusal[] => {
    const stranger = [a, b].find((at) => !isOwn(judged, at))
    if (stranger !== undefined) return [notOwn(stranger, 'CR-4.2')]
    if (table.setup.settings.capital === 'base') return [{ ...refuse('CR-4.2', 'trade does not count for this capital'), part: a }]
    const twice = [a, b].find((at) => used.has(at))
    used.add(a).add(b)
    if (twice !== undefined) return [{ ...refuse('CR-10.1b', `${twice} is in two pairs`), part: twice }]
    return mayTrade(table.land, a, b) ? [] : [{ ...refuse('CR-10.1a', `${a} and ${b} are not in reach of each other`), part: a }]
  })
}
/** CR-13.1d, CR-X.6: the capital world and the allied navy. */
export function namedFaults(judged: PurchaseCheck): readonly OrderRefusal[] {
  const { capital, ally } = judged.order
  const navies = naviesOf(judged.game)
  const stranger = ally !== null && !navies.includes(ally)
  return [
    ...(capital !== null && !isOwn(judged, capital) ? [notOwn(capital, 'CR-X.6')] : []),
    ...(stranger ? [{ ...refuse('CR-13.1d', `the ally is one of ${navies.join(', ')}, or none`), part: null }] : []),
  ]
}
