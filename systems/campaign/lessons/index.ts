// The lessons of this game: none yet.
import type { GameLessons } from '@admiralty/lessons'
import type { Campaign } from '../src/campaign.ts'

export const lessons: GameLessons<Campaign> = { files: {}, figures: {}, alike: (_, a, b) => JSON.stringify(a) === JSON.stringify(b) }
