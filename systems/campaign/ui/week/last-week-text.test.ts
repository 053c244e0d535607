import { expect, test } from 'vitest'
import { openWeek } from './form-for-tests.ts'
import { lastWeekText } from './last-week-text.ts'

const line = (what: string, amount: number) => ({ what, amount, rule: 'CR-X.7' })
const textOf = (...lines: readonly ReturnType<typeof line>[]): string => {
  const { view } = openWeek({}, {}, { links: [{ worlds: ['0101', '0201'], flows: false }] })
  const own = view.secret.red
  if (!own) throw new Error('red has no secrets')
  return lastWeekText({ ...view, secret: { red: { ...own, statement: lines } } }, 'red')
}

test('CR-X.1: the summary of the last week has its sums, what was not paid, and links that brought nothing', () => {
  const text = textOf(line('Trade', 4520), line('Fuel', -3000), line('Crews', -800), line('Repair of Roc is not paid', 0))
  expect(text).toMatch(
    /^Week \d+ gained 45\.20 and paid 38 credits\. Without payment: Repair of Roc is not paid\. Links that brought nothing: .*0101/,
  )
})
test('CR-X.7: many lines without payment are counted', () => {
  expect(textOf(...['a', 'b', 'c', 'd', 'e'].map((what) => line(what, 0)))).toContain('Without payment: a; b; c; 2 lines more.')
})
test('CR-X.1: before the first statement there is no summary', () => {
  expect(textOf()).toBe('')
})
