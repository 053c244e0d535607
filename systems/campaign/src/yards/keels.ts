// W16: ships are built.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-13.1a: up to 100 points on each keel; finished ships join their empire. */
export function buildKeels(_game: BattleGame, _ctx: Context): void {}
