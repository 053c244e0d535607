// The lab loop of EasyStar: random matches from nothing but the rules, no server, no journal; and what a search is made of: fold, view, fork.
import { type Call, diceOf, type Orders, pick, type RuleSystem, randomAnswer, seededDice } from '@admiralty/kernel'
import { type AnySystem, playRandom, type RandomStep } from '@admiralty/testkit'
import { games } from '../../systems/all.ts'
import { type BenchFigure, type BenchItem, rate } from './figure.ts'

const RECORDED = 40
const system: RuleSystem = (await games.easystar.rules()).system
const played: AnySystem = system

/** A call as it was answered, with the state it was answered in and the faces that fell. */
interface Decision {
  readonly state: unknown
  readonly call: Call
  readonly orders: Orders<unknown>
  readonly faces: readonly number[]
  readonly events: readonly unknown[]
}

const answersIn = (orders: Orders<unknown>): number => Object.keys(orders).length

function* decisionsOf(moments: readonly RandomStep[]): Generator<Decision> {
  for (const { before, call, orders, faces, result } of moments)
    if (call) yield { state: before, call, orders, faces, events: result.events }
}
function momentsOf(seed: number): readonly RandomStep[] {
  const moments: RandomStep[] = []
  playRandom(played, seed, (moment) => moments.push(moment))
  return moments
}

/** Shows faces that have fallen already. */
function replayed(faces: readonly number[]) {
  let next = 0
  return diceOf((count) => {
    next += count
    return faces.slice(next - count, next)
  })
}

interface Random {
  /** A second. */
  readonly matches: number
  readonly orders: number
  readonly ordersEach: number
}
export function randomMatches(of: AnySystem): Random {
  let [seed, orders] = [0, 0]
  const matches = rate(() => {
    seed += 1
    playRandom(of, seed, (moment) => {
      orders += answersIn(moment.orders)
    })
    return 1
  })
  return { matches, orders: (matches * orders) / seed, ordersEach: orders / seed }
}
function figuresOf({ matches, orders, ordersEach }: Random): readonly BenchFigure[] {
  return [
    { what: 'random matches', value: matches, unit: 'a second', aim: { least: 250 } },
    { what: 'orders in them', value: orders, unit: 'a second' },
    { what: 'orders in a match', value: ordersEach, unit: 'orders' },
  ]
}

/** Random orders in a second, from states in which the fleets are deployed. */
function withGivenFleets(deployed: readonly unknown[]): number {
  let seed = 0
  return rate(() => {
    seed += 1
    const dice = seededDice(seed)
    let state = deployed[seed % deployed.length]
    let orders = 0
    while (!system.outcome(state)) {
      const call = pick(dice, system.openCalls(state))
      const given = Object.fromEntries(call.seats.map((seat) => [seat, randomAnswer(system, state, { call, seat, dice })]))
      state = system.resolve(state, call, given, dice).state
      orders += answersIn(given)
    }
    return orders
  })
}
/** The state of the first call after the fleets are deployed. */
const deployedIn = (moments: readonly RandomStep[]): readonly unknown[] =>
  moments.filter(({ call }) => call?.kind === 'deploy').map(({ result }) => result.state)

/** The same matches over again, with less and less of what a match is. */
function partsOf(decisions: readonly Decision[]): readonly BenchFigure[] {
  const orders = decisions.reduce((sum, decision) => sum + answersIn(decision.orders), 0)
  const events = decisions.reduce((sum, decision) => sum + decision.events.length, 0)
  const each = (part: (decision: Decision) => unknown, counted: number): number =>
    rate(() => {
      for (const decision of decisions) part(decision)
      return counted
    })
  const whim = seededDice(1)
  const { ceiling, sampled } = {
    ceiling: each(({ state, call, orders, faces }) => system.resolve(state, call, orders, replayed(faces)), orders),
    sampled: each(({ state, call }) => call.seats.map((seat) => system.randomOrder(system.view(state, seat), call, whim)), orders),
  }
  return [
    { what: 'the same orders resolved', value: ceiling, unit: 'a second', note: 'the limit: no view, no random order, no random number' },
    { what: 'random orders made', value: sampled, unit: 'a second', note: 'view and random order only' },
    {
      what: 'events applied to a state',
      value: each(({ state, events: observed }) => observed.reduce(system.evolve, state), events),
      unit: 'a second',
      note: `${(events / orders).toFixed(1)} for each order`,
    },
    { what: 'views', value: each(({ state, call }) => call.seats.map((seat) => system.view(state, seat)), orders), unit: 'a second' },
    {
      what: 'forks',
      value: each(({ state, call, orders: given }) => system.resolve(state, call, given, whim), decisions.length),
      unit: 'a second',
      note: 'an order resolved with other dice, from a stored state',
    },
    {
      what: 'copies of a state by JSON',
      value: each(({ state }) => JSON.parse(JSON.stringify(state)), decisions.length),
      unit: 'a second',
      note: 'not needed for a fork; shows the speed of the machine',
    },
  ]
}

export const item: BenchItem = {
  title: 'Random matches of EasyStar',
  about: `Random matches in seconds of one core: random scenario, options and orders. Then the parts of ${RECORDED} such matches, measured separately.`,
  async figures(progress) {
    progress('lab: random matches')
    const matches = figuresOf(randomMatches(played))
    progress('lab: the parts of a match')
    const recorded = Array.from({ length: RECORDED }, (_, nth) => momentsOf(nth + 1))
    const given = withGivenFleets(recorded.flatMap(deployedIn))
    return [
      ...matches,
      {
        what: 'orders with given fleets',
        value: given,
        unit: 'a second',
        aim: { least: 80_000 },
        note: 'random matches from the deployed fleets',
      },
      ...partsOf(recorded.flatMap((moments) => [...decisionsOf(moments)])),
    ]
  },
}
