// W13: supply ships feed groups, accounts are settled at bases, and endurance falls.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-3: accounts grow, supply ships give, bases settle in the order of the player's payments, and leases are paid. */
export function feedAndSettle(_game: BattleGame, _ctx: Context): void {}
