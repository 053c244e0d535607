import { scriptedDice, seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { determinize } from './determinize.ts'
import { view } from './game.ts'
import { type Position, stateOf } from './position.ts'
import type { Setup } from './state.ts'
import type { Step } from './steps.ts'

const OPTIONS = {
  leviathans: false,
  openDesigns: false,
  wideVentralArcs: false,
  turning: 'proposed',
  criticals: 'proposed',
  leviathanSpaces: 40,
  lineup: 'tame',
} as const
const setup: Setup = {
  scenario: 'battle',
  seats: [
    { seat: 'yellow', side: 'yellow', budget: 500 },
    { seat: 'blue', side: 'blue', budget: 500 },
    { seat: 'red', side: 'yellow', budget: 500 },
  ],
  map: { shape: 'rectangle', columns: 14, rows: 14 },
  options: OPTIONS,
}
const position = (at: Step | Step[]): Position => ({
  at,
  turn: 3,
  ships: {
    'y-dd-1': { seat: 'yellow', hex: [3, 8], items: [{ kind: 'beam', mount: 'axial' }] },
    'b-cr-1': {
      seat: 'blue',
      hex: [3, 4],
      hull: 'cruiser',
      facing: 3,
      items: [{ kind: 'missile', mount: 'dorsal' }, { kind: 'ecm' }],
      known: ['missile-1'],
    },
    'r-sc-1': { seat: 'red', hex: [9, 8], hull: 'scout' },
  },
})
const fire: Step = { step: 'fire', side: 'yellow', passes: 0, seat: 'yellow', declined: [], last: null }

describe('a view', () => {
  const state = stateOf(setup, position(fire))

  test('ES-DES-11: has the sheets of its own side only', () => {
    expect(Object.keys(view(state, 'yellow').secret)).toEqual(['yellow', 'red'])
    expect(Object.keys(view(state, 'red').secret)).toEqual(['yellow', 'red'])
    expect(Object.keys(view(state, 'blue').secret)).toEqual(['blue'])
    expect(Object.keys(view(state, 'public').secret)).toEqual([])
  })

  test('ES-DES-11: has all sheets with open designs, and the end opens nothing', () => {
    const open = { ...state, setup: { ...setup, options: { ...OPTIONS, openDesigns: true } } }
    expect(view(open, 'public').secret).toEqual(state.secret)
    expect(Object.keys(view({ ...open, turn: 0 }, 'public').secret)).toEqual([])
    const over = { ...state, outcome: { winners: [], why: 'ES-WIN-01', scores: null } } as const
    expect(Object.keys(view(over, 'blue').secret)).toEqual(['blue'])
    expect(view(over, 'referee').secret).toEqual(state.secret)
  })

  test('shares unchanged parts with the state', () => {
    const seen = view(state, 'blue')
    expect(seen.ships).toBe(state.ships)
    expect(seen.secret.blue).toBe(state.secret.blue)
    expect(seen.agenda).toBe(state.play.agenda)
  })

  test('ES-COL-06: hides the rest of an enemy’s course while a displacer is decided on', () => {
    const going: Step = { step: 'advance', mover: 'y-dd-1', rest: 'LF', rams: ['b-cr-1'] }
    const moving = stateOf(setup, position([going, { step: 'ships', seat: 'yellow' }]))
    expect(view(moving, 'red').agenda[0]).toEqual(going)
    expect(view(moving, 'blue').agenda[0]).toEqual({ ...going, rest: '', rams: [] })
    expect(view(moving, 'public').agenda[0]).toEqual({ ...going, rest: '', rams: [] })
  })

  test('is the public one for a seat that is not in the match', () => expect(view(state, 'green')).toEqual(view(state, 'public')))
})

describe('a determinized state', () => {
  const state = stateOf(setup, position(fire))
  const many = (): readonly number[] => Array.from({ length: 40 }, (_, seed) => seed)

  test('has the same view for its viewer', () => {
    for (const viewer of ['yellow', 'blue', 'red', 'public'])
      for (const seed of many()) {
        const seen = view(state, viewer)
        expect(view(determinize(seen, seededDice(seed)), viewer)).toEqual(seen)
      }
  })

  test('ES-DES-11: has the revealed items aboard, and others at random', () => {
    const sheets = many().map((seed) => determinize(view(state, 'yellow'), seededDice(seed)).secret.blue?.sheets['b-cr-1'])
    for (const sheet of sheets) expect(sheet?.items.find(({ id }) => id === 'missile-1')).toEqual(state.ships['b-cr-1']?.known[0])
    expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBeGreaterThan(20)
  })

  test('equals the state if nothing is secret', () => {
    const open = { ...state, setup: { ...setup, options: { ...OPTIONS, openDesigns: true } } }
    expect(determinize(view(open, 'public'), scriptedDice())).toEqual({ ...open, play: { ...state.play, asked: 0 } })
  })
})
