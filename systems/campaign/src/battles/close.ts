// W7 and W8: the battles of fleets are fought, and the field has a holder.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** Fights all battles of the batch, each with the dice of its hex (CR-X.2). */
export function closeBattles(_game: BattleGame, _ctx: Context): void {}
