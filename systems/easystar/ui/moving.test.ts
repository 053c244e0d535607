// The map while ships move: reach of the planned place, reach of known enemy weapons, goals, and why a press does nothing.
import { seededDice } from '@admiralty/kernel'
import { hexAt, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { system, view as viewOf } from '../src/game.ts'
import type { Position } from '../src/position.ts'
import { bandHexes } from '../src/setting/band.ts'
import { objectivesOf } from '../src/setting/objectives.ts'
import { scenarios } from '../src/setting/scenarios.ts'
import type { Setup, State } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'
import { words } from '../src/words.ts'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'
import type { Moment } from './selected-weapon.ts'

const at = (column: number, row: number) => hexAt({ column: column - 1, row: row - 1 })
function setupOf(scenario: string): Setup {
  const made = scenarios.find(({ id }) => id === scenario)?.setup({})
  if (!made || 'reason' in made) throw new Error(`${scenario} has no setup`)
  return made
}
const beam = { kind: 'beam', mount: 'axial', range: 3, damage: 2 } as const
const SHIPS: Position['ships'] = {
  own: { seat: 'blue', name: 'Own', hex: at(5, 9), facing: 0, speed: 2, items: [beam] },
  moved: { seat: 'blue', name: 'Moved', hex: at(7, 9), facing: 0, speed: 1, moved: true },
  seen: { seat: 'yellow', hex: at(5, 3), facing: 3, speed: 1, known: 'all', items: [beam] },
  hidden: { seat: 'yellow', hex: at(9, 3), facing: 3, speed: 1, items: [beam] },
}
/** The state in which the step asks its seat. */
const stateAt = (scenario: string, step: Position['at']): State =>
  system.begin({ setup: setupOf(scenario), position: { at: step, turn: 2, ships: SHIPS } }, seededDice(1)).state
interface Given {
  readonly scenario?: string
  readonly at?: Position['at']
  readonly draft?: Draft
}
function moment({ scenario = 'battle', at: step = { step: 'ships', seat: 'blue' }, draft }: Given = {}): Moment {
  const view = viewOf(stateAt(scenario, step), 'blue')
  return { view, draft: draft ?? null, choices: words.choices(view, draft ?? null), selected: null, aimed: null, observations: [] }
}
const course = (path: string): Draft => ({ kind: 'course', ship: 'own', change: 0, path, rams: [] })
const keys = (hexes: readonly (readonly [number, number])[] = []): readonly string[] => hexes.map(hexKey).toSorted()
const areaOf = (input: Moment, look: string) => sceneOf(input).overlays?.find((overlay) => overlay.look === look)?.shape
const keysOf = (shape: ReturnType<typeof areaOf>) => keys(shape?.kind === 'region' ? shape.hexes : [])

describe('while a course is planned', () => {
  test('the weapons tint what they reach from its end', () => {
    expect(sceneOf(moment()).tints).toEqual([])
    const { tints } = sceneOf(moment({ draft: course('FF') }))
    expect(keys(tints.map(({ hex }) => hex))).toEqual(keys([at(5, 6), at(5, 5), at(5, 4)]))
  })
  test('only weapons that the viewer knows are outlined', () => {
    const { view } = moment()
    expect(view.ships.hidden?.known).toEqual([])
    expect(keysOf(areaOf(moment(), 'threat'))).toEqual(keys([at(5, 4), at(5, 5), at(5, 6)]))
  })
  test('nothing is outlined while weapons fire', () => {
    expect(areaOf(moment({ at: { step: 'fire', side: 'blue', seat: 'blue', passes: 0 } }), 'threat')).toBeUndefined()
  })
  test('only hexes of the map are marked', () => {
    const inside = new Set(sceneOf(moment()).hexes.map(hexKey))
    expect(sceneOf(moment()).marked.every(({ at: hex }) => inside.has(hexKey(hex)))).toBe(true)
  })
})

describe('goals', () => {
  test('ES-SCN-03: the row in which freighters arrive is a goal', () => {
    const [yellow] = objectivesOf(moment({ scenario: 'convoy' }).view)
    expect(keysOf(areaOf(moment({ scenario: 'convoy' }), 'goal'))).toEqual(keys(yellow?.goal))
    expect(yellow?.goal.length).toBeGreaterThan(0)
  })
  test('ES-SCN-04: the carriers’ line is barred', () => {
    const input = moment({ scenario: 'carriers' })
    expect(keysOf(areaOf(input, 'barred'))).toEqual(keys(bandHexes(input.view.setup)))
  })
  test('a plain battle has neither', () => {
    expect([areaOf(moment(), 'goal'), areaOf(moment(), 'barred')]).toEqual([undefined, undefined])
  })
  test('every scenario names its objectives and its last turn in the text view', () => {
    for (const { id } of scenarios.slice(0, 6)) {
      const { view } = moment({ scenario: id })
      const table = words.table(view).find(({ title }) => title === 'Objectives')
      expect(table?.rows.map(([, text]) => text)).toEqual(objectivesOf(view).map(({ text }) => text))
      expect(words.phase(view).title).toMatch(/^turn 2 of (10|16|20), /)
    }
  })
})

describe('a press on a hex without choices', () => {
  const reasonAt = (column: number, row: number, given: Given = {}) => refusalAt(moment(given), at(column, row))
  test('names the speed, the turns or the ship that has moved', () => {
    expect(reasonAt(5, 2)).toMatchObject({ rule: 'ES-MOV-02', reason: 'Own moves at most 3 hexes this turn, its top speed' })
    expect(reasonAt(5, 11)).toMatchObject({ rule: 'ES-TRN-01' })
    expect(reasonAt(7, 9)).toEqual({ rule: 'ES-MOV-04', reason: 'Moved has moved this turn' })
  })
  test('says why no weapon can fire at an enemy', () => {
    const fire = { at: { step: 'fire', side: 'blue', seat: 'blue', passes: 0 } } as const
    expect(reasonAt(5, 3, fire)).toEqual({
      rule: 'ES-CMB-04',
      reason: 'Own, axial beam R3 D2: the target is at range 6, the weapon reaches 3',
    })
    expect(reasonAt(9, 3, fire)?.rule).toBe('ES-GEO-01')
    expect(reasonAt(1, 1, fire)).toBeNull()
  })
})
