// The lessons, in the order of the list.
import type { GameLessons } from '@admiralty/lessons'
import type { Template } from '../src/steps.ts'
import mayYellowRepair from './may-yellow-repair.json' with { type: 'json' }

export const lessons: GameLessons<Template> = {
  files: { 'may-yellow-repair': mayYellowRepair },
  figures: {},
  alike: (_, a, b) => JSON.stringify(a) === JSON.stringify(b),
}
