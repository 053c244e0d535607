// CR-X.2: what follows when the umpire closes a batch of battles.
import { closeBattles } from '../battles/close.ts'
import type { Context } from '../chapter.ts'
import { rollInitiatives } from '../meeting/initiative.ts'
import type { BattleGame } from '../tactics-port.ts'
import type { Batch } from './shapes.ts'

/** CR-17.7, CR-14.2: initiative is rolled and the battles of fleets are fought. The second batch is empty as long as no worlds are attacked. */
export function closeBatch(game: BattleGame, ctx: Context, batch: Batch): void {
  if (batch !== 1) return
  rollInitiatives(ctx)
  closeBattles(game, ctx)
}
