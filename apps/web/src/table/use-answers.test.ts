import { expect, test } from 'vitest'
import { afterReply, emptyDraft } from './use-answers.ts'

test('the reply to an order marks it as given', () => {
  const sent = { ...emptyDraft('1'), busy: true, draft: 'north' }
  expect(afterReply(sent, '1', { busy: false, given: true, draft: null })).toEqual({ ...emptyDraft('1'), given: true })
})

test('a late reply leaves the answer to the next call unchanged', () => {
  const next = { ...emptyDraft('2'), draft: 'south' }
  expect(afterReply(next, '1', { busy: false, given: true, draft: null })).toBe(next)
})
