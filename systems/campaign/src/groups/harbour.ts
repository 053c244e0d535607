// W2: ships are put into groups, dummies are made, and labels are dealt.
import type { Context } from '../chapter.ts'
import type { BattleGame } from '../tactics-port.ts'

/** The first groups: all ships of an empire that can move stand at its capital in one group. */
export function muster(_ctx: Context): void {}
/** CR-15.1b, CR-15.2a, CR-15.3: splits and merges by the order books, then dummies, then new labels. */
export function reorganise(_game: BattleGame, _ctx: Context): void {}
