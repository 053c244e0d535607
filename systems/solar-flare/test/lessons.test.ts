// The lessons of this game keep the common laws.
import type { RuleSystem, Words } from '@admiralty/kernel'
import type { GameLessons } from '@admiralty/lessons'
import { describeLessons } from '@admiralty/testkit/describe-lessons'
import { lessons as brought } from '../lessons/index.ts'
import { system as game, words as texts } from '../src/index.ts'

// The contract knows nothing of this game's types.
const [system, words, lessons] = [game, texts, brought] as unknown as [RuleSystem, Words, GameLessons]
describeLessons({ system, words, lessons }, { ends: 'SF-OBJ-01', least: 21, lookedAt: 400 })
