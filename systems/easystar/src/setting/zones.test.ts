import { seededDice } from '@admiralty/kernel'
import { cellOf, type Hex, hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { duel } from '../battle-for-tests.ts'
import { designOf } from '../design/fit.ts'
import { answered, opened } from '../design/set-up-for-tests.ts'
import type { FleetDesign, State } from '../state.ts'
import { checkPlaces, defaultPlaces } from './deploy.ts'
import { MAPS } from './maps.ts'
import { setupFor } from './setup-for-tests.ts'
import { acrossFarEdge, forward, inFarRow, squadrons, zoneOf } from './zones.ts'

const many = (count: number): FleetDesign => ({
  name: '',
  ships: Array.from({ length: count }, () => designOf('scout', '')),
  flagship: 0,
  damageControl: 0,
})
/** A state with refitted fleets, before deployment. */
function refitted(scenario: string, ships: number): State {
  const dice = seededDice(3)
  const [yellow, blue] = [many(ships), many(ships)]
  let state = answered(opened(scenario), dice, 'default', {
    yellow: { order: 'fleet', fleet: yellow },
    blue: { order: 'fleet', fleet: blue },
  }).state
  while (state.play.calls[0]?.kind === 'refit') state = answered(state, dice, 'default').state
  return state
}
const at = (column: number, row: number): Hex => hexAt({ column, row })

describe('a deployment', () => {
  const state = refitted('battle', 3)
  const line = defaultPlaces(state, 'yellow')
  const [one = '', two = '', three = ''] = Object.keys(line)
  const rule = (places: typeof line) => checkPlaces(state, 'yellow', places)?.rule
  const put = (...hexes: readonly Hex[]): typeof line =>
    Object.fromEntries([one, two, three].map((id, index) => [id, { hex: hexes[index] ?? [0, 0], facing: 0 }]))

  test('ES-SEQ-01: has a hex in the zone for every ship, and for nothing else', () => {
    expect(rule(line)).toBeUndefined()
    expect(rule(put(at(0, 12), at(1, 12), at(2, 13)))).toBeUndefined()
    expect(rule(put(at(0, 12), at(1, 12), at(2, 11)))).toBe('ES-SEQ-01')
    expect(rule(put(at(0, 12), at(1, 12), at(1, 12)))).toBe('ES-SEQ-01')
    expect(checkPlaces(state, 'yellow', put(at(0, 12), at(1, 12), at(1, 12)))?.reason).toBe(
      'two ships are in one hex. Place only one ship in a hex',
    )
    const { [three]: left, ...missing } = line
    expect(checkPlaces(state, 'yellow', missing)?.reason).toMatch(/has no hex yet. Place every ship$/)
    expect(left && checkPlaces(state, 'yellow', { ...line, stranger: left })?.reason).toBe('you have no ship stranger')
  })
  test('ES-SEQ-01: by default is in the front row, near the middle, with gaps of a hex, facing the enemy', () => {
    expect(Object.values(line).map(({ hex }) => cellOf(hex).row)).toEqual([12, 12, 12])
    expect(Object.values(line).map(({ hex }) => cellOf(hex).column)).toEqual([6, 8, 4])
    expect(Object.values(line).map(({ facing }) => facing)).toEqual([0, 0, 0])
    expect(Object.values(defaultPlaces(state, 'blue')).map(({ hex, facing }) => [cellOf(hex).row, facing])).toEqual(
      [1, 1, 1].map((row) => [row, 3]),
    )
  })
})

describe('squadrons', () => {
  test('ES-SCN-05: have half of the ships packed in each corner, give or take one', () => {
    const state = refitted('squadrons', 3)
    const ids = Object.keys(defaultPlaces(state, 'yellow'))
    const rule = (...hexes: readonly Hex[]) =>
      checkPlaces(state, 'yellow', Object.fromEntries(ids.map((id, index) => [id, { hex: hexes[index] ?? [0, 0], facing: 0 as const }])))
        ?.rule
    const [left, right] = [0, 13]
    expect(checkPlaces(state, 'yellow', defaultPlaces(state, 'yellow'))).toBeUndefined()
    expect(rule(at(left, 13), at(left, 12), at(right, 0))).toBeUndefined()
    expect(rule(at(left, 13), at(right, 1), at(right, 0))).toBeUndefined()
    expect(rule(at(left, 13), at(left, 12), at(left + 1, 13))).toBe('ES-SCN-05')
    expect(rule(at(left, 13), at(left, 12), at(right - 1, 0))).toBe('ES-SCN-05')
  })
  test('ES-SCN-05: have the two smallest triangles with room for half of the ships', () => {
    expect(zoneOf(refitted('squadrons', 3), 'yellow')).toHaveLength(2 * 3)
    expect(zoneOf(refitted('squadrons', 2), 'yellow')).toHaveLength(2 * 1)
    expect(zoneOf(refitted('squadrons', 2), 'blue')).toHaveLength(2 * 1)
  })
  test('ES-SCN-05: a hex belongs to the nearer corner', () => {
    const setup = setupFor('squadrons')
    const groups = (hexes: readonly Hex[], seat: 'yellow' | 'blue') =>
      squadrons(setup, seat, hexes).map((group) => [group.corner, group.hexes.length])
    expect(groups([at(0, 13), at(1, 13), at(13, 0)], 'yellow')).toEqual([
      ['bottomLeft', 2],
      ['topRight', 1],
    ])
    expect(groups([at(0, 0), at(13, 13), at(12, 13)], 'blue')).toEqual([
      ['topLeft', 1],
      ['bottomRight', 2],
    ])
  })
})

describe('edges and facings', () => {
  test('ES-SCN-03: the far row and far edge of each end', () => {
    const setup = { ...setupFor('convoy'), map: MAPS['2x2'] }
    expect([inFarRow(setup, 'yellow', at(3, 0)), inFarRow(setup, 'yellow', at(3, 1))]).toEqual([true, false])
    expect([inFarRow(setup, 'blue', at(3, 13)), inFarRow(setup, 'blue', at(3, 12))]).toEqual([true, false])
    expect([acrossFarEdge(setup, 'yellow', at(3, -1)), acrossFarEdge(setup, 'yellow', at(3, 0))]).toEqual([true, false])
    expect([acrossFarEdge(setup, 'blue', at(3, 14)), acrossFarEdge(setup, 'blue', at(3, 13))]).toEqual([true, false])
  })
  test('ES-SEQ-01, ES-MPL-08: ships face straight ahead from the ends, and the middle from a corner', () => {
    expect([forward(duel, 'yellow', at(3, 13)), forward(duel, 'blue', at(3, 0))]).toEqual([0, 3])
    const four = setupFor('four')
    expect([forward(four, 'yellow', at(1, 19)), forward(four, 'green', at(26, 8))]).toEqual([1, 4])
  })
})
