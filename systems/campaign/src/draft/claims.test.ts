import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { Order } from '../orders.ts'
import type { Position } from '../position.ts'
import type { Color, Pair } from '../shapes.ts'
import type { State } from '../state.ts'
import { after, facesAt, pairing, pairsOf, refusals, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { hexOfPair } from './cards.ts'
import { claimByRanking, nextToClaim, playablePairs } from './claims.ts'

/** A position in the middle of the claims: red has one world, blue none. */
const claiming = (more: Partial<Position>): State =>
  stateFor(
    {
      at: [{ step: 'claim', extra: false }],
      stage: 'claims',
      worlds: worldsWith({ '0101': 6, '0102': 5, '0103': 4, '0505': 9, '1313': 2 }),
      ...more,
    },
    setupFor(2, { claims: 'turn' }),
  )
const targets = (state: State, seat: Color, pairs: readonly Pair[], extra = false) =>
  playablePairs(state, seat, { pairs, extra }).map(({ pair, targets: found }) => [
    hexOfPair(pair),
    found.map(({ at, by }) => `${at} ${by}`),
  ])
const claimBy = (seat: Color, at: string): NonNullable<Position['claims']>[number] => ({
  seat,
  pair: ['H9', 'S9'],
  at,
  by: 'exact',
  extra: false,
})

describe('claims', () => {
  test('CR-1.3d: seats claim in the order of their dice, the highest first; equal ones roll again', () => {
    const state = stateFor({ ...pairing, seats: { red: { cards: ['H1', 'S1'] }, blue: { cards: ['H3', 'S3'] } } })
    const orders = { red: pairsOf([['H1', 'S1']]), blue: pairsOf([['H3', 'S3']]) }
    const orderOf = (faces: readonly number[]) => after(state, orders, { order: faces }).events.find(({ type }) => type === 'orderRolled')
    expect(orderOf([2, 5])).toMatchObject({ order: ['blue', 'red'], rolls: { red: [2], blue: [5] } })
    expect(orderOf([3, 3, 4, 1])).toMatchObject({ order: ['red', 'blue'], rolls: { red: [3, 4], blue: [3, 1] } })
  })
  test('CR-1.3d: round after round, each plays one pair while it has one', () => {
    const seats = {
      red: { pairs: [['H1', 'S1']] as Pair[] },
      blue: {
        pairs: [
          ['H2', 'S1'],
          ['H3', 'S1'],
        ] as Pair[],
      },
    }
    const next = (claims: Position['claims'], order: Color[] = ['red', 'blue']) =>
      nextToClaim(claiming({ seats, claims: claims ?? [], order }), { extra: false })
    expect([next([]), next([], ['blue', 'red']), next([claimBy('red', '0505')]), next([claimBy('blue', '0505')])]).toEqual([
      'red',
      'blue',
      'blue',
      'red',
    ])
    const tired = claiming({ seats: { red: {}, blue: seats.blue }, claims: [claimBy('blue', '0505')] })
    expect(nextToClaim(tired, { extra: false })).toBe('blue')
    expect(nextToClaim(claiming({}), { extra: false })).toBeUndefined()
  })
  test('CR-1.3e: the first two pairs name the hex of a world, unless the empire has no such pair', () => {
    const pairs: readonly Pair[] = [
      ['H1', 'S1'],
      ['H5', 'S4'],
    ]
    expect(targets(claiming({}), 'red', pairs)).toEqual([['0101', ['0101 exact']]])
    expect(targets(claiming({ claims: [claimBy('red', '1313')] }), 'red', pairs)).toEqual([['0101', ['0101 exact']]])
    const third = claiming({ claims: [claimBy('red', '1313'), claimBy('red', '1313'), claimBy('blue', '1313')] })
    expect(targets(third, 'red', pairs).map(([hex]) => hex)).toEqual(['0101', '0405'])
    expect(targets(claiming({}), 'red', [['H5', 'S4']])).toEqual([['0405', ['0505 near']]])
    const state = claiming({ seats: { red: { pairs: pairs.map(([red, black]): [string, string] => [red, black]) } } })
    expect(refusals(state, 'red', { order: 'claim', pair: ['H5', 'S4'], at: '0505' })).toEqual([
      ['CR-1.3e', 'your first two pairs name the hex of a world, and you have such a pair'],
    ])
  })
  test('CR-1.3f: a later pair claims the free world in its hex or one beside it', () => {
    const later = claiming({ claims: [claimBy('red', '1313'), claimBy('red', '1313')] })
    expect(targets(later, 'red', [['H2', 'S1']])).toEqual([['0102', ['0102 exact', '0101 near', '0103 near']]])
    expect(targets(later, 'red', [['H5', 'S4']])).toEqual([['0405', ['0505 near']]])
  })
  test('CR-1.3i: for a taken world a free one within two hexes of the first own world or beside the hex is taken', () => {
    const taken = claiming({
      seats: { blue: { worlds: ['0101'] }, red: { worlds: ['0505'] } },
      worlds: worldsWith({ '0101': 6, '0102': 5, '0103': 4, '0505': 9, '0507': 3, '0605': 3 }),
    })
    const found = targets(taken, 'red', [['H1', 'S1']])[0]?.[1]
    expect([...(found ?? [])].sort()).toEqual(['0102 instead', '0507 instead', '0605 instead'])
  })
  test('CR-1.3i: an empire without a world takes one beside the hex, or else the nearest', () => {
    const near = claiming({ seats: { blue: { worlds: ['0101'] } } })
    expect(targets(near, 'red', [['H1', 'S1']])).toEqual([['0101', ['0102 instead']]])
    const far = claiming({ seats: { blue: { worlds: ['0101', '0102'] } } })
    expect(targets(far, 'red', [['H1', 'S1']])).toEqual([['0101', ['0103 nearest']]])
    const later = claiming({ claims: [claimBy('red', '1313'), claimBy('red', '1313')] })
    expect(targets(later, 'red', [['H10', 'S5']])).toEqual([['0510', ['0505 nearest']]])
    expect(targets(later, 'red', [['H10', 'S13']])).toEqual([['1310', ['1313 nearest']]])
  })
  test('CR-1.3i: a pair without any free world is put away', () => {
    const none = claiming({ worlds: worldsWith({ '0101': 6 }), seats: { blue: { worlds: ['0101'] }, red: { pairs: [['H1', 'S1']] } } })
    expect(targets(none, 'red', [['H1', 'S1']])).toEqual([['0101', ['null none']]])
    const { state } = after(none, { red: { order: 'claim', pair: ['H1', 'S1'], at: null } })
    expect(state.claims).toEqual([{ seat: 'red', pair: ['H1', 'S1'], at: null, by: 'none', extra: false }])
    expect(state.empires.red).toMatchObject({ worlds: [], pairs: 0 })
  })
  test('CR-1.3c: claims in turn are refused for strange pairs and for worlds out of reach', () => {
    const state = claiming({
      seats: {
        red: {
          pairs: [
            ['H1', 'S1'],
            ['H5', 'S5'],
          ],
        },
      },
    })
    expect(refusals(state, 'red', { order: 'claim', pair: ['H2', 'S2'], at: '0101' })).toEqual([
      ['CR-1.3d', 'H2 and S2 are not a pair of yours'],
    ])
    expect(refusals(state, 'red', { order: 'claim', pair: ['H1', 'S1'], at: '0102' })).toEqual([
      ['CR-1.3i', 'this pair may claim 0101, not 0102'],
    ])
    expect(refusals(state, 'red', { order: 'claim', pair: ['H1', 'S1'], at: null })).toEqual([
      ['CR-1.3i', 'this pair may claim 0101, not no world'],
    ])
    const next = after(state, { red: { order: 'claim', pair: ['H1', 'S1'], at: '0101' } }).state
    expect(next.land.worlds['0101']?.owner).toBe('red')
    expect(next.empires.red).toMatchObject({ worlds: ['0101'], pairs: 1 })
    expect(next.secret.red?.pairs).toEqual([['H5', 'S5']])
    expect(system.openCalls(next)).toMatchObject([{ kind: 'claim', seats: ['red'] }])
  })
})

describe('claims by ranking', () => {
  const state = claiming({ claims: [claimBy('red', '1313'), claimBy('red', '1313')] })
  const claim = (pairs: readonly Pair[], ranking: readonly string[], extra = false) =>
    claimByRanking(state, 'red', { pairs, ranking, extra })
  test('CR-1.3c: the highest world in reach is claimed, with the pair that could claim fewest, or the first', () => {
    const ranking = ['0505', '0102', '0101', '0103', '1313']
    expect(claim([['H2', 'S1']], ranking)).toEqual({ seat: 'red', pair: ['H2', 'S1'], at: '0102', by: 'exact', extra: false })
    expect(
      claim(
        [
          ['H2', 'S1'],
          ['H5', 'S4'],
        ],
        ranking,
      ),
    ).toMatchObject({ pair: ['H5', 'S4'], at: '0505', by: 'near' })
    // 0101 is in reach of H1-S1 (0101 and 0102) and of H2-S1 (three worlds).
    expect(
      claim(
        [
          ['H2', 'S1'],
          ['H1', 'S1'],
        ],
        ['0101', '0102', '0103', '0505', '1313'],
      ),
    ).toMatchObject({ pair: ['H1', 'S1'], at: '0101' })
    expect(
      claim(
        [
          ['D2', 'C1'],
          ['H2', 'S1'],
        ],
        ranking,
      ),
    ).toMatchObject({ pair: ['D2', 'C1'], at: '0102' })
    expect(() => claim([], ranking)).toThrow('red has no pair to play')
  })
  test('CR-1.3c: all claims are made at once when the pairs are sealed', () => {
    const start = stateFor({
      ...pairing,
      worlds: worldsWith({ '0101': 6, '0202': 4, '0303': 8, '0505': 3 }),
      seats: { red: { cards: ['H1', 'S1', 'D5', 'C5'] }, blue: { cards: ['H2', 'S2', 'D1', 'C1'] } },
    })
    const ranking = ['0505', '0101', '0303', '0202']
    const [red, blue]: readonly Order[] = [
      pairsOf(
        [
          ['H1', 'S1'],
          ['D5', 'C5'],
        ],
        ranking,
      ),
      pairsOf(
        [
          ['H2', 'S2'],
          ['D1', 'C1'],
        ],
        ranking,
      ),
    ]
    if (!red || !blue) throw new Error('no orders')
    const { state: end } = after(start, { red, blue }, { order: [6, 1] })
    expect(end.claims.map(({ seat, at, by }) => `${seat} ${at} ${by}`)).toEqual([
      'red 0505 exact',
      'blue 0101 exact',
      'red 0202 nearest',
      'blue 0303 instead',
    ])
    expect(end.stage).toBe('purchase')
    expect(system.openCalls(end)).toMatchObject([{ kind: 'purchase', seats: ['red', 'blue'] }])
  })
})

describe('left-over cards', () => {
  const base: Position = {
    at: [{ step: 'leftOver' }, { step: 'nearest' }, { step: 'purchase' }],
    stage: 'claims',
    worlds: worldsWith({ '0101': 6, '0102': 5, '0505': 9, '0506': 2, '0901': 7 }),
    claims: [
      { seat: 'red', pair: ['H1', 'S1'], at: '0101', by: 'exact', extra: false },
      { seat: 'blue', pair: ['H5', 'S5'], at: '0505', by: 'exact', extra: false },
    ],
    seats: {
      red: { worlds: ['0101'], aside: ['D2', 'D3'], ranking: ['0102', '0901', '0506', '0101', '0505'] },
      blue: { worlds: ['0505'], aside: ['C9'], ranking: ['0901', '0506', '0102', '0101', '0505'] },
    },
  }
  const begun = (faces: readonly number[], settings = {}) =>
    system.begin({ setup: setupFor(2, settings), position: base }, facesAt({ pile: faces }))
  test('CR-1.3h: a card of the pile comes onto each left-over card, and a red and a black one make a pair', () => {
    // The pile is H1 S1 H5 S5: red gets S1 and H1, blue gets H5.
    const { events } = begun([2, 1, 1])
    expect(events.filter(({ type }) => type === 'leftOvers')).toEqual([
      { type: 'leftOvers', seat: 'red', dealt: ['S1', 'H1'], pairs: [['D2', 'S1']], count: 1 },
      { type: 'leftOvers', seat: 'blue', dealt: ['H5'], pairs: [['H5', 'C9']], count: 1 },
    ])
  })
  test('CR-1.3h: the new pairs claim as later pairs do, by the same rankings', () => {
    const { state } = begun([2, 1, 1])
    expect(state.claims.slice(2)).toEqual([
      { seat: 'red', pair: ['D2', 'S1'], at: '0102', by: 'exact', extra: true },
      { seat: 'blue', pair: ['H5', 'C9'], at: '0506', by: 'instead', extra: true },
    ])
    expect([state.empires.red?.aside, state.empires.blue?.aside, state.secret.red?.aside]).toEqual([0, 0, []])
  })
  test('CR-1.3h: an empire without left-over cards has no part in it', () => {
    const position = { ...base, seats: { ...base.seats, blue: { worlds: ['0505'], ranking: base.seats?.blue?.ranking ?? [] } } }
    const { events } = system.begin({ setup: setupFor(2), position }, facesAt({ pile: [2, 1] }))
    expect(events.flatMap((event) => (event.type === 'leftOvers' ? [event.seat] : []))).toEqual(['red'])
  })
  test('CR-1.3h: two cards of one colour are lost', () => {
    const { events, state } = begun([1, 2, 2])
    expect(events.filter(({ type }) => type === 'leftOvers')).toMatchObject([
      { dealt: ['H1', 'H5'], count: 0 },
      { dealt: ['S5'], count: 0 },
    ])
    expect(state.claims).toHaveLength(2)
  })
  test('CR-1.3h: where claims are made in turn, the owners of new pairs are asked in turn', () => {
    const { state } = begun([2, 1, 1], { claims: 'turn' })
    expect(state.stage).toBe('extra')
    expect(system.openCalls(state)).toMatchObject([{ kind: 'claim', seats: ['red'] }])
    const next = after(state, { red: { order: 'claim', pair: ['D2', 'S1'], at: '0102' } }).state
    expect(next.claims.at(-1)).toMatchObject({ at: '0102', by: 'exact', extra: true })
    expect(system.openCalls(next)).toMatchObject([{ kind: 'claim', seats: ['blue'] }])
  })
})
