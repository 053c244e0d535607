import { expect, test } from 'vitest'
import type { SentNotice } from '../api/notices.ts'
import { sentWords, waitingWords } from './notice-words.ts'

const NOW = new Date(2026, 10, 14, 20).getTime()
const sent = (more: Partial<SentNotice>): SentNotice => ({
  kind: 'move',
  channel: 'mail',
  match: 'm1',
  title: 'A duel',
  seat: 'red',
  time: NOW,
  address: 'anna@example.org',
  state: 'sent',
  why: null,
  ...more,
})

test('a notice says what became of it, when, and why', () => {
  expect(sentWords(sent({}), NOW)).toBe('sent by mail, Nov 14, 20:00')
  expect(sentWords(sent({ channel: 'webhook' }), NOW)).toBe('sent by webhook, Nov 14, 20:00')
  expect(sentWords(sent({ state: 'refused', why: '550' }), NOW)).toBe('refused: 550, Nov 14, 20:00')
  expect(sentWords(sent({ state: 'bounced', why: '5.1.1' }), NOW)).toBe('came back: 5.1.1, sent Nov 14, 20:00')
})

test('a notice that waits says until when, and why it was not sent', () => {
  const waiting = { kind: 'move', match: 'm1', title: 'A duel', due: NOW, why: 'the mail server answered 451' } as const
  expect(waitingWords(waiting, NOW)).toBe('not sent yet: the mail server answered 451. The next try is at Nov 14, 20:00')
  expect(waitingWords({ ...waiting, due: null }, NOW)).toBe('not sent and given up: the mail server answered 451')
  expect(waitingWords({ ...waiting, due: null, why: null }, NOW)).toBe('not sent and given up')
  expect(waitingWords({ ...waiting, kind: 'digest', why: null }, NOW)).toBe('waits until Nov 14, 20:00')
  expect(waitingWords({ ...waiting, why: null }, NOW)).toBe('waits, next try at Nov 14, 20:00')
})
