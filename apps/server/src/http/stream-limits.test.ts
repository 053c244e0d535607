import { LIMITS } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { type NewStream, StreamLimits, spectatorsWith } from './stream-limits.ts'

const CALM = { busy: false }
const SPECTATOR: NewStream = { match: 'duel', spectator: true, person: null, network: null }
const PLAYER: NewStream = { ...SPECTATOR, spectator: false, person: 'anna' }

/** Opens streams until one is refused; returns how many were opened and the refusal. */
function fill(limits: StreamLimits, next: (number: number) => NewStream): { readonly opened: number; readonly refusal: unknown } {
  for (let opened = 0; ; opened += 1) {
    try {
      limits.open(next(opened))
    } catch (refusal) {
      return { opened, refusal }
    }
  }
}

test('one table has room for so many spectators, and another table and its players for more', () => {
  const limits = new StreamLimits(CALM, 100_000)
  const { opened, refusal } = fill(limits, () => SPECTATOR)
  expect(opened).toBe(LIMITS.tableStreams)
  expect(refusal).toMatchObject({ problem: { status: 503 }, retryAfter: expect.any(Number) })
  expect(() => limits.open({ ...SPECTATOR, match: 'other' })).not.toThrow()
  expect(() => limits.open(PLAYER)).not.toThrow()
})

test('a server full of spectators has room for a quarter more players', () => {
  const limits = new StreamLimits(CALM, 40)
  expect(fill(limits, (number) => ({ ...SPECTATOR, match: `match ${number}` }))).toMatchObject({
    opened: 40,
    refusal: { problem: { status: 503 } },
  })
  expect(fill(limits, (number) => ({ ...PLAYER, person: `user ${number}` }))).toMatchObject({
    opened: 10,
    refusal: { problem: { status: 503 } },
  })
})

test('streams count by user and by network together, and a closed stream counts no longer, however often it is closed', () => {
  const limits = new StreamLimits(CALM, 1_000)
  const first = limits.open({ ...PLAYER, network: 'home' })
  const ofAnna = fill(limits, () => ({ ...PLAYER, network: 'home' }))
  expect(ofAnna).toMatchObject({ opened: LIMITS.streams - 1, refusal: { problem: { status: 429 } } })
  const ofHome = fill(limits, () => ({ ...SPECTATOR, network: 'home' }))
  expect(ofHome).toMatchObject({ opened: LIMITS.addressStreams - LIMITS.streams, refusal: { problem: { status: 429 } } })
  for (const _ of [1, 2, 3]) first()
  expect(fill(limits, () => ({ ...PLAYER, network: 'home' })).opened).toBe(1)
})

test('a busy server refuses spectators, and no player', () => {
  const limits = new StreamLimits({ busy: true }, 10)
  expect(() => limits.open(SPECTATOR)).toThrow('busy')
  expect(() => limits.open(PLAYER)).not.toThrow()
})

test('refuses a stream when too many wait to begin', () => {
  const limits = new StreamLimits(CALM, 10)
  expect(() => limits.checkWaiting(100)).not.toThrow()
  expect(() => limits.checkWaiting(10_000)).toThrow('busy')
})

test('streams leave files for everything else that a server opens', () => {
  expect(spectatorsWith(Number.POSITIVE_INFINITY)).toBe(LIMITS.serverStreams)
  for (const files of [100, 1_024, 4_096, 8_192]) expect.soft(spectatorsWith(files) * 1.25).toBeLessThan(files)
  expect(spectatorsWith(100)).toBe(0)
})
