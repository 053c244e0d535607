// The law of the last side notices a battle that is drawn or lost by the only side that is left.
import { type RuleSystem, seededDice } from '@admiralty/kernel'
import { system as skirmish } from '@admiralty/systems/skirmish'
import { expect, test } from 'vitest'
import { type LeftOf, lastSideBreach } from './last-side-law.ts'

const setup = skirmish.scenarios.find(({ id }) => id === 'duel')?.setup({})
const start = { setup, position: null }
// The law knows a game by its general types only.
const known = skirmish as unknown as RuleSystem
const { state } = known.begin(start, seededDice(1))
const seats = known.seats(setup).flatMap(({ seat, kind }) => (kind === 'player' ? [seat] : []))
const [one = '', other = ''] = seats
const wonBy = (...winners: readonly string[]): RuleSystem => ({ ...known, outcome: () => ({ winners, why: 'SK-END-01', scores: null }) })
const holds = (system: RuleSystem, left: LeftOf): boolean => lastSideBreach(system, setup, state, left) === undefined

test('the only side with something left must win; a draw or another winner is noticed', () => {
  const left: LeftOf = (_, seat) => (seat === one ? 2 : 0)
  expect([holds(wonBy(one), left), holds(wonBy(), left), holds(wonBy(other), left)]).toEqual([true, false, false])
})
test('the law says nothing if both have something, nobody has, or only the aim counts', () => {
  const lefts: readonly LeftOf[] = [() => 1, () => 0, (_, seat) => (seat === one ? null : 0)]
  expect(lefts.map((left) => holds(wonBy(), left))).toEqual([true, true, true])
})
