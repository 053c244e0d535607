import { expect, test } from 'vitest'
import { NO_CALL } from './contract.ts'
import { listedQuestion } from './listed-question.ts'
import { figure, logHeading, logLine, phaseMarks, sentence } from './log-parts.ts'
import { refusalsIn } from './refusals.ts'
import { scriptedDice } from './scripted-dice.ts'

const question = listedQuestion<{ readonly most: number }, string, number>({
  answers: () => [1, 2, 3],
  check: ({ most }, _me, order) => (order > most ? { rule: 'EX-NUM-01', reason: `above ${most}` } : undefined),
})
test('only legal answers are offered, drawn and given by default, and none is forced', () => {
  expect(question.offer({ most: 2 }, 'red', NO_CALL)).toEqual([1, 2])
  expect(refusalsIn(question.check({ most: 2 }, 'red', 3, NO_CALL))?.[0].rule).toBe('EX-NUM-01')
  expect(question.randomOrder({ most: 2 }, 'red', scriptedDice(2), NO_CALL)).toBe(2)
  expect([question.defaultOrder({ most: 1 }, 'red', NO_CALL), question.forcedOrder({ most: 1 }, 'red', NO_CALL)]).toEqual([1, undefined])
  expect(() => question.defaultOrder({ most: 0 }, 'red', NO_CALL)).toThrow('red has no legal answer')
})
test('lines and headings have their clauses, and a number shows its total', () => {
  const two = { total: 2, because: [] }
  expect(logLine(['EX-NUM-01'], 'Red has ', figure(two))).toMatchObject({
    weight: 'line',
    rules: ['EX-NUM-01'],
    parts: ['Red has ', { text: '2' }],
  })
  expect(logHeading(['EX-NUM-01'], 'Turn 1').weight).toBe('heading')
})
test('a sentence has its values as parts, also those of a list, and no empty part', () => {
  const two = figure({ total: 2, because: [] })
  expect(sentence`${'Red'} has ${two}${[]}, ${['or ', two]}${''}.`).toEqual(['Red', ' has ', two, ', ', 'or ', two, '.'])
})
test('phases before the current one are done, and all are done if there is none', () => {
  const states = (now: number) => phaseMarks(['plan', 'move', 'fire'], now).map(({ state }) => state)
  expect([states(1), states(-1)]).toEqual([
    ['done', 'now', 'to come'],
    ['done', 'done', 'done'],
  ])
})
