// The planted leaks.
import { describeGame } from '@admiralty/testkit/describe-game'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['leaks'])
