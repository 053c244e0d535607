// Why a purchase is refused: every part that is wrong, each with its clause.
import { type OrderRefusal, type OrderVerdict, refuse } from '@admiralty/kernel'
import type { OrderOf, ShipRow } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Table } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { capitalOf } from './income.ts'
import { type PurchaseCheck, verdictOf } from './judged.ts'
import { namedFaults, partnerFaults, spareFaults } from './places-fault.ts'
import { billOf, creditsText, totalOf } from './purchase.ts'
import { defenceFaults, designFault, driveFaults, fleetFaults, supplyFaults } from './ships-fault.ts'

/** CR-4.3: the whole purchase is paid from the capital. */
function moneyFaults({ game, table, seat, order }: PurchaseCheck): readonly OrderRefusal[] {
  const [total, capital] = [totalOf(billOf(game, order)), capitalOf(table, seat, order.partners).total]
  if (total <= capital) return []
  return [{ ...refuse('CR-4.3', `the purchase costs ${creditsText(total)} and the capital is ${creditsText(capital)}`), part: null }]
}

/** Why a purchase is refused. Designs are judged first, since all prices follow from them. */
export function purchaseFault(game: BattleGame, table: Table, seat: Color, order: OrderOf<'purchase'>): OrderVerdict {
  const rows: readonly ShipRow[] = [...order.ships, ...order.supply, ...order.defences, ...order.spares]
  const designs = rows.flatMap((row) => designFault(game, row) ?? [])
  if (designs.length > 0) return verdictOf(designs)
  const judged = { game, table, seat, order }
  const faults = [fleetFaults, supplyFaults, driveFaults, defenceFaults, spareFaults, partnerFaults, namedFaults, moneyFaults]
  return verdictOf(faults.flatMap((find) => find(judged)))
}
