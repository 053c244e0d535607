// The long matches of bots.
import { describeGame } from '@admiralty/testkit/describe-game'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['bots'])
