// The lessons, in the order of the list.
import type { GameLessons } from '@admiralty/lessons'
import type { Campaign } from '../src/campaign.ts'
import theFirstTwoPairs from './the-first-two-pairs.json' with { type: 'json' }

export const lessons: GameLessons<Campaign> = {
  files: { 'the-first-two-pairs': theFirstTwoPairs },
  figures: {},
  alike: (_, a, b) => JSON.stringify(a) === JSON.stringify(b),
}
