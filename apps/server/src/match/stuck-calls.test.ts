import { type RuleSystem, UMPIRE } from '@admiralty/kernel'
import { beginMatch, makeHead } from '@admiralty/match'
import type { SeatRecord } from '@admiralty/store'
import { system } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { stuckCalls } from './stuck-calls.ts'

const seatOf = (seat: string, given: Partial<SeatRecord>): SeatRecord => ({
  seat,
  person: `device of ${seat}`,
  bot: null,
  seed: 1,
  name: seat,
  value: seat,
  key: null,
  linkEnd: null,
  auto: false,
  ...given,
})

/** A duel that waits for red and blue. */
function duel({ red = {}, conceded = [], forced }: { red?: Partial<SeatRecord>; conceded?: readonly string[]; forced?: object } = {}) {
  const secret = 'a secret of a test'
  const seatValues = { red: 'luck', blue: 'chance' }
  const head = makeHead(system, { id: 'm', setup: system.scenarios[0]?.setup({}), position: null, secret, seatValues, created: 0 })
  const { match } = beginMatch(system, head, secret, 0)
  return {
    system: { ...(system as RuleSystem), forcedOrder: () => forced }, // the server takes any system
    match: { ...match, status: { ...match.status, conceded } },
    seats: [seatOf('red', red), seatOf('blue', {})],
  }
}
const sealedBy =
  (...seats: readonly string[]) =>
  (_: string, seat: string): boolean =>
    seats.includes(seat)
const count = (active: ReturnType<typeof duel>, sealed: readonly string[], isAttended = true, isHeld = false): number =>
  stuckCalls({ active, isAttended, isSealed: sealedBy(...sealed), isHeld: () => isHeld, isLater: () => false }).length

test('a call that waits for a person is not stuck, and one that everybody has answered is, unless its time has not come', () => {
  expect(count(duel(), [])).toBe(0)
  expect(count(duel(), ['red'])).toBe(0)
  expect(count(duel(), ['red', 'blue'])).toBe(1)
  expect(count(duel(), ['red', 'blue'], true, true)).toBe(0)
})

test('a bot that has not answered is a fault while people watch, and rests without them', () => {
  const active = duel({ red: { person: null, bot: 'ensign' } })
  expect(count(active, [])).toBe(1)
  expect(count(active, ['red'])).toBe(0)
  expect(count(active, [], false)).toBe(0)
})

test('a seat that the server answers for must have its answer: one that has conceded, and a forced one with automatic answers', () => {
  expect(count(duel({ conceded: ['red'] }), ['blue'])).toBe(1)
  expect(count(duel({ red: { auto: true }, forced: { order: 'rest' } }), ['blue'])).toBe(1)
  expect(count(duel({ red: { auto: true } }), ['blue'])).toBe(0)
  expect(count(duel({ forced: { order: 'rest' } }), ['blue'])).toBe(0)
})

test('a call that the umpire answers later waits for it, and one that it owes without having said so is a fault', () => {
  const { system: rules, ...active } = duel()
  const ofUmpire = rules.openCalls(active.match.state).map((call) => ({ ...call, seats: [UMPIRE] }))
  const resting = (isLater: boolean) => ({
    active: { ...active, system: { ...rules, openCalls: () => ofUmpire } },
    isAttended: true,
    isSealed: sealedBy(),
    isHeld: () => false,
    isLater: () => isLater,
  })
  expect(stuckCalls(resting(true))).toEqual([])
  expect(stuckCalls(resting(false))).toHaveLength(1)
})
