import { type Choice, PLAIN_CHOICE } from '@admiralty/kernel'
import { hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { GameObservation } from '../src/chapter.ts'
import { view as viewOf } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import { stateOf } from '../src/position.ts'
import { setupFor } from '../src/setting/setup-for-tests.ts'
import type { Draft } from '../src/words/draft.ts'
import { sceneOf } from './scene.ts'
import type { Moment } from './selected-weapon.ts'

const at = (column: number, row: number) => hexAt({ column: column - 1, row: row - 1 })
const beam = { kind: 'beam', mount: 'axial', range: 3, damage: 2 } as const
const moment = (more: Partial<Moment>, seat = 'blue'): Moment => {
  const ships = {
    'b-dd-1': { seat: 'blue', hex: at(5, 9), facing: 0, speed: 2, items: [beam] },
    'y-dd-1': { seat: 'yellow', hex: at(5, 7), facing: 3, hurt: 1, items: [beam], speedTraded: 3 },
    'y-dd-2': { seat: 'yellow', hex: at(9, 3), status: 'wreck', hurt: 4 },
  } as const
  const state = stateOf(setupFor('battle'), { at: { step: 'fire', side: 'blue', passes: 0, seat: 'blue' }, turn: 2, ships })
  return { view: viewOf(state, seat), draft: null, choices: [], selected: null, aimed: null, observations: [], ...more }
}
const choice = (
  key: string,
  draft: Draft,
  note: string | null,
  ...hexes: readonly (readonly [number, number])[]
): Choice<Order, Draft> => ({
  ...PLAIN_CHOICE,
  key,
  label: key,
  rule: 'ES-MOV-03',
  spots: hexes.map(([column, row]) => ({ kind: 'place', at: at(column, row) })),
  note,
  then: { kind: 'draft', draft },
})

describe('the scene of a battle', () => {
  test('ships have damage, wrecks have none', () => {
    const { counters } = sceneOf(moment({ selected: 'b-dd-1' }))
    expect(counters.map(({ id, look, damage, selected }) => ({ id, look, damage, selected }))).toEqual([
      { id: 'b-dd-1', look: 'plain', damage: [0, 4], selected: true },
      { id: 'y-dd-1', look: 'plain', damage: [1, 4], selected: false },
      { id: 'y-dd-2', look: 'wreck', damage: null, selected: false },
    ])
  })
  test('a station is drawn as such for every viewer, because its speed at the start is public', () => {
    const symbolFor = (seat: string) => sceneOf(moment({}, seat)).counters.find(({ id }) => id === 'y-dd-1')?.symbol
    expect([symbolFor('yellow'), symbolFor('blue'), symbolFor('public')]).toEqual(['station', 'station', 'station'])
  })
  test('a planned course has a track with its turns and a ghost counter at its end', () => {
    const draft: Draft = { kind: 'course', ship: 'b-dd-1', change: 0, path: 'FRF', rams: [] }
    const { tracks, counters } = sceneOf(moment({ draft }))
    expect(tracks).toMatchObject([{ style: 'planned', places: [at(5, 9), at(5, 8), at(6, 7)], notes: ['', 'turn 1'] }])
    expect(counters.at(-1)).toMatchObject({ id: 'b-dd-1', look: 'pencilled', at: at(6, 7), facing: 1 })
  })
  test('an aimed choice is drawn before it is picked', () => {
    const aimed = choice('go', { kind: 'course', ship: 'b-dd-1', change: 0, path: 'FF', rams: [] }, null, [5, 7])
    expect(sceneOf(moment({ choices: [aimed], aimed })).tracks).toMatchObject([
      { style: 'planned', places: [at(5, 9), at(5, 8), at(5, 7)] },
    ])
  })
  test('a hex is marked once, with a note if the hex is empty and has one choice', () => {
    const start: Draft = { kind: 'start' }
    const choices = [
      choice('a', start, 'one', [2, 2]),
      choice('b', start, 'two', [2, 2]),
      choice('c', start, 'three', [3, 3]),
      choice('d', start, 'four', [5, 7]),
    ]
    expect(sceneOf(moment({ choices })).marked).toEqual([
      { at: at(2, 2), kind: 'may', note: null },
      { at: at(3, 3), kind: 'may', note: 'three' },
      { at: at(5, 7), kind: 'may', note: null },
    ])
  })
  test('the selected weapon tints its arc, and a line leads to the target', () => {
    const draft: Draft = { kind: 'shot', from: 'b-dd-1', weapon: 'beam-1', at: 'y-dd-1', powerUp: null }
    const { tints, tracks } = sceneOf(moment({ draft }))
    expect(tints.map(({ hex }) => hex)).toEqual([at(5, 8), at(5, 7), at(5, 6)])
    expect(tints.every(({ mean }) => Number(mean) > 0)).toBe(true)
    expect(tracks).toMatchObject([{ style: 'aim', places: [at(5, 9), at(5, 7)] }])
  })
  test('tracks of this turn and the last shots are drawn', () => {
    const { view } = moment({})
    const ship = view.ships['b-dd-1']
    if (!ship) throw new Error('the position has no such ship')
    const flown = { ...view, ships: { ...view.ships, 'b-dd-1': { ...ship, course: { from: at(5, 11), facing: 0 as const, path: 'FF' } } } }
    const shot = { from: 'y-dd-1', at: 'b-dd-1', weapon: ship.known[0] ?? null, powerUp: null, salvo: 0, natural: null }
    const observations = [{ type: 'shotDeclared', seat: 'yellow', shot, owed: null }] as unknown as readonly GameObservation[] // as the server sends it
    expect(sceneOf(moment({ view: flown, observations })).tracks).toEqual([
      { sideStyle: 1, places: [at(5, 11), at(5, 10), at(5, 9)], style: 'flown', notes: [] },
      { sideStyle: 4, places: [at(5, 7), at(5, 9)], style: 'shot', notes: [] },
    ])
    expect(sceneOf(moment({ observations: [...observations, { type: 'turnBegan', turn: 3, initiative: 'blue' }] })).tracks).toEqual([])
  })
})
