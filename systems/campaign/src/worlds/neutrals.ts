// W8: attacks on neutral worlds.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-8.4, CR-8.6A: each attack on a neutral world, in map order. */
export function attackNeutrals(_game: BattleGame, _ctx: Context): void {}
