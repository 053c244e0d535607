import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { isArmed } from '../ending/armed.ts'
import { launchableSalvoes } from '../ordnance/launching.ts'
import type { Condition, Ship } from '../state.ts'
import { soundCondition } from '../table.ts'
import { battle } from '../table-for-tests.ts'
import { checkDesign } from './check.ts'
import { type Design, designSchema } from './design.ts'
import { READY, readyDesign } from './ready.ts'
import { shipyard } from './shipyard.ts'
import { idsOfKind, magazineOf } from './systems.ts'
import { feedText, magazineTitle } from './text.ts'

const falchion = readyDesign('Falchion') ?? shipyard.randomDesign(seededDice(1))
/** Launchers that feed from these magazines, 'none' for a launcher of a stored design, and magazines with these standard and extended loads. */
function withStores(feeds: readonly string[], ...loads: readonly (readonly [number, number])[]): Design {
  const launchers = feeds.map((id) => ({ kind: 'launcher', arcs: ['FP', 'F', 'FS'], ...(id === 'none' ? {} : { feeds: id }) }) as const)
  const magazines = loads.map(([standard, extended]) => ({ kind: 'magazine', standard, extended }) as const)
  return { ...falchion, mass: 100, hull: 10, armour: 0, thrust: 0, parts: [{ kind: 'fireCon' }, ...launchers, ...magazines] }
}
const fed = (design: Design) => idsOfKind(design, 'launcher').map((id) => magazineOf(design, id))
const reasons = (design: Design) => checkDesign(design).map(({ rule, reason }) => `${rule} ${reason}`)
function shipOfDesign(design: Design, condition: Partial<Condition> = {}): Ship {
  const [ship] = Object.values(battle({ red: [{ design: 'Falchion' }], blue: [{ design: 'Tern' }] }).ships)
  if (!ship) throw new Error('a battle has ships')
  return { ...ship, design, condition: { ...soundCondition(design), ...condition } }
}

describe('the magazine of a launcher', () => {
  test('FT-DES-17: it is the one that the design names', () => {
    expect(fed(withStores(['magazine-2', 'magazine-2', 'magazine-1'], [1, 0], [2, 0]))).toEqual([
      ...['magazine-2', 'magazine-2', 'magazine-1'],
    ])
    expect(magazineOf(falchion, 'magazine-1')).toBeUndefined()
    expect(magazineOf(falchion, 'launcher-9')).toBeUndefined()
  })
  test('FT-DES-17: a design without the field has its launchers take the magazines in turn (R-FT-85)', () => {
    const stored = (launchers: number, ...loads: readonly (readonly [number, number])[]) =>
      fed(
        withStores(
          Array.from({ length: launchers }, () => 'none'),
          ...loads,
        ),
      )
    expect(stored(2, [4, 0])).toEqual(['magazine-1', 'magazine-1'])
    expect(stored(2, [1, 0], [3, 0])).toEqual(['magazine-1', 'magazine-2'])
    expect(stored(3, [1, 0], [3, 0])).toEqual(['magazine-1', 'magazine-2', 'magazine-1'])
    expect(stored(1, [1, 0], [3, 0])).toEqual(['magazine-1'])
    expect(stored(1)).toEqual([undefined])
  })
  test('FT-DES-17: stored and ready-made designs without the field open unchanged, and are legal', () => {
    for (const { design } of READY) {
      expect([designSchema.parse(JSON.parse(JSON.stringify(design))), checkDesign(design)]).toEqual([design, []])
      expect(fed(design).every((id) => id === 'magazine-1')).toBe(true)
    }
    const named = withStores(['magazine-1'], [1, 0])
    expect(designSchema.parse(JSON.parse(JSON.stringify(named)))).toEqual(named)
  })
  test('FT-DES-17: it must be a magazine of the design', () => {
    expect(reasons(withStores(['magazine-1', 'magazine-1'], [1, 0], [3, 0]))).toEqual([])
    expect(reasons(withStores(['magazine-1', 'magazine-3'], [1, 0], [3, 0]))).toEqual([
      'FT-DES-17 launcher-2 feeds from magazine-3, which the design does not have; it has magazine-1 and magazine-2',
    ])
    expect(reasons(withStores(['fireCon-1'], [1, 0]))).toEqual([
      'FT-DES-17 launcher-1 feeds from fireCon-1, which the design does not have; it has magazine-1',
    ])
    expect(reasons(withStores(['magazine-1'])).map((text) => text.slice(0, 9))).toEqual(['FT-DES-17'])
  })
  test('FT-DES-17: the sheet names it', () => {
    const design = withStores(['magazine-2'], [1, 0], [3, 0])
    expect([feedText(design, 'launcher-1'), feedText(design, 'fireCon-1'), magazineTitle(design, 'magazine-2')]).toEqual([
      ...['from magazine 2', '', 'magazine 2'],
    ])
    expect(feedText(withStores(['magazine-9'], [1, 0]), 'launcher-1')).toBe('from magazine-9')
  })
})
describe('launches from a magazine', () => {
  const able = (design: Design, condition: Partial<Condition> = {}) =>
    launchableSalvoes(shipOfDesign(design, condition)).map(({ mount, magazine, load }) => `${mount.id} ${magazine} ${load}`)
  test('FT-DES-17, FT-SAL-02: each launcher has the loads of its own magazine only', () => {
    const design = withStores(['magazine-2', 'magazine-1'], [1, 0], [0, 2])
    expect(able(design)).toEqual(['launcher-1 magazine-2 extended', 'launcher-2 magazine-1 standard'])
    const empty = { loads: { 'magazine-1': { standard: 0, extended: 0 }, 'magazine-2': { standard: 0, extended: 2 } } }
    expect(able(design, empty)).toEqual(['launcher-1 magazine-2 extended'])
  })
  test('FT-DES-17, FT-END-09: a launcher whose magazine is lost is silent; other magazines do not help', () => {
    const design = withStores(['magazine-1'], [2, 0], [3, 0])
    const lost = { systems: { 'magazine-1': 'destroyed' as const } }
    expect([able(design), able(design, lost)]).toEqual([['launcher-1 magazine-1 standard'], []])
    expect([isArmed({ groups: {} }, shipOfDesign(design)), isArmed({ groups: {} }, shipOfDesign(design, lost))]).toEqual([true, false])
  })
})
