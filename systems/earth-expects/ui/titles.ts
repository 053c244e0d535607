// Names of ships, and prices as text.
import { hullClass, type Kind } from '../data/tables.ts'
import type { Design } from '../src/design/design.ts'
import { points } from '../src/words/say.ts'

/** The kinds of ships in words. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  warship: 'warship',
  auxiliary: 'auxiliary',
  passenger: 'passenger ship',
  freighter: 'freighter',
  lightFreighter: 'light freighter',
}

/** Class and kind as text, such as `heavy cruiser, auxiliary, base`. */
export const classWords = ({ hull, kind, base }: Pick<Design, 'hull' | 'kind' | 'base'>): string =>
  [hullClass(hull).title, ...(kind === 'warship' ? [] : [KIND_NAMES[kind]]), ...(base ? ['base'] : [])].join(', ')

/** A price in quarters as text, such as `2½ points`. */
export const pointsText = (quarters: number): string => `${points(quarters)} ${quarters > 0 && quarters <= 4 ? 'point' : 'points'}`
