import { expect, test } from 'vitest'
import { rankingFor } from '../../src/draft/pairing.ts'
import { pairing, stateFor } from '../../src/table-for-tests.ts'
import { system } from '../../test/battle-game.ts'
import { hasPair, pairsDraft, rankingOf, withPair, withRank } from './edits.ts'
import { idOfPair, reachOf, selectedPair } from './reach.ts'

const view = system.view(stateFor(pairing), 'red')
const start = pairsDraft(view, 'red', null)

test('CR-1.3c: a pair that is made frees its cards from other pairs, and pressing it again takes it back', () => {
  const made = withPair(
    {
      ...start,
      pairs: [
        ['H1', 'S1'],
        ['H2', 'C2'],
      ],
    },
    ['H1', 'C2'],
  )
  expect(made.pairs).toEqual([['H1', 'C2']])
  expect(hasPair(made.pairs, ['H1', 'C2'])).toBe(true)
  expect(withPair(made, ['H1', 'C2']).pairs).toEqual([])
})
test('CR-1.3c: a world moves up and down, and the others keep their order', () => {
  const proposed = rankingFor(view)
  const [a = '', b = '', c = ''] = proposed
  expect(rankingOf(view, start)).toEqual(proposed)
  const moved = withRank(view, start, c, 0)
  expect(rankingOf(view, moved)).toEqual([c, a, b])
  expect(rankingOf(view, withRank(view, moved, c, 2))).toEqual([a, b, c])
  expect(rankingOf(view, withRank(view, start, a, -1))).toEqual(proposed)
})
test('CR-1.3f: a pair reaches the world of its hex and those beside it', () => {
  const reach = reachOf(view.land, ['H2', 'C2'])
  expect(reach.hex).toBe('0202')
  expect(reach.exact?.at).toBe('0202')
  expect(reach.near.map(({ at }) => at)).toEqual(['0303'])
})
test('a selected pair is read from its id, and a selected world is none', () => {
  expect(selectedPair(idOfPair(['H2', 'C2b']))).toEqual(['H2', 'C2b'])
  expect([selectedPair('0202'), selectedPair(null)]).toEqual([null, null])
})
