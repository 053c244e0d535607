// Deployment: where ships may be placed, and in which order.
import { seededDice } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { view } from '../game.ts'
import { checkPlaces } from '../setting/deploy.ts'
import { centreOf } from '../setting/maps.ts'
import { baseOf, zoneFor, zoneOf } from '../setting/zones.ts'
import type { Color, State } from '../state.ts'
import { designOf } from './fit.ts'
import { designQuestions } from './questions.ts'
import { rosterOf } from './roster.ts'
import { answered, opened } from './set-up-for-tests.ts'

const dice = () => seededDice(3)

/** The state after a set-up with default orders only. */
function deployed(scenario: string, choices: Parameters<typeof opened>[1] = {}, roll = dice()): State {
  const fleets = answered(opened(scenario, choices), roll, 'default').state
  return answered(answered(fleets, roll, 'default').state, roll, 'default').state
}

describe('deployment', () => {
  const ready = (scenario: string, choices: Parameters<typeof opened>[1] = {}): State =>
    answered(answered(opened(scenario, choices), dice(), 'default').state, dice(), 'default').state
  const places = (state: State, seat: Color) => {
    const order = designQuestions.deploy.defaultOrder(view(state, seat), seat)
    if (order.order !== 'deploy') throw new Error('no deployment')
    return order.places
  }
  test('ES-SEQ-01: every ship is in the zone, one in a hex, in any facing', () => {
    const state = ready('battle')
    const line = places(state, 'yellow')
    const [first = '', second = ''] = Object.keys(line)
    const one = line[first]
    if (!one) throw new Error('no ship is placed')
    expect(checkPlaces(state, 'yellow', line)).toBeUndefined()
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      expect(checkPlaces(state, 'yellow', { ...line, [first]: { ...one, facing } })).toBeUndefined()
    expect(checkPlaces(state, 'yellow', { ...line, [second]: one })).toEqual({
      rule: 'ES-SEQ-01',
      reason: 'two ships are in one hex. Place only one ship in a hex',
    })
    expect(checkPlaces(state, 'yellow', { ...line, [first]: { ...one, hex: [0, 0] } })?.rule).toBe('ES-SEQ-01')
    const { [first]: _, ...rest } = line
    expect(checkPlaces(state, 'yellow', rest)?.reason).toContain('has no hex yet')
    expect(checkPlaces(state, 'yellow', { ...line, 'b-dd-1': one })?.reason).toBe('you have no ship b-dd-1')
  })
  test('ES-SCN-02: the starbase is in the middle, the other ships at their end', () => {
    const state = ready('starbase')
    const centre = centreOf(state.setup.map)
    expect(zoneFor(state, 'yellow', 'y-bb-1')).toEqual([centre])
    const line = places(state, 'yellow')
    const other = Object.keys(line).find((ship) => ship !== 'y-bb-1') ?? ''
    expect(zoneFor(state, 'yellow', other)).toEqual(zoneOf(state, 'yellow'))
    expect(line['y-bb-1']?.hex).toEqual(centre)
    const base = line['y-bb-1']
    const place = line[other]
    if (!base || !place) throw new Error('no base or no other ship')
    expect(checkPlaces(state, 'yellow', { ...line, 'y-bb-1': { ...base, facing: 4 } })).toBeUndefined()
    expect(checkPlaces(state, 'yellow', { ...line, 'y-bb-1': place, [other]: base })?.rule).toBe('ES-SCN-02')
    expect(baseOf(deployed('starbase'))?.id).toBe('y-bb-1')
  })
  test('ES-SCN-03: five empty freighters without names are drawn by lot among the scouts', () => {
    const lots = new Set<string>()
    for (let seed = 0; seed < 8; seed += 1) {
      const state = deployed('convoy', {}, seededDice(seed))
      const sheets = Object.values(state.secret.yellow?.sheets ?? {})
      const freighters = sheets.filter(({ freighter }) => freighter)
      expect(freighters).toHaveLength(5)
      for (const { items, fighters, speedTraded } of freighters) expect([items, fighters, speedTraded]).toEqual([[], [], 0])
      const scouts = Object.values(state.ships).filter(({ seat, hull }) => seat === 'yellow' && hull === 'scout')
      expect(scouts.length).toBeGreaterThanOrEqual(6)
      expect(new Set(scouts.map(({ name }) => name))).toEqual(new Set(['']))
      lots.add(freighters.map(({ ship }) => ship).join())
      expect(Object.keys(view(state, 'blue').secret)).toEqual(['blue'])
    }
    expect(lots.size).toBeGreaterThan(2)
    expect(rosterOf(ready('convoy'), 'yellow')?.filter(({ freighter }) => freighter)).toHaveLength(5)
  })
  test('ES-SCN-05: each half is packed in one of two opposite corners', () => {
    const ships = [...Array.from({ length: 6 }, () => designOf('destroyer', '')), designOf('scout', ''), designOf('scout', '')]
    const fleet = { name: '', ships, flagship: 0, damageControl: 0 }
    const fleets = answered(opened('squadrons'), dice(), 'default').state
    const state = answered(fleets, dice(), 'default', { yellow: { order: 'refit', fleet } }).state
    const line = places(state, 'yellow')
    expect(checkPlaces(state, 'yellow', line)).toBeUndefined()
    const ids = Object.keys(line)
    const far = ids.at(-1) ?? ''
    const near = ids[0] ?? ''
    const free = zoneOf(state, 'yellow').find((hex) => !Object.values(line).some((place) => hexKey(place.hex) === hexKey(hex)))
    const taken = line[near]
    if (!free || !taken) throw new Error('no free hex')
    const column = (id: string) => line[id]?.hex[0] ?? 0
    expect(Math.abs(column(near) - column(far))).toBeGreaterThan(7)
    const lopsided = Object.fromEntries(ids.map((id, index) => [id, { hex: zoneOf(state, 'yellow')[index] ?? free, facing: 0 as const }]))
    expect(checkPlaces(state, 'yellow', lopsided)?.rule).toBe('ES-SCN-05')
    const loose = { ...line, [near]: { ...taken, hex: [taken.hex[0] + 5, taken.hex[1] - 3] as const } }
    expect(checkPlaces(state, 'yellow', loose)?.rule).toBe('ES-SCN-05')
  })
  test('the default deployment is in the front row and faces the enemy', () => {
    const state = ready('battle')
    for (const [seat, row, facing] of [
      ['yellow', 12, 0],
      ['blue', 1, 3],
    ] as const)
      for (const place of Object.values(places(state, seat))) {
        expect(place.facing).toBe(facing)
        expect(place.hex[1] + Math.floor(place.hex[0] / 2)).toBe(row)
      }
  })
  test('ES-SEQ-01: a third row opens only if two rows are too small', () => {
    const fleet = { name: '', ships: Array.from({ length: 6 }, () => designOf('destroyer', '')), flagship: 0, damageControl: 0 }
    const state = answered(opened('battle'), dice(), 'default', { yellow: { order: 'fleet', fleet } }).state
    const narrow: State = { ...state, setup: { ...state.setup, map: { shape: 'rectangle', columns: 7, rows: 14 } } }
    expect(zoneOf(narrow, 'yellow')).toHaveLength(14)
    const many = {
      ...fleet,
      ships: [
        ...fleet.ships,
        ...Array.from({ length: 6 }, () => designOf('cruiser', '')),
        ...Array.from({ length: 3 }, () => designOf('scout', '')),
      ],
    }
    const rich = { ...narrow.setup, seats: narrow.setup.seats.map((place) => ({ ...place, budget: 1000 })) }
    const refitted = answered({ ...narrow, setup: rich }, dice(), 'default', { yellow: { order: 'refit', fleet: many } }).state
    expect(zoneOf(refitted, 'yellow')).toHaveLength(21)
    expect(zoneOf(refitted, 'blue')).toHaveLength(14)
  })
})
