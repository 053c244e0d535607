// The power phase (SF-TRN-05).
import { type GameSteps, isRefusal } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import { shipOf } from '../table.ts'
import { acting } from '../turn/acting.ts'
import { charged } from './transfers.ts'

/** SF-TRN-05: crews move power. No other phase uses them. */
function charge({ ship, transfers }: OrderOf<'charge'>, ctx: Context): void {
  for (const transfer of transfers) {
    const made = charged(shipOf(ctx.state, ship), transfer)
    if (isRefusal(made)) throw new Error(`${made.rule}: ${made.reason}`)
    const { crew, component, amount, batteries } = transfer
    ctx.emit({ type: 'powerMoved', ship, crew, component, amount, batteries, ...made })
  }
}
/** The only phase that uses crew. */
export const powerSteps: GameSteps<RuleTypes, 'power'> = {
  power: acting('power', { act: charge, kinds: ['charge'], close: () => undefined }),
}
