// W1: consents between empires.
import type { Context } from '../chapter.ts'

/** CR-X.11: what two empires have both named holds from this week on; what one no longer names ends. */
export function agree(_ctx: Context): void {}
