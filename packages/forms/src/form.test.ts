import type { Question } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { exampleWords } from '../test/example.ts'
import { type EmptyDraft, formWords, START } from './form.ts'
import { type FormRows, rowsOf, sameAgain } from './row.ts'

type Draft = EmptyDraft | { readonly kind: 'count'; readonly count: number }
const row = rowsOf<Draft, number>()
const asked: Question = { phase: 'Count', title: 'How many?', text: '', rule: 'EX-CNT-01' }
const isOdd = (order: number) => (order % 2 === 1 ? ([{ rule: 'EX-CNT-02', reason: 'only even numbers', part: null }] as const) : undefined)
/** The choices of a page with these rows. Odd orders are illegal. */
function shown(rows: FormRows<Draft, number>, back?: { readonly set: Draft; readonly label?: string }) {
  const words = formWords<{ view: null; me: string; draft: Draft; order: number }>({
    forms: { count: { duty: 'to count', page: () => ({ ...asked, back, rows: () => rows }) } },
    askedOf: () => ({ call: { kind: 'count' }, me: 'blue' }),
    check: (_, order) => isOdd(order),
  })
  return words.choices(null, null)
}

test('rows may nest and be left out', () => {
  const one = row('one', 'EX-CNT-01', 'One', { set: START })
  const two = row('two', 'EX-CNT-01', 'Two', { give: 2 })
  const choices = shown([false, one, [undefined, [two]], []])
  expect(choices.map(({ key, then }) => [key, then])).toEqual([
    ['one', { kind: 'draft', draft: START }],
    ['two', { kind: 'order', order: 2 }],
  ])
})
test('a row is left out if the rules refuse its order', () => {
  const rows = [1, 2, 3, 4].map((count) => row(`${count}`, 'EX-CNT-01', '', { give: count }))
  expect(shown(rows).map(({ key }) => key)).toEqual(['2', '4'])
})
test('a row that sets the draft is left out if its order must be legal and is not', () => {
  const rows = [1, 2, 3, 4].map((count) => row(`${count}`, 'EX-CNT-01', '', { set: { kind: 'count', count }, ifLegal: count }))
  const choices = shown(rows)
  expect(choices.map(({ key }) => key)).toEqual(['2', '4'])
  expect(choices[0]).not.toHaveProperty('ifLegal')
})
test('the same as last turn is a row only if there is an earlier answer that is still legal', () => {
  const earlier = (count: number) =>
    sameAgain<Draft, number>('EX-CNT-01', { set: { kind: 'count', count }, ifLegal: count, note: `${count}` })
  expect([...shown(sameAgain('EX-CNT-01', null)), ...shown(earlier(3))]).toEqual([])
  expect(shown(earlier(2))).toMatchObject([
    { key: 'same', label: 'Same as last turn', note: '2', then: { kind: 'draft', draft: { kind: 'count', count: 2 } } },
  ])
})
test('a choice shows what its row says and nothing else', () => {
  const [choice] = shown(row('one', 'EX-CNT-01', 'One', { set: START, note: 'costs 1', cost: 1, role: 'main' }))
  expect(choice).toMatchObject({ label: 'One', rule: 'EX-CNT-01', note: 'costs 1', cost: 1, role: 'main', spots: [], odds: null })
})
test('a row that asks for a place becomes a choice that completes the draft with it', () => {
  const [choice] = shown(
    row('at', 'EX-CNT-01', 'Put it', {
      place: { within: [[[0, 3]]], now: null, nameOf: () => 'port', withPlace: ({ at: [, count] }) => ({ kind: 'count', count }) },
    }),
  )
  expect(choice).not.toHaveProperty('place')
  expect(choice?.then.kind === 'place' && choice.then.withPlace({ at: [0, 3], turns: 0 })).toEqual({ kind: 'count', count: 3 })
})
test('Back comes last and cites the clause of its page', () => {
  const back = { set: { kind: 'count', count: 3 }, label: 'Other numbers' } as const
  const choices = shown(row('one', 'EX-CNT-03', 'One', { set: START }), back)
  expect(choices.at(-1)).toMatchObject({ key: 'back', role: 'back', label: 'Other numbers', rule: 'EX-CNT-01', then: { draft: back.set } })
  expect(shown([], { set: START })[0]?.label).toBe('Back')
})
test('without a draft the page gets the start; question and choices are of the same page', () => {
  const view = { able: ['a', 'b', 'c'] }
  expect(exampleWords.question(view, null)).toEqual({
    phase: 'Point defence',
    title: 'A missile attacks',
    text: 'Choose the turrets that fire.',
    rule: 'EX-PDF-01',
  })
  expect(exampleWords.choices(view, null).map(({ key }) => key)).toEqual(['defend', 'a', 'b', 'c']) // 'all' is refused: three turrets
  expect(exampleWords.choices(view, null)).toEqual(exampleWords.choices(view, START))
})
test('without an open call, or with a call that has no form, there is no question', () => {
  for (const call of [undefined, { call: { kind: 'other' }, me: 'blue' }]) {
    const words = formWords<{ view: null; me: string; draft: Draft; order: number }>({
      forms: {},
      askedOf: () => call,
      check: () => undefined,
    })
    expect([words.question(null, null), words.choices(null, null)]).toEqual([undefined, []])
  }
})
