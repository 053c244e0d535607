import { sameJson, seededDice } from '@admiralty/kernel'
import { policy, type State, system, type View } from '@admiralty/systems/skirmish'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { makeBot } from './bot.ts'
import { judgedMatch } from './calibration.ts'
import { duel } from './duel-for-tests.ts'
import { estimatedChance, forecast, forecasting } from './forecast.ts'
import { reliabilityOf } from './reliability.ts'

const ensign = makeBot(system, policy, 'ensign')
/** Red's view in the first round, when both sides plan. */
function planning(): View {
  const dice = seededDice(4)
  let { state } = system.begin({ setup: duel, position: null }, dice)
  while (state.round === 0) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    state = system.resolve(
      state,
      call,
      Object.fromEntries(call.seats.map((seat) => [seat, ensign(system.view(state, seat), call, dice).order])),
      dice,
    ).state
  }
  return system.view(state, 'red')
}
const shoot = { order: 'aim', at: 'blue', charge: false } as const
const rest = { order: 'rest' } as const

describe('forecasts', () => {
  test('more simulated battles narrow the intervals, and chances lie inside them', () => {
    const view = planning()
    const widths: number[] = []
    for (const { battles, forecasts } of forecasting({ system, policy, view, seat: 'red', plan: [shoot], seed: 1 })) {
      for (const { value, interval } of forecasts) {
        expect(interval[0]).toBeLessThanOrEqual(value)
        expect(interval[1]).toBeGreaterThanOrEqual(value)
      }
      const hit = forecasts.find(({ key }) => key === 'hurt:blue')
      widths.push(hit ? hit.interval[1] - hit.interval[0] : 1)
      if (battles === 200) break
    }
    expect(widths.at(-1)).toBeLessThan((widths[9] ?? 0) / 2)
  })
  test('the plan changes the forecast', () => {
    const view = planning()
    const chance = (plan: readonly (typeof shoot | typeof rest)[]): number =>
      forecast({ system, policy, view, seat: 'red', plan, seed: 1 }, 150)?.forecasts.find(({ key }) => key === 'hurt:blue')?.value ?? 0
    expect(chance([rest])).toBe(0)
    expect(chance([shoot])).toBeGreaterThan(0.3)
  })
  test('the prior changes the chance after few battles, and hardly after many', () => {
    expect(estimatedChance(7, 10)).toBeCloseTo(7.6 / 12)
    expect(estimatedChance(700, 1000)).toBeCloseTo(0.7, 2)
    expect([estimatedChance(0, 10), estimatedChance(10, 10)]).toEqual([0, 1])
  })
  test('the same seed gives the same forecast', () => {
    const view = planning()
    const once = () => forecast({ system, policy, view, seat: 'red', plan: [], seed: 9 }, 20)
    expect(once()).toEqual(once())
  })
  test('hidden information does not change a forecast', () => {
    let [compared, differed] = [0, 0]
    playRandom(system, 11, ({ result, dice: whim }) => {
      const state: State = system.schema.state.parse(result.state)
      for (const { seats } of system.openCalls(state))
        for (const seat of seats) {
          const view = system.view(state, seat)
          const other = system.determinize(view, whim)
          compared += sameJson(other, state) ? 0 : 1
          const said = [view, system.view(other, seat)].map((seen) => forecast({ system, policy, view: seen, seat, plan: [], seed: 3 }, 5))
          differed += sameJson(said[0] ?? null, said[1] ?? null) ? 0 : 1
        }
    })
    expect(differed).toBe(0)
    expect(compared).toBeGreaterThan(0)
  })
  test('forecast chances come true about as often as forecast', () => {
    const judged = Array.from({ length: 60 }, (_, seed) =>
      judgedMatch({ system, policy, setup: duel, bots: { red: ensign, blue: ensign }, seed, battles: 60, most: 500 }),
    ).flat()
    const { claims, error, brier, blind } = reliabilityOf(judged)
    expect(claims).toBeGreaterThan(60)
    expect(error).toBeLessThan(0.12)
    expect(brier).toBeLessThan(blind)
  })
})
