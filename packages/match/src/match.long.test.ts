import { scriptedDice } from '@admiralty/kernel'
import { system } from '@admiralty/systems/skirmish'
import { describe, expect, test } from 'vitest'
import { last, playMatch } from '../test/host.ts'
import {
  beginMatch,
  decide,
  EntryMessages,
  eventsOf,
  type Message,
  makeHead,
  messageFor,
  pageFor,
  presentFor,
  reopen,
  transitionsOf,
  viewsThrough,
} from './index.ts'

const duels = { ...system, scenarios: system.scenarios.filter(({ id }) => id === 'duel') }
const seeds = Array.from({ length: 30 }, (_, index) => index + 1)
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const viewers = (setup: Parameters<typeof system.seats>[0]) => [...system.seats(setup).map(({ seat }) => seat), 'public']

describe('a match', () => {
  test('has the same views from its messages as from its state, after every entry and for every viewer', () => {
    let steps = 0
    for (const seed of seeds) {
      const { transitions, journal } = playMatch(system, seed)
      for (const viewer of viewers(system.schema.setup.parse(journal.head.setup))) {
        let view: unknown = null
        for (const transition of transitions) {
          const message = wired(messageFor(system, transition, viewer))
          steps += message.steps.length
          // `me` never changes, so only the first patch contains it.
          if (view !== null) expect(JSON.stringify(message.steps.map(({ patch }) => patch))).not.toContain('"me"')
          view = viewsThrough(view, message).at(-1) ?? view
          expect(JSON.stringify(view)).toBe(JSON.stringify(system.view(system.schema.state.parse(transition.match.state), viewer)))
        }
      }
    }
    expect(steps).toBeGreaterThan(5_000)
  })

  test('has the same messages as texts, although viewers share their parts', () => {
    for (const seed of seeds) {
      const { transitions, journal } = playMatch(system, seed)
      const all = viewers(system.schema.setup.parse(journal.head.setup))
      for (const transition of transitions) {
        const messages = new EntryMessages(system, transition)
        expect(messages.seq).toBe(transition.entry.seq)
        for (const viewer of [...all, ...all.toReversed()])
          expect(messages.textFor(viewer)).toBe(JSON.stringify(messageFor(system, transition, viewer)))
      }
    }
  })

  test('is seen alike by a viewer who joins after any entry and by one who was there, in pages of any size', () => {
    for (const seed of seeds.slice(0, 8)) {
      const { transitions, journal } = playMatch(system, seed)
      for (const viewer of viewers(system.schema.setup.parse(journal.head.setup))) {
        for (const size of [1, 7, transitions.length]) {
          for (let first = 0; first < transitions.length; first += size) {
            const part = transitions.slice(first, first + size)
            const page = wired(pageFor(system, part, viewer))
            const view = page.messages.reduce((before, message) => viewsThrough(before, message).at(-1) ?? before, page.view)
            const { seq, chain, calls, clock, outcome } = last(page.messages)
            expect(JSON.stringify({ seq, chain, view, calls, clock, outcome })).toBe(
              JSON.stringify(presentFor(system, last(part).match, viewer)),
            )
            expect([page.first, page.more]).toEqual([first, first > 0])
          }
        }
      }
    }
  })

  test('is seen with forced, invalidated and waiting orders in these tests', () => {
    const seen = { automatic: 0, invalidated: 0, waiting: 0 }
    const missing = () => Object.entries(seen).filter(([, count]) => count === 0)
    for (let seed = 1; seed <= 500 && missing().length > 0; seed += 1) {
      const match = playMatch(system, seed).seen
      for (const what of ['automatic', 'invalidated', 'waiting'] as const) seen[what] += match[what]
    }
    expect(missing()).toEqual([])
  })

  test('is the same for the same secret, values and orders, in any order of arrival', () => {
    const { transitions, journal } = playMatch(system, 5)
    const secret = journal.secret ?? ''
    const repeated = [beginMatch(system, journal.head, secret, 1_000)]
    for (const { entry } of transitions.slice(1)) {
      const orders = Object.fromEntries(Object.entries(entry.orders).reverse())
      if (entry.call) repeated.push(decide(system, last(repeated).match, { call: entry.call, orders, time: entry.time }, secret))
    }
    expect(repeated).toEqual(transitions)
  })

  test('continues in the same way after it is reopened from its entries', () => {
    const { transitions, journal } = playMatch(system, 6)
    const { head, entries, chain, secret } = wired(journal)
    const half = Math.floor(entries.length / 2)
    const match = reopen(system, { head, entries: entries.slice(0, half), chain: chain.slice(0, half) })
    expect(match).toEqual(transitions[half - 1]?.match)
    const next = entries[half]
    if (!next?.call) throw new Error('the match is too short')
    expect(decide(system, match, { call: next.call, orders: next.orders, time: next.time }, secret ?? '')).toEqual(transitions[half])
    expect([...transitionsOf(system, journal)]).toEqual(transitions.map(({ text: _, ...transition }) => transition))
  })

  test('needs a value of every seat, and a setup and position of its game', () => {
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

  test('does not decide a call that is not open or incomplete, nor an illegal order', () => {
    const { transitions, journal } = playMatch(system, 1)
    const [opening] = transitions
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
  // Every observation of the skirmish has a type.
  const observationsOf = (messages: readonly Message[]): readonly { readonly type: string; readonly seat?: string }[] =>
    messages.flatMap(({ steps }) => steps.flatMap(({ observation }) => (observation === null ? [] : [observation as { type: string }])))

  test('has no step, not even an empty one, for an event that the viewer does not learn of', () => {
    for (const seed of seeds.slice(0, 10)) {
      const { transitions, journal } = playMatch(system, seed)
      const supplied = journal.entries
        .flatMap((entry) => eventsOf(system, entry))
        .filter((event) => system.schema.event.parse(event).type === 'supplied')
      const observed = observationsOf(transitions.map((transition) => messageFor(system, transition, 'public')))
      expect(supplied.length).toBeGreaterThan(0)
      expect(observed.filter(({ type }) => type === 'supplied')).toEqual([])
      for (const transition of transitions)
        for (const step of messageFor(system, transition, 'public').steps)
          expect(step.observation !== null || step.patch !== null).toBe(true)
    }
  })

  test('contains the open calls and the outcome', () => {
    const { transitions } = playMatch(system, 3)
    for (const transition of transitions) {
      const state = system.schema.state.parse(transition.match.state)
      const { calls, outcome, seq, chain } = messageFor(system, transition, 'red')
      expect({ calls, outcome, seq, chain }).toEqual({
        calls: system.openCalls(state),
        outcome: system.outcome(state) ?? null,
        seq: transition.entry.seq,
        chain: transition.match.chain,
      })
    }
  })

  test('does not depend on secret choices and hidden rolls of other seats', () => {
    const { transitions } = playMatch(duels, 16) // In a duel no ally shares secrets.
    const [opening, mustered] = transitions
    const state = system.schema.state.parse(opening?.match.state)
    const [call] = system.openCalls(state)
    if (!mustered || !call) throw new Error('no first answer')
    const seats = state.setup.seats.map(({ seat }) => seat)
    const [me, ...others] = seats
    const messageWith = (gear: 'shield' | 'flare', face: number): string => {
      const orders = Object.fromEntries(
        seats.map((seat) => [seat, { order: 'muster', gear: [seat === me ? 'flare' : gear, 'decoy'] } as const]),
      )
      const faces = seats.map((seat) => (seat === me ? 3 : face))
      const { events, state: after } = system.resolve(state, call, orders, scriptedDice(...faces))
      const transition = {
        ...mustered,
        before: state,
        entry: { ...mustered.entry, orders, events },
        match: { ...mustered.match, state: after },
      }
      return JSON.stringify([messageFor(system, transition, me ?? ''), messageFor(system, transition, 'public')])
    }
    expect(others).toHaveLength(1)
    expect(messageWith('shield', 6)).toBe(messageWith('flare', 1))
  })
})
