import { LIMITS } from '@admiralty/protocol'
import { expect, test } from 'vitest'
import { countedOffer, shownOffers } from './draw-offers.ts'

const made = (offers: number, seq: number) => [{ seat: 'red', offers, seq }]

test('MATCH-DRAWN: the first offer of a seat is counted, whatever the others have offered', () => {
  expect(countedOffer([], 'red', 0)).toEqual({ seat: 'red', offers: 1, seq: 0 })
  expect(countedOffer(made(5, 7), 'blue', 8)).toEqual({ seat: 'blue', offers: 1, seq: 8 })
})
test('MATCH-DRAWN: a seat offers again only after a pause, and the refusal says when', () => {
  const { drawPause } = LIMITS
  expect(countedOffer(made(1, 7), 'red', 7)).toEqual({
    rule: 'MATCH-DRAWN',
    reason: 'you have offered a draw already; you may offer one again after 20 more decisions',
  })
  expect(countedOffer(made(1, 7), 'red', 6 + drawPause)).toMatchObject({ reason: expect.stringContaining('after 1 more decision') })
  expect(countedOffer(made(1, 7), 'red', 7 + drawPause)).toEqual({ seat: 'red', offers: 2, seq: 7 + drawPause })
  expect(shownOffers(made(1, 7))).toEqual([{ seat: 'red', next: 27 }])
})
test('MATCH-DRAWN: a seat has five offers in a match', () => {
  const { drawOffers } = LIMITS
  expect(countedOffer(made(drawOffers - 1, 0), 'red', 500)).toMatchObject({ offers: drawOffers })
  expect(countedOffer(made(drawOffers, 0), 'red', 500)).toMatchObject({
    reason: expect.stringMatching(/^you have offered a draw 5 times, which is the most in a match; you can still accept/),
  })
  expect(shownOffers(made(drawOffers, 0))).toEqual([{ seat: 'red', next: null }])
})
