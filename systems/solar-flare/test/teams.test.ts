// An admiral who ends a phase while others hold sealed orders, and one who does not act himself.
import { scriptedDice } from '@admiralty/kernel'
import {
  answersTooLate,
  applyAction,
  beginMatch,
  decide,
  exportJournal,
  importJournal,
  type Journal,
  judge,
  makeHead,
  review,
  type SealedOrder,
  verifyJournal,
} from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { system } from '../src/game.ts'
import { words } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { State } from '../src/state.ts'

const setup = system.scenarios.find(({ id }) => id === 'fleets')?.setup({})
type Phase = 'weapons' | 'power'
function positionAt(at: Phase): Position {
  const ship = (seat: 'red' | 'gold' | 'blue' | 'green', q: number) => ({ seat, hex: [q, 0] as const })
  return { at, ships: { a: ship('red', 0), f: ship('gold', 2), b: ship('blue', 5), g: ship('green', 7) } }
}
function opening(at: Phase = 'weapons'): State {
  if (!setup || 'rule' in setup) throw new Error('no setup')
  return system.begin({ setup, position: positionAt(at) }, scriptedDice()).state
}
const callOf = (state: State, seat: string) => {
  const call = system.openCalls(state).find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return call
}

test.each(['weapons', 'power'] as const)(
  'SF-TEAM-03: the end of %s makes the sealed order of a team mate void, and its owner is told',
  (at) => {
    const state = opening(at)
    const gold: SealedOrder = { call: callOf(state, 'gold').id, seat: 'gold', order: { order: 'end', all: false } }
    expect(answersTooLate(system, state, [gold])).toEqual([])
    const { state: after, events } = system.resolve(state, callOf(state, 'red'), { red: { order: 'end', all: true } }, scriptedDice())
    expect(answersTooLate(system, after, [gold])).toEqual([gold])
    expect(review(system, after, [gold])).toEqual({ ready: [], invalidated: [] })
    const told = events.flatMap((event) => {
      const observation = system.observe(event, 'gold')
      const line = observation && words.logEntry(observation, system.view(state, 'gold'))
      return line ? [line.parts.map((part) => (typeof part === 'string' ? part : part.kind === 'thing' ? part.text : '')).join('')] : []
    })
    expect(events.flatMap((event) => (event.type === 'seatEnded' ? [event.seat] : []))).toEqual(['red', 'gold'])
    expect(told).toContain('Gold ends the phase by order of the admiral.')
  },
)

test('SF-TEAM-03: an action of a team mate leaves the sealed orders of the others as they are', () => {
  const state = opening()
  const gold: SealedOrder = { call: callOf(state, 'gold').id, seat: 'gold', order: { order: 'end', all: false } }
  const { state: after } = system.resolve(state, callOf(state, 'red'), { red: { order: 'end', all: false } }, scriptedDice())
  expect(answersTooLate(system, after, [gold])).toEqual([])
  expect(review(system, after, [gold]).ready).toHaveLength(1)
})

describe('SF-TEAM-02, SF-TEAM-03: an admiral who has ended for himself', () => {
  const END = { order: 'end', all: false } as const
  const ALL = { order: 'end', all: true } as const
  const ended = (): State => {
    const state = opening()
    return system.resolve(state, callOf(state, 'red'), { red: END }, scriptedDice()).state
  }
  test('is not awaited, and one order of his decides the call of his team mate alone', () => {
    const state = ended()
    const call = callOf(state, 'gold')
    const given = (seat: string, order: unknown): SealedOrder => ({ call: call.id, seat, order })
    expect([call.seats, call.instead]).toEqual([['gold'], ['red']])
    expect(judge(system, state, given('red', END))).toMatchObject({ refusals: [{ rule: 'SF-TEAM-03' }] })
    expect(judge(system, state, given('red', ALL))).toEqual({ order: ALL })
    expect(judge(system, state, given('blue', ALL))).toMatchObject({ refusals: [{ rule: 'TABLE-SEAT' }] })
    expect(review(system, state, []).ready).toEqual([])
    expect(review(system, state, [given('red', ALL)]).ready).toEqual([{ call, orders: { red: ALL } }])
    expect(review(system, state, [given('gold', END), given('red', ALL)]).ready).toEqual([{ call, orders: { red: ALL } }])
  })
  test('sees who still acts and one button, which is not the main one', () => {
    const view = system.view(ended(), 'red')
    expect(words.question(view, null)).toMatchObject({ title: 'Gold still acts', rule: 'SF-TEAM-03' })
    expect(words.choices(view, null).map(({ role, then }) => [role, then])).toEqual([['row', { kind: 'order', order: ALL }]])
  })
  test('a journal with such an order can be exported, read and verified, and one of an admiral who has conceded is wrong', () => {
    const whole = journalOf(ENDED, FORCED, { conceded: 'blue' }, { conceded: 'green' })
    expect(importJournal(exportJournal(whole), system)).toHaveProperty('journal')
    expect(verifyJournal(system, whole)).toMatchObject({ ok: true, findings: [] })
    expect(whole.entries[2]).toMatchObject({ call: { seats: ['gold'], instead: ['red'] }, orders: { red: ALL } })
    const conceded = journalOf(ENDED, { conceded: 'red' }, FORCED, { conceded: 'gold' })
    expect(verifyJournal(system, conceded).findings[0]).toContain('an order of red, who has conceded')
  })
})
const ENDED = { asked: 'red', orders: { red: { order: 'end', all: false } } } as const
const FORCED = { asked: 'gold', orders: { red: { order: 'end', all: true } } } as const
type Deed = { readonly asked: string; readonly orders: Readonly<Record<string, Order>> } | { readonly conceded: string }
/** The journal of these deeds in the position of `opening`. */
function journalOf(...deeds: readonly Deed[]): Journal {
  const seatValues = { red: 'r', gold: 'o', blue: 'b', green: 'g' }
  const head = makeHead(system, { id: 'm', setup, position: positionAt('weapons'), secret: 's', seatValues, created: 0 })
  const transitions = [beginMatch(system, head, 's', 0)]
  for (const deed of deeds) {
    const { match } = transitions.at(-1) ?? raise('there is no opening')
    const made =
      'conceded' in deed
        ? applyAction(system, match, { action: { kind: 'conceded', seat: deed.conceded }, time: 1 }, 's')
        : decide(system, match, { call: callOf(match.state as State, deed.asked), orders: deed.orders, time: 1 }, 's') // a state of this game
    transitions.push(made)
  }
  return { head, entries: transitions.map(({ entry }) => entry), chain: transitions.map(({ match }) => match.chain), secret: 's' }
}
function raise(what: string): never {
  throw new Error(what)
}
