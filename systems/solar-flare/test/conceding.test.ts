// A side that concedes in a match of three or four sides (SF-END-01).
import { scriptedDice } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  exportJournal,
  importJournal,
  makeHead,
  messageFor,
  outcomeOf,
  review,
  verifyJournal,
} from '@admiralty/match'
import { describe, expect, test } from 'vitest'
import { system } from '../src/game.ts'
import { words } from '../src/index.ts'
import { begin, given, judged } from '../src/play-for-tests.ts'
import type { Position } from '../src/position.ts'
import type { State } from '../src/state.ts'

const beam = { name: 'Hull', components: [{ kind: 'beam', level: 4, section: 1 } as const], crew: [] }
/** Red faces blue; gold is between them and has a torpedo in flight. */
const BETWEEN: Position = {
  at: 'weapons',
  ships: {
    r: { seat: 'red', hex: [0, 4], facing: 0, design: beam },
    g: { seat: 'gold', hex: [0, 2], facing: 0, design: beam },
    b: { seat: 'blue', hex: [0, 0], facing: 0, design: beam },
  },
  torpedoes: { t1: { seat: 'gold', hex: [5, 0] } },
}
const FIRE = { order: 'fire', ship: 'r', beam: 0, at: 'b', charges: 4, section: null } as const
const asked = ({ play }: State) => play.calls.map(({ kind, seats }) => `${kind} ${seats.join()}`)

describe('SF-END-01: a side that concedes', () => {
  test('loses its ships and torpedoes at once, and blocks no line any more', () => {
    const state = begin(BETWEEN, 'three')
    expect(judged(state, 'red', FIRE)?.[0].rule).toBe('SF-LOA-06')
    const { state: after, events } = system.surrender(state, ['gold'])
    expect(events[0]).toEqual({ type: 'sideConceded', side: 'altair', ships: ['g'], torpedoes: ['t1'] })
    expect([after.ships.g?.status, after.torpedoes, after.out, after.outcome]).toEqual(['destroyed', {}, ['altair'], null])
    expect(judged(after, 'red', FIRE)).toBeUndefined()
    const both = begin({ ...BETWEEN, torpedoes: { ...BETWEEN.torpedoes, t2: { seat: 'red', hex: [-5, 0] } } }, 'three')
    expect(Object.keys(system.surrender(both, ['gold']).state.torpedoes)).toEqual(['t2'])
    expect(given(after, 'red', FIRE, 6, 6, 6, 6).events[0]).toMatchObject({ type: 'beamFired', at: 'b' })
  })
  test('is out once, also when it has lost its ships before', () => {
    const state: State = { ...begin(BETWEEN, 'three'), out: ['altair'] }
    expect(system.surrender(state, ['gold']).state.out).toEqual(['altair'])
  })
  test('leaves the open call of another side as it is', () => {
    const state = begin(BETWEEN, 'three')
    const { state: after } = system.surrender(state, ['gold'])
    expect(after.play.calls).toEqual(state.play.calls)
  })
  test('ends its own turn at once, and is passed over in later rounds (SF-TRN-01)', () => {
    const { state } = system.surrender(begin(BETWEEN, 'three'), ['red'])
    expect(asked(state)).toEqual(['weapons '])
    const [ready] = review(system, state, []).ready
    if (!ready) throw new Error('the call is not complete')
    const next = system.resolve(state, ready.call, {}, scriptedDice())
    expect([next.state.active, asked(next.state)]).toEqual(['vega', ['weapons blue']])
    expect(next.events.flatMap((event) => (event.type === 'turnBegan' ? [event.side] : []))).toEqual(['vega'])
    const { state: before } = system.surrender(
      begin(
        {
          ...BETWEEN,
          at: [
            { step: 'turn', side: 'altair' },
            { step: 'turn', side: 'sol' },
          ],
        },
        'three',
      ),
      ['gold'],
    )
    const started = system.resolve(before, before.play.calls[0] ?? raise(), {}, scriptedDice())
    expect(started.events.flatMap((event) => (event.type === 'turnBegan' ? [event.side] : []))).toEqual(['sol'])
  })
  test('leaves the victory to the last side with a ship, though a side without one has not conceded (SF-OBJ-01)', () => {
    const { g: _, ...ships } = BETWEEN.ships ?? {}
    const { state } = system.surrender(begin({ at: 'weapons', ships }, 'three'), ['red'])
    expect(state.outcome).toMatchObject({ winners: ['blue'], why: 'SF-OBJ-01', scores: { red: { total: 0 }, gold: { total: 0 } } })
    expect(asked(state)).toEqual([])
  })
  test('never wins by rounds, though it had the most integrity', () => {
    const all = { order: 'end', all: false } as const
    const position: Position = { ...BETWEEN, at: [{ step: 'power', side: 'sol' }, { step: 'roundEnd' }] }
    const start = begin({ ...position, torpedoes: {} }, 'three', { rounds: 8 })
    const { state } = system.surrender({ ...start, round: 8 }, ['gold'])
    const damaged = { ...state, ships: { ...state.ships, b: { ...(state.ships.b ?? raise()), integrity: [4, 4, 4, 4, 4, 4, 0] } } } as State
    expect(given(damaged, 'red', all).state.outcome).toMatchObject({ winners: ['red'], why: 'SF-END-01' })
  })
  test('may be a whole team; a player whose team mate plays on does not take the side out', () => {
    const four: Position = { ...BETWEEN, ships: { ...BETWEEN.ships, h: { seat: 'green', hex: [6, 0], design: beam } } }
    const { state } = system.surrender(begin(four, 'melee'), ['gold'])
    expect([state.outcome, state.ships.h?.status]).toEqual([null, 'flying'])
    const team = played(
      { ...BETWEEN, ships: { r: four.ships?.r ?? raise(), g: four.ships?.g ?? raise(), b: four.ships?.b ?? raise() } },
      'fleets',
    )
    expect(team('gold').entry.events).toEqual([])
  })
  test('is not asked in the set-up: it hands in no ship, places nothing, and nobody waits for it', () => {
    const fleets: Position['fleets'] = { red: [beam], blue: [beam], gold: [beam] }
    const order: Position['order'] = ['altair', 'sol', 'vega']
    const at: Position['at'] = [
      { step: 'anomaly', side: 'altair' },
      { step: 'anomaly', side: 'sol' },
      { step: 'placements' },
      { step: 'round' },
    ]
    const tiles = begin({ at, round: 0, order, fleets, ships: {} }, 'three')
    expect(asked(tiles)).toEqual(['anomaly gold'])
    const { state: empty } = system.surrender(tiles, ['gold'])
    const passed = resolvedEmpty(empty)
    expect(passed.events.map(({ type }) => type)).not.toContain('tilePassed')
    expect([asked(passed.state), passed.state.tiles]).toEqual([['anomaly red'], []])
    const placing = begin(
      { at: [{ step: 'placement', side: 'altair' }, { step: 'placements' }], round: 0, order, fleets, ships: {} },
      'three',
    )
    expect(asked(resolvedEmpty(system.surrender(placing, ['gold']).state).state)).toEqual(['placement red'])
    const choosing = begin({ at: [{ step: 'ships' }, { step: 'orderRoll' }], round: 0, ships: {} }, 'three')
    const { state: two } = system.surrender(choosing, ['gold'])
    expect(asked(two)).toEqual(['ships red,blue'])
    const ships = { red: defaultOf(two, 'red'), blue: defaultOf(two, 'blue') }
    const chosen = system.resolve(two, two.play.calls[0] ?? raise(), ships, scriptedDice(5, 3))
    expect(chosen.events.flatMap((event) => (event.type === 'orderRolled' ? event.rolls.map(({ side }) => side) : []))).toEqual([
      'sol',
      'vega',
    ])
    expect([Object.keys(chosen.state.fleets), chosen.state.order]).toEqual([
      ['red', 'blue'],
      ['sol', 'vega'],
    ])
  })
})

describe('MATCH-CONCEDED: the entry of a concession', () => {
  test('has the events of the game, which everybody sees, and can be exported, read and verified', () => {
    const concede = played(BETWEEN, 'three')
    const first = concede('gold')
    expect(first.entry).toMatchObject({ events: [{ type: 'sideConceded' }, { type: 'paused' }], rolls: [], call: null })
    const { steps, action } = messageFor(system, first, 'blue')
    expect(action).toEqual({ kind: 'conceded', seat: 'gold' })
    const line = words.logEntry(first.entry.events[0] as never, system.view(first.match.state as State, 'blue')) // an event of this game
    expect(line?.parts.join('')).toBe('Gold has conceded and left the battle. 1 ship is removed. 1 torpedo in flight goes with it.')
    expect(steps.map(({ observation }) => observation)).toEqual([first.entry.events[0], null])
    const second = concede('red')
    expect(second.entry.events).toEqual([])
    expect(outcomeOf(system, second.match)).toEqual({ winners: ['blue'], why: 'MATCH-CONCEDED', scores: null })
    const journal = concede.journal()
    expect(importJournal(exportJournal(journal), system)).toHaveProperty('journal')
    expect(verifyJournal(system, journal)).toMatchObject({ ok: true, findings: [] })
    const forged = { ...journal, entries: journal.entries.map((entry) => (entry.seq === 1 ? { ...entry, events: [] } : entry)) }
    expect(verifyJournal(system, forged).findings.join()).toContain('do not lead to its events')
  })
})

function resolvedEmpty(state: State) {
  const [call] = state.play.calls
  if (!call || call.seats.length > 0) throw new Error('somebody is asked')
  return system.resolve(state, call, {}, scriptedDice())
}
const defaultOf = (state: State, seat: string) => system.defaultOrder(system.view(state, seat), state.play.calls[0] ?? raise())
function raise(): never {
  throw new Error('it is missing')
}
/** Concessions in a match from a position. */
function played(position: Position, scenario: string) {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({})
  const seatValues = Object.fromEntries(system.seats(setup as State['setup']).map(({ seat }) => [seat, seat])) // a setup of the scenario
  const head = makeHead(system, { id: 'm', setup, position, secret: 's', seatValues, created: 0 })
  const transitions = [beginMatch(system, head, 's', 0)]
  const concede = (seat: string) => {
    const { match } = transitions.at(-1) ?? raise()
    const made = applyAction(system, match, { action: { kind: 'conceded', seat }, time: 1 }, 's')
    transitions.push(made)
    return made
  }
  const journal = () => ({
    head,
    entries: transitions.map(({ entry }) => entry),
    chain: transitions.map(({ match }) => match.chain),
    secret: 's',
  })
  return Object.assign(concede, { journal })
}
