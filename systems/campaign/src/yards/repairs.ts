// W14: ships are repaired at bases.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-11: work in hand goes on, and new work is paid for. */
export function repairShips(_game: BattleGame, _ctx: Context): void {}
