// The lessons of this game pass the checks for all lessons.
import type { RuleSystem, Words } from '@admiralty/kernel'
import type { GameLessons } from '@admiralty/lessons'
import { describeLessons } from '@admiralty/testkit/describe-lessons'
import { lessons } from '../lessons/index.ts'
import { system, words } from '../src/index.ts'

// The checks do not use the types of this game.
const [plainSystem, plainWords, plainLessons] = [system, words, lessons] as unknown as [RuleSystem, Words, GameLessons]
const school = { system: plainSystem, words: plainWords, lessons: plainLessons }

describeLessons(school, { ends: 'EE-GEN-20', least: 26, lookedAt: 60 })
