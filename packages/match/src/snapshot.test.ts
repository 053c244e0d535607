import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { last, playMatch } from '../test/host.ts'
import { makeSnapshot, matchOfSnapshot, type Snapshot, transitionsOf } from './index.ts'

const { transitions, journal } = playMatch(system, 6)
const { match } = transitions[3] ?? last(transitions)
const snapshot = makeSnapshot(system, match)

describe('a snapshot', () => {
  test('leads to the same rest of the match as the opening', () => {
    const known = matchOfSnapshot(system, snapshot, match)
    expect(known).toEqual(match)
    const rest = { ...journal, entries: journal.entries.slice(match.seq + 1), chain: journal.chain.slice(match.seq + 1) }
    const later = transitions.slice(match.seq + 1)
    expect([...transitionsOf(system, rest, known)]).toEqual(later.map(({ text: _, ...transition }) => transition))
  })

  test('is not used beside another entry, by another version of the game, or when it is damaged', () => {
    const usable = (change: Partial<Snapshot>, chain = match.chain): boolean =>
      matchOfSnapshot(system, { ...snapshot, ...change }, { ...match, chain }) !== undefined
    expect(usable({})).toBe(true)
    expect(usable({}, transitions[2]?.match.chain)).toBe(false)
    expect(usable({ seq: match.seq + 1 })).toBe(false)
    expect(usable({ state: snapshot.state.replace('"round":', '"turns":') })).toBe(false)
    expect(usable({ state: snapshot.state.replace('"conceded":[]', '"conceded":["red"]') })).toBe(false)
    expect(usable({ digest: makeSnapshot(system, last(transitions).match).digest })).toBe(false)
    const newer = { ...system, version: system.version + 1 }
    expect(matchOfSnapshot(newer, snapshot, match)).toBeUndefined()
    const reformed = { ...system, format: { ...system.format, number: system.format.number + 1 } }
    expect(matchOfSnapshot(reformed, snapshot, match)).toBeUndefined()
  })

  test('is not used when the state has another form now, although neither version nor format has changed', () => {
    const foreign = makeSnapshot(system, { ...match, state: { ...(match.state as object), added: true } })
    expect(matchOfSnapshot(system, foreign, match)).toBeUndefined()
  })
})
