// What kinds of ships are called.
import type { Kind } from '../data/tables.ts'

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  warship: 'warship',
  auxiliary: 'auxiliary',
  passenger: 'passenger ship',
  freighter: 'freighter',
  lightFreighter: 'light freighter',
}
