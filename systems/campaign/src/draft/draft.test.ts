import { seededDice } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import { worldAt } from '../land/geometry.ts'
import type { Pair } from '../shapes.ts'
import { after, facesAt, HAND, pairing, pairsOf, refusals, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { cardName, drawn, hexOfPair, packFor, pairsIn } from './cards.ts'
import { proposedPairs, proposedPairsOrder } from './pairing.ts'

describe('cards', () => {
  test('CR-1.3b: one pack serves up to four empires and two serve more; each empire has twelve cards of its own', () => {
    expect([2, 4, 5, 8].map((count) => packFor(count).length)).toEqual([52, 52, 104, 104])
    expect(new Set(packFor(8)).size).toBe(104)
    const { state } = system.begin({ setup: setupFor(8), position: null }, seededDice(3))
    const hands = Object.values(state.secret).flatMap((secret) => (secret && 'cards' in secret ? [secret.cards] : []))
    expect(hands.map(({ length }) => length)).toEqual([12, 12, 12, 12, 12, 12, 12, 12])
    expect(new Set(hands.flat()).size).toBe(96)
    expect(state.empires.red).toMatchObject({ cards: 12, pairs: 0 })
  })
  test('CR-1.3a: the red card of a pair is the row and the black one the column', () => {
    expect([hexOfPair(['H2', 'C3']), hexOfPair(['D13b', 'S1']), hexOfPair(['H1', 'S12b'])]).toEqual(['0302', '0113', '1201'])
    expect(['H1', 'D11', 'S12', 'C13', 'C7b'].map(cardName)).toEqual([
      'ace of hearts',
      'jack of diamonds',
      'queen of spades',
      'king of clubs',
      '7 of clubs',
    ])
  })
  test('CR-1.3b: cards are drawn without looking, until the pile ends', () => {
    expect(drawn(['H1', 'H2', 'H3'], 2, facesAt({ '': [2, 1] }))).toEqual({ cards: ['H2', 'H1'], rest: ['H3'] })
    expect(drawn(['H1'], 3, facesAt({ '': [1] }))).toEqual({ cards: ['H1'], rest: [] })
  })
})

describe('pairs', () => {
  const state = stateFor(pairing)
  const good = pairsOf([
    ['H1', 'S1'],
    ['D3', 'C2'],
  ])
  test('CR-1.3c: pairs are of a red and a black card of the hand, each card once', () => {
    expect(refusals(state, 'red', good)).toEqual([])
    const wrong: readonly (readonly Pair[])[] = [
      [['S1', 'H1']],
      [['H1', 'H2']],
      [['H9', 'S1']],
      [
        ['H1', 'S1'],
        ['H1', 'C2'],
      ],
    ]
    expect(wrong.map((pairs) => refusals(state, 'red', pairsOf(pairs))[0])).toEqual([
      ['CR-1.3c', 'the first card of a pair is red, not the ace of spades'],
      ['CR-1.3c', 'the second card of a pair is black, not the 2 of hearts'],
      ['CR-1.3c', 'the 9 of hearts is not in your hand'],
      ['CR-1.3c', 'the ace of hearts is in two pairs'],
    ])
  })
  test('CR-1.3g: a hand makes as many pairs as it can, and the other cards are put aside', () => {
    expect([pairsIn(HAND), pairsIn(['H1', 'H2']), pairsIn(['S1', 'C2', 'H1'])]).toEqual([2, 0, 1])
    expect(refusals(state, 'red', pairsOf([['H1', 'S1']]))).toEqual([['CR-1.3g', 'your hand makes 2 pairs, not 1']])
    const { events } = after(state, { red: good, blue: pairsOf([['H5', 'S5']]) }, { order: [5, 2] })
    expect(events.find(({ type }) => type === 'paired')).toMatchObject({ aside: ['H2'], counts: { pairs: 2, aside: 1 } })
  })
  test('CR-1.3c: a ranking has every world once', () => {
    const ranked = (ranking: readonly string[]) =>
      refusals(state, 'red', { order: 'pairs', pairs: good.order === 'pairs' ? good.pairs : [], ranking: [...ranking] })
    expect(ranked(['0303', '0404', '0202'])).toEqual([['CR-1.3c', '0404 has no world']])
    expect(ranked(['0303', '0101', '0303'])).toEqual([['CR-1.3c', '0303 is in the ranking twice']])
    expect(ranked(['0303', '0101'])).toEqual([['CR-1.3c', 'the ranking lacks 0202: it has every world of the map']])
  })
  test('CR-1.3c: where claims are made in turn there is no ranking', () => {
    const inTurn = stateFor(pairing, setupFor(2, { claims: 'turn' }))
    const pairs: readonly Pair[] = [
      ['H1', 'S1'],
      ['D3', 'C2'],
    ]
    expect(refusals(inTurn, 'red', pairsOf(pairs))).toEqual([['CR-1.3c', 'claims are made in turn, so there is no ranking']])
    expect(refusals(inTurn, 'red', pairsOf(pairs, []))).toEqual([])
  })
  test('CR-O.3: a seat answers only what it is asked', () => {
    expect(refusals(state, 'red', { order: 'claim', pair: ['H1', 'S1'], at: '0101' })).toEqual([['CR-1.3c', 'pairs are made now']])
    const open = system.openCalls(state)[0]
    if (!open) throw new Error('no call is open')
    expect(system.check(system.view(state, 'public'), open, good)?.[0].rule).toBe('CR-O.3')
  })
  test('CR-O.5: the proposed pairs hit the most valuable worlds', () => {
    expect(proposedPairs(state.land, HAND)).toEqual([
      ['H1', 'S1'],
      ['H2', 'C2'],
    ])
    expect(proposedPairs(state.land, ['D3', 'H1', 'S3', 'S1'])).toEqual([
      ['D3', 'S3'],
      ['H1', 'S1'],
    ])
    // 0402 has no world, and 0303 beside it is worth more than 0101 beside 0201.
    expect(proposedPairs(state.land, ['H2', 'S4', 'S12'])).toEqual([['H2', 'S4']])
  })
  test('CR-O.5: a world in the hex of a pair counts three times as much as one beside a hex', () => {
    // 0404 is in the hex of a pair and has 2 points of income; 1010 is beside 1009, with a neighbour of no use to it.
    const first = (exact: number, beside: number) => {
      const { land } = stateFor({ ...pairing, worlds: worldsWith({ '0404': exact, '1010': beside }) })
      return proposedPairs(land, ['H4', 'H9', 'S4', 'S10'])[0]
    }
    expect([first(3, 8), first(3, 10), first(2, 7), first(2, 5)]).toEqual([
      ['H4', 'S4'],
      ['H9', 'S10'],
      ['H9', 'S10'],
      ['H4', 'S4'],
    ])
  })
  test('CR-O.5: a world without any value is worth no less than empty space', () => {
    const { land } = stateFor({ ...pairing, worlds: worldsWith({ '0404': 2 }) })
    const waste = { ...land, worlds: { '0404': { ...worldAt(land, '0404'), base: 0 } } }
    expect(proposedPairs(waste, ['H4', 'H9', 'S4', 'S12'])[0]).toEqual(['H4', 'S4'])
  })
  test('CR-1.3c: where claims are made in turn, the proposed order has no ranking', () => {
    const inTurn = stateFor(pairing, setupFor(2, { claims: 'turn' }))
    expect(proposedPairsOrder(inTurn, 'red').ranking).toEqual([])
    expect(proposedPairsOrder(state, 'red').ranking).toHaveLength(3)
  })
})
