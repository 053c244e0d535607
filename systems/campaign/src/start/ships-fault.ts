// Faults in the ships of a purchase: their designs, the fleet, the supply ships, their drives, and the defences.
import { isRefusal, type OrderRefusal, refuse } from '@admiralty/kernel'
import type { ShipRow } from '../orders.ts'
import { type BattleGame, judgedDesign } from '../tactics-port.ts'
import { isOwn, notOwn, over, type PurchaseCheck } from './judged.ts'
import { factsIn, LIMITS, priceOfRow, priceOfRows } from './purchase.ts'

/** CR-O.4: letters, digits, spaces and a few signs. */
const PLAIN_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} .,'’&()/#+-]*[\p{L}\p{N}.)])?$/u
/** The part of a refusal: a name, if it is one that can be shown. */
const partNamed = (title: string): string | null => (PLAIN_NAME.test(title) ? title : null)

/** CR-16.1, CR-16.2a: the design of a row, or why it is refused. */
export function designFault(game: BattleGame, { design }: Pick<ShipRow, 'design'>): OrderRefusal | undefined {
  const judged = judgedDesign(game, design)
  if (isRefusal(judged)) return { ...judged, part: null }
  if (PLAIN_NAME.test(judged.facts.title)) return undefined
  return { ...refuse('CR-O.4', "the name of a design has letters, digits, spaces and . , ' & ( ) / # + - only"), part: null }
}
/** CR-4.1, CR-O.6: the limits of the fleet. */
export function fleetFaults({ game, order }: PurchaseCheck): readonly OrderRefusal[] {
  const price = priceOfRows(game, order.ships)
  const count = [...order.ships, ...order.supply, ...order.defences].reduce((total, row) => total + row.count, 0)
  return [
    ...over(price, LIMITS.fleet, 'CR-4.1', 'the fleet costs'),
    ...(count > LIMITS.ships
      ? [{ ...refuse('CR-O.6', `${count} ships and defences are above the limit of ${LIMITS.ships}`), part: null }]
      : []),
  ]
}
/** CR-3.8a: supply ships carry cargo. */
export function supplyFaults({ game, order }: PurchaseCheck): readonly OrderRefusal[] {
  const wrong = order.supply.flatMap(({ design }): readonly OrderRefusal[] => {
    const { title, cargo } = factsIn(game, design)
    return cargo > 0 ? [] : [{ ...refuse('CR-3.8a', `${title} has no hold, so it is no supply ship`), part: partNamed(title) }]
  })
  return [...wrong, ...over(priceOfRows(game, order.supply), LIMITS.supply, 'CR-3.8a', 'the supply ships cost')]
}
/** CR-8.1b: only craft for defence may lack an FTL drive. */
export const driveFaults = ({ game, order }: PurchaseCheck): readonly OrderRefusal[] =>
  [...order.ships, ...order.supply].flatMap(({ design }): readonly OrderRefusal[] => {
    const { title, ftl } = factsIn(game, design)
    return ftl ? [] : [{ ...refuse('CR-8.1b', `${title} has no FTL drive, so it can only be a defence`), part: partNamed(title) }]
  })
/** CR-8.1a: defences of own worlds, within the limit of each. */
export function defenceFaults(judged: PurchaseCheck): readonly OrderRefusal[] {
  const { game, table, order } = judged
  const places = [...new Set(order.defences.map(({ at }) => at))]
  return places.flatMap((at): readonly OrderRefusal[] => {
    const world = table.land.worlds[at]
    if (!world || !isOwn(judged, at)) return [notOwn(at, 'CR-8.1a')]
    const price = order.defences.reduce((total, row) => (row.at === at ? total + priceOfRow(game, row) : total), 0)
    const limit = LIMITS.defencePerPoint * (world.rolled + world.extra + world.linked)
    return over(price, limit, 'CR-8.1a', `at the normal price the defence of ${at} costs`, at)
  })
}
