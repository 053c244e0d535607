import { type Hex, hexKey } from '@admiralty/space'
import { describe, expect, test } from 'vitest'
import { drawn } from '../design/design-for-tests.ts'
import { shipNamed } from '../design/ready.ts'
import { partsOf } from './adjacency.ts'
import { bears } from './arcs.ts'
import { blockedEngines, checkJoint, jointLevels } from './docked.ts'
import { lay, layoutOf, type RecordPart } from './layout.ts'
import { systemsOf } from './systems.ts'

const icarus = shipNamed('Icarus')
const part = (ship: string, offset: Hex): RecordPart => ({ ship, design: icarus, offset })
const side: readonly RecordPart[] = [part('a', [0, 0]), part('b', [5, -2])]

describe('docked ships', () => {
  test('EE-DOC-04: must touch and may not overlap', () => {
    expect(checkJoint(side)).toBeUndefined()
    expect(checkJoint([part('a', [0, 0]), part('b', [1, 0])])).toMatchObject({ rule: 'EE-DOC-04' })
    expect(checkJoint([part('a', [0, 0]), part('b', [40, 0])])?.reason).toBe('b does not touch another ship; move it closer')
  })
  test('EE-ARM-04: no side has armour twice', () => {
    const plated = {
      ...drawn('CT warship', 'H'),
      armour: [
        { at: [0, 0] as const, side: 0 as const },
        { at: [0, 1] as const, side: 0 as const },
      ],
    }
    const above = (r: number): readonly RecordPart[] => [
      { ship: 'a', design: plated, offset: [0, 0] },
      { ship: 'b', design: plated, offset: [0, r] },
    ]
    expect(checkJoint(above(-1))).toMatchObject({ rule: 'EE-ARM-04' })
    expect(checkJoint(above(-2))?.rule).toBe('EE-DOC-04')
  })
  test('EE-DOC-04, EE-DOC-11: one joint record stores the ship and the own id of each box', () => {
    const layout = lay(side)
    expect(layout.boxes).toHaveLength(24)
    expect(partsOf(layout, {}).map(({ hexes }) => hexes)).toEqual([24])
    expect(layout.byId.get('b:0,0')).toMatchObject({ ship: 'b', own: '0,0', box: { at: [5, -2], type: 'C' } })
    expect(layoutOf(shipNamed('Vigilance')).byId.get('0,-2')).toMatchObject({ ship: '', own: '0,-2' })
    expect(systemsOf(layout).map(({ ship, id }) => `${ship} ${id}`)).toEqual([
      'a E1',
      'a E2',
      'a L1',
      'a L2',
      'b E1',
      'b E2',
      'b L1',
      'b L2',
    ])
  })
  test('EE-DOC-04, EE-GEN-13: a system has only boxes of its own ship', () => {
    const [first, second] = systemsOf(lay(side)).filter(({ id }) => id === 'E1')
    expect([first?.boxes, second?.boxes]).toEqual([
      ['a:-1,1', 'a:-1,2'],
      ['b:-1,1', 'b:-1,2'],
    ])
    expect(
      systemsOf(lay(side))
        .filter(({ id }) => id === 'L2')
        .map(({ primaries }) => primaries),
    ).toEqual([[{ box: 'a:2,1', aim: null }], [{ box: 'b:2,1', aim: null }]])
  })
  test('EE-DOC-05: one ship blocks arcs of the other', () => {
    const layout = lay(side)
    expect(bears(layoutOf(icarus), {}, '2,1', [3, -2])).toBe(true)
    expect(bears(layout, {}, 'a:2,1', [3, -2])).toBe(false)
    const away = jointLevels([{ ship: 'b', levels: Object.fromEntries(icarus.boxes.map(({ at }) => [hexKey(at), 'destroyed' as const])) }])
    expect(bears(layout, away, 'a:2,1', [3, -2])).toBe(true)
  })
  test('EE-DOC-06, EE-ENG-04: a ship docked astern blocks the engines ahead of it', () => {
    const astern: readonly RecordPart[] = [part('a', [0, 0]), part('b', [-1, 5])]
    expect(checkJoint(astern)).toBeUndefined()
    const layout = lay(astern)
    expect(blockedEngines(layout, {}, 'a')).toEqual(['E1', 'E2'])
    expect(blockedEngines(layout, {}, 'b')).toEqual([])
    expect(blockedEngines(layoutOf(icarus), {})).toEqual([])
  })
})
