import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type EmptyDraft, formWords, START } from './form.ts'
import { type FormRows, rowsOf } from './row.ts'
import { sampleForm } from './sample.ts'

type Draft = EmptyDraft | { readonly kind: 'at'; readonly at: readonly [number, number]; readonly turns: number }
const row = rowsOf<Draft, string>()
/** A form with these rows; every page but the first has *Back*. */
const wordsOf = (rows: (draft: Draft) => FormRows<Draft, string>) =>
  formWords<{ view: null; me: string; draft: Draft; order: string }>({
    forms: {
      put: {
        duty: 'to put',
        page: (_view, _me, draft) => ({
          phase: 'Put',
          title: 'Where?',
          text: '',
          rule: 'EX-PUT-01',
          back: draft.kind === 'start' ? undefined : { set: START },
          rows: () => rows(draft),
        }),
      },
    },
    askedOf: () => ({ call: { kind: 'put' }, me: 'blue' }),
    check: () => undefined,
  })
const place = {
  within: [
    [],
    [
      [1, 2],
      [3, 4],
    ],
    [[5, 6]],
  ],
  now: null,
  nameOf: String,
  withPlace: ({ at, turns }) => ({ kind: 'at', at, turns }),
} satisfies Extract<Parameters<typeof row>[3], { place: unknown }>['place']
const dice = seededDice(1)
const WALKS = Array.from({ length: 40 })

test('a place is picked from its region, in a rotation that it allows', () => {
  const words = wordsOf((draft) =>
    draft.kind === 'at' ? row('put', 'EX-PUT-01', 'Put', { give: JSON.stringify(draft) }) : row('at', 'EX-PUT-01', 'At', { place }),
  )
  const orders = new Set(WALKS.map(() => sampleForm(words, null, dice, 5).order))
  expect([...orders].toSorted()).toEqual(
    [
      [[1, 2], 1],
      [[3, 4], 1],
      [[5, 6], 2],
    ].map(([at, turns]) => JSON.stringify({ kind: 'at', at, turns })),
  )
})
test('a region without places cannot be picked, and Back is picked only where nothing else is', () => {
  const words = wordsOf((draft) =>
    draft.kind === 'start' ? row('at', 'EX-PUT-01', 'At', { place }) : row('on', 'EX-PUT-01', 'On', { place: { ...place, within: [[]] } }),
  )
  const { pages, order } = sampleForm(words, null, dice, 4)
  expect(order).toBeNull()
  expect(pages.map(({ draft }) => draft?.kind ?? 'start')).toEqual(['start', 'at', 'start', 'at'])
})
test('the main button is picked half of the time, however many rows there are', () => {
  const words = wordsOf(() =>
    ['main', ...'abcdefgh'].map((key) => row(key, 'EX-PUT-01', key, { give: key, role: key === 'main' ? 'main' : 'row' })),
  )
  const orders = WALKS.map(() => sampleForm(words, null, dice, 5).order)
  expect(orders.filter((order) => order === 'main').length).toBeGreaterThan(12)
  expect(new Set(orders).size).toBeGreaterThan(6)
})
