// Whole matches as text, so that a change of the rules shows as a difference.
import { describeGame } from '@admiralty/testkit/describe-game'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['playthroughs'])
