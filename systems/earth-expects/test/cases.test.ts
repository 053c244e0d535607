// The tests of every game that need no long match, and what only the cases of this game promise.
import { caseFiles } from '@admiralty/testkit/describe-cases'
import { describeGame } from '@admiralty/testkit/describe-game'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['rule book', 'cases', 'playthroughs', 'lessons'])

const { files, resultOf } = caseFiles(system, new URL('../cases/', import.meta.url))

test('each title begins with the first rule of its case', () => {
  for (const { title, rules } of files.map(resultOf)) expect(title.startsWith(`${rules[0]}: `), title).toBe(true)
})
