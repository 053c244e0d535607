// The law of forced orders: where a view forces the order of a seat, no other order is legal. Such an order would be acknowledged for nothing.
import { sampleForm } from '@admiralty/forms'
import { type Call, type Dice, type RuleSystem, refusalsInWords, type Seat, seededDice, type Words } from '@admiralty/kernel'
import { describe, expect, test } from 'vitest'
import type { FuzzPlan } from './fuzz.ts'
import { startOf } from './fuzz.ts'
import { playRandom, type RandomStep } from './random-match.ts'
import { same } from './same.ts'
import { seedsFrom } from './survey.ts'

/** A game with the dialogs from which other orders are drawn. */
export interface AskingGame {
  readonly system: RuleSystem
  readonly words: Pick<Words, 'choices'>
}
/** How often an order was forced, how many other orders were tried, and the faults found. */
interface ForcedReport {
  readonly forced: number
  readonly tried: number
  readonly faults: readonly string[]
}

/** Orders to one kind of call that are kept. */
const KEPT = 8
/** The orders that are kept of a match. */
class Given {
  readonly #latest = new Map<string, readonly unknown[]>()
  readonly #sealed = new Map<string, unknown>()

  /** The latest orders to calls of this kind, newest first. */
  latest({ kind }: Call): readonly unknown[] {
    return this.#latest.get(kind) ?? []
  }
  /** An order that was legal in the first state in which this call was open beside others; undefined if there is none. */
  sealed(call: Call, seat: Seat): unknown {
    return this.#sealed.get(sealKey(call, seat))
  }
  /** Keeps the orders of a step. Seals orders to calls that stay open while others are decided. */
  keep({ system, call, orders, result: { state } }: RandomStep, dice: Dice): void {
    if (call) this.#latest.set(call.kind, [...Object.values(orders), ...this.latest(call)].slice(0, KEPT))
    const calls = system.openCalls(state)
    if (calls.length < 2) this.#sealed.clear()
    for (const open of calls.length < 2 ? [] : calls)
      for (const seat of open.seats)
        if (!this.#sealed.has(sealKey(open, seat)))
          this.#sealed.set(sealKey(open, seat), system.randomOrder(system.view(state, seat), open, dice))
  }
}
const sealKey = ({ id }: Call, seat: Seat): string => JSON.stringify([id, seat])

interface Forced {
  readonly view: unknown
  readonly call: Call
  readonly seat: Seat
  readonly order: unknown
}

const [DRAWN, WALKS, STEPS] = [2, 2, 16]

/** Orders that a player might give instead: random, default and from the dialog, of earlier calls, sealed before, and mixed with the forced one. */
function* otherOrders({ system, words }: AskingGame, { view, call, seat, order }: Forced, given: Given, dice: Dice): Generator<unknown> {
  for (let drawn = 0; drawn < DRAWN; drawn += 1) yield system.randomOrder(view, call, dice)
  for (let walk = 0; walk < WALKS; walk += 1) yield sampleForm(words, view, dice, STEPS).order ?? order
  yield system.defaultOrder(view, call)
  yield given.sealed(call, seat) ?? order
  const latest = given.latest(call)
  yield* latest
  for (const other of latest) yield* mixed(order, other)
  yield* mixed(order, null)
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
/** The forced order with one field of another order, or without one with the opposite of a switch. */
function* mixed(order: unknown, other: unknown): Generator<unknown> {
  if (!isRecord(order)) return
  for (const [field, value] of Object.entries(order)) {
    if (isRecord(other) && Object.hasOwn(other, field)) yield { ...order, [field]: other[field] }
    else if (typeof value === 'boolean') yield { ...order, [field]: !value }
  }
}

/** The orders that the public view or the seat's own forces now. */
function* forcedIn(system: RuleSystem, state: unknown): Generator<Forced> {
  for (const call of system.openCalls(state))
    for (const seat of call.seats) {
      const view = system.view(state, seat)
      const orders = [view, system.view(state, 'public')].map((seen) => system.forcedOrder(seen, call, seat))
      for (const order of orders) if (order !== undefined) yield { view, call, seat, order }
    }
}

/** Plays random matches, and tries other orders wherever one is forced. */
function forcedReport(game: AskingGame, seeds: readonly number[], plan: Pick<FuzzPlan, 'anyBattle' | 'every' | 'most'>): ForcedReport {
  const { system } = game
  const faults = new Set<string>()
  let [forced, tried] = [0, 0]
  const tryOthers = (found: Forced, given: Given, dice: Dice): void => {
    forced += 1
    const refusal = system.check(found.view, found.call, found.order)
    if (refusal) faults.add(`${found.call.kind}: the forced order is refused: ${refusalsInWords(refusal)}`)
    for (const other of otherOrders(game, found, given, dice)) {
      if (same(other, found.order) || !system.schema.order.safeParse(other).success) continue
      tried += 1
      if (system.check(found.view, found.call, other)) continue
      faults.add(`${found.call.kind}: ${JSON.stringify(found.order)} is forced, and ${JSON.stringify(other).slice(0, 300)} is legal too`)
    }
  }
  for (const seed of seeds) {
    const dice = seededDice(seed)
    const given = new Given()
    let steps = 0
    const look = (step: RandomStep): void => {
      if (steps % plan.every === seed % plan.every) for (const found of forcedIn(system, step.result.state)) tryOthers(found, given, dice)
      given.keep(step, dice)
      steps += 1
    }
    playRandom(system, seed, look, plan.most, startOf(plan, seed))
  }
  return { forced, tried, faults: [...faults] }
}

/** Matches in which a planted fault must be noticed. */
const PLANTED = 6
/** Defines the tests of forced orders. */
export function describeForced(game: AskingGame, { matches, every = 1, most = 20_000, anyBattle }: ForcedSuite): void {
  const plan = { every, most, anyBattle }
  describe(`forced orders of ${game.system.id}`, () => {
    test(`where an order is forced, no other one is legal, in ${matches} random matches`, () =>
      expect(forcedReport(game, seedsFrom(1, matches), plan).faults).toEqual([]))
    test('a game that forces an order where others are legal would be noticed', () => {
      const hasty = { ...game, system: forcesDefault(game.system) }
      expect(seedsFrom(1, PLANTED).some((seed) => forcedReport(hasty, [seed], plan).faults.length > 0)).toBe(true)
    })
  })
}
interface ForcedSuite extends Partial<Pick<FuzzPlan, 'anyBattle' | 'every' | 'most'>> {
  readonly matches: number
}
/** A game with a planted fault: on its own view, every seat is forced to give its default order. */
function forcesDefault(system: RuleSystem): RuleSystem {
  const own = new WeakSet<object>()
  return {
    ...system,
    view(state, viewer) {
      const view = system.view(state, viewer)
      if (isRecord(view) && viewer !== 'public') own.add(view)
      return view
    },
    forcedOrder: (view, call) => (isRecord(view) && own.has(view) ? system.defaultOrder(view, call) : undefined),
  }
}
