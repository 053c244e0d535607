// Rule book, words, cases and lessons.
import { describeGame } from '@admiralty/testkit/describe-game'
import { parts, suite } from './suite.ts'

describeGame(parts, suite, ['rule book', 'words', 'cases', 'playthroughs', 'lessons'])
