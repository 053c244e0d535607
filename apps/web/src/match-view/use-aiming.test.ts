import { type Choice, PLAIN_CHOICE, type Question } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { emptyDraft } from './answers.ts'
import { aimAfter, undoing } from './use-aiming.ts'

const question: Question = { phase: 'Fire', title: 'Fire', text: '', rule: 'T-1' }
const never = () => {
  throw new Error('not called')
}
const answers = {
  ...emptyDraft('1'),
  pick: never,
  order: never,
  write: never,
  clear: never,
  again: never,
  undo: () => undefined,
  takeBack: () => undefined,
  saving: null,
}

test('undo takes back a step of the draft, or the sealed order while others still think', () => {
  expect(undoing(question, answers)).toBeNull()
  expect(undoing(question, { ...answers, earlier: [null] })).toBe(answers.undo)
  expect(undoing(undefined, { ...answers, given: true })).toBe(answers.takeBack)
  expect(undoing(undefined, answers)).toBeNull()
  expect(undoing(question, { ...answers, earlier: [null], busy: true })).toBeNull()
})

test('a mouse that points at nothing takes away its own aim, and not that of the keyboard', () => {
  const choice = (key: string): Choice => ({ ...PLAIN_CHOICE, key, label: key, rule: 'T-1', then: { kind: 'draft', draft: key } })
  const [first, second] = [choice('first'), choice('second')]
  const byKey = aimAfter(null, first, 'key')
  expect(aimAfter(byKey, null, 'mouse')).toBe(byKey)
  expect(aimAfter(byKey, null, 'key')).toBeNull()
  expect(aimAfter(byKey, second, 'mouse')).toEqual({ choice: second, by: 'mouse' })
  expect(aimAfter(aimAfter(null, first, 'mouse'), null, 'mouse')).toBeNull()
})
