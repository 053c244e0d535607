// A setup that was written before an option existed is lifted, and its journal keeps its bytes.
import { scriptedDice } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { playMatch } from '../test/host.ts'
import { exportJournal, importJournal, setupOf, verifyJournal } from './index.ts'

const withoutAmbushes = z.looseObject({ ambushes: z.undefined().optional() })
const { number, upcasts } = skirmish.format
/** The skirmish with one more format. Before that format, setups have no field `ambushes`. */
const later = {
  ...skirmish,
  format: {
    number: number + 1,
    upcasts: [...upcasts, { setup: (setup: unknown) => ({ ambushes: true, ...withoutAmbushes.parse(setup) }) }],
  },
}
const { journal } = playMatch(skirmish, 7)
const { ambushes, ...older } = z.looseObject({ ambushes: z.boolean() }).parse(journal.head.setup)

describe('a setup of an older format', () => {
  test('is lifted by all later up-casts', () => {
    expect(setupOf(later, { setup: older, format: number })).toEqual({ ...older, ambushes: true })
    expect(setupOf(later, { setup: { ...older, ambushes: false }, format: number + 1 })).toEqual({ ...older, ambushes: false })
  })
  test('of an unknown format throws', () => {
    expect(() => setupOf(skirmish, { setup: older, format: number + 1 })).toThrow('is unknown')
  })
  test('is refused without its up-cast, and begins a match with it', () => {
    expect(skirmish.schema.setup.safeParse(older).success).toBe(false)
    const setup = later.schema.setup.parse(setupOf(later, { setup: older, format: number }))
    expect(later.begin({ setup, position: null }, scriptedDice(...Array<number>(40).fill(1))).events.length).toBeGreaterThan(0)
  })
  test('allows its journal to be opened and verified, with the head as written', () => {
    const unchanged = { ...later, format: { number: number + 1, upcasts: [...upcasts, {}] } }
    const read = importJournal(exportJournal(journal), unchanged)
    expect('journal' in read && read.journal.head).toEqual({ ...journal.head, playedHere: false })
    expect(verifyJournal(unchanged, journal)).toMatchObject({ ok: true })
  })
  test('is accepted in the head of a journal only with the up-cast', () => {
    expect(typeof ambushes).toBe('boolean')
    const old = {
      ...journal,
      head: { ...journal.head, setup: older },
      entries: journal.entries.slice(0, 1),
      chain: journal.chain.slice(0, 1),
    }
    expect(importJournal(old, skirmish)).toMatchObject({ refusal: { reason: expect.stringContaining('setup') } })
    expect(importJournal(old, later)).toHaveProperty('journal')
  })
})
