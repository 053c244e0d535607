// W15: destroyed income comes back.
import type { Context } from '../chapter.ts'

/** CR-9.1: a step for each damaged world, and two with a helper. */
export function rebuildWorlds(_ctx: Context): void {}
