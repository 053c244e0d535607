// Positions in which the bots of Gravity Well once erred.
import { seededDice } from '@admiralty/kernel'
import { expect, test } from 'vitest'
import { system } from '../game.ts'
import { launchMotion } from '../launch/launching.ts'
import type { State } from '../state.ts'
import { stationsOf } from '../table.ts'
import { AHEAD, huntOf, intercept } from './intercept.ts'
import { policy } from './policy.ts'
import { bestShift, isFree, SHIFTS } from './shifts.ts'

/** The first state of a match, played by first proposals, in which a call of this kind is open. */
function stateAt(kind: string, seed: number, isWanted: (state: State, seat: string) => boolean): { state: State; seat: string } {
  const setup = system.scenarios.find(({ id }) => id === 'fast')?.setup({})
  if (!setup || 'rule' in setup) throw new Error('fast has a setup')
  const dice = seededDice(seed)
  let { state } = system.begin({ setup, position: null }, dice)
  for (let calls = 0; calls < 2000; calls += 1) {
    const [call] = system.openCalls(state)
    if (!call) break
    const found = call.kind === kind ? call.seats.find((seat) => isWanted(state, seat)) : undefined
    if (found !== undefined) return { state, seat: found }
    const orders = Object.fromEntries(
      call.seats.map((seat) => {
        const view = system.view(state, seat)
        return [seat, policy.propose(view, dice).find((order) => !system.check(view, call, order)) ?? system.defaultOrder(view, call)]
      }),
    )
    state = system.resolve(state, call, orders, dice).state
  }
  throw new Error(`no ${kind} of this kind`)
}
const FREE = SHIFTS.filter(isFree)

test('GW-PLS-02: warheads of one launch take different ways if another is nearly as soon, so that no pulse meets all', () => {
  const waysOf = (state: State, seat: string) => {
    const me = system.view(state, seat).setup.seats.find((own) => own === seat)
    const [station] = me ? stationsOf(state, me) : []
    if (!me || !station) return []
    const hunt = huntOf(state, me)
    return FREE.flatMap((shift) => {
      const plan = intercept(hunt, 'booster', launchMotion(station, shift), AHEAD)
      return plan ? [{ shift, turns: plan.turns, hunt, station }] : []
    })
  }
  const isNear = (state: State, seat: string): boolean => {
    const [one, other] = waysOf(state, seat).toSorted((a, b) => a.turns - b.turns)
    return one !== undefined && other !== undefined && other.turns - one.turns <= 1
  }
  const { state, seat } = stateAt('launch', 3, isNear)
  const [way] = waysOf(state, seat)
  if (!way) throw new Error('there is a way')
  const first = bestShift(way.hunt, way.station, 'booster', { shifts: FREE, taken: [] })
  if (first === null) throw new Error('there is a way')
  expect(bestShift(way.hunt, way.station, 'booster', { shifts: FREE, taken: [first] })).not.toBe(first)
})
test('a player in haste does not give up a strike that is at hand', () => {
  const hasStrike = (state: State, seat: string): boolean => strikersOf(state, seat).length > 0
  const strikersOf = (state: State, seat: string): readonly string[] => {
    const me = state.setup.seats.find((own) => own === seat)
    const hunt = me && huntOf(state, me)
    return Object.values(state.units).flatMap((unit) =>
      unit.seat === me && unit.kind === 'booster' && hunt && intercept(hunt, 'booster', unit, 1) ? [unit.id] : [],
    )
  }
  const { state, seat } = stateAt('thrust', 5, hasStrike)
  const view = system.view(state, seat)
  const [careful] = policy.propose(view, seededDice(1))
  for (const seed of [1, 2, 3, 4]) {
    const [hasty] = policy.hasty(view, seededDice(seed))
    if (careful?.order !== 'thrust' || hasty?.order !== 'thrust') throw new Error('the question is thrust')
    for (const unit of strikersOf(state, seat)) expect(hasty.burns[unit]).toEqual(careful.burns[unit])
  }
})
