import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { view } from '../game.ts'
import { setupFor } from '../setting/setup-for-tests.ts'
import type { FleetDesign, ShipDesign, State } from '../state.ts'
import { designOf } from './fit.ts'
import { designQuestions } from './questions.ts'
import { deployedShips, rosterOf, sheetsFor } from './roster.ts'
import { freshState, opened } from './set-up-for-tests.ts'

const fleetOf = (flagship: number, ...ships: readonly ShipDesign[]): FleetDesign => ({ name: '', ships, flagship, damageControl: 2 })
function refitted(fleet: FleetDesign, setup = setupFor('battle'), rows: readonly number[] = [], seed = 5): State {
  const state = { ...freshState(setup), advantages: { yellow: { rolls: [], rows } } }
  return { ...state, secret: { ...state.secret, yellow: sheetsFor(state, 'yellow', fleet, seededDice(seed)) } }
}
const three = fleetOf(2, designOf('scout', 'axial beam', 'Midge'), designOf('cruiser', '', 'Unicorn'), designOf('scout', '', 'Gnat'))

describe('the roster', () => {
  test('ES-SCN-02: big hulls come first, and a station before the ships of its hull', () => {
    const fleet = fleetOf(
      0,
      designOf('battleship', '', 'Ark'),
      designOf('scout', '', 'Midge'),
      designOf('battleship', 'speed -2', 'Bastion'),
    )
    const roster = rosterOf(refitted(fleet), 'yellow')
    expect(roster?.map(({ id, number, name, index }) => [id, number, name, index])).toEqual([
      ['y-bb-1', 1, 'Bastion', 2],
      ['y-bb-2', 2, 'Ark', 0],
      ['y-sc-1', 3, 'Midge', 1],
    ])
  })
  test('ES-FLG-02: is complete only after the refit', () => {
    const { secret, ...state } = refitted(three)
    const { yellow } = secret
    expect(yellow && rosterOf({ ...state, secret: { yellow: { ...yellow, sheets: {} } } }, 'yellow')).toBeUndefined()
    expect(rosterOf({ ...state, secret: {} }, 'yellow')).toBeUndefined()
  })
  test('ES-SCN-03: five free freighters are hidden among Yellow’s scouts, all without a name', () => {
    const roster = rosterOf(refitted(three, setupFor('convoy')), 'yellow') ?? []
    expect(roster.map(({ id }) => id)).toEqual(['y-cr-1', ...[1, 2, 3, 4, 5, 6, 7].map((nth) => `y-sc-${nth}`)])
    expect(roster.filter(({ freighter }) => freighter)).toHaveLength(5)
    expect(roster.map(({ name }) => name)).toEqual(['Unicorn', '', '', '', '', '', '', ''])
    const drawn = Array.from({ length: 40 }, (_, seed) => rosterOf(refitted(three, setupFor('convoy'), [], seed), 'yellow') ?? [])
    const freighters = drawn.flatMap((each) => each.filter(({ freighter }) => freighter).map(({ id }) => id))
    expect(new Set(freighters).size).toBe(7)
    for (const { freighter, index, design } of roster) {
      expect(index === null).toBe(freighter)
      if (freighter) expect(design).toEqual(designOf('scout', ''))
    }
  })
  test('ES-FLG-02: the flagship is the named ship, whatever its place in the list', () => {
    expect(refitted(three).secret.yellow?.flagship).toBe('y-sc-2')
    expect(refitted({ ...three, flagship: 1 }).secret.yellow?.flagship).toBe('y-cr-1')
    expect(refitted({ ...three, flagship: 0 }).secret.yellow?.flagship).toBe('y-sc-1')
  })
  test('ES-FLG-02, ES-AUX-DC-01: a six on two dice gives a counter for the flagship beside those of the fleet', () => {
    for (const [rows, given] of [
      [[6], 1],
      [[7], 0],
      [[2, 6], 1],
    ] as const)
      expect(refitted(three, setupFor('battle'), rows).secret.yellow).toMatchObject({ counters: 2, flagshipCounters: given })
  })
  test('ES-GEN-05: twelve fighters have the numbers 1 to 6 of each kind', () => {
    const carrier = designOf('battleship', Array.from({ length: 6 }, () => 'bay (interceptor attackCraft)').join(', '))
    const fighters = refitted(fleetOf(0, carrier)).secret.yellow?.sheets['y-bb-1']?.fighters ?? []
    for (const kind of ['interceptor', 'attackCraft']) {
      const numbers = fighters.filter((fighter) => fighter.kind === kind).map(({ number }) => number)
      expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6])
    }
    const spare = refitted(fleetOf(0, { ...carrier, fighters: carrier.fighters.map((fighter) => ({ ...fighter, kind: 'interceptor' })) }))
    expect(spare.secret.yellow?.sheets['y-bb-1']?.fighters.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
  })
})

describe('the deployment', () => {
  test('ES-SEQ-01: is asked for every ship of the roster', () => {
    const state = refitted(three)
    expect(designQuestions.deploy.offer(view(state, 'yellow'), 'yellow').of).toEqual(['y-cr-1', 'y-sc-1', 'y-sc-2'])
    expect(designQuestions.deploy.offer(view(opened('battle'), 'yellow'), 'yellow').of).toEqual([])
  })
  test('ES-MOV-01, ES-DES-10: ships begin at speed 1, a station at 0', () => {
    const state = refitted(fleetOf(0, designOf('battleship', 'speed -2', 'Bastion'), designOf('scout', '', 'Midge')))
    const place = { hex: [3, 3], facing: 2 } as const
    expect(deployedShips(state, 'yellow', { 'y-bb-1': place, 'y-sc-1': { hex: [4, 3], facing: 1 } })).toMatchObject([
      { id: 'y-bb-1', name: 'Bastion', station: true, speed: 0, hex: [3, 3], facing: 2 },
      { id: 'y-sc-1', name: 'Midge', station: false, speed: 1, hex: [4, 3], facing: 1 },
    ])
    expect(() => deployedShips(state, 'yellow', { 'y-bb-1': place })).toThrow('y-sc-1 has no place')
  })
})
