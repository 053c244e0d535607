import { expect, test } from 'vitest'
import { otherSeat, sealedBy } from '../api/match-for-tests.ts'
import type { OpenHandover } from '../api/types.ts'
import { zoneOf } from '../clock/clock-facts.ts'
import { threeDays } from '../clock/clock-for-tests.ts'
import { dateWords } from '../clock/times.ts'
import { consentText, givingMeans, handoverAnswers, handoverTitle, replaceableSeats, silenceText, takerName } from './handover-words.ts'
import { isAsked, noticeOf } from './use-social.ts'

const seats = [otherSeat('red', { name: 'Anna' }), otherSeat('blue', { name: 'Ben', holder: 'me' }), otherSeat('green', { name: 'Dora' })]
const match = { seats, clock: threeDays }
const DAY = 24 * 3600 * 1000
const offered: OpenHandover = {
  seat: 'red',
  by: 'holder',
  stage: 'offered',
  taker: null,
  until: null,
  agree: [],
  missing: ['blue', 'green'],
}
const taken: OpenHandover = {
  ...offered,
  stage: 'taken',
  taker: 'Carl',
  until: Date.UTC(2026, 11, 3, 12),
  agree: ['green'],
  missing: ['blue'],
}
const proposed: OpenHandover = { ...offered, by: 'others', stage: 'proposed', agree: ['green'], missing: ['blue'] }

test('the title says whose seat passes on to whom, to its player in the second person', () => {
  const titles = (viewer: string) =>
    [offered, taken, proposed, { ...offered, by: 'others' as const }, { ...taken, by: 'others' as const }].map((one) =>
      handoverTitle(one, match, viewer),
    )
  expect(titles('blue')).toEqual([
    'Anna (Red) looks for somebody who takes the seat',
    'Anna (Red) wants to give the seat to Carl',
    'Another person in place of Anna (Red)',
    'The seat of Anna (Red) is open to another person',
    'Carl wants to play in place of Anna (Red)',
  ])
  expect(titles('red')).toEqual([
    'You offer your seat to another person',
    'You give your seat to Carl',
    'The others may look for another person for your seat',
    'Your seat is open to another person',
    'Carl wants to play in place of you',
  ])
  expect(handoverTitle({ ...taken, taker: '' }, match, 'blue')).toBe('Anna (Red) wants to give the seat to somebody without a name')
  expect(takerName(null)).toBe('somebody without a name')
})

test('consent is asked once somebody has come, with the date from which silence counts', () => {
  expect(consentText(offered, match, 'blue')).toBe('')
  expect(consentText(taken, match, 'blue')).toBe('Agreed: Dora (Green). Not agreed yet: you.')
  expect(consentText({ ...taken, agree: [] }, match, 'red')).toBe('Not agreed yet: Ben (Blue).')
  expect(silenceText(offered, match)).toBe('')
  expect(silenceText(taken, match)).toBe(`If nobody objects, the seat passes on by ${dateWords(taken.until ?? 0, zoneOf(threeDays))}.`)
})

test('only voters agree or object, and only the player of the seat withdraws the own offer', () => {
  const none = { agree: null, decline: null }
  expect(handoverAnswers(taken, 'blue')).toEqual({ agree: 'Agree', decline: 'Object' })
  expect(handoverAnswers(taken, 'green')).toEqual({ agree: null, decline: 'Object' })
  expect(handoverAnswers(taken, 'red')).toEqual({ agree: null, decline: 'Withdraw the offer' })
  expect(handoverAnswers({ ...taken, by: 'others' }, 'red')).toEqual(none)
  expect(handoverAnswers(taken, null)).toEqual(none)
  expect(handoverAnswers(taken, 'gold')).toEqual(none)
  expect(handoverAnswers(offered, 'blue')).toEqual(none)
  expect(handoverAnswers({ ...offered, by: 'others' }, 'blue')).toEqual({ agree: null, decline: 'Withdraw the offer' })
  expect(handoverAnswers(proposed, 'blue')).toEqual({ agree: 'Agree', decline: 'Decline' })
  expect(handoverAnswers(proposed, 'green')).toEqual({ agree: null, decline: 'Withdraw' })
})

test('before a seat is given away its player reads what the others may do, if there are others', () => {
  const last = (of: typeof seats) => givingMeans({ seats: of, consentAfter: 3 * DAY }, 'blue').at(-1)
  expect(givingMeans({ seats, consentAfter: DAY }, 'blue')[0]).toContain('gets your sealed orders of open questions as a draft')
  expect(last(seats)).toContain('when none of them objects for 3 days')
  expect(last(seats.map((info) => (info.holder === 'me' ? info : { ...info, holder: 'bot' })))).toMatch(/^Nobody else has to agree/)
})

test('another person is looked for where a bot plays for a player, once', () => {
  const keys = { host: '', seats: {} }
  const withBot = [...seats.slice(1), otherSeat('red', { standIn: 'captain' })]
  expect(replaceableSeats({ seats: withBot, keys }, [])).toEqual(['red'])
  expect(replaceableSeats({ seats: withBot, keys }, [proposed])).toEqual([])
  expect(replaceableSeats({ seats: withBot, keys: null }, [])).toEqual([])
  expect(replaceableSeats({ seats, keys }, [])).toEqual([])
})

test('a seat that may pass on is unread until it is seen, and is read aloud', () => {
  const presence = { ...sealedBy(), handovers: [taken] }
  expect(isAsked(match, 'blue', presence)).toBe(true)
  expect(noticeOf(match, 'blue', presence)).toBe('Anna (Red) wants to give the seat to Carl.')
})
