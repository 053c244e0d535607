import { UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { policy, system } from '../../test/battle-game.ts'
import { worldAt } from '../land/geometry.ts'
import type { Position } from '../position.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { after, HAND, pairing, refusals, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { proposedPairs } from './pairing.ts'
import { playerIn } from './questions.ts'
import { worldValue } from './ranking.ts'

const offerOf = (state: State, seat: Color) => {
  const [call] = system.openCalls(state)
  return call && system.offer(system.view(state, seat), call)
}
const claiming: Position = {
  at: [{ step: 'claim', extra: false }],
  stage: 'claims',
  worlds: worldsWith({ '0101': 6, '0102': 5, '0505': 9 }),
  claims: [1, 2].map((rank) => ({ seat: 'red', pair: [`H${rank + 9}`, 'S9'], at: null, by: 'none', extra: false })),
  seats: {
    red: {
      pairs: [
        ['H1', 'S1'],
        ['H5', 'S4'],
      ],
    },
  },
}
const inTurn = stateFor(claiming, setupFor(2, { claims: 'turn' }))

describe('offers', () => {
  test('CR-O.3: each question offers what may be chosen', () => {
    expect(offerOf(stateFor(pairing), 'red')).toEqual({ kind: 'pairs', orders: ['pairs'], of: HAND })
    expect(offerOf(inTurn, 'red')).toEqual({ kind: 'claim', orders: ['claim'], of: ['0101', '0102', '0505'] })
    const buying = stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0101': 6 }), seats: { red: { worlds: ['0101'] } } })
    expect(offerOf(buying, 'red')).toEqual({ kind: 'purchase', orders: ['purchase'], of: ['0101'] })
    expect(offerOf(inTurn, 'blue')).toBeUndefined()
    expect(() => playerIn(UMPIRE)).toThrow('the umpire is never asked')
  })
  test('CR-1.3d: a pair of two own cards that are not paired is refused', () => {
    expect(refusals(inTurn, 'red', { order: 'claim', pair: ['H5', 'S1'], at: '0101' })).toEqual([
      ['CR-1.3d', 'H5 and S1 are not a pair of yours'],
    ])
    expect(refusals(inTurn, 'red', { order: 'claim', pair: ['H1', 'S4'], at: '0101' })).toEqual([
      ['CR-1.3d', 'H1 and S4 are not a pair of yours'],
    ])
  })
  test('CR-1.3f: a claim says how its own pair leads to the world', () => {
    const claimed = after(inTurn, { red: { order: 'claim', pair: ['H5', 'S4'], at: '0505' } }).state
    expect(claimed.claims.at(-1)).toEqual({ seat: 'red', pair: ['H5', 'S4'], at: '0505', by: 'near', extra: false })
    expect(claimed.secret.red?.pairs).toEqual([['H1', 'S1']])
  })
  test('CR-O.5: the default claim takes the most valuable world in reach, and bots propose it first', () => {
    const [call] = system.openCalls(inTurn)
    if (!call) throw new Error('no call is open')
    const view = system.view(inTurn, 'red')
    const best = { order: 'claim', pair: ['H5', 'S4'], at: '0505' }
    expect(system.defaultOrder(view, call)).toEqual(best)
    const proposals = policy.propose(view, { roll: () => [], at: () => policyDice })
    expect(proposals).toEqual([
      best,
      { order: 'claim', pair: ['H1', 'S1'], at: '0101' },
      { order: 'claim', pair: ['H5', 'S4'], at: '0505' },
    ])
    expect(policy.first(view, policyDice)).toEqual(best)
  })
})
const policyDice = { roll: () => [1], at: () => policyDice }

describe('proposed pairs', () => {
  const { land } = stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0101': 5, '0303': 8, '0909': 5 }) })
  test('CR-O.5: the pair of the best hex is first, wherever its cards are in the hand', () => {
    expect(proposedPairs(land, ['H1', 'D3', 'S1', 'S3'])).toEqual([
      ['D3', 'S3'],
      ['H1', 'S1'],
    ])
  })
  test('CR-O.5: a hex without a world counts by the best world beside it, and not by one two hexes away', () => {
    // 0301 is two hexes from 0303; 0908 is beside 0909.
    expect(proposedPairs(land, ['H1', 'S3', 'S12'])).toEqual([['H1', 'S3']])
    expect(proposedPairs(land, ['H8', 'S3', 'S9'])).toEqual([['H8', 'S9']])
    expect(proposedPairs(land, ['H1', 'D8', 'S3', 'S9'])[0]).toEqual(['D8', 'S9'])
    // A world in the hex counts three times as much as one beside it.
    expect(proposedPairs(land, ['H2', 'H1', 'S3', 'S1'])).toEqual([
      ['H1', 'S1'],
      ['H2', 'S3'],
    ])
  })
  test('CR-O.5: a neighbour to trade with is free and within two hexes', () => {
    const near = (owner: boolean, at: string) =>
      stateFor({ at: [{ step: 'purchase' }], worlds: worldsWith({ '0505': 5, [at]: 9 }), seats: owner ? { blue: { worlds: [at] } } : {} })
        .land
    const neighbour = (of: typeof land) =>
      worldValue(of, worldAt(of, '0505'), []).because.filter(([what]) => what.startsWith('a neighbour'))
    expect([near(false, '0507'), near(false, '0508'), near(true, '0507')].map((one) => neighbour(one).length)).toEqual([1, 0, 0])
  })
})
