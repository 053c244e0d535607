import { choiceOf } from '@admiralty/forms'
import { plainMoment, type SceneMoment } from '@admiralty/game-ui'
import { scriptedDice, type Viewer } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import type { SolarFlare } from '../src/game.ts'
import { system } from '../src/game.ts'
import type { Order } from '../src/orders.ts'
import { type Position, stateOf } from '../src/position.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import { setupSchema, type View } from '../src/state.ts'
import { shieldOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { row } from '../src/words/form.ts'
import { attention } from './attention.ts'
import { ui } from './index.tsx'
import { motionsOf } from './motions.ts'
import { crewChoice, dropChoice, isCharging } from './record/crew.ts'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
const ships: Position['ships'] = {
  'red-1': { seat: 'red', hex: [0, 0] },
  'blue-1': { seat: 'blue', hex: [0, -4], facing: 3, integrity: [4, 4, 0, 4, 4, 4, 4] },
}
const viewOf = (position: Position, viewer: Viewer = 'red'): View =>
  system.view(system.begin({ setup, position: { ships, ...position } }, scriptedDice()).state, viewer)
const moment = (view: View, given: Partial<SceneMoment<SolarFlare, Draft>> = {}): SceneMoment<SolarFlare, Draft> => ({
  ...plainMoment<SolarFlare>(view),
  ...given,
})
const aiming = (order: Order) => ({ aimed: choiceOf<Draft, Order>(row('x', 'SF-LOA-01', 'x', { give: order })) })
const legends = (view: View, order: Order) => (sceneOf(moment(view, aiming(order))).overlays ?? []).map(({ legend }) => legend)

describe('the chart', () => {
  test('SF-SET-01: 427 hexes, a counter for each ship and torpedo, terrain for each tile', () => {
    const view = viewOf({ torpedoes: { t1: { seat: 'red', hex: [0, -1], warhead: 5 } }, tiles: [{ kind: 'moon', at: [5, 0], turns: 0 }] })
    const scene = sceneOf(moment(view))
    expect(scene.hexes).toHaveLength(427)
    expect(scene.counters.map(({ id, symbol, damage, marks }) => [id, symbol, damage, marks])).toEqual([
      ['red-1', 'battleship', [0, 28], []],
      ['blue-1', 'battleship', [4, 28], ['1 lost']],
      ['t1', 'missile', null, ['w5']],
    ])
    expect(scene.terrain).toEqual([{ look: 'interior', hexes: [[5, 0]] }])
    expect(ui.things(view, [0, -1])).toEqual(['t1'])
  })
  test('SF-LOA-01: an aimed shot shows its line, its arc, the side it enters by, and what weakens or blocks it', () => {
    const view = viewOf({ tiles: [{ kind: 'small-nebula', at: [0, -2], turns: 1 }] })
    const order: Order = { order: 'fire', ship: 'red-1', beam: 0, at: 'blue-1', charges: 2, section: null }
    const scene = sceneOf(moment(view, aiming(order)))
    expect(scene.tracks).toMatchObject([
      {
        style: 'aim',
        places: [
          [0, 0],
          [0, -4],
        ],
      },
    ])
    expect(scene.marked).toEqual([{ at: [0, -2], kind: 'look', note: '−1' }])
    expect(scene.overlays?.map(({ shape }) => shape)).toMatchObject([
      { kind: 'wedge', heading: 0 },
      { kind: 'sides', hex: [0, -4], sides: [3] },
    ])
    const blocked = viewOf({ tiles: [{ kind: 'moon', at: [0, -2], turns: 0 }] })
    expect(sceneOf(moment(blocked, aiming(order))).marked).toEqual([{ at: [0, -2], kind: 'refused', note: null }])
  })
  test('SF-TOR-15, SF-TOR-19: a detonation shows its dice by distance, every unit in the blast, and the chain', () => {
    const torpedoes: Position['torpedoes'] = {
      t1: { seat: 'red', hex: [0, -2], warhead: 3 },
      t2: { seat: 'blue', hex: [0, -3], warhead: 6 },
    }
    const view = viewOf({ torpedoes })
    const order: Order = { order: 'detonate', torpedo: 't1', sections: {} }
    const scene = sceneOf(moment(view, aiming(order)))
    expect(legends(view, order)).toEqual(['blast of warhead 3'])
    const [overlay] = scene.overlays ?? []
    expect(overlay?.shape.kind === 'disc' && overlay.shape.bands.map(({ label }) => label)).toEqual(['3 dice', '2 dice', '1 die'])
    expect(scene.marked.map(({ at: hex, note }) => [hex, note])).toEqual([
      [[0, -3], '2 dice'],
      [[0, 0], '1 die'],
      [[0, -4], '1 die'],
    ])
  })
  test('SF-MOV-01, SF-AST-01: a course is pencilled, and asteroids on it show their dice', () => {
    const view = viewOf({ at: 'movement', tiles: [{ kind: 'small-asteroids', at: [0, -1], turns: 5 }] })
    const engine = view.ships['red-1']?.design.components.findIndex(({ kind }) => kind === 'engine') ?? -1
    const order: Order = { order: 'move', ship: 'red-1', steps: [{ step: 'ahead', pay: { [engine]: 1 }, dodge: {} }] }
    const scene = sceneOf(moment(view, aiming(order)))
    expect(scene.counters.at(-1)).toMatchObject({ id: 'red-1', at: [0, -1], look: 'pencilled' })
    expect(scene.marked).toEqual([{ at: [0, -1], kind: 'look', note: '6 dice' }])
  })
  test('SF-BEM-01: while a ship moves, its reach from the planned place is shaded and that of enemies outlined', () => {
    const view = viewOf({
      at: 'movement',
      ships: { ...ships, 'red-1': { seat: 'red', hex: [0, 0], fittings: [{ component: 0, charge: 3 }] } },
    })
    expect(sceneOf(moment(view)).tints).toEqual([])
    const engine = view.ships['red-1']?.design.components.findIndex(({ kind }) => kind === 'engine') ?? -1
    const scene = sceneOf(
      moment(view, aiming({ order: 'move', ship: 'red-1', steps: [{ step: 'ahead', pay: { [engine]: 1 }, dodge: {} }] })),
    )
    const tinted = (hex: Hex) => scene.tints.some((tint) => tint.hex[0] === hex[0] && tint.hex[1] === hex[1])
    expect([tinted([0, -2]), tinted([0, -1]), tinted([5, -3]), tinted([0, 3])]).toEqual([true, false, false, true])
    expect(scene.overlays?.map(({ look }) => look)).toEqual(['threat'])
    expect(scene.caption?.text).toContain('Red Lineship')
  })
  test('SF-TRN-04: a plan stays on the chart, and a step under the pointer is added to it', () => {
    const view = viewOf({ at: 'movement' })
    const engine = view.ships['red-1']?.design.components.findIndex(({ kind }) => kind === 'engine') ?? -1
    const step = { step: 'ahead', pay: { [engine]: 1 }, dodge: {} } as const
    const draft: Draft = { kind: 'move', ship: 'red-1', steps: [step] }
    const longer: Draft = { ...draft, steps: [step, step] }
    const planned = sceneOf(moment(view, { draft }))
    expect(planned.counters.at(-1)).toMatchObject({ id: 'red-1', at: [0, -1], look: 'pencilled' })
    expect(planned.tracks).toMatchObject([{ style: 'planned', places: { length: 2 } }])
    const aimed = choiceOf<Draft, Order>(row('x', 'SF-MOV-01', 'x', { set: longer }))
    expect(sceneOf(moment(view, { draft, aimed })).counters.at(-1)).toMatchObject({ at: [0, -2], look: 'pencilled' })
    const rocks: Draft = { ...draft, kind: 'rocks', step }
    expect(sceneOf(moment(view, { draft: rocks })).counters.at(-1)).toMatchObject({ at: [0, -2], look: 'pencilled' })
  })
  test('SF-TOR-06: a planned flight is a track with the torpedo at its end', () => {
    const view = viewOf({ torpedoes: { t1: { seat: 'red', hex: [0, 2], facing: 1 } } })
    const ahead = { step: 'ahead', dodge: 0 } as const
    const draft: Draft = { kind: 'torpedo', torpedo: 't1', path: [ahead, { step: 'left' }, ahead] }
    const scene = sceneOf(moment(view, { draft }))
    expect(scene.tracks).toMatchObject([
      {
        style: 'planned',
        places: [
          [0, 2],
          [1, 1],
          [1, 1],
          [1, 0],
        ],
      },
    ])
    expect(scene.counters.at(-1)).toMatchObject({ at: [1, 0], facing: 0, label: '3 points' })
    expect(attention(view, draft)).toBe('t1')
  })
})

describe('presses that do nothing say why', () => {
  const why = (position: Position, hex: Hex) => refusalAt(moment(viewOf(position)), hex)?.rule
  test('SF-LOA-05, SF-BEM-01: a blocked shot, and a target in no arc', () => {
    expect(why({ tiles: [{ kind: 'moon', at: [0, -2], turns: 0 }] }, [0, -4])).toBe('SF-LOA-05')
    expect(why({ ships: { ...ships, 'blue-1': { seat: 'blue', hex: [0, 4] } } }, [0, 4])).toBe('SF-BEM-01')
    expect(why({}, [3, 3])).toBeUndefined()
  })
  test('SF-MOV-01, SF-MOV-04: a hex to which the ship cannot move', () => {
    expect(why({ at: 'movement' }, [4, 0])).toBe('SF-MOV-01')
    expect(why({ at: 'movement' }, [1, 0])).toBe('SF-MOV-04')
    const view = viewOf({ at: 'movement' })
    const engine = view.ships['red-1']?.design.components.findIndex(({ kind }) => kind === 'engine') ?? -1
    const draft: Draft = { kind: 'move', ship: 'red-1', steps: [{ step: 'ahead', pay: { [engine]: 1 }, dodge: {} }] }
    // Next to the end of the plan, not to the ship.
    expect(refusalAt(moment(view, { draft }), [1, -2])?.rule).toBe('SF-MOV-04')
    expect(refusalAt(moment(view, { draft }), [1, 0])?.rule).toBe('SF-MOV-01')
  })
})

describe('crews on the record', () => {
  const powering = (fittings: NonNullable<Position['ships']>[string]['fittings']) =>
    viewOf({ at: 'power', ships: { ...ships, 'red-1': { seat: 'red', hex: [0, 0], fittings, busy: [2] } } })
  test('SF-PWR-05: a team dropped on a component moves what it can; a full one asks first', () => {
    const view = powering([{ component: 0, charge: 2 }])
    const ship = view.ships['red-1']
    if (!ship) throw new Error('no ship')
    expect(isCharging(view, ship)).toBe(true)
    expect(dropChoice(ship, 0, 0)?.then).toMatchObject({
      order: { order: 'charge', transfers: [{ crew: 0, component: 0, amount: 3, overcharge: 0 }] },
    })
    const { then } = dropChoice(ship, 0, 0) ?? {}
    expect(then?.kind === 'order' && system.check(view, view.calls[0] ?? ({} as never), then.order)).toBeUndefined()
    expect(dropChoice(ship, 0, 1)?.then).toMatchObject({ draft: { kind: 'receiver', component: 1 } })
    expect([crewChoice(ship, 2), dropChoice(ship, 2, 0)]).toEqual([undefined, undefined])
    expect(crewChoice(ship, 1)?.then).toMatchObject({ draft: { kind: 'crew', crew: 1 } })
  })
})

describe('motions', () => {
  test('SF-TOR-14: a blast draws a line to every unit that it attacks', () => {
    const view = viewOf({ torpedoes: { t1: { seat: 'red', hex: [0, -2], warhead: 6 } } })
    const torpedo = view.torpedoes.t1
    if (!torpedo) throw new Error('no torpedo')
    const motions = motionsOf({ type: 'torpedoExploded', torpedo, by: null }, view, view)
    expect(motions.map(({ kind }) => kind)).toEqual(['flash', 'shot', 'shot', 'fade'])
  })
  test('SF-DMG-03: a die below the charge of the shield is drawn as a miss', () => {
    const view = viewOf({})
    const attack = { section: 1, strength: { total: 3, because: [] }, faces: [2, 3, 6], shield: 0, armour: 0, core: 0 } as const
    const event = {
      type: 'shipAttacked',
      ship: 'blue-1',
      by: null,
      cause: 'beam',
      ...attack,
      sectionLost: false,
      destroyed: false,
    } as const
    const ship = view.ships['blue-1']
    const charge = ship ? (shieldOf(ship, 1)?.charge ?? 0) : 0
    expect(charge).toBeGreaterThan(2)
    const marks = motionsOf(event, view, view).flatMap((motion) => (motion.kind === 'die' ? [motion.counted] : []))
    expect(marks).toEqual([2, 3, 6].map((face) => face >= charge))
  })
  test('SF-DMG-08: damage, dice and a lost section are shown', () => {
    const view = viewOf({})
    const attack = { section: 1, strength: { total: 2, because: [] }, faces: [6, 1], shield: 0, armour: 1, core: 0 } as const
    const motions = motionsOf(
      { type: 'shipAttacked', ship: 'blue-1', by: null, cause: 'beam', ...attack, sectionLost: true, destroyed: false },
      view,
      view,
    )
    expect(motions.map((motion) => (motion.kind === 'die' ? [motion.face, motion.counted] : motion.kind))).toEqual([
      [6, true],
      [1, false],
      'flash',
      'mark',
    ])
  })
})

test('SF-INF-01: spectators see the same scene as players', () => {
  expect(sceneOf(moment(viewOf({}, 'public'))).counters).toEqual(sceneOf(moment(viewOf({}))).counters)
  expect(stateOf(setup, { ships }).ships).toHaveProperty('red-1')
})
