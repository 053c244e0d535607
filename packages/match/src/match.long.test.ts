import { scriptedDice } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { last, playMatch } from '../test/host.ts'
import { beginMatch, decide, eventsOf, type Message, makeHead, messageFor, reopen, transitionsOf, viewsThrough } from './index.ts'

const duels = { ...system, scenarios: system.scenarios.filter(({ id }) => id === 'duel') }
const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const viewers = (setup: Parameters<typeof system.seats>[0]) => [...system.seats(setup).map(({ seat }) => seat), 'public']

describe('a match', () => {
  test('looks the same by its messages and by the host’s views, at every step and for every viewer', () => {
    let steps = 0
    for (const seed of seeds) {
      const { turns, journal } = playMatch(system, seed)
      for (const viewer of viewers(system.schema.setup.parse(journal.head.setup))) {
        let view: unknown = null
        for (const turn of turns) {
          const message = wired(messageFor(system, turn, viewer))
          steps += message.steps.length
          if (view !== null) expect(JSON.stringify(message.steps.map(({ patch }) => patch))).not.toContain('"me"') // only what changed
          view = viewsThrough(view, message).at(-1) ?? view
          expect(JSON.stringify(view)).toBe(JSON.stringify(system.view(system.schema.state.parse(turn.match.state), viewer)))
        }
      }
    }
    expect(steps).toBeGreaterThan(5_000)
  })

  test('of these tests covers every kind of event', () => {
    const seen = { automatic: 0, fallen: 0, waiting: 0 }
    const missing = () => Object.entries(seen).filter(([, count]) => count === 0)
    for (let seed = 1; seed <= 500 && missing().length > 0; seed += 1) {
      const match = playMatch(system, seed).seen
      for (const what of ['automatic', 'fallen', 'waiting'] as const) seen[what] += match[what]
    }
    expect(missing()).toEqual([])
  })

  test('repeats exactly from the same secret, values and orders, in any order of arrival', () => {
    const { turns, journal } = playMatch(system, 5)
    const secret = journal.secret ?? ''
    const again = [beginMatch(system, journal.head, secret, 1_000)]
    for (const { entry } of turns.slice(1)) {
      const orders = Object.fromEntries(Object.entries(entry.orders).reverse())
      if (entry.call) again.push(decide(system, last(again).match, { call: entry.call, orders, time: entry.time }, secret))
    }
    expect(again).toEqual(turns)
  })

  test('continues the same after it is reopened from its entries', () => {
    const { turns, journal } = playMatch(system, 6)
    const { head, entries, chain, secret } = wired(journal)
    const half = Math.floor(entries.length / 2)
    const standing = reopen(system, head, entries.slice(0, half), chain.slice(0, half))
    expect(standing).toEqual(turns[half - 1]?.match)
    const next = entries[half]
    if (!next?.call) throw new Error('the match is too short')
    expect(decide(system, standing, { call: next.call, orders: next.orders, time: next.time }, secret ?? '')).toEqual(turns[half])
    expect([...transitionsOf(system, journal)]).toEqual(turns)
  })

  test('needs a value of every seat and a setup and position of its game', () => {
    const { setup } = playMatch(duels, 16).journal.head
    const made = (change: object) => () =>
      makeHead(system, { id: 'm', setup, position: null, secret: 's', seatValues: { red: '', blue: '' }, created: 0, ...change })
    expect(made({})().playedHere).toBe(true)
    expect(made({ seatValues: { red: '' } })).toThrow('the dice value of blue is missing')
    expect(made({ setup: { seats: [] } })).toThrow()
    expect(made({ position: { at: [] } })).toThrow()
  })

  test('does not begin with a secret that does not match the commitment', () => {
    const { journal } = playMatch(system, 1)
    expect(() => beginMatch(system, journal.head, 'another', 0)).toThrow('does not match the commitment')
  })

  test('decides no call that is not open, incomplete or illegal', () => {
    const { turns, journal } = playMatch(system, 1)
    const [opening] = turns
    const [call] = opening ? system.openCalls(system.schema.state.parse(opening.match.state)) : []
    if (!opening || !call) throw new Error('no opening')
    const secret = journal.secret ?? ''
    const fine = { order: 'muster', gear: ['shield', 'flare'] }
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, fine]))
    const tried = (change: object) => () => decide(system, opening.match, { call, orders, time: 0, ...change }, secret)
    expect(tried({})().entry.seq).toBe(1)
    expect(tried({ call: { ...call, id: '99/muster' } })).toThrow('is not open')
    expect(tried({ orders: { red: fine } })).toThrow('has not answered')
    expect(tried({ orders: { ...orders, red: { order: 'muster', gear: ['flare', 'flare'] } } })).toThrow('SK-CRD-01')
  })
})

describe('a message', () => {
  const observationsOf = (messages: readonly Message[]): readonly { readonly type: string; readonly seat?: string }[] =>
    messages.flatMap(({ steps }) => steps.flatMap(({ observation }) => (observation === null ? [] : [observation as { type: string }]))) // skirmish's news have a type

  test('has no step, not even an empty one, for an event that its viewer does not learn of', () => {
    for (const seed of seeds.slice(0, 10)) {
      const { turns, journal } = playMatch(system, seed)
      const supplied = journal.entries
        .flatMap((entry) => eventsOf(system, entry))
        .filter((event) => system.schema.event.parse(event).type === 'supplied')
      const heard = observationsOf(turns.map((turn) => messageFor(system, turn, 'public')))
      expect(supplied.length).toBeGreaterThan(0)
      expect(heard.filter(({ type }) => type === 'supplied')).toEqual([])
      for (const turn of turns)
        for (const step of messageFor(system, turn, 'public').steps) expect(step.observation !== null || step.patch !== null).toBe(true)
    }
  })

  test('contains the open calls and the outcome', () => {
    const { turns } = playMatch(system, 3)
    for (const turn of turns) {
      const state = system.schema.state.parse(turn.match.state)
      const { calls, outcome, seq, chain } = messageFor(system, turn, 'red')
      expect({ calls, outcome, seq, chain }).toEqual({
        calls: system.openCalls(state),
        outcome: system.outcome(state) ?? null,
        seq: turn.entry.seq,
        chain: turn.match.chain,
      })
    }
  })

  test('does not depend on secret choices and hidden rolls of others', () => {
    const { turns } = playMatch(duels, 16) // nobody has an ally to share with
    const [opening, mustered] = turns
    const state = system.schema.state.parse(opening?.match.state)
    const [call] = system.openCalls(state)
    if (!mustered || !call) throw new Error('nobody mustered')
    const seats = state.setup.seats.map(({ seat }) => seat)
    const [me, ...others] = seats
    const messageWith = (gear: 'shield' | 'flare', face: number): string => {
      const orders = Object.fromEntries(
        seats.map((seat) => [seat, { order: 'muster', gear: [seat === me ? 'flare' : gear, 'decoy'] } as const]),
      )
      const faces = seats.map((seat) => (seat === me ? 3 : face))
      const { events, state: after } = system.resolve(state, call, orders, scriptedDice(...faces))
      const turn = {
        ...mustered,
        before: state,
        entry: { ...mustered.entry, orders, events },
        standing: { ...mustered.match, state: after },
      }
      return JSON.stringify([messageFor(system, turn, me ?? ''), messageFor(system, turn, 'public')])
    }
    expect(others).toHaveLength(1)
    expect(messageWith('shield', 6)).toBe(messageWith('flare', 1))
  })
})
