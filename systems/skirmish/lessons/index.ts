// The lessons, in the order of the list.
import type { GameLessons } from '@admiralty/lessons'
import type { Skirmish } from '../src/chapter.ts'
import mayRedCharge from './may-red-charge.json' with { type: 'json' }

export const lessons: GameLessons<Skirmish> = {
  files: { 'may-red-charge': mayRedCharge },
  figures: {},
  alike: (_, a, b) => JSON.stringify(a) === JSON.stringify(b),
}
