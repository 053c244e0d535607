import { describe, expect, test } from 'vitest'
import { begin, setupFor } from './game-for-tests.ts'
import type { Position } from './position.ts'

const DUEL = setupFor('cruiser-duel')
/** The message of the fault of a position; a sound one has none. */
function faultOf(position: Position, setup = DUEL): string {
  try {
    begin(setup, position)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
type Placed = NonNullable<Position['ships']>[string]
const red = (ship: Partial<Placed>): Position => ({ ships: { 'red-1': ship, 'blue-1': {} } })
const damaged = (condition: Placed['condition'], design = 'Falchion'): Position => red({ design, condition })

describe('positions that cannot be', () => {
  test('a sound position has no fault', () => expect(faultOf(red({}))).toBe(''))
  test.each<[Position, string]>([
    [{ ships: { stranger: {} } }, 'the ship stranger is not in the setup and has no seat'],
    [{ ships: { extra: { seat: 'red' } } }, 'the ship extra needs a design'],
    [{ ships: { extra: { seat: 'gold', design: 'Tern' } } }, 'nobody has the seat gold'],
    [red({ design: 'Dreamship' }), 'no ready-made ship has the name Dreamship'],
    [{ ...red({}), groups: { g9: {} } }, 'there is no fighter group g9'],
    [{ ...red({}), salvoes: [{ seat: 'red', ship: 'red-9' }] }, 'there is no ship red-9'],
    [{ ...red({}), plots: { 'red-9': 'P1' } }, 'there is no ship red-9'],
    [{ ...red({}), plots: { 'red-1': 'P9' } }, 'red-1: a turn has 1 to 6 points, not 9'],
    [{ at: 'fleet' }, 'the setup has no step fleet'],
  ])('unknown ships, groups and words: %#', (position, fault) => expect(faultOf(position)).toContain(`position: ${fault}`))
  test.each<[Position, string, string]>([
    [damaged({ hull: 16 }), '16 of 15', 'FT-DMG-01'],
    [damaged({ armour: 8 }), '8 of 7', 'FT-DES-06'],
    [damaged({ drive: 1 }, 'Rampart'), '1 of 0', 'FT-MOV-11'],
    [damaged({ driveDestroyed: 1 }), '1 of 0', 'FT-DMG-11'],
    [damaged({ systems: { 'needle-1': 'lost' } }), 'no system needle-1', 'FT-DMG-07'],
    [damaged({ systems: { drive: 'lost' } }), 'counted apart', 'FT-MOV-11'],
    [damaged({ systems: { 'torpedo-1': 'spent' } }), 'cannot be spent', 'FT-DMG-11'],
    [damaged({ systems: { 'pds-1': 'lost' }, mended: ['pds-1'] }), 'lost and mended', 'FT-DC-05'],
    [damaged({ mended: ['pds-9'] }), 'no system pds-9', 'FT-DMG-07'],
    [damaged({ loads: { 'magazine-1': { standard: 4, extended: 0 } } }), '4 of 3', 'FT-DES-17'],
    [damaged({ loads: { 'magazine-1': { standard: 0, extended: 1 } } }), '1 of 0', 'FT-DES-17'],
    [damaged({ fighters: { 'bay-1': 1 } }), '1 of 0', 'FT-FTR-01'],
  ])('impossible conditions: %#', (position, words, rule) => {
    expect(faultOf(position)).toContain(words)
    expect(faultOf(position)).toContain(rule)
  })
  test.each<[Position, string]>([
    [red({ used: ['beam-9'] }), 'red-1 has no system beam-9'],
    [red({ marks: { worse: ['bridg'] } }), 'red-1 has no system bridg'],
    [{ ships: { 'red-1': { design: 'Aerie' }, 'blue-1': {} }, groups: { g1: { bay: 'bay-9' } } }, 'red-1 has no system bay-9'],
    [{ ...red({}), defences: [{ ship: 'red-1', mount: 'pds-9', target: { kind: 'group', id: 'g1' }, covering: null }] }, 'no system pds-9'],
    [{ ...red({}), defences: [{ ship: 'red-9', mount: 'pds-1', target: { kind: 'group', id: 'g1' }, covering: null }] }, 'no ship red-9'],
  ])('FT-DES-25: systems that the design does not have: %#', (position, fault) => expect(faultOf(position)).toContain(fault))
  test('the last hull box is no condition of a ship on the table', () => {
    expect(faultOf(damaged({ hull: 15 }))).toContain('15 of 15 hull boxes')
    expect(faultOf(damaged({ hull: 14 }))).toBe('')
  })
  test('numbers beyond their schema and unknown fields are refused', () => {
    expect(faultOf(red({ velocity: -1 }))).not.toBe('')
    expect(faultOf(red({ course: 13 }))).not.toBe('')
    expect(faultOf({ ...red({}), weather: 'fine' } as Position)).not.toBe('') // not a field of a position
  })
})
