// W3 and W4: all groups move at once.
import type { Context } from '../chapter.ts'

/** CR-5: groups in FTL come out, then the orders are carried out. Blocks are those at the start of the week. */
export function moveAll(_ctx: Context): void {}
