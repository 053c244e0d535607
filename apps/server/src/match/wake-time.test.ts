import type { Call, RuleSystem } from '@admiralty/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ServerAnswer } from './answer-collector.ts'
import { AT_HAND, type DurableMatch, wakeTime } from './wake-time.ts'

const NOW = 1_700_000_000_000
const call = (id: string, seats: readonly string[], instead: readonly string[] = []): Call => ({
  id,
  kind: 'plan',
  key: id,
  seats,
  instead,
})
const given = (more: Partial<ServerAnswer> = {}): ServerAnswer => ({ delay: 0, isSealed: false, ...more })

interface Situation extends Partial<Pick<DurableMatch, 'isFixed' | 'isSettled' | 'deadline'>> {
  readonly calls?: readonly Call[]
  /** Seats with a sealed order. */
  readonly sealed?: readonly string[]
  /** The answers of the server, by seat. */
  readonly answers?: Readonly<Record<string, ServerAnswer>>
}
/** The time of a match in which people owe answers, unless the situation says something else. */
const timeOf = ({ calls = [call('1', ['red', 'blue'])], sealed = [], answers = {}, ...rest }: Situation): number | null =>
  wakeTime({
    active: { system: { openCalls: () => calls } as unknown as RuleSystem, match: { state: null }, seats: [] } as never,
    isFixed: false,
    mayDecide: () => true,
    isSettled: false,
    deadline: null,
    now: NOW,
    isSealed: (_, seat) => sealed.includes(seat),
    answerOf: ({ seat }) => answers[seat] ?? null,
    ...rest,
  })

test.each<readonly [string, Situation]>([
  ['people owe answers', {}],
  ['one of two people owes an answer', { sealed: ['red'] }],
  ['the answer of a person is missing beside one that the server makes again', { answers: { blue: given() } }],
  ['nothing is asked', { calls: [] }],
])('a match waits for somebody to come while %s', (_, situation) => {
  expect(timeOf(situation)).toBeNull()
})

test.each<readonly [string, Situation]>([
  ['fixed orders have no entry', { isFixed: true }],
  ['votes settle an action', { isSettled: true }],
  ['a call is complete', { sealed: ['red', 'blue'] }],
  ['one seat has answered instead of the others', { calls: [call('1', ['red', 'blue'], ['white'])], sealed: ['white'] }],
  ['only the server has to answer', { sealed: ['red'], answers: { blue: given() } }],
  ['a bot has to answer beside a person', { answers: { blue: given({ isSealed: true }) } }],
  ['one of two calls is complete', { calls: [call('1', ['red', 'blue']), call('2', ['white'])], sealed: ['white'] }],
])('a server has half a minute for the work of a match in which %s', (_, situation) => {
  expect(timeOf(situation)).toBe(NOW + AT_HAND)
})

test('an answer that is held back is due after its delay', () => {
  expect(timeOf({ sealed: ['red'], answers: { blue: given({ delay: 1500 }) } })).toBe(NOW + 1500 + AT_HAND)
})

test('a match is looked at when its time limit ends, and before that if it has work', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 * AT_HAND }), fc.subarray(['red', 'blue']), fc.boolean(), (left, sealed, isFixed) => {
      const deadline = NOW + left
      const without = timeOf({ sealed, isFixed })
      expect(timeOf({ sealed, isFixed, deadline })).toBe(Math.min(deadline, without ?? deadline))
    }),
  )
})
