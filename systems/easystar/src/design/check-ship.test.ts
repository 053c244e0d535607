import { describe, expect, test } from 'vitest'
import type { HullKind } from '../state.ts'
import { BLOCKS, layoutOf } from './boxes.ts'
import { checkShip } from './check-ship.ts'
import { designOf } from './fit.ts'
import { itemsOfDesign } from './roster.ts'

const said = (hull: HullKind, fit: string) => checkShip(designOf(hull, fit, 'Tern'), { leviathanSpaces: 40 })
const rules = (hull: HullKind, fit: string) => said(hull, fit).map(({ rule }) => rule)

describe('locations', () => {
  test('ES-LOC-01, ES-LOC-02, ES-LOC-03, ES-RNG-05: range and damage are at most 5 axial, 4 ventral, 3 dorsal', () => {
    expect(rules('leviathan', 'axial beam R5 D5')).toEqual([])
    expect(rules('leviathan', 'ventral beam R4 D4')).toEqual([])
    expect(rules('leviathan', 'ventral beam R5')).toEqual(['ES-LOC-02'])
    expect(rules('leviathan', 'dorsal beam R3 D3')).toEqual([])
    expect(said('leviathan', 'dorsal beam D4')).toEqual([
      { rule: 'ES-LOC-03', reason: 'Tern: dorsal weapons have range and damage 3 at most, not 4' },
    ])
  })
  test('ES-LOC-03, ES-SHP-01: each dorsal position has one weapon, and a scout has none', () => {
    expect(rules('destroyer', 'dorsal beam')).toEqual([])
    expect(said('destroyer', 'dorsal beam, dorsal pointDefence')).toEqual([
      { rule: 'ES-LOC-03', reason: 'Tern: 2 dorsal weapons, but 1 dorsal position' },
    ])
    expect(rules('scout', 'dorsal beam')).toContain('ES-LOC-03')
    expect(rules('leviathan', Array.from({ length: 5 }, () => 'dorsal beam').join())).toEqual([])
  })
  test('ES-DES-13: the mount is part of the design and of the sheet', () => {
    expect(itemsOfDesign(designOf('destroyer', 'axial beam, dorsal beam')).map(({ id, mount }) => [id, mount])).toEqual([
      ['beam-1', 'axial'],
      ['beam-2', 'dorsal'],
    ])
  })
})

describe('special weapons', () => {
  test('ES-WPN-05, ES-SHP-03: only cruisers and bigger ships may have them', () => {
    expect(said('destroyer', 'ventral bank')).toEqual([
      { rule: 'ES-WPN-05', reason: 'Tern: a torpedo bank needs a cruiser or bigger, not a destroyer' },
    ])
    for (const fit of ['axial blaster', 'ventral bdvm', 'ventral bank']) expect(rules('cruiser', fit)).toEqual([])
  })
  test('ES-WPN-06, ES-WPN-07, ES-WPN-08: each has one possible mount', () => {
    expect(rules('leviathan', 'ventral blaster')).toEqual(['ES-WPN-06'])
    expect(rules('leviathan', 'axial bdvm')).toEqual(['ES-WPN-07'])
    expect(rules('leviathan', 'dorsal bank')).toEqual(['ES-WPN-08'])
  })
  test('ES-WPN-04, ES-WPN-06, ES-WPN-08: point defence, blaster and bank cannot be improved; the bi-directional missile can', () => {
    expect(said('leviathan', 'axial pointDefence R2')).toEqual([
      { rule: 'ES-WPN-04', reason: 'Tern: range and damage of a point defence cannot be increased' },
    ])
    expect(rules('leviathan', 'ventral bank D2')).toEqual(['ES-WPN-08'])
    expect(rules('leviathan', 'axial blaster R4')).toContain('ES-WPN-06')
    expect(rules('leviathan', 'ventral bdvm R4 D4')).toEqual([])
    expect(rules('leviathan', 'ventral bdvm R5')).toEqual(['ES-LOC-02'])
  })
})

describe('devices', () => {
  test('ES-AUX-02: a ship has one of each kind, but several bays', () => {
    expect(said('cruiser', 'ecm, ecm')).toEqual([{ rule: 'ES-AUX-02', reason: 'Tern: at most one ECM pod, not 2' }])
    expect(rules('cruiser', 'bay, bay, bay')).toEqual([])
  })
  test('ES-AUX-ENG-01: a scout, or a ship that gave up speed, may not have an engine', () => {
    expect(rules('scout', 'engine')).toEqual(['ES-AUX-ENG-01'])
    expect(rules('destroyer', 'engine')).toEqual([])
    expect(rules('destroyer', 'engine, speed -1')).toEqual(['ES-AUX-ENG-01'])
  })
  test('ES-LEV-04, ES-AUX-GUN-01: a leviathan may not have a gun mount', () => {
    expect(said('leviathan', 'gunMount')).toEqual([{ rule: 'ES-LEV-04', reason: 'Tern: a leviathan may not have a gun mount' }])
  })
  test('ES-AUX-BAY-01, ES-FTR-02: every fighter is in a bay, at most two in each', () => {
    expect(rules('cruiser', 'bay (interceptor attackCraft)')).toEqual([])
    expect(rules('cruiser', 'bay (interceptor interceptor interceptor)')).toEqual(['ES-AUX-BAY-01'])
    const unberthed = { ...designOf('cruiser', ''), fighters: [{ kind: 'interceptor', bay: 0, gift: false }] as const }
    expect(checkShip(unberthed, { leviathanSpaces: 40 })).toEqual([
      { rule: 'ES-FTR-02', reason: 'the cruiser: 1 fighter without a bay; the ship has 0 bays' },
    ])
  })
  test('ES-DES-10: a ship may not give up more speed than it has', () => {
    expect(said('battleship', 'speed -3')).toEqual([{ rule: 'ES-DES-10', reason: 'Tern: gives up 3 speed, but has 2' }])
    expect(rules('battleship', 'speed -2')).toEqual([])
  })
})

describe('spaces and boxes', () => {
  test('ES-DES-03: the spaces used may not exceed those allowed, and the refusal names both', () => {
    expect(said('scout', 'axial missile, ecm')).toEqual([{ rule: 'ES-DES-03', reason: 'Tern: uses 2 weapons spaces of 1' }])
    expect(rules('scout', 'axial missile, ecm, gunMount')).toEqual([])
  })
  test('ES-DES-06: the hull decides the blocks', () => {
    expect(BLOCKS.scout).toEqual(['axial', 'ventral'])
    expect(BLOCKS.destroyer).toEqual(['axial', 'ventral', 'dorsal', 'ventral'])
    const count = (kind: string) => BLOCKS.cruiser.filter((block) => block === kind).length
    expect(['axial', 'ventral', 'dorsal', 'aux'].map(count)).toEqual([2, 3, 2, 1])
  })
  test('ES-DES-06: an improved weapon needs a block; three plain ones share one', () => {
    expect(rules('destroyer', 'axial beam, axial beam, axial beam')).toEqual([])
    expect(said('destroyer', 'axial beam R2, axial beam')).toEqual([
      {
        rule: 'ES-DES-06',
        reason: 'Tern: too many axial weapons: the sheet has 1 axial block, each for one improved weapon or three plain ones',
      },
    ])
    expect(rules('destroyer', 'axial beam, axial beam, axial beam, axial beam')).toEqual(['ES-DES-06'])
    expect(rules('cruiser', 'axial beam R2, axial beam R2')).toEqual([])
    expect(rules('cruiser', 'axial beam R2, axial beam, axial beam, axial beam')).toEqual([])
    expect(rules('leviathan', 'axial beam R2, axial beam R2, axial beam R2')).toEqual(['ES-DES-06'])
  })
  test('ES-DES-06, ES-AUX-03: devices go in any box that weapons leave free, and every counter is in exactly one box', () => {
    const ship = designOf('destroyer', 'axial beam R2, dorsal pointDefence, ecm')
    const { blocks, left } = layoutOf(ship)
    expect(left).toEqual([])
    expect(blocks.find(({ kind }) => kind === 'axial')?.boxes.map(({ what }) => what)).toEqual(['weapon', 'range'])
    expect(blocks.flatMap(({ boxes }) => boxes)).toHaveLength(4)
    for (const { boxes } of blocks) expect(boxes.length).toBeLessThanOrEqual(3)
  })
  test('ES-DES-16: engine and gun mount need a box each, but no space', () => {
    const full = Array.from({ length: 4 }, () => 'bay (interceptor interceptor)').join(', ')
    expect(rules('destroyer', full)).toEqual([])
    expect(rules('destroyer', `${full}, gunMount`)).toEqual(['ES-FTR-03'])
    const bays = Array.from({ length: 12 }, () => 'bay').join(', ')
    expect(rules('destroyer', `${bays}, gunMount`)).toEqual(expect.arrayContaining(['ES-DES-16']))
  })
  test('ES-FTR-03, ES-LEV-01: fighters need free boxes, except on a leviathan', () => {
    const load = (bays: number) => Array.from({ length: bays }, () => 'bay (interceptor attackCraft)').join(', ')
    expect(said('destroyer', `${load(4)}, ecm, speed -1`)).toEqual([
      { rule: 'ES-FTR-03', reason: 'Tern: 1 fighter without a free box; the sheet has 12 boxes' },
    ])
    expect(rules('leviathan', load(12))).toEqual([])
    expect(rules('battleship', load(8))).toEqual([])
    expect(rules('battleship', load(9))).toEqual(['ES-FTR-03'])
  })
})
