import { ahead, DIRECTIONS, hexKey } from '@admiralty/space'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { damagedRecords, idsOf, recordOf } from '../../test/random-records.ts'
import type { Design } from '../design/design.ts'
import { shipNamed } from '../design/ready.ts'
import { neighboursOf, networksOf, partsOf } from './adjacency.ts'
import { type BoxId, sideId } from './box.ts'
import { type Levels, layoutOf } from './layout.ts'

const counts = { armour: 'counts' } as const
const ignored = { armour: 'ignored' } as const
const hull = (...hexes: readonly (readonly [number, number])[]) => hexes.map((at) => ({ at, type: 'H', system: null }) as const)
const pair = layoutOf(
  recordOf(hull([0, 0], [1, 0], [0, 1]), [
    { at: [0, 0], side: 2 },
    { at: [0, 0], side: 0 },
    { at: [0, 0], side: 1 },
  ]),
)

/** An independent definition: whether two boxes join. */
function joined(design: Design, levels: Levels, a: BoxId, b: BoxId): boolean {
  if (levels[a] === 'destroyed' || levels[b] === 'destroyed') return false
  const plates = new Set(design.armour.map(({ at, side }) => sideId(at, side)).filter((id) => levels[id] !== 'destroyed'))
  if (a.includes('/') === b.includes('/')) {
    const [from, to] = [a, b].map((id) => design.boxes.find(({ at }) => hexKey(at) === id)?.at)
    const side = from && to && DIRECTIONS.find((direction) => hexKey(ahead(from, direction)) === hexKey(to))
    return from !== undefined && side !== undefined && !plates.has(sideId(from, side))
  }
  const [plate, hex] = a.includes('/') ? [a, b] : [b, a]
  const at = design.boxes.find((box) => hexKey(box.at) === hex)?.at
  return at !== undefined && DIRECTIONS.some((side) => sideId(at, side) === plate)
}

describe('neighbours', () => {
  test('EE-GEN-09, EE-GEN-17: neighbours are listed clockwise from N, armour in place of its side', () => {
    expect(neighboursOf(pair, {}, '0,0', counts)).toEqual(['0,0/0', '0,0/1', '0,0/2', '0,1'])
    expect(neighboursOf(pair, {}, '1,0', counts)).toEqual(['0,1', '0,0/2'])
  })
  test('EE-GEN-09: armour joins its two hexes, the upper one first', () => {
    expect(neighboursOf(pair, {}, '0,0/2', counts)).toEqual(['0,0', '1,0'])
    expect(neighboursOf(pair, {}, '0,0/0', counts)).toEqual(['0,0'])
    expect(neighboursOf(pair, {}, '0,0/1', counts)).toEqual(['0,0'])
  })
  test('EE-DAM-04: destroyed armour does not separate hexes', () => {
    expect(neighboursOf(pair, { '0,0/2': 'destroyed' }, '1,0', counts)).toEqual(['0,1', '0,0'])
  })
  test('EE-ION-06: ion fire ignores armour', () => {
    expect(neighboursOf(pair, {}, '0,0', ignored)).toEqual(['1,0', '0,1'])
    expect(neighboursOf(pair, { '1,0': 'destroyed' }, '0,0', ignored)).toEqual(['0,1'])
  })
  test('EE-ION-07: a destroyed box keeps its neighbours', () => {
    expect(neighboursOf(pair, { '0,1': 'destroyed' }, '0,1', counts)).toEqual(['0,0', '1,0'])
  })
  test('EE-GEN-17, GT-11: the order of the ion cannon example', () => {
    const icarus = layoutOf(shipNamed('Icarus'))
    expect(neighboursOf(icarus, {}, '0,-1', ignored)).toEqual(['0,-2', '1,-1', '0,0', '-1,0'])
    expect(neighboursOf(icarus, {}, '1,-1', ignored)).toEqual(['1,0', '0,0', '0,-1'])
    expect(neighboursOf(icarus, {}, '0,0', ignored)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'])
  })
  test('EE-GEN-09: neighbours agree with the definition on random records', () => {
    fc.assert(
      fc.property(damagedRecords, ({ design, levels }) => {
        const ids = idsOf(design)
        for (const id of ids.filter((one) => levels[one] !== 'destroyed')) {
          const found = neighboursOf(layoutOf(design), levels, id, counts)
          expect([...found].sort()).toEqual(ids.filter((other) => other !== id && joined(design, levels, id, other)).sort())
        }
      }),
      { numRuns: 40 },
    )
  })
})

/** Groups found by merging instead of walking. */
function merged(ids: readonly BoxId[], joins: (a: BoxId, b: BoxId) => boolean): readonly string[] {
  let groups = ids.map((id) => [id])
  for (const id of ids) {
    const touching = groups.filter((group) => group.includes(id) || group.some((other) => joins(id, other)))
    groups = [...groups.filter((group) => !touching.includes(group)), touching.flat()]
  }
  return groups.map((group) => group.sort().join(' ')).sort()
}
const asText = (groups: readonly (readonly BoxId[])[]): readonly string[] => groups.map((group) => [...group].sort().join(' ')).sort()

describe('parts and networks', () => {
  test('EE-SEV-01, GT-17: without the half engine the right laser of the Icarus is a separate part', () => {
    const icarus = layoutOf(shipNamed('Icarus'))
    const levels = { '0,-2': 'destroyed', '0,-1': 'destroyed', '-1,0': 'destroyed', '1,1': 'destroyed' } as const
    const [kept, lost, ...more] = partsOf(icarus, levels)
    expect([kept?.hexes, lost?.boxes, more]).toEqual([7, ['2,1'], []])
  })
  test('EE-SEV-01, EE-SEV-04: of equal parts the one with the topmost box comes first, armour last', () => {
    const split = layoutOf(
      recordOf(hull([0, 0], [0, 1], [0, 2]), [
        { at: [3, 0], side: 0 },
        { at: [0, 1], side: 1 },
      ]),
    )
    expect(partsOf(split, { '0,1': 'destroyed' }).map(({ boxes, hexes }) => [hexes, ...boxes])).toEqual([
      [1, '0,0'],
      [1, '0,2'],
      [0, '0,1/1'],
      [0, '3,0/0'],
    ])
  })
  test('EE-POW-04: boxes and armour with light, moderate or heavy damage conduct, with critical damage not', () => {
    const row = layoutOf(recordOf(hull([0, 0], [0, 1], [0, 2]), [{ at: [0, 2], side: 0 }]))
    const networks = (levels: Levels) => networksOf(row, levels).map((boxes) => boxes.length)
    expect(networks({ '0,1': 'moderate', '0,2/0': 'heavy' })).toEqual([4])
    expect(networks({ '0,1': 'critical' })).toEqual([1, 2])
    expect(networks({ '0,2/0': 'critical' })).toEqual([2, 1])
    expect(networks({ '0,2/0': 'destroyed' })).toEqual([3])
  })
  test('EE-SEV-01, EE-POW-05: parts and networks agree with merging on random records', () => {
    fc.assert(
      fc.property(damagedRecords, ({ design, levels }) => {
        const layout = layoutOf(design)
        const undestroyed = idsOf(design).filter((id) => levels[id] !== 'destroyed')
        const joins = (a: BoxId, b: BoxId) => joined(design, levels, a, b)
        expect(asText(partsOf(layout, levels).map(({ boxes }) => boxes))).toEqual(merged(undestroyed, joins))
        expect(asText(networksOf(layout, levels))).toEqual(
          merged(
            undestroyed.filter((id) => levels[id] !== 'critical'),
            joins,
          ),
        )
      }),
      { numRuns: 25 },
    )
  })
})
