// The tests of every game that need no long match.
import { describeGame } from '@admiralty/testkit/describe-game'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['rule book', 'cases', 'words'])
