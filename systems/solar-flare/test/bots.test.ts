// The long matches of bots, and those that try the words.
import { describeGame } from '@admiralty/testkit/describe-game'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['words', 'bots'])
