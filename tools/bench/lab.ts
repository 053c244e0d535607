// Measures the rules of EasyStar without server and journal: random matches, and the steps of a search: fold events, view, fork.
import { type Call, type Orders, type RuleSystem, seededDice } from '@admiralty/kernel'
import { type AnySystem, playRandom, type RandomStep } from '@admiralty/testkit'
import { games } from '../../systems/all.ts'
import { type BenchFigure, type BenchItem, rate } from './figure.ts'

const RECORDED = 40
const system: RuleSystem = (await games.easystar.rules()).system
const played: AnySystem = system

/** A decided call, with the state before it, its orders, dice and events. */
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

/** Dice that show recorded faces again. */
function replayed(faces: readonly number[]) {
  let next = 0
  return {
    roll(count: number) {
      next += count
      return faces.slice(next - count, next)
    },
  }
}

interface Random {
  /** Matches and orders a second. */
  readonly matches: number
  readonly orders: number
  readonly ordersEach: number
}
/** Plays random matches for some seconds. */
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
    { what: 'random matches', value: matches, unit: 'a second', aim: { least: 1000 } },
    { what: 'orders in them', value: orders, unit: 'a second', aim: { least: 200_000 } },
    { what: 'orders in a match', value: ordersEach, unit: 'orders' },
  ]
}

/** Measures the steps of recorded matches one by one. */
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
    sampled: each(({ state, call }) => call.seats.map((seat) => system.randomOrder(system.view(state, seat), whim)), orders),
  }
  return [
    { what: 'the same orders resolved', value: ceiling, unit: 'a second', note: 'the upper limit: without views and random orders' },
    { what: 'random orders drawn', value: sampled, unit: 'a second', note: 'view and random order only' },
    {
      what: 'events folded',
      value: each(({ state, events: observed }) => observed.reduce(system.evolve, state), events),
      unit: 'a second',
      note: `${(events / orders).toFixed(1)} for each order`,
    },
    { what: 'views', value: each(({ state, call }) => call.seats.map((seat) => system.view(state, seat)), orders), unit: 'a second' },
    {
      what: 'forks',
      value: each(({ state, call, orders: given }) => system.resolve(state, call, given, whim), decisions.length),
      unit: 'a second',
      note: 'a call resolved again from a stored state, with other dice',
    },
    {
      what: 'copies of a state by JSON',
      value: each(({ state }) => JSON.parse(JSON.stringify(state)), decisions.length),
      unit: 'a second',
      note: 'a fork needs none; for comparison of machines',
    },
  ]
}

export const item: BenchItem = {
  title: 'Rules of EasyStar',
  about: `Random matches on one core, in seconds of that core: random scenario, options and orders. Then the steps of ${RECORDED} such matches, one by one.`,
  async figures(progress) {
    progress('lab: random matches')
    const matches = figuresOf(randomMatches(played))
    progress('lab: the parts of a match')
    const decisions = Array.from({ length: RECORDED }, (_, nth) => [...decisionsOf(momentsOf(nth + 1))]).flat()
    return [...matches, ...partsOf(decisions)]
  },
}
