// Targets of beams and blasts that a case file does not show.
import { type Dice, scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { type Position, stateOf } from '../position.ts'
import { scenarios } from '../setting/scenarios.ts'
import { setupSchema, type Table } from '../state.ts'
import { torpedoesAt, torpedoOf } from '../table.ts'
import { blastHits } from './blasts.ts'
import { beamShot } from './targets.ts'
import { launched } from './torpedoes.ts'
import { isStalemate } from './victory.ts'

const setup = setupSchema.parse(scenarios[0]?.setup({}))
const tableOf = (position: Position): Table =>
  stateOf(setup, { ships: { a: { seat: 'red', hex: [0, 3] }, b: { seat: 'blue', hex: [0, -3] } }, ...position })

test('SF-BEM-03: only a beam fires; a shield and a tube do not', () => {
  const table = tableOf({})
  const shot = (beam: number) => beamShot(table, { ship: 'a', beam, at: 'b', charges: 1, section: null })
  // The first four components of a Lineship are a beam, a shield, a tube and a shield.
  expect(shot(0)).toMatchObject({ strength: { total: 1 } })
  for (const other of [1, 2, 99])
    expect(shot(other)).toEqual({ rule: 'SF-BEM-03', reason: `component ${other} of Red Lineship is no beam` })
})
test('SF-HIT-02: of two equal sections at a corner the lower number is proposed', () => {
  const guns = [{ kind: 'beam', level: 4, section: 1 } as const]
  const sections = () => {
    const a = { seat: 'red', hex: [0, 0], facing: 0, design: { name: 'Gun', components: guns, crew: [] } } as const
    const b = { seat: 'blue', hex: [1, -2], facing: 0, design: { name: 'Hulk', components: [], crew: [] } } as const
    return ([0, 1, 2, 3, 4, 5] as const).map((facing) => {
      const table = tableOf({ ships: { a, b: { ...b, facing } } })
      const shot = beamShot(table, { ship: 'a', beam: 0, at: 'b', charges: 4, section: null })
      return 'rule' in shot ? shot.reason : shot.section
    })
  }
  // The line enters by sides 3 and 4, so by sections 4 and 5 of a ship that faces side 0, and by 6 and 1 of one that faces side 4.
  expect(sections()).toEqual([4, 3, 2, 1, 1, 5])
})
test('SF-TOR-01: only a tube launches; a beam with as many charges does not', () => {
  const table = tableOf({})
  expect(launched(table, { ship: 'a', tube: 2, dodge: 0 })).toMatchObject({ torpedo: { warhead: 4 } })
  for (const other of [0, 1, 99])
    expect(launched(table, { ship: 'a', tube: other, dodge: 0 })).toMatchObject({
      rule: 'SF-TOR-01',
      reason: expect.stringContaining('no torpedo tube'),
    })
})

/** Torpedoes of Red beside each other, added in this order. */
const torpedoes = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { seat: 'red', hex: [0, 0] as const, warhead: 6 } as const]))

test('SF-TOR-18: a blast hits nearest units first, ships before torpedoes, then by number', () => {
  const near = { 'red-1': { seat: 'red', hex: [0, 1] }, 'blue-1': { seat: 'blue', hex: [0, -2] } } as const
  const table = tableOf({
    ships: near,
    torpedoes: { ...torpedoes('t10', 't9', 't2', 't1'), t3: { seat: 'blue', hex: [1, 0] }, t4: { seat: 'blue', hex: [2, 0] } },
  })
  const order = blastHits(table, torpedoOf(table, 't1')).map(({ id }) => id)
  expect(order).toEqual(['t2', 't9', 't10', 'red-1', 't3', 'blue-1', 't4'])
})
test('SF-TOR-14: a torpedo that is still on the board is no target of its own blast', () => {
  const table = tableOf({ torpedoes: torpedoes('t1', 't2') })
  expect(blastHits(table, torpedoOf(table, 't2')).map(({ id }) => id)).toEqual(['t1', 'a', 'b'])
})
test('SF-AST-04: a torpedo that pays for every die of asteroids is not attacked', () => {
  const design = { name: 'Test', components: [{ kind: 'tube', level: 4, section: 1 } as const], crew: [] }
  const position: Position = {
    tiles: [{ kind: 'large-asteroids', at: [0, 1], turns: 0 }],
    ships: { a: { seat: 'red', hex: [0, 3], design }, b: { seat: 'blue', hex: [0, -3] } },
  }
  const { state } = system.begin({ setup, position }, scriptedDice())
  const call = system.openCalls(state).find(({ seats }) => seats.includes('red'))
  const launch = (dodge: number, dice: Dice): readonly string[] =>
    call ? system.resolve(state, call, { red: { order: 'launch', ship: 'a', tube: 0, dodge } }, dice).events.map(({ type }) => type) : []
  expect(launch(5, scriptedDice(1))).toContain('torpedoAttacked')
  const spared = launch(6, scriptedDice())
  expect(spared).toContain('torpedoLaunched')
  expect(spared).not.toContain('torpedoAttacked')
})
test('a hex has the torpedoes that are in it', () => {
  const table = tableOf({ torpedoes: { ...torpedoes('t1'), t2: { seat: 'red', hex: [1, 0] } } })
  expect(torpedoesAt(table, [0, 0]).map(({ id }) => id)).toEqual(['t1'])
  expect(torpedoesAt(table, [1, 1])).toEqual([])
})

test('SF-END-01: a ship can attack while a weapon works that is charged or that a team can charge', () => {
  const lone = (charge: number, crew: readonly (1 | 2)[], kind: 'beam' | 'battery' = 'beam') => {
    const design = { name: 'Test', components: [{ kind, level: 2, section: 1 } as const], crew: [...crew] }
    return isStalemate(tableOf({ ships: { a: { seat: 'red', hex: [0, 3], design, fittings: [{ component: 0, charge }] } } }))
  }
  expect([lone(0, []), lone(1, []), lone(0, [1]), lone(1, [1])]).toEqual([true, false, false, false])
  expect([lone(2, [1], 'battery'), lone(0, [], 'battery')]).toEqual([true, true])
})
