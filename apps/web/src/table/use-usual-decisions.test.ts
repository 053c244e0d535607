import { expect, test } from 'vitest'
import { otherSeat } from '../api/match-for-tests.ts'
import type { SeatStatus } from '../api/types.ts'
import { usualDecisions } from './use-usual-decisions.ts'

const decision = (key: string, usual: boolean) => ({ key, kind: key, label: key, rule: 'T-1' as const, usual, order: () => undefined })
const system = { automatic: [decision('aim', true), decision('land', false), decision('fire', true)] }
const seated = (holder: SeatStatus['holder'], change: number) => ({
  seats: [otherSeat('yellow', { holder, automatic: { decisions: [], change } })],
})
const usual = (holder: SeatStatus['holder'], change: number, turn: number, viewer = 'yellow') =>
  usualDecisions({ match: seated(holder, change), viewer, system, turn })

test('the page of a new player switches the usual decisions on in the set-up and in turn 1', () => {
  expect([usual('me', 0, 0), usual('me', 0, 1)]).toEqual([
    ['aim', 'fire'],
    ['aim', 'fire'],
  ])
})
test('it leaves them alone when the player has changed one, in later turns, and for others', () => {
  expect([usual('me', 1, 1), usual('me', 0, 2), usual('bot', 0, 0), usual('me', 0, 0, 'public')]).toEqual([[], [], [], []])
})
