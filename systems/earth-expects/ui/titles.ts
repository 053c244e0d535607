// Names of ship kinds, and prices as text.
import type { Kind } from '../data/tables.ts'
import { points } from '../src/words/say.ts'

/** The kinds of ships in words. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  warship: 'warship',
  auxiliary: 'auxiliary',
  passenger: 'passenger ship',
  freighter: 'freighter',
  lightFreighter: 'light freighter',
}

/** A price in quarters as text, such as `2½ points`. */
export const pointsText = (quarters: number): string => `${points(quarters)} ${quarters > 0 && quarters <= 4 ? 'point' : 'points'}`
