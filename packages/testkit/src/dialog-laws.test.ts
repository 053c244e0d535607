// Plants faults in a dialog; the laws must find each.
import { type EmptyDraft, type FormRows, formWords, type Page, rowsOf, START } from '@admiralty/forms'
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { walkDialog } from './dialog-laws.ts'

interface Count {
  readonly kind: 'count'
  readonly counts: readonly number[]
}
type Draft = EmptyDraft | Count
const row = rowsOf<Draft, number>()
/** A dialog that counts to three, with a fault. Odd orders are illegal. */
function dialogWith(
  fault: Partial<Pick<Page<Draft, number>, 'back'>>,
  rowsFor: (counts: readonly number[]) => FormRows<Draft, number> = honest,
) {
  const words = formWords<{ view: null; me: string; draft: Draft; order: number }>({
    forms: {
      count: {
        duty: 'to count',
        page: (_view, _me, draft) => ({
          phase: 'Count',
          title: 'How many?',
          text: '',
          rule: 'EX-CNT-01',
          back: draft.kind === 'start' ? undefined : { set: START },
          ...fault,
          rows: () => rowsFor(draft.kind === 'start' ? [] : draft.counts),
        }),
      },
    },
    askedOf: () => ({ call: { kind: 'count' }, me: 'blue' }),
    check: () => undefined,
  })
  const check = (order: unknown) => (order === 3 ? ({ rule: 'EX-CNT-02', reason: 'three is too many' } as const) : undefined)
  return { words, view: null, check } as Parameters<typeof walkDialog>[0] // the words receive only drafts of their own
}
const more = (counts: readonly number[]) => row('more', 'EX-CNT-01', 'More', { set: { kind: 'count', counts: [...counts, 1] } })
const honest = (counts: readonly number[]) => [counts.length < 2 && more(counts), row('give', 'EX-CNT-01', 'Give', { give: counts.length })]
/** The faults in twenty walks. */
const faultsIn = (dialog: Parameters<typeof walkDialog>[0]): readonly string[] => [
  ...new Set(Array.from({ length: 20 }, (_, seed) => walkDialog(dialog, seededDice(seed), 8).faults).flat()),
]

test('an honest dialog has no fault', () => expect(faultsIn(dialogWith({}))).toEqual([]))
test('an illegal order, a repeated key and an empty page are found', () => {
  expect(
    faultsIn(dialogWith({}, (counts) => [counts.length < 3 && more(counts), row('give', 'EX-CNT-01', '', { give: counts.length })])),
  ).toEqual(['offers the illegal order 3'])
  expect(faultsIn(dialogWith({}, () => [more([]), more([])]))).toEqual(['has two choices with one key'])
  expect(faultsIn(dialogWith({}, () => []))).toEqual(['has no choices'])
})
test('a chance that does not say what it is of is found', () => {
  const chance = (counts: readonly number[]) => row('give', 'EX-CNT-01', 'Give', { give: counts.length, odds: 0.5 })
  expect(faultsIn(dialogWith({}, (counts) => [counts.length < 2 && more(counts), chance(counts)]))).toEqual([
    'does not say what the chance of give is of',
  ])
})
test('a page that remembers what was picked cannot be undone', () => {
  let most = 0
  const remembering = (counts: readonly number[]) => {
    most = Math.max(most, counts.length)
    return [more(counts), row('give', 'EX-CNT-01', `Give ${most}`, { give: 0 })]
  }
  expect(faultsIn(dialogWith({}, remembering))).toContain('shows another page after Undo')
})
test('a page that changes its draft throws', () => {
  const changing = (counts: readonly number[]) => {
    ;(counts as number[]).push(1)
    return more(counts)
  }
  expect(() => faultsIn(dialogWith({}, changing))).toThrow('not extensible')
})
test('Back that leads nowhere is found', () => {
  expect(faultsIn(dialogWith({ back: { set: { kind: 'count', counts: [] } } }))).toEqual(['has no way out by Back'])
})
