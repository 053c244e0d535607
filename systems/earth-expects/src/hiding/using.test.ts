// The systems that a disguised ship may use without losing its disguise (EE-DIS-03), and which ships may be disguised (EE-DIS-01).
import { describe, expect, test } from 'vitest'
import { battle, defend, fire, type Placed, setupWith, type TestBattle } from '../battle-for-tests.ts'
import type { Design } from '../design/design.ts'
import { drawn } from '../design/design-for-tests.ts'
import { column, hulk, missileAt, ship } from '../fire/ships-for-tests.ts'
import type { Position } from '../position.ts'
import { defaultDisguise } from '../setting/disguise.ts'
import type { Ship } from '../state.ts'
import { shipOf } from '../table.ts'
import { mayBeDisguised } from './disguise.ts'

const ON = setupWith(['disguises'])
/** The record of a design with these boxes shown as hull. */
const hiding = (design: Design, ...boxes: readonly string[]): Design => {
  const shown = design.boxes.map((box) => (boxes.includes(box.at.join()) ? { ...box, type: 'H' as const, system: null } : box))
  return { ...design, kind: 'passenger', boxes: shown }
}
const masked = (truth: Design, design: Design, more: Partial<Placed> = {}): Placed =>
  ship('blue', truth, { design, truth, hex: [0, -2], facing: 3, ...more })
const against = (d: Placed, at: Position['at'] = 'commit', more: Omit<Partial<Position>, 'ships' | 'at'> = {}): TestBattle =>
  battle({ a: ship('yellow', column('HHC')), d }, { at, ...more }, ON)
const opening = (battle: TestBattle): string => battle.eventTypes.slice(0, 2).join(' ')

describe('the loss of a disguise', () => {
  test('EE-DIS-03: a launch from a launcher that the false record lacks ends the disguise', () => {
    const truth = column('MHC')
    const launch = (shown: Design) =>
      opening(against(masked(truth, shown), 'commit', { locks: { d: ['a'] } }).go({ blue: fire('d', '0,0@a') }))
    expect(launch(hiding(truth, '0,0'))).toBe('unmasked fireRevealed')
    expect(launch(hiding(truth))).toMatch(/^fireRevealed/)
  })
  test('EE-DIS-03: a laser with more powered boxes than the false record shows ends the disguise', () => {
    const truth = column('lLPPHC')
    const shot = (...lit: readonly string[]) =>
      opening(against(masked(truth, hiding(truth, '0,1'), { power: { lit } }), 'commit').go({ blue: fire('d', 'L1@a') }, 1))
    expect(truth.primaries.L1).toMatchObject([{ at: [0, 0] }])
    expect(shot('0,0')).toBe('fireRevealed attackRolled')
    expect(shot('0,0', '0,1')).toBe('unmasked fireRevealed')
  })
  test('EE-DIS-03, EE-LAR-01: only the lasers of the array that fires count', () => {
    const boxes = ['l', '', 'H', '', 'l', '', 'H', '', 'l', '', 'P', '', 'C']
    const all = drawn('CT warship', ...boxes, 'array X from L1: L1 L2', 'link X L2 L1: 0,1')
    const behind = drawn('CT warship', ...boxes, 'array X from L2: L2 L3', 'link X L3 L2: 0,3')
    const fires = (truth: Design, shown: Design, weapon: string, ...dice: readonly number[]) =>
      opening(against(masked(truth, shown)).go({ blue: fire('d', `${weapon}@a`) }, ...dice))
    expect(fires(all, hiding(all, '0,2'), 'X', 1, 1)).toBe('unmasked fireRevealed')
    expect(fires(all, hiding(all, '0,4'), 'X', 1, 1)).toBe('fireRevealed attackRolled')
    expect(fires(behind, hiding(behind, '0,2', '0,4'), 'L1', 1)).toBe('fireRevealed attackRolled')
  })
  test('EE-DIS-03: a laser that would still be damaged on a passenger ship ends the disguise', () => {
    const truth = column('LPHC')
    const mended = (level: 'light' | 'sound') => {
      const d = masked(truth, defaultDisguise(truth), { levels: level === 'light' ? { '0,0': level } : {}, dark: [] })
      return opening(
        against(d, [{ step: 'repair' }, { step: 'commit' }, { step: 'shoot' }, { step: 'announce' }])
          .until('commit')
          .go({ blue: fire('d', 'L1@a') }, 1),
      )
    }
    expect(mended('sound')).toBe('fireRevealed attackRolled')
    expect(mended('light')).toBe('unmasked fireRevealed')
  })
  test('EE-DIS-03: point defence with an anti-missile or sensor that the false record lacks ends the disguise', () => {
    const truth = column('ASHC')
    const defends = (shown: Design, ...sensors: readonly string[]) => {
      const missiles = { m: missileAt(1, { target: 'd', hex: [0, -2], entry: [1, -2] }) }
      const step = [{ step: 'defend', seat: 'blue', passed: ['yellow'], chain: null } as const, { step: 'commit' } as const]
      const asked = against(masked(truth, shown), step, { turn: 2, missiles })
      return opening(asked.go(defend('d', '0,0', 'm', ...sensors), 6, 6))
    }
    expect(defends(hiding(truth, '0,0'))).toMatch(/^unmasked defended/)
    expect(defends(hiding(truth, '0,1'))).toMatch(/^defended/)
    expect(defends(hiding(truth, '0,1'), '0,1')).toMatch(/^unmasked defended/)
  })
})

test('EE-WEP-05, EE-SHD-02: a disguise lost during fire leaves the true levels of the reveal in force', () => {
  const truth = column('HGPHC')
  // The generator has been repaired, but would look damaged on a passenger ship.
  const d = masked(truth, defaultDisguise(truth), { levels: { '0,0': 'moderate', '0,1': 'light' }, dark: [] })
  const ships = { a: ship('yellow', column('LPC')), c: ship('yellow', column('IPC'), { hex: [1, 0] }), d }
  const steps = [{ step: 'repair' }, { step: 'commit' }, { step: 'shoot' }, { step: 'announce' }] as const
  const shots = {
    order: 'commit',
    ships: { a: [{ weapon: 'L1', at: 'd', nuclear: false }], c: [{ weapon: 'I1', at: 'd', nuclear: false }] },
  } as const
  const fired = battle(ships, { at: steps }, ON).until('commit').go({ yellow: shots }, 4)
  const fallen = fired.go({ order: 'row', row: 0, high: 'left' }, 3, 4, 1)
  expect(fallen.eventsOf('unmasked')).toHaveLength(1)
  expect(fallen.eventsOf('attackRolled').map(({ attack }) => attack.damage?.because.map(([what]) => what))).toEqual([
    ['ion cannon', 'range, squared', 'shields of 1', 'not below 0'],
  ])
})

test('EE-DIS-01, EE-DIS-03: by public knowledge a bought liner may be disguised unless its record rules it out', () => {
  const may = (more: Partial<Ship> = {}, setup = ON): boolean => {
    const { state } = battle({ a: ship('yellow', hulk(2)), d: ship('blue', defaultDisguise(hulk(2)), { hex: [0, -5] }) }, {}, setup)
    return mayBeDisguised(state, { ...shipOf(state, 'd'), ...more })
  }
  const liner = defaultDisguise(hulk(2))
  expect([may(), may({ levels: { '0,0': 'critical' } })]).toEqual([true, true])
  expect(may({}, setupWith())).toBe(false)
  expect([may({ design: hulk(2) }), may({ design: { ...liner, base: true } })]).toEqual([false, false])
  expect([may({ unmasked: true }), may({ levels: { '0,0': 'critical', '0,1': 'destroyed' } })]).toEqual([false, false])
  const enlisted = {
    id: 'd',
    seat: 'blue',
    design: liner,
    crew: 'standard',
    hex: null,
    facing: null,
    hides: null,
    speedPower: 0,
    marks: {},
    rotates: 0,
  } as const
  expect(may({}, { ...ON, ships: [{ ...enlisted, id: 'e' }, enlisted] })).toBe(false)
  expect(may({}, { ...ON, ships: [{ ...enlisted, id: 'e' }] })).toBe(true)
})
