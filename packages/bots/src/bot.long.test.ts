import { type Call, NO_CALL, sameJson, seededDice } from '@admiralty/kernel'
import { policy, type State, system, type View } from '@admiralty/systems/skirmish'
import { playRandom } from '@admiralty/testkit'
import { describe, expect, test } from 'vitest'
import { playBout } from './arena.ts'
import { makeBot, RANKS } from './bot.ts'
import { duel } from './duel-for-tests.ts'

const start = { setup: duel, position: null }
const ensign = makeBot(system, policy, 'ensign')
const captain = makeBot(system, policy, 'captain')
const admiral = makeBot(system, policy, 'admiral')
const callOf = ({ calls }: View): Call => calls[0] ?? NO_CALL

describe('bots', () => {
  test.each(RANKS)('orders of an %s are never refused', (rank) => {
    const bot = makeBot(system, policy, rank)
    const refused: unknown[] = []
    let asked = 0
    for (const seed of [1, 2, 3])
      playRandom(system, seed, ({ result }) => {
        const state: State = system.schema.state.parse(result.state)
        for (const call of system.openCalls(state))
          for (const seat of call.seats) {
            const view = system.view(state, seat)
            const { order } = bot(view, call, seededDice(seed), { steps: 40 })
            asked += 1
            if (system.check(view, call, order)) refused.push(order)
          }
      })
    expect(refused).toEqual([])
    expect(asked).toBeGreaterThan(30)
  })

  test('the same seed gives the same decision and the same match', () => {
    const bout = () => playBout({ system, start, bots: { red: captain, blue: ensign }, seed: 7, most: 500, budget: { steps: 60 } })
    expect(bout()).toEqual(bout())
  })

  test('an admiral and an ensign give reasons', () => {
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    expect(admiral(view, callOf(view), seededDice(2)).why).toMatch(
      /^(nothing clearly better among|better than the first proposal by [\d.]+, among) \d+ proposals in \d+ simulated battles?$/,
    )
    expect(ensign(view, callOf(view), seededDice(2)).why).toBe('chosen at random among the first proposals')
  })

  test('an admiral without search budget takes the first proposal', () => {
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    expect(admiral(view, callOf(view), seededDice(3), { steps: 0 }).why).toBe('no budget for a search')
  })

  test('a bot keeps to its search budget', () => {
    let resolved = 0
    const counting = {
      ...system,
      resolve: (...given: Parameters<typeof system.resolve>) => {
        resolved += 1
        return system.resolve(...given)
      },
    }
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    makeBot(counting, policy, 'admiral')(view, callOf(view), seededDice(4), { steps: 50 })
    expect(resolved).toBeGreaterThan(10)
    expect(resolved).toBeLessThanOrEqual(50)
  })

  test('a bot out of time gives a legal answer, the best of the battles that were finished', () => {
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    const after = (checks: number) => {
      let left = checks
      return admiral(view, callOf(view), seededDice(4), {
        steps: 400,
        isOutOfTime: () => {
          left -= 1
          return left < 0
        },
      })
    }
    const unlimited = admiral(view, callOf(view), seededDice(4), { steps: 400 })
    const battles = ({ why }: { readonly why: string }): number => Number(/(\d+) simulated/.exec(why)?.[1] ?? 0)
    const answers = [0, 1, 20, 60, 120, 100_000].map(after)
    for (const { order } of answers) expect(system.check(view, callOf(view), order)).toBeUndefined()
    expect(answers[0]?.why).toBe('no budget for a search')
    expect(answers.map(battles)).toEqual(answers.map(battles).toSorted((a, b) => a - b))
    expect(battles(answers[4] ?? unlimited)).toBeLessThan(battles(unlimited))
    expect(answers.at(-1)).toEqual(unlimited)
    expect(after(60)).toEqual(after(60))
  })

  test('a game’s first answers are played by everybody in simulated battles, where they are legal', () => {
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    const played: unknown[] = []
    const following = {
      ...system,
      resolve: (...given: Parameters<typeof system.resolve>) => {
        played.push(...Object.values(given[2]))
        return system.resolve(...given)
      },
    }
    const illegal = { ...policy, first: () => ({ order: 'aim', at: 'white', charge: false }) as const }
    expect(makeBot(following, illegal, 'admiral')(view, callOf(view), seededDice(4))).toEqual(admiral(view, callOf(view), seededDice(4)))
    expect(played).not.toContainEqual(illegal.first())
    const resting = { ...policy, first: (seen: View) => system.defaultOrder(seen, callOf(seen)) }
    played.length = 0
    makeBot(following, resting, 'admiral')(view, callOf(view), seededDice(4), { steps: 60 })
    expect(played.length).toBeGreaterThan(20)
    expect(new Set(played.map((order) => JSON.stringify(order))).size).toBeLessThan(12)
  })

  test('the policy’s shortcut is applied after every step of a simulated battle', () => {
    const reached: State[] = []
    const shortened: State[] = []
    const following = {
      ...system,
      resolve: (...given: Parameters<typeof system.resolve>) => {
        const resolved = system.resolve(...given)
        reached.push(resolved.state)
        return resolved
      },
    }
    const shortcut = (state: State): State => {
      shortened.push(state)
      return state
    }
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    const { order } = makeBot(following, { ...policy, shortcut }, 'admiral')(view, callOf(view), seededDice(4), { steps: 50 })
    expect(shortened).toEqual(reached)
    expect(shortened.length).toBeGreaterThan(10)
    expect(order).toEqual(admiral(view, callOf(view), seededDice(4), { steps: 50 }).order)
  })

  test('hidden information does not change a bot’s decision', () => {
    let differed = 0
    let compared = 0
    playRandom(system, 11, ({ result, dice: whim }) => {
      const state: State = system.schema.state.parse(result.state)
      for (const call of system.openCalls(state))
        for (const seat of call.seats) {
          const view = system.view(state, seat)
          const other = system.determinize(view, whim)
          compared += sameJson(other, state) ? 0 : 1
          const decisions = [view, system.view(other, seat)].map((seen) => captain(seen, call, seededDice(5), { steps: 30 }))
          differed += sameJson(decisions[0], decisions[1]) ? 0 : 1
        }
    })
    expect(differed).toBe(0)
    expect(compared).toBeGreaterThan(0)
  })

  test('an ensign never searches, a captain sometimes, an admiral always', () => {
    const view: View = system.view(system.begin(start, seededDice(1)).state, 'red')
    const unsearched = RANKS.map((rank) => {
      const bot = makeBot(system, policy, rank)
      return Array.from({ length: 60 }, (_, seed) => bot(view, callOf(view), seededDice(seed), { steps: 0 })).filter(({ why }) =>
        why.startsWith('chosen at random'),
      ).length
    })
    expect(unsearched[0]).toBeGreaterThan(unsearched[1] ?? 60)
    expect(unsearched[1]).toBeGreaterThan(10)
    expect(unsearched[2]).toBe(0)
  })

  test('an admiral beats an ensign', () => {
    const tally = { admiral: 0, ensign: 0 }
    for (let seed = 1; seed <= 40; seed += 1) {
      const admiralAt = seed % 2 === 0 ? 'red' : 'blue'
      const bots = { red: admiralAt === 'red' ? admiral : ensign, blue: admiralAt === 'blue' ? admiral : ensign }
      const { state } = playBout({ system, start, bots, seed, most: 500, budget: { steps: 240 } })
      const winners = system.outcome(state)?.winners ?? []
      if (winners.length > 0) tally[winners.includes(admiralAt) ? 'admiral' : 'ensign'] += 1
    }
    expect(tally.admiral).toBeGreaterThan(tally.ensign * 1.5)
  })
})
