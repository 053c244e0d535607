import { choiceOf, rowsOf } from '@admiralty/forms'
import { type GameUi, plainMoment, type SceneMoment } from '@admiralty/game-ui'
import { scriptedDice, type Viewer } from '@admiralty/kernel'
import { distance } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { GravityWell } from '../src/game.ts'
import { system } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import { setupSchema, type View } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'
import { dangersTo, dangerText, motionText } from '../src/words/orbit.ts'
import { tables } from '../src/words/tables.ts'
import { words } from '../src/words.ts'
import { ui } from './index.tsx'

const setup = setupSchema.parse(scenarios.find(({ id }) => id === 'fast')?.setup({}))
const UNITS: Position['units'] = [
  { seat: 'yellow', at: [0, -5], sense: 'clockwise', modules: ['core', 'pointDefence'] },
  { seat: 'blue', at: [0, 5], sense: 'anticlockwise', bay: ['bus', 'basicWarhead'] },
  { seat: 'blue', kind: 'booster', at: [0, 5], sense: 'anticlockwise', payload: 'basicWarhead' },
]
const viewOf = (viewer: Viewer, position: Position = {}): View =>
  system.view(system.begin({ setup, position: { units: UNITS, at: 'thrust', ...position } }, scriptedDice()).state, viewer)
const sceneOf = (view: View, given: Partial<SceneMoment<GravityWell, Draft>> = {}): ReturnType<GameUi<GravityWell, Draft>['scene']> =>
  ui.scene({ ...plainMoment<GravityWell>(view), ...given })
const unitIn = (view: View, id: string) => {
  const unit = view.units[id]
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}

describe('the chart', () => {
  test('GW-MAP-04: 169 hexes; number and orbit speed at the corners of six rings; rocks in the debris rings', () => {
    const { hexes, tints, terrain } = sceneOf(viewOf('blue'))
    expect(hexes).toHaveLength(169)
    expect(tints.filter(({ mean }) => mean !== null).map(({ mean }) => mean)).toEqual(
      [6, 5, 4, 3, 2, 1].flatMap((speed) => Array(6).fill(`ring ${7 - speed} · v${speed}`)),
    )
    expect(terrain?.map(({ look, hexes }) => [look, hexes.length])).toEqual([
      ['surface', 7],
      ['asteroids-sparse', 60],
    ])
  })
  test('GW-MAP-03: a stack says its speed once, and a press finds small things first', () => {
    const view = viewOf('blue')
    expect(sceneOf(view).counters.map(({ id, marks }) => [id, marks])).toEqual([
      ['u1', ['v3']],
      ['u2', []],
      ['u3', ['v3']],
    ])
    expect(ui.things(view, [0, 5])).toEqual(['u3', 'u2'])
  })
  test('GW-BST-05: what a booster carries is in the title for its owner only', () => {
    const titleFor = (viewer: Viewer) => sceneOf(viewOf(viewer)).counters.find(({ id }) => id === 'u3')?.title
    expect(titleFor('blue')).toContain('basic warhead')
    expect(titleFor('yellow')).not.toContain('warhead')
    expect(titleFor('public')).not.toContain('warhead')
  })
  test('GW-MOV-02: the selected unit has its path of four turns with impulses, others that of one turn', () => {
    const { tracks } = sceneOf(viewOf('blue'), { selected: 'u3' })
    expect(tracks.map(({ style, places: hexes }) => [style, hexes.length])).toEqual([
      ['flown', 4],
      ['flown', 4],
      ['planned', 13],
    ])
    expect(tracks[2]?.notes.slice(0, 4)).toEqual(['2', '4', '6', 'turn 2 · 2'])
  })
  test('GW-THR-01: the path follows the planned thrust, and a pencilled counter shows the end of the turn', () => {
    const plan = { burns: { u3: { vector: unitIn(viewOf('blue'), 'u3').vector, velocity: 1 } }, returns: {} }
    const { tracks, counters } = sceneOf(viewOf('blue'), { draft: { kind: 'thrust', plan }, selected: 'u3' })
    expect(tracks.at(-1)?.notes.slice(0, 2)).toEqual(['6', 'g'])
    expect(counters.filter(({ look }) => look === 'pencilled').map(({ id, label }) => [id, label])).toEqual([['u3', 'v1']])
  })
  test('GW-LSR-01: an aimed shot is a line from the shooter to the target, so that the odds cover neither', () => {
    const view = viewOf('blue')
    const shot = { order: 'fire', unit: 'u2', target: 'u1' } as const
    const aimed = choiceOf<Draft, Order>(rowsOf<Draft, Order>()('x', 'GW-LSR-01', 'x', { give: shot }))
    expect(sceneOf(view, { aimed }).tracks.filter(({ style }) => style === 'aim')).toMatchObject([
      {
        places: [
          [0, 5],
          [0, -5],
        ],
      },
    ])
  })
})

describe('what a choice under the pointer would do', () => {
  const bay = ['bus', 'basicWarhead'] as const
  const units: Position['units'] = [
    { seat: 'yellow', at: [0, -5], sense: 'clockwise', modules: ['core', 'pointDefence'] },
    { seat: 'blue', at: [0, 5], sense: 'anticlockwise', bay: [...bay] },
  ]
  const view = viewOf('blue', { units, at: 'launch' })
  const launch = (shift: -1 | 0 | 1): Order => {
    const [craft] = view.secret.blue?.bays.u2 ?? []
    return { order: 'launch', launches: [{ station: 'u2', craft: craft?.id ?? null, payload: [], shift }], leave: [], openBays: false }
  }
  const flightsOf = (shift: -1 | 0 | 1) => {
    const aimed = choiceOf<Draft, Order>(rowsOf<Draft, Order>()('x', 'GW-LCH-05', 'x', { give: launch(shift) }))
    return sceneOf(view, { aimed })
      .tracks.filter(({ style }) => style === 'planned')
      .map(({ places: hexes }) => hexes[1])
  }
  test('GW-LCH-02: each launch is drawn with its own course', () => {
    const station = unitIn(view, 'u2')
    expect(sceneOf(view).tracks.filter(({ style }) => style === 'planned')).toEqual([])
    const courses = ([-1, 0, 1] as const).flatMap(flightsOf)
    expect(courses).toHaveLength(3)
    expect(new Set(courses.map(String)).size).toBe(3)
    expect(courses.every((hex) => hex !== undefined && distance(hex, station.at) === 1)).toBe(true)
  })
})
describe('an attack', () => {
  const units: Position['units'] = [
    { seat: 'yellow', at: [0, 4], sense: 'clockwise', modules: ['core', 'pointDefence'] },
    { seat: 'blue', at: [0, 5], sense: 'anticlockwise', modules: ['core', 'pointDefence'] },
    { seat: 'blue', kind: 'bus', at: [3, 0], sense: 'clockwise' },
  ]
  const marksIn = (viewer: Viewer, at: 'aim' | 'thrust') =>
    sceneOf(viewOf(viewer, { units, at, impulse: at === 'aim' ? 3 : 0 })).counters.map(({ marks }) =>
      marks.filter((mark) => !/^v\d/.test(mark)),
    )
  test('GW-LSR-02: units that can attack now and their targets are marked for the player who is asked', () => {
    expect(marksIn('blue', 'aim')).toEqual([['target'], ['armed'], []])
    expect(marksIn('public', 'aim')).toEqual([[], [], []])
    expect(marksIn('blue', 'thrust')).toEqual([[], [], []])
  })
})

describe('flight in words', () => {
  test('GW-MAP-08: ring, sense and speed', () => {
    const view = viewOf('blue')
    expect(motionText(unitIn(view, 'u1'))).toBe('ring 4, clockwise, speed 3')
    expect(motionText({ at: [0, -3], vector: 0, velocity: 2 })).toBe('ring 2, straight up, speed 2')
    expect(motionText({ at: [0, -3], vector: null, velocity: 0 })).toBe('ring 2, at rest')
  })
  test('GW-LSR-02: meetings and lasers on the path, with turn and impulse', () => {
    const view = viewOf('blue', { units: [...(UNITS ?? []), { seat: 'blue', kind: 'bus', at: [2, -5], sense: 'anticlockwise' }] })
    const [danger] = dangersTo(view, unitIn(view, 'u4'))
    expect(danger && dangerText(view, danger)).toBe('meets Yellow station 1 in impulse 2')
  })
  test('GW-GRV-04: a unit that stands falls into the planet', () => {
    const view = viewOf('blue', { units: [...(UNITS ?? []), { seat: 'blue', kind: 'bus', at: [3, 0] }] })
    expect(dangersTo(view, unitIn(view, 'u4')).map((danger) => dangerText(view, danger))).toEqual([
      'falls into the planet in the gravity impulse of turn 2',
    ])
  })
})

test('GW-GEN-04: pool and bay are in the tables of their owner only', () => {
  const cellsFor = (viewer: Viewer) => tables(viewOf(viewer)).flatMap(({ rows }) => rows.flat())
  expect(cellsFor('blue')).toContain('bus, basic warhead')
  expect(cellsFor('yellow').filter((cell) => cell === 'secret')).toHaveLength(2)
  expect(cellsFor('yellow').join()).not.toContain('warhead')
})
test('GW-THR-05: the planner answers with a burn that the thrust order takes', () => {
  const view = viewOf('blue')
  const plan = { burns: {}, returns: {} }
  const draft: Draft = { kind: 'transfer', plan, unit: 'u3', goal: 'ring 5' }
  expect(words.question(view, draft)?.text).toMatch(/^3 points of thrust in 3 turns\.\nTurn 1: coast\.\nTurn 2: speed 4 /)
  // The chart shows the whole flight instead of the coast.
  const { tracks } = sceneOf(view, { draft, selected: 'u3' })
  const planned = tracks.filter(({ style }) => style === 'planned')
  expect(planned.map(({ notes }) => notes)).toEqual([['2', '4', '6', 'turn 2 · 2', '4', '5', '6', 'g', 'turn 3 · 3', '6']])
  const [burn] = words.choices(view, draft).filter(({ role }) => role === 'main')
  expect(burn?.then.kind).toBe('draft')
})
