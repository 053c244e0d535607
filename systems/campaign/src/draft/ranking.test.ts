import { describe, expect, test } from 'vitest'
import { worldAt } from '../land/geometry.ts'
import { stateFor } from '../table-for-tests.ts'
import { proposedRanking, worldValue } from './ranking.ts'

describe('the proposed ranking', () => {
  const { land } = stateFor({
    at: [{ step: 'purchase' }],
    worlds: {
      '0101': { rolled: 5 },
      '0102': { rolled: 5, resource: 'food', extra: 2 },
      '0505': { rolled: 5, resource: 'luxuries', luxury: 9 },
      '0905': { rolled: 5, resource: 'hub', extra: 1, linked: 1 },
      '1305': { rolled: 5 },
    },
    lanes: [['0905', '1305']],
  })
  const value = (at: string, owned: readonly string[] = []) => {
    const world = land.worlds[at]
    if (!world) throw new Error(`no world is at ${at}`)
    return worldValue(land, world, owned)
  }
  test('CR-O.5: the value of a world has its reasons', () => {
    expect(value('0102')).toEqual({
      total: 73,
      because: [
        ['income', 28, 'CR-O.5'],
        ['a resource that the empire lacks', 40, 'CR-O.5'],
        ['a neighbour to trade with', 5, 'CR-10.1a'],
      ],
    })
    expect(value('0505').because).toEqual([
      ['income', 20, 'CR-O.5'],
      ['luxuries', 22, 'CR-2.6c'],
    ])
    expect(value('0905').because).toEqual([
      ['income', 28, 'CR-O.5'],
      ['a hub', 8, 'CR-1.8a'],
      ['lanes', 1, 'CR-1.8b'],
    ])
    expect(value('0101', ['0102', '1305']).because).toEqual([
      ['income', 20, 'CR-O.5'],
      ['an own world in reach of trade', 28, 'CR-10.1a'],
    ])
    expect(value('0101', ['0905']).because.map(([what]) => what)).toEqual(['income', 'a neighbour to trade with'])
    expect(value('0102', ['0102', '0101']).because.map(([what]) => what)).not.toContain('a resource that the empire lacks')
  })
  test('CR-O.5: an own world of income 1 is one to trade with', () => {
    const poor = { ...land, worlds: { ...land.worlds, '0101': { ...worldAt(land, '0101'), base: 1 } } }
    expect(worldValue(poor, worldAt(poor, '0102'), ['0101']).because.at(-1)).toEqual(['an own world in reach of trade', 4, 'CR-10.1a'])
  })
  test('CR-O.5: the most valuable world is first, and equal ones are in map order', () => {
    expect(proposedRanking(land, [])).toEqual(['0102', '0505', '0905', '0101', '1305'])
  })
})
