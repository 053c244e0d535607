import { refuse } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { afterEvents, afterOrder, afterReply, afterStep, afterUndo, emptyDraft, resumedDraft } from './answers.ts'

test('the reply to an order marks it as given', () => {
  const sent = { ...emptyDraft('1'), busy: true, draft: 'north' }
  expect(afterReply(sent, '1', { busy: false, given: true })).toEqual({ ...emptyDraft('1'), draft: 'north', given: true })
})

test('a late reply leaves the answer to the next call unchanged', () => {
  const next = { ...emptyDraft('2'), draft: 'south' }
  expect(afterReply(next, '1', { busy: false, given: true })).toBe(next)
})

test('every step of a draft can be undone, starting over included', () => {
  const steps = ['ship', 'course', null].reduce<Pick<ReturnType<typeof emptyDraft>, 'draft' | 'earlier'>>(afterStep, emptyDraft('1'))
  const undone = [afterUndo(steps), afterUndo(afterUndo(steps)), afterUndo(afterUndo(afterUndo(steps)))]
  expect(undone.map(({ draft }) => draft)).toEqual(['course', 'ship', null])
  expect(afterUndo(emptyDraft('1'))).toEqual({ draft: null, earlier: [] })
})

test('a draft from before a reload can be undone', () => {
  expect(afterUndo(resumedDraft('1', 'course'))).toEqual({ draft: null, earlier: [] })
  expect(resumedDraft('1', null)).toEqual(emptyDraft('1'))
})

test('a sealed order that later events have made illegal is open again, and its player reads why', () => {
  const given = { ...emptyDraft('1'), given: true, sent: 'fire at the wreck' }
  const refusals = [{ ...refuse('ES-FIR-01', 'the target is destroyed'), part: 'y1' }] as const
  expect(afterEvents(given, () => undefined)).toBe(given)
  expect(afterEvents(given, () => refusals)).toMatchObject({
    given: false,
    refused: [
      { rule: null, reason: 'your sealed order is not possible any more, because of what has happened since' },
      { rule: 'ES-FIR-01', reason: 'the target is destroyed' },
    ],
  })
  // A saved order whose question is open again, and one that another device has sent.
  expect(afterEvents({ ...given, given: false, saved: true }, () => refusals)).toMatchObject({ given: false, saved: false })
  const elsewhere = { ...given, saved: true, sent: undefined }
  expect(afterEvents(elsewhere, () => refusals)).toBe(elsewhere)
  const open = emptyDraft('1')
  expect(afterEvents(open, () => refusals)).toBe(open)
})

test('the draft after an order is the one that gives it, and undo leads back to the one before', () => {
  const open = { draft: { moves: 1 }, earlier: [null] }
  expect(afterOrder(open, { moves: 0 })).toEqual({ draft: { moves: 0 }, earlier: [null, { moves: 1 }] })
  expect(afterOrder(open, { moves: 1 })).toBe(open)
  expect(afterOrder(open, null)).toBe(open)
})
