import { plainMoment } from '@admiralty/game-ui'
import { scriptedDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { type Position, type Skirmish, system, words } from '../src/index.ts'
import { hexOf } from './chart.ts'
import { motionsOf } from './motions.ts'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

const duel = system.schema.setup.parse(system.scenarios[0]?.setup({}))
const four = system.schema.setup.parse(system.scenarios.find(({ seats }) => seats.length === 4)?.setup({}))
const viewOf = (position: Position, setup = duel) => system.view(system.begin({ setup, position }, scriptedDice()).state, 'red')
const planning: Position = { at: [{ step: 'plan' }, { step: 'open' }, { step: 'roundEnd' }], squads: { blue: { strength: 1 } } }
const underFire: Position = { at: [{ step: 'shot', from: 'red', at: 'blue', charge: false }, { step: 'roundEnd' }], squads: {} }

test('every squad has a counter in its own hex, with its lost strength', () => {
  const { counters, tracks } = sceneOf(plainMoment<Skirmish>(viewOf(planning)))
  expect(counters.map(({ id, symbol, damage }) => [id, symbol, damage])).toEqual([
    ['red', 'fighter', [0, 2]],
    ['blue', 'fighter', [1, 2]],
  ])
  expect(new Set(counters.map(({ at: hex }) => String(hex))).size).toBe(2)
  expect(tracks).toEqual([])
})

test('a squad without strength is a wreck', () => {
  const { counters } = sceneOf(plainMoment<Skirmish>(viewOf({ ...planning, squads: { blue: { strength: 0 } } })))
  expect(counters[1]).toMatchObject({ id: 'blue', symbol: 'wreck', look: 'wreck', facing: null, damage: null })
})

test('the current shot and the aimed choice are lines to the target', () => {
  expect(sceneOf(plainMoment<Skirmish>(viewOf(underFire))).tracks.map(({ style }) => style)).toEqual(['shot'])
  const view = viewOf(planning)
  const choices = words.choices(view, null)
  const aimed = choices.find(({ key }) => key.startsWith('aim')) ?? null
  expect(sceneOf({ ...plainMoment<Skirmish>(view), choices, aimed }).tracks.map(({ style }) => style)).toEqual(['aim'])
})

test('SK-PLN-02: a press on the own squad or on one without strength says why it is no target', () => {
  const press = (position: Position, seat: 'red' | 'blue', setup = duel) => {
    const view = viewOf(position, setup)
    return refusalAt(plainMoment<Skirmish>(view), hexOf(view, seat))
  }
  expect(press(planning, 'red')).toMatchObject({ rule: 'SK-PLN-02', reason: expect.stringContaining('your side') })
  expect(press(planning, 'blue')).toBeNull()
  expect(press(underFire, 'red')).toBeNull()
  expect(press({ ...planning, squads: { blue: { strength: 0 } } }, 'blue', four)?.reason).toContain('no strength left')
})

test('shots and dice are animated, and a flare stops a shot', () => {
  const before = viewOf(underFire)
  const needed = { total: 4, because: [] }
  const rolled = motionsOf({ type: 'hitRolled', from: 'red', at: 'blue', die: 5, needed, hit: true }, before)
  expect(rolled.map(({ kind }) => kind)).toEqual(['shot', 'die'])
  expect(motionsOf({ type: 'braced', seat: 'blue', card: 'blue-1', gear: 'flare' }, before)).toMatchObject([{ result: 'stopped' }])
  expect(motionsOf({ type: 'shotOver' }, before)).toEqual([])
})
