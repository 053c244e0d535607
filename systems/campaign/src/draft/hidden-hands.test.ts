import { seededDice, UMPIRE } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import { system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import { EMPTY_SECRET, type Secret } from '../secret.ts'
import type { Pair } from '../shapes.ts'
import { after, HAND, pairing, pairsOf, setupFor, stateFor, worldsWith } from '../table-for-tests.ts'
import { isRed } from './cards.ts'

const worlds = worldsWith({ '0101': 6, '0505': 7, '0909': 8, '1313': 4 })
const claim = (pair: Pair, extra = false): NonNullable<Position['claims']>[number] => ({
  seat: 'blue',
  pair: [...pair],
  at: null,
  by: 'none',
  extra,
})
/** Secrets of blue in many states that red believes in. */
function believed(position: Position, claims: 'list' | 'turn' = 'turn', count = 60): readonly Secret[] {
  const view = system.view(stateFor(position, setupFor(2, { claims })), 'red')
  return Array.from({ length: count }, (_, seed) => system.determinize(view, seededDice(seed + 1)).secret.blue).flatMap((one) => one ?? [])
}
const cardsOf = ({ cards, pairs, aside }: Secret): readonly string[] => [...cards, ...pairs.flat(), ...aside]

describe('random hands of others', () => {
  const position: Position = {
    at: [{ step: 'claim', extra: false }],
    stage: 'claims',
    worlds,
    claims: [claim(['H9', 'S9'])],
    seats: {
      red: {
        worlds: ['0101'],
        pairs: [
          ['H1', 'S1'],
          ['D2', 'C2'],
        ],
        aside: ['H5'],
      },
      blue: {
        worlds: ['0505'],
        pairs: [
          ['H3', 'S3'],
          ['H4', 'S4'],
        ],
        aside: ['D13', 'D12', 'D11'],
      },
    },
  }
  test('CR-O.1: pairs and left-over cards have their public numbers, and no card is one that the viewer knows elsewhere', () => {
    const all = believed(position)
    expect(new Set(all.map(({ pairs, aside, cards }) => `${pairs.length} ${aside.length} ${cards.length}`))).toEqual(new Set(['2 3 0']))
    for (const secret of all) {
      const cards = cardsOf(secret)
      expect(new Set(cards).size).toBe(7)
      expect(cards.filter((card) => ['H1', 'S1', 'D2', 'C2', 'H5', 'H9', 'S9'].includes(card))).toEqual([])
      expect(secret.pairs.filter(([red, black]) => !isRed(red) || isRed(black))).toEqual([])
      expect(new Set(secret.aside.map(isRed)).size).toBe(1)
    }
    expect(new Set(all.map(({ aside: [first = ''] }) => isRed(first))).size).toBe(2)
    expect(new Set(all.flatMap(cardsOf)).size).toBe(52 - 7)
    expect(all.every(({ ranking, holdings }) => ranking.length === 0 && holdings === null)).toBe(true)
  })
  test('CR-1.3c: a ranking of another empire is any order of all worlds', () => {
    const rankings = believed({ ...position, at: [{ step: 'purchase' }], stage: 'purchase', seats: {} }, 'list').map(
      ({ ranking }) => ranking,
    )
    expect(new Set(rankings.map((ranking) => [...ranking].sort().join()))).toEqual(new Set(['0101,0505,0909,1313']))
    expect(new Set(rankings.map((ranking) => ranking.join())).size).toBeGreaterThan(10)
  })
  test('CR-1.3g: left-over cards have a colour of which there are enough', () => {
    const twelve = (suit: string) => Array.from({ length: 12 }, (_, index) => `${suit}${index + 1}`)
    const played = (red: string, black: string, count: number) =>
      Array.from({ length: count }, (_, index) => claim([`${red}${index + 1}`, `${black}${index + 1}`]))
    const scarce = (own: string, red: string, black: string): Position => ({
      ...position,
      claims: played(red, black, 12),
      seats: { red: { aside: twelve(own) }, blue: { aside: ['S13', 'C13', 'C12'] } },
    })
    // Twelve hearts are the viewer's and twelve diamonds are played, so two red cards are left.
    expect(new Set(believed(scarce('H', 'D', 'S')).flatMap(({ aside }) => aside.map(isRed)))).toEqual(new Set([false]))
    expect(new Set(believed(scarce('C', 'H', 'S')).flatMap(({ aside }) => aside.map(isRed)))).toEqual(new Set([true]))
    expect(believed(scarce('H', 'D', 'S')).every((secret) => new Set(secret.aside).size === 3)).toBe(true)
  })
  test('CR-1.3c: where a position has more pairs than cards are left, there are as many pairs as there are cards', () => {
    const suit = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`)
    const bare: Position = {
      ...position,
      claims: suit('C', 12).map((black, index) => claim([`H${index + 1}`, black])),
      seats: {
        red: { aside: suit('S', 12) },
        blue: {
          pairs: [
            ['D1', 'S13'],
            ['D2', 'C13'],
            ['D3', 'C12'],
          ],
        },
      },
    }
    expect(new Set(believed(bare).map(({ pairs }) => pairs.length))).toEqual(new Set([2]))
    expect(believed(bare).every(({ pairs }) => pairs.flat().every((card) => typeof card === 'string'))).toBe(true)
  })
  test('CR-1.3g: of two empires with left-over cards, one has the colour of which there are few', () => {
    const twelve = (suit: string) => Array.from({ length: 12 }, (_, index) => `${suit}${index + 1}`)
    const two: Position = {
      ...position,
      claims: twelve('D').map((red, index) => claim([red, `S${index + 1}`])),
      seats: { red: { aside: twelve('H') }, blue: { aside: ['H13', 'D13'] }, gold: { aside: ['S13'] } },
    }
    // Two red cards are left: blue may have both or gold one of them, but not both empires red ones.
    const view = system.view(stateFor(two, setupFor(3, { claims: 'turn' })), 'red')
    const colours = Array.from({ length: 200 }, (_, seed) => {
      const { blue, gold } = system.determinize(view, seededDice(seed + 1)).secret
      return [blue, gold].map((one) => (one?.aside ?? []).map((card) => (isRed(card) ? 'r' : 'b')).join('')).join(' ')
    })
    expect(new Set(colours)).toEqual(new Set(['rr b', 'bb r', 'bb b']))
  })
  test('CR-1.3h: cards of the pile may be in new pairs, but not those that were played again', () => {
    const again: Position = {
      ...position,
      at: [{ step: 'claim', extra: true }],
      stage: 'extra',
      claims: [claim(['H9', 'S9']), claim(['H9', 'C9'], true)],
      seats: { red: { pairs: [['H1', 'S1']] }, blue: { pairs: [['H3', 'S3']] } },
    }
    const cards = new Set(believed(again, 'turn', 400).flatMap(cardsOf))
    expect([cards.has('S9'), cards.has('H9'), cards.has('C9'), cards.has('H1')]).toEqual([true, false, false, false])
  })
  test('CR-1.3b: before the pairs are made, another hand is any cards that the viewer does not hold', () => {
    const hands = believed(pairing, 'list').map(({ cards }) => cards)
    expect(new Set(hands.map(({ length }) => length))).toEqual(new Set([2]))
    expect(hands.flat().filter((card) => HAND.includes(card))).toEqual([])
    expect(new Set(hands.flat()).size).toBeGreaterThan(30)
    expect(believed(pairing, 'list').every(({ ranking }) => ranking.length === 0)).toBe(true)
  })
})

describe('random secrets behind a view', () => {
  test('CR-1.6c: the umpire has noted nearest empires once the draft is over', () => {
    const nearestIn = (stage: 'claims' | 'purchase') => {
      const state = stateFor(
        {
          at: [{ step: stage === 'claims' ? 'claim' : 'purchase', extra: false }],
          stage,
          worlds,
          seats: { red: { worlds: ['0101'], pairs: [['H1', 'S1']] }, blue: { worlds: ['0505'] } },
        },
        setupFor(2, { claims: 'turn' }),
      )
      return Object.keys(system.determinize(system.view(state, 'red'), seededDice(1)).secret[UMPIRE]?.nearest ?? {})
    }
    expect(nearestIn('claims')).toEqual([])
    expect(nearestIn('purchase')).toContain('0909')
  })
  test('CR-4.3: after the end each empire has some purchase with the public ally, and before it none', () => {
    const start = stateFor({
      at: [{ step: 'purchase' }, { step: 'end' }],
      worlds,
      seats: { red: { worlds: ['0101'] }, blue: { worlds: ['0505'] } },
    })
    const buy = (ally: string | null) =>
      ({ order: 'purchase', ships: [], supply: [], defences: [], spares: [], partners: [], capital: null, ally }) as const
    const end = after(start, { red: buy(null), blue: buy('Halcyon League') }).state
    const guess = system.determinize(system.view(end, 'red'), seededDice(4))
    expect(guess.empires.blue?.ally).toBe('Halcyon League')
    expect(guess.secret.blue?.holdings).not.toBeNull()
    expect(guess.secret.red).toEqual(end.secret.red)
    expect(system.determinize(system.view(start, 'red'), seededDice(4)).secret.blue?.holdings).toBeNull()
  })
  test('CR-X.12: an empire that has left has no secrets', () => {
    const state = system.surrender(stateFor(pairing, setupFor(3)), ['blue']).state
    expect(system.determinize(system.view(state, 'red'), seededDice(1)).secret.blue).toEqual(EMPTY_SECRET)
  })
})

test('CR-1.3g: the numbers of pairs and left-over cards are public once they are made', () => {
  const { state } = after(
    stateFor(pairing, setupFor(2, { claims: 'turn' })),
    {
      red: pairsOf(
        [
          ['H1', 'S1'],
          ['D3', 'C2'],
        ],
        [],
      ),
      blue: pairsOf([['H5', 'S5']], []),
    },
    { order: [5, 2] },
  )
  expect(system.view(state, 'public').empires).toMatchObject({
    red: { cards: 0, pairs: 2, aside: 1 },
    blue: { cards: 0, pairs: 1, aside: 0 },
  })
  expect(state.secret.red).toMatchObject({ cards: [], aside: ['H2'], ranking: [] })
  expect(state.stage).toBe('claims')
})
