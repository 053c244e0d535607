// The laws of every game, in random matches.
import { describeGame } from '@admiralty/testkit/describe-game'
import { parts, suite } from './suite.ts'

describeGame(parts, suite, ['contract', 'leaks', 'bots'])
