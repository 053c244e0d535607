// Shots, torpedoes and what they leave behind, where no case file looks.
import { describe, expect, test } from 'vitest'
import { MOST_TORPEDOES } from '../../data/tables.ts'
import type { Component } from '../design/design.ts'
import { system } from '../game.ts'
import { begin, END, ended, given, judged } from '../play-for-tests.ts'
import type { Position } from '../position.ts'
import { fittedOf, shipOf } from '../table.ts'
import { weaponsPage } from '../words/ask-weapons.ts'
import { blastHits, chainHits } from './blasts.ts'
import { weaponQuestions } from './questions.ts'
import { beamShot, targetOf } from './targets.ts'

type Placed = NonNullable<Position['ships']>[string]
const shipWith = (components: readonly Component[], more: Partial<Placed> = {}): Placed => ({
  seat: 'red',
  hex: [0, 3],
  design: { name: 'Test', components: [...components], crew: [] },
  ...more,
})
const beam: Component = { kind: 'beam', level: 4, section: 1 }
const tube: Component = { kind: 'tube', level: 4, section: 1 }
const shield: Component = { kind: 'shield', level: 4, section: 1 }
const enemy: Placed = { seat: 'blue', hex: [0, -3], facing: 3 }
const fire = { order: 'fire', ship: 'a', beam: 0, at: 'b', charges: 1, section: null } as const

describe('targets', () => {
  test('SF-OBJ-02: neither a wreck nor an unknown id is a target', () => {
    const state = begin({ ships: { a: shipWith([beam]), b: enemy, c: { ...enemy, hex: [2, 0], status: 'destroyed' } } })
    expect(targetOf(state, 'c')).toBeUndefined()
    expect(targetOf(state, 'nobody')).toBeUndefined()
    expect(judged(state, 'red', { ...fire, at: 'c' })).toEqual([{ rule: 'SF-BEM-02', reason: 'there is no ship or torpedo c', part: null }])
  })
  test('SF-BEM-02: a ship cannot fire at itself', () => {
    const state = begin({ ships: { a: shipWith([beam]), b: enemy } })
    expect(judged(state, 'red', { ...fire, at: 'a' })).toEqual([{ rule: 'SF-BEM-02', reason: 'a ship cannot fire at itself', part: null }])
  })
  test('SF-DSG-06: a beam or tube in the core bears on nothing', () => {
    const core: Placed = shipWith([
      { ...beam, section: 0 },
      { ...tube, section: 0 },
    ])
    for (const hex of [
      [0, -3],
      [3, 0],
      [3, 3],
      [0, 9],
      [-3, 6],
      [-3, 3],
    ] as const) {
      const state = begin({ ships: { a: core, b: { ...enemy, hex } } })
      expect(judged(state, 'red', fire)?.[0].rule).toBe('SF-BEM-01')
      expect(judged(state, 'red', { order: 'launch', ship: 'a', tube: 1, dodge: 0 })?.[0].rule).toBe('SF-TOR-01')
    }
  })
  test('SF-LOA-07, SF-TOR-15: strength has a reason for nebulae and distance only where they take dice', () => {
    const state = begin({ ships: { a: shipWith([beam]), b: enemy }, torpedoes: { t1: { seat: 'red', hex: [0, 3] } } })
    expect(beamShot(state, { ...fire, charges: 2 })).toMatchObject({ strength: { total: 2, because: [['charges', 2, 'SF-BEM-03']] } })
    // Only the hex of the target is in the nebula.
    const dimmed = begin({ tiles: [{ kind: 'small-nebula', at: [0, -3], turns: 0 }], ships: { a: shipWith([beam]), b: enemy } })
    const one = {
      total: 1,
      because: [
        ['charges', 2, 'SF-BEM-03'],
        ['nebulae', -1, 'SF-LOA-07'],
      ],
    }
    expect(beamShot(dimmed, { ...fire, charges: 2 })).toMatchObject({ strength: one })
    const [hit] = blastHits(state, state.torpedoes.t1 ?? fail())
    expect(hit?.strength).toEqual({ total: 4, because: [['warhead', 4, 'SF-TOR-03']] })
  })
  test('SF-LOA-09: a blast loses nothing in a nebula, where a beam does', () => {
    const tiles: Position['tiles'] = [{ kind: 'small-nebula', at: [0, 0], turns: 0 }]
    const state = begin({ tiles, ships: { a: shipWith([beam]), b: enemy }, torpedoes: { t1: { seat: 'red', hex: [0, 0] } } })
    const [hit] = blastHits(state, state.torpedoes.t1 ?? fail()).filter(({ id }) => id === 'b')
    expect(hit?.strength.because.map(([, , rule]) => rule)).toEqual(['SF-TOR-03', 'SF-TOR-15'])
    const beamed = begin({ tiles, ships: { a: shipWith([beam]), b: enemy } })
    expect(beamShot(beamed, { ...fire, charges: 4 })).toMatchObject({ strength: { total: 2 } })
  })
  test('SF-DMG-08, SF-OVR-05: a lost beam cannot fire, and the refusal says so', () => {
    const broken = begin({ ships: { a: shipWith([beam], { integrity: [4, 0, 4, 4, 4, 4, 4] }), b: enemy } })
    expect(judged(broken, 'red', fire)).toEqual([{ rule: 'SF-DMG-08', reason: 'the beam is lost', part: null }])
    const tubeless = begin({ ships: { a: shipWith([tube], { integrity: [4, 0, 4, 4, 4, 4, 4] }), b: enemy } })
    expect(judged(tubeless, 'red', { order: 'launch', ship: 'a', tube: 0, dodge: 0 })?.[0].rule).toBe('SF-DMG-08')
  })
})
const fail = (): never => {
  throw new Error('not on the board')
}

test('SF-TRN-02: a ship is offered actions for a charged beam that bears or a full tube, and for nothing else', () => {
  const able = (components: readonly Component[], charge: number, hex: readonly [number, number] = [0, -3]) => {
    const a = shipWith(components, { fittings: [{ component: 0, charge }] })
    const state = begin({ ships: { a, b: { ...enemy, hex } }, at: 'weapons' })
    return weaponQuestions.weapons.offer(system.view(state, 'red'), 'red').of
  }
  expect([able([beam], 1), able([beam], 0), able([beam], 4, [0, 9])]).toEqual([['a'], [], []])
  expect([able([tube], 3), able([tube], 2)]).toEqual([['a'], []])
})

describe('attacks', () => {
  test('SF-DMG-08, SF-DMG-11: a section that is lost already is not lost again, and its components are empty', () => {
    const b: Placed = { ...shipWith([beam, shield]), seat: 'blue', hex: [0, -3], facing: 3, integrity: [4, 1, 4, 4, 4, 4, 4] }
    const fittings = [
      { component: 0, charge: 5, over: true },
      { component: 1, charge: 0, partial: 1 },
    ]
    const begun = begin({ ships: { a: shipWith([beam, beam]), b: { ...b, fittings } } })
    const { state, events } = given(begun, 'red', fire, 6)
    expect(events.find(({ type }) => type === 'shipAttacked')).toMatchObject({ armour: 1, sectionLost: true, destroyed: false })
    expect(fittedOf(shipOf(state, 'b')).map(({ charge, partial, over }) => [charge, partial, over])).toEqual([
      [0, 0, false],
      [0, 0, false],
    ])
    const again = given(state, 'red', { ...fire, beam: 1 }, 6)
    expect(again.events.find(({ type }) => type === 'shipAttacked')).toMatchObject({ core: 1, sectionLost: false, destroyed: false })
  })
  test('SF-LOA-11: a shot without strength rolls no dice and does nothing', () => {
    const tiles: Position['tiles'] = [{ kind: 'small-nebula', at: [0, 0], turns: 0 }]
    const { events } = given(begin({ tiles, ships: { a: shipWith([beam]), b: enemy } }), 'red', fire)
    expect(events.find(({ type }) => type === 'shipAttacked')).toMatchObject({
      faces: [],
      shield: 0,
      armour: 0,
      core: 0,
      sectionLost: false,
    })
  })
  test('SF-TOR-22: a side is out once, however many attacks follow', () => {
    const b: Placed = { ...enemy, integrity: [1, 0, 4, 4, 4, 4, 4], design: { name: 'Hulk', components: [], crew: [] } }
    const gold: Placed = { seat: 'gold', hex: [1, -6], design: { name: 'Hulk', components: [], crew: [] } }
    const first = given(begin({ ships: { a: shipWith([beam, beam]), b, g: gold } }, 'three'), 'red', fire, 6)
    const outOf = (events: typeof first.events) => events.flatMap((event) => (event.type === 'sideOut' ? [event.side] : []))
    expect(outOf(first.events)).toEqual(['vega'])
    expect(first.state.out).toEqual(['vega'])
    const second = given(first.state, 'red', { ...fire, beam: 1, at: 'g' }, 1)
    expect(outOf(second.events)).toEqual([])
    expect(second.state.out).toEqual(['vega'])
  })
})

describe('torpedoes', () => {
  test('SF-TOR-01, SF-OBJ-03: a launch empties the tube; the 80th torpedo is the last', () => {
    const flown = (many: number) =>
      Object.fromEntries(Array.from({ length: many }, (_, at) => [`t${at + 1}`, { seat: 'red', hex: [0, 6] } as const]))
    const launch = { order: 'launch', ship: 'a', tube: 0, dodge: 0 } as const
    const ships = { a: shipWith([tube]), b: enemy }
    const full = begin({ ships, torpedoes: flown(MOST_TORPEDOES) })
    expect([MOST_TORPEDOES, judged(full, 'red', launch)?.[0].rule]).toEqual([80, 'SF-OBJ-03'])
    const { state } = given(begin({ ships, torpedoes: flown(MOST_TORPEDOES - 1) }), 'red', launch)
    expect(shipOf(state, 'a').fittings[0]?.charge).toBe(0)
    expect(state.torpedoes.t80).toMatchObject({ hex: [0, 2], facing: 0, entry: 3, met: {}, points: 6, sides: 2, turn: 1 })
  })
  test('SF-AST-02: after dice of asteroids the rest of a path is another order; without dice the path goes on', () => {
    const tiles: Position['tiles'] = [{ kind: 'small-asteroids', at: [0, 2], turns: 3 }]
    const state = begin({ tiles, ships: { a: shipWith([]), b: enemy }, torpedoes: { t1: { seat: 'red', hex: [0, 4] } } })
    const steer = (...dodges: readonly number[]) =>
      judged(state, 'red', { order: 'steer', torpedo: 't1', path: dodges.map((dodge) => ({ step: 'ahead', dodge })) })
    expect(steer(0)).toBeUndefined()
    expect(steer(0, 0)?.[0].rule).toBe('SF-AST-02')
    expect(steer(5)).toBeUndefined()
    expect(steer(5, 0)?.[0].rule).toBe('SF-AST-02')
    expect(steer(6)).toMatchObject([{ rule: 'SF-AST-04', part: null }])
    const free = begin({ ships: { a: shipWith([]), b: enemy }, torpedoes: { t1: { seat: 'red', hex: [0, 4] } } })
    const ahead = { step: 'ahead', dodge: 0 } as const
    expect(judged(free, 'red', { order: 'steer', torpedo: 't1', path: [ahead, ahead, ahead] })).toBeUndefined()
    expect(judged(free, 'red', { order: 'steer', torpedo: 't1', path: [{ step: 'ahead', dodge: 1 }] })?.[0].rule).toBe('SF-AST-04')
  })
  test('SF-TOR-19: a blast may set off a chain, which reaches units beyond it; the page names them', () => {
    const ships: Position['ships'] = { a: shipWith([], { hex: [0, 9] }), b: { ...enemy, hex: [0, -4] }, c: { ...enemy, hex: [0, -9] } }
    const torpedoes: Position['torpedoes'] = {
      t1: { seat: 'red', hex: [0, 0], warhead: 2 },
      t2: { seat: 'blue', hex: [0, -1], warhead: 3 },
      t3: { seat: 'blue', hex: [0, -3], warhead: 2 },
      t4: { seat: 'blue', hex: [9, -4], warhead: 6 },
    }
    const state = begin({ ships, torpedoes })
    const t1 = state.torpedoes.t1 ?? fail()
    expect([blastHits(state, t1), chainHits(state, t1)].map((hits) => hits.map(({ id }) => id))).toEqual([['t2'], ['t3', 'b']])
    const page = (torpedo: string) => weaponsPage(system.view(state, 'red'), 'red', { kind: 'blast', torpedo, sections: {} }).text
    expect(page('t1')).toMatch(/a chain may also reach Blue torpedo 3 and Blue Lineship\.$/)
    expect(page('t3')).not.toContain('chain')
  })
  test('SF-TOR-12: a 1 leaves a torpedo on the board, a 2 sets it off', () => {
    const state = begin({ ships: { a: shipWith([beam]), b: enemy }, torpedoes: { t1: { seat: 'blue', hex: [0, 0], warhead: 1 } } })
    const after = (face: number) => given(state, 'red', { ...fire, at: 't1' }, face)
    expect(Object.keys(after(1).state.torpedoes)).toEqual(['t1'])
    expect(after(1).events.map(({ type }) => type)).not.toContain('torpedoExploded')
    expect(Object.keys(after(2).state.torpedoes)).toEqual([])
    expect(after(2).events.map(({ type }) => type)).toContain('torpedoExploded')
  })
  test('SF-HIT-04: a ship that moves onto a torpedo meets it with its leading side; turning in its hex changes nothing', () => {
    const thruster: Component = { kind: 'thruster', level: 4, section: 4 }
    const torpedoes: Position['torpedoes'] = { t1: { seat: 'blue', hex: [0, 3] }, t2: { seat: 'blue', hex: [0, 2] } }
    const state = begin({ at: 'movement', ships: { a: shipWith([thruster]), b: enemy }, torpedoes })
    const turnedRound = given(state, 'red', { order: 'move', ship: 'a', steps: [{ step: 'turn', to: 'left', pay: { 0: 1 } }] }).state
    expect([turnedRound.torpedoes.t1?.met, turnedRound.torpedoes.t2?.met]).toEqual([{}, {}])
    const moved = given(state, 'red', { order: 'move', ship: 'a', steps: [{ step: 'ahead', pay: { 0: 3 }, dodge: {} }] }).state
    expect([moved.torpedoes.t1?.met, moved.torpedoes.t2?.met]).toEqual([{}, { a: 0 }])
  })
  test('SF-HIT-02: a choice of section must be one of that ship', () => {
    const ships: Position['ships'] = {
      a: shipWith([], { hex: [0, 9] }),
      b: { ...enemy, facing: 0 },
      c: { ...enemy, hex: [2, -3], facing: 0 },
    }
    const state = begin({ ships, torpedoes: { t1: { seat: 'red', hex: [1, -3] } } }, 'duel')
    const detonate = (sections: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>>) =>
      judged(state, 'red', { order: 'detonate', torpedo: 't1', sections })?.[0].rule
    const [forB, forC] = ['b', 'c'].map(
      (id) => blastHits(state, state.torpedoes.t1 ?? fail()).find((hit) => hit.id === id)?.section ?? fail(),
    )
    expect(forB).not.toBe(forC)
    expect(detonate({ b: forB ?? 1, c: forC ?? 1 })).toBeUndefined()
    expect(detonate({ b: forC ?? 1 })).toBe('SF-HIT-02')
    expect(detonate({ a: 1 })).toBe('SF-HIT-02')
  })
  test('SF-TOR-11: a torpedo that its owner disarms is not disarmed by the end of the phase', () => {
    const state = begin({ ships: { a: shipWith([]), b: enemy }, torpedoes: { t1: { seat: 'red', hex: [0, 4] } } })
    const { events } = given(state, 'red', { order: 'disarm', torpedo: 't1' })
    expect(events[0]).toEqual({ type: 'torpedoDisarmed', torpedo: 't1', automatic: false })
  })
  test('SF-TRN-03: the end of the phase disarms spent torpedoes of its side only', () => {
    const torpedoes: Position['torpedoes'] = {
      t1: { seat: 'red', hex: [5, 0], turn: 2 },
      t2: { seat: 'red', hex: [5, 1], turn: 1 },
      t3: { seat: 'blue', hex: [5, 2], turn: 2 },
    }
    const { state, events } = given(begin({ ships: { a: shipWith([beam]), b: enemy }, torpedoes }), 'red', END)
    expect(Object.keys(state.torpedoes)).toEqual(['t2', 't3'])
    expect(events.flatMap((event) => (event.type === 'torpedoDisarmed' ? [[event.torpedo, event.automatic]] : []))).toEqual([['t1', true]])
  })
  test('SF-TOR-10, SF-BEM-03: a turn renews beams and torpedoes of its side only', () => {
    const fittings = [{ component: 0, fired: true, served: true }]
    const ships = { a: shipWith([beam], { fittings }), b: { ...shipWith([beam], { fittings }), seat: 'blue', hex: [0, -3] } as Placed }
    const used = { points: 1, sides: 0, turn: 1 } as const
    const torpedoes: Position['torpedoes'] = { t1: { seat: 'red', hex: [5, 0], ...used }, t2: { seat: 'blue', hex: [5, 5], ...used } }
    const state = ended(begin({ ships, torpedoes }), 'red', 3)
    expect([state.active, shipOf(state, 'a').fittings[0]?.fired, shipOf(state, 'b').fittings[0]?.fired]).toEqual(['vega', true, false])
    expect([shipOf(state, 'a').fittings[0]?.served, shipOf(state, 'b').fittings[0]?.served]).toEqual([false, true])
    expect(state.torpedoes.t1).toMatchObject(used)
    expect(state.torpedoes.t2).toMatchObject({ points: 6, sides: 2, turn: 2 })
  })
  test('SF-OVR-05: an overcharged beam wears once', () => {
    const state = begin({ ships: { a: shipWith([beam], { fittings: [{ component: 0, charge: 6, over: true }] }), b: enemy } })
    const worn = given(state, 'red', END).state
    expect(shipOf(worn, 'a').fittings[0]).toMatchObject({ level: 3, charge: 3, over: false })
    const two = begin({
      ships: { a: shipWith([beam, { ...beam, level: 6 }], { fittings: [{ component: 0, charge: 6, over: true }] }), b: enemy },
    })
    expect(shipOf(given(two, 'red', END).state, 'a').fittings.map(({ level }) => level)).toEqual([3, 6])
    const used = begin({ ships: { a: shipWith([beam], { fittings: [{ component: 0, charge: 1, over: true }] }), b: enemy } })
    expect(shipOf(given(used, 'red', END).state, 'a').fittings[0]).toMatchObject({ level: 3, charge: 1, over: false })
  })
})

test('SF-END-01: a torpedo in flight is no stalemate, and two ships of equal integrity draw', () => {
  const hulk = (seat: 'red' | 'blue', hex: readonly [number, number], core = 4): Placed => ({
    ...shipWith([], { integrity: [core, 4, 4, 4, 4, 4, 4] }),
    seat,
    hex,
  })
  const ships = { a: hulk('red', [0, 3]), b: hulk('blue', [0, -3]) }
  const roundEnd = (position: Position, options = {}) =>
    system.outcome(ended(begin({ at: 'power', active: 'vega', ...position }, 'duel', options), 'blue', 1))
  expect(roundEnd({ ships })).toMatchObject({ winners: [], why: 'SF-END-01' })
  expect(roundEnd({ ships: { ...ships, b: hulk('blue', [0, -3], 3) } })).toMatchObject({ winners: ['red'] })
  const armed = (...charges: readonly number[]) => ({
    ...shipWith([beam, beam], { fittings: charges.map((charge, component) => ({ component, charge })) }),
  })
  expect(roundEnd({ ships: { ...ships, a: armed(0, 1) } }) ?? null).toBeNull()
  expect(roundEnd({ ships: { ...ships, a: armed(0, 0) } })).toMatchObject({ why: 'SF-END-01' })
  expect(roundEnd({ ships, torpedoes: { t1: { seat: 'red', hex: [8, 0] } } }) ?? null).toBeNull()
})
