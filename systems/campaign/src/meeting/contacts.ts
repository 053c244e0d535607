// W5: contacts hex by hex, in map order.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-17.1, CR-17.2: dummies are exposed, attitudes are learned, and owners are told of each other's size. */
export function meetContacts(_game: BattleGame, _ctx: Context): void {}
