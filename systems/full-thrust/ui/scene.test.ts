import { plainMoment } from '@admiralty/game-ui'
import type { Viewer } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import type { FullThrust } from '../src/game.ts'
import { system } from '../src/game.ts'
import { begin, setupFor } from '../src/game-for-tests.ts'
import type { Draft } from '../src/words/draft.ts'
import { sceneOf } from './scene.ts'

const UNIT = 1560
const entering = begin(setupFor('cruiser-duel'), null)
const sceneFor = (viewer: Viewer, draft: Draft | null = null) =>
  sceneOf({ ...plainMoment<FullThrust>(system.view(entering.state, viewer)), draft })

test('FT-SET-01: before the first turn the chart has the entry points and, in pencil, the player’s own ships where they come in', () => {
  const { marked, counters } = sceneFor('red')
  expect(marked).toEqual([
    { at: [0, -36 * UNIT], kind: 'look', note: '6' },
    { at: [0, 36 * UNIT], kind: 'look', note: '12' },
  ])
  expect(counters.map(({ look, at: hex, facing, label }) => ({ look, hex, facing, label }))).toEqual([
    { look: 'pencilled', hex: [0, -36 * UNIT], facing: 12, label: 'Osprey v6' },
  ])
  expect(sceneFor('blue').counters.map(({ label }) => label)).toEqual(['Falchion v6'])
  expect(sceneFor('public').counters).toEqual([])
})
test('FT-MOV-01: a planned ship has only its velocity beside it, and the caption says what the figure means', () => {
  const ships = {
    'red-1': { seat: 'red', design: 'Osprey', mu: [0, 0] },
    'blue-1': { seat: 'blue', design: 'Falchion', mu: [0, 60] },
  } as const
  const { state } = begin(setupFor('cruiser-duel'), { turn: 3, ships })
  const { counters, caption } = sceneOf(plainMoment<FullThrust>(system.view(state, 'red')))
  const speed = counters.find(({ label }) => label === 'Osprey')?.marks[0]
  expect(speed).toMatch(/^v\d+$/)
  expect(counters.filter(({ look }) => look === 'pencilled').map(({ label }) => label)).toEqual([speed])
  expect(caption).toEqual({ title: 'Velocity', text: 'v6: the ship moves 6 MU each turn' })
})
test('FT-SET-03: a place in the formation that is being chosen moves the ship on the chart', () => {
  const groups = { 'red-group': { clock: 6, speed: 4, offsets: { 'red-1': { back: 2, right: 3 } } } }
  const draft: Draft = { kind: 'entering', entry: { groups, standing: {} }, group: 'red-group', ship: 'red-1' }
  const [counter] = sceneFor('red', draft).counters
  expect(counter).toMatchObject({ at: [3 * UNIT, -38 * UNIT], label: 'Osprey v4' })
})
