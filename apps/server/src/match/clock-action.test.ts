// When the host looks at the deadlines of a quiet call, and when they lapse.
import type { RuleSystem } from '@admiralty/kernel'
import { beginMatch, makeHead } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { clockAction, nextClockTime } from './clock-action.ts'

const GRACE = 10
const TERMS = {
  kind: 'answer',
  days: 3,
  bank: 0,
  weekends: 'count',
  zone: 'UTC',
  short: 1,
  grace: GRACE,
  misses: 2,
  vacation: { perMonth: 0, atMost: 0 },
} as const
const SEAT = { bot: null, seed: 1, value: 'luck', key: null, linkEnd: null, auto: false }
const DUE = { blue: 1_000_000, red: 2_000_000 }
/** In ms: the grace is in seconds. */
const END = { blue: DUE.blue + GRACE * 1000, red: DUE.red + GRACE * 1000 }

/** A duel in which Blue's deadline comes before Red's. */
function duel(quietCalls: readonly string[]) {
  const secret = 'a secret of a test'
  const seatValues = { red: 'luck', blue: 'chance' }
  const setup = system.scenarios[0]?.setup({})
  const { match } = beginMatch(
    system,
    makeHead(system, { id: 'm', setup, position: null, secret, seatValues, created: 0, clock: TERMS }),
    secret,
    0,
  )
  const [[id, call] = ['', undefined]] = Object.entries(match.clock.calls)
  if (!call) throw new Error('the clock has no call')
  const deadline = (due: number) => ({ since: 0, base: due, due, extended: 0, outage: null, lapsed: false })
  const calls = { [id]: { ...call, seats: { blue: deadline(DUE.blue), red: deadline(DUE.red) } } }
  return {
    system: { ...(system as unknown as RuleSystem), quietCalls }, // the server takes any system
    match: { ...match, clock: { ...match.clock, calls } },
    seats: ['red', 'blue'].map((seat) => ({ ...SEAT, seat, person: seat, name: seat })),
  }
}
const facts = (now: number, answered: readonly string[] = [], saved: readonly string[] = []) => ({
  now,
  outages: [],
  isAnswered: (_: string, seat: string) => answered.includes(seat),
  isSaved: (_: string, seat: string) => saved.includes(seat),
})
const [quiet, open] = [duel(['muster']), duel([])]

describe('the deadlines of a quiet call', () => {
  test('are looked at whether or not their seats have answered', () => {
    for (const answered of [[], ['blue']]) {
      expect(nextClockTime(quiet, facts(0, answered))).toBe(END.blue)
      expect(nextClockTime(quiet, facts(END.blue, answered))).toBe(END.red)
    }
    expect(nextClockTime(open, facts(0, ['blue']))).toBe(END.red)
  })
  test('lapse together, at the last of them, or once all others have answered', () => {
    expect(clockAction(quiet, facts(END.blue))).toBeUndefined()
    expect(clockAction(quiet, facts(END.red))).toMatchObject({ kind: 'lapsed', seats: ['blue', 'red'] })
    expect(clockAction(quiet, facts(END.blue, ['red']))).toMatchObject({ kind: 'lapsed', seats: ['blue'] })
    expect(nextClockTime(quiet, facts(END.blue, ['red']))).toBe(END.blue)
    expect(clockAction(open, facts(END.blue))).toMatchObject({ kind: 'lapsed', seats: ['blue'] })
  })
  test('do not lapse while the order of another seat is only saved and its deadline has not come', () => {
    expect(clockAction(quiet, facts(END.blue, ['red'], ['red']))).toBeUndefined()
    expect(clockAction(quiet, facts(END.red, ['red'], ['red']))).toMatchObject({ seats: ['blue'] })
  })
})
