import { seededDice } from '@admiralty/kernel'
import { ahead, cellOf, distance, type Hex, hexAt } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { battle, duel } from '../battle-for-tests.ts'
import { designOf } from '../design/fit.ts'
import { rosterOf, sheetsFor } from '../design/roster.ts'
import { answered, freshState, opened } from '../design/set-up-for-tests.ts'
import type { FleetDesign, Setup, ShipDesign, State } from '../state.ts'
import { checkPlaces, defaultPlaces } from './deploy.ts'
import { centreOf, MAPS } from './maps.ts'
import { setupFor } from './setup-for-tests.ts'
import { acrossFarEdge, baseOf, forward, inFarRow, squadrons, zoneFor, zoneOf } from './zones.ts'

const many = (count: number, name: string): FleetDesign => ({
  name: '',
  ships: Array.from({ length: count }, (_, index) => designOf('scout', '', name && `${name} ${index + 1}`)),
  flagship: 0,
  damageControl: 0,
})
/** A state with refitted fleets, before deployment. */
function refitted(scenario: string, ships: number, name = ''): State {
  const dice = seededDice(3)
  const [yellow, blue] = [many(ships, name), many(ships, name)]
  let state = answered(opened(scenario), dice, 'default', {
    yellow: { order: 'fleet', fleet: yellow },
    blue: { order: 'fleet', fleet: blue },
  }).state
  while (state.play.calls[0]?.kind === 'refit') state = answered(state, dice, 'default').state
  return state
}
const at = (column: number, row: number): Hex => hexAt({ column, row })

describe('a deployment', () => {
  const ids = ['y-sc-1', 'y-sc-2', 'y-sc-3']
  const put = (...hexes: readonly Hex[]): ReturnType<typeof defaultPlaces> =>
    Object.fromEntries(ids.map((id, index) => [id, { hex: hexes[index] ?? [0, 0], facing: 0 }]))

  test('ES-SEQ-01: has a hex in the zone for every ship, and for nothing else', () => {
    const state = refitted('battle', 3)
    const line = defaultPlaces(state, 'yellow')
    const rule = (places: typeof line) => checkPlaces(state, 'yellow', places)?.rule
    expect(Object.keys(line)).toEqual(ids)
    expect(rule(line)).toBeUndefined()
    expect(rule(put(at(0, 12), at(1, 12), at(2, 13)))).toBeUndefined()
    expect(rule(put(at(0, 12), at(1, 12), at(2, 11)))).toBe('ES-SEQ-01')
    expect(rule(put(at(0, 12), at(1, 12), at(1, 12)))).toBe('ES-SEQ-01')
    expect(checkPlaces(state, 'yellow', put(at(0, 12), at(1, 12), at(1, 12)))?.reason).toBe(
      'two ships are in one hex. Place only one ship in a hex',
    )
    const { 'y-sc-3': left, ...missing } = line
    expect(checkPlaces(state, 'yellow', missing)?.reason).toBe('y-sc-3 has no hex yet. Place every ship')
    const named = refitted('battle', 3, 'Gnat')
    expect(checkPlaces(named, 'yellow', missing)?.reason).toBe('Gnat 3 has no hex yet. Place every ship')
    expect(left && checkPlaces(state, 'yellow', { ...line, stranger: left })?.reason).toBe('you have no ship stranger')
  })
  test('ES-SEQ-01: by default is in the front row, near the middle, with gaps of a hex, facing the enemy', () => {
    const state = refitted('battle', 3)
    const line = defaultPlaces(state, 'yellow')
    expect(Object.values(line).map(({ hex }) => cellOf(hex).row)).toEqual([12, 12, 12])
    expect(Object.values(line).map(({ hex }) => cellOf(hex).column)).toEqual([6, 8, 4])
    expect(Object.values(line).map(({ facing }) => facing)).toEqual([0, 0, 0])
    expect(Object.values(defaultPlaces(state, 'blue')).map(({ hex, facing }) => [cellOf(hex).row, facing])).toEqual(
      [1, 1, 1].map((row) => [row, 3]),
    )
  })
  test('ES-SEQ-01: with more ships than gaps, the next ones close the gaps of the front row from the middle', () => {
    const state = { ...freshState(setupFor('battle')), advantages: {} }
    const secret = { ...state.secret, yellow: sheetsFor(state, 'yellow', many(15, ''), seededDice(1)) }
    const cells = Object.values(defaultPlaces({ ...state, secret }, 'yellow')).map(({ hex }) => cellOf(hex))
    const fifteen = [...Array.from({ length: 7 }, () => 12), ...Array.from({ length: 7 }, () => 13), 12]
    expect(cells.map(({ row }) => row)).toEqual(fifteen)
    expect(cells.map(({ column }) => column)).toEqual([6, 8, 4, 10, 2, 12, 0, 7, 5, 9, 3, 11, 1, 13, 7])
  })
})

describe('the zones of stations', () => {
  const station = designOf('battleship', 'speed -2', 'Bastion')
  const others = [designOf('battleship', '', 'Ark'), designOf('destroyer', 'speed -3', 'Buoy'), designOf('scout', '', 'Midge')]
  /** Yellow's ships, refitted, on a map of this size. */
  function table(scenario: string, ships: readonly ShipDesign[], map: Setup['map'] = MAPS['2x2']): State {
    const state = { ...freshState({ ...setupFor(scenario), map }), advantages: {} }
    const fleet = { name: '', ships, flagship: 0, damageControl: 0 }
    return { ...state, secret: { ...state.secret, yellow: sheetsFor(state, 'yellow', fleet, seededDice(1)) } }
  }
  const rows = (hexes: readonly Hex[]) => [...new Set(hexes.map((hex) => cellOf(hex).row))]
  test('ES-SCN-02: only a battleship that is a station stands in the middle, and only in that scenario', () => {
    const siege = table('starbase', [...others, station])
    const ids = rosterOf(siege, 'yellow')?.map(({ id, name }) => [name, zoneFor(siege, 'yellow', id)] as const)
    expect(ids?.map(([name, zone]) => [name, rows(zone)])).toEqual([
      ['Bastion', [6]],
      ['Ark', [12, 13]],
      ['Buoy', [12, 13]],
      ['Midge', [12, 13]],
    ])
    expect(zoneFor(siege, 'yellow', 'y-bb-1')).toEqual([centreOf(siege.setup.map)])
    expect(rows(zoneFor(table('battle', [...others, station]), 'yellow', 'y-bb-1'))).toEqual([12, 13])
    expect(rows(zoneFor(table('starbase', others), 'yellow', 'y-bb-1'))).toEqual([12, 13])
  })
  test('ES-SEQ-01, R-ES-48: the zone has a third row only if two have too few hexes, and the starbase needs none', () => {
    const scouts = (count: number) => Array.from({ length: count }, () => designOf('scout', ''))
    const narrow = { shape: 'rectangle', columns: 4, rows: 12 } as const
    expect(rows(zoneOf(table('battle', scouts(8), narrow), 'yellow'))).toEqual([10, 11])
    expect(rows(zoneOf(table('battle', scouts(9), narrow), 'yellow'))).toEqual([9, 10, 11])
    expect(rows(zoneOf(table('starbase', [station, ...scouts(8)], narrow), 'yellow'))).toEqual([10, 11])
  })
  test('ES-SCN-02: Yellow’s base is the battleship that is a station, in the middle if there are several', () => {
    const base = (scenario: string) => {
      const placed = { seat: 'yellow', hull: 'battleship', speed: 0 } as const
      const ships = {
        out: { ...placed, number: 1, hex: at(1, 1), speedTraded: 2 },
        base: { ...placed, number: 2, hex: at(6, 6), speedTraded: 2 },
        mobile: { ...placed, number: 3, hex: at(3, 3) },
      }
      const setup = setupFor(scenario)
      return battle({ ...ships, b: { seat: 'blue', hex: at(3, 1) } }, {}, setup).state
    }
    expect(baseOf(base('starbase'))?.id).toBe('base')
    expect(baseOf(base('battle'))).toBeUndefined()
    const { ships, ...state } = base('starbase')
    expect(baseOf({ ...state, ships: Object.fromEntries(Object.entries(ships).filter(([id]) => id !== 'base')) })?.id).toBe('out')
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
    for (const [scenario, seat, hex] of [
      ['three', 'yellow', at(1, 15)],
      ['three', 'blue', at(19, 15)],
      ['squadrons', 'yellow', at(13, 0)],
      ['squadrons', 'blue', at(13, 13)],
    ] as const) {
      const setup = setupFor(scenario)
      const centre = centreOf(setup.map)
      expect(distance(ahead(hex, forward(setup, seat, hex), 3), centre)).toBe(distance(hex, centre) - 3)
    }
  })
})
