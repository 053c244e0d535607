// W11: peacekeeping at worlds that are at war with themselves.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** CR-1.6g: weeks of peacekeeping are counted, and after the fourth a die is rolled. */
export function keepPeace(_game: BattleGame, _ctx: Context): void {}
