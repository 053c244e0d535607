// The tests of every game that need no long match, and the cases that the rule book asks for.
import { caseFiles } from '@admiralty/testkit/describe-cases'
import { describeGame } from '@admiralty/testkit/describe-game'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'
import { game, suite } from './suite.ts'

describeGame(game, suite, ['rule book', 'cases', 'lessons'])

const { files, resultOf } = caseFiles(system, new URL('../cases/', import.meta.url))

test('there are at least 70 cases', () => expect(files.length).toBeGreaterThanOrEqual(70))
test.each(Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, '0')))(
  'the golden example GW-GLD-%s has a case',
  (number) => {
    const golden = files.filter((file) => file.startsWith(`golden/${number}-`))
    expect(golden).not.toEqual([])
    for (const file of golden) expect(resultOf(file).title).toMatch(new RegExp(`^GW-GLD-${number}: `))
  },
)
test('every chapter of the rule book has cases', () => {
  const shown = new Set(files.flatMap((file) => resultOf(file).rules))
  const without = system.rulebook.chapters.filter(({ clauses }) => !clauses.some(({ id, advice }) => !advice && shown.has(id)))
  expect(without.map(({ title }) => title)).toEqual([])
})
