// W2: ships and spares that are bought arrive, and holds are loaded.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-13.1b, CR-4.4a, CR-3.8c, CR-3.8d: purchases of the market, spares, leases and loads. */
export function arrive(_game: BattleGame, _ctx: Context): void {}
