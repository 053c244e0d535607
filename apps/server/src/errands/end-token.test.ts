import { DEFAULT_CHOICE } from '@admiralty/store'
import { expect, test } from 'vitest'
import { endTokenOf, parseEndToken, withoutMails } from './end-token.ts'

const [HERE, ELSEWHERE] = [{ secret: 'here' }, { secret: 'elsewhere' }]
const forged = (...parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

test('a token names its person and the mails that it ends', () => {
  expect(parseEndToken(HERE, endTokenOf(HERE, 'anna', 'daily'))).toEqual({ person: 'anna', mails: 'daily' })
  expect(parseEndToken(HERE, endTokenOf(HERE, 'anna', 'answer'))).toEqual({ person: 'anna', mails: 'answer' })
})

const [, , HASH] = JSON.parse(Buffer.from(endTokenOf(HERE, 'anna', 'answer'), 'base64url').toString())
test.each([
  ['of another server', endTokenOf(ELSEWHERE, 'anna', 'answer')],
  ['for another person', forged('ben', 'answer', HASH)],
  ['for other mails', forged('anna', 'daily', HASH)],
  ['for mails that do not exist', forged('anna', 'all', HASH)],
  ['without a person', forged(null, 'answer', HASH)],
  ['with another letter', `${endTokenOf(HERE, 'anna', 'answer')}A`],
  ['that is no text', forged()],
  ['that is empty', ''],
  ['with a line break', 'AAAA\r\nBcc: ben@example.org'],
])('a token %s is forged', (_, token) => {
  expect(parseEndToken(HERE, token)).toBeUndefined()
})

test('the mails about one kind of match end together, and the daily ones alone', () => {
  const choice = { ...DEFAULT_CHOICE, move: { answer: 'daily', calendar: 'each' } } as const
  expect(withoutMails(choice, 'daily')).toEqual({ ...choice, move: { answer: 'none', calendar: 'each' } })
  expect(withoutMails(choice, 'calendar')).toEqual({
    ...choice,
    move: { answer: 'daily', calendar: 'none' },
    last: { answer: 'each', calendar: 'none' },
    reminder: { answer: 'each', calendar: 'none' },
  })
})
