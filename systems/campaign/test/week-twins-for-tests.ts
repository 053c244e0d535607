// Twin weeks: two worlds that look alike to one viewer, in which others keep other secrets. What the viewer receives of the week must be the same.
import { type Dice, diceOf as diceFrom, die, seededDice, type Viewer } from '@admiralty/kernel'
import { seatsOf } from '../src/lookup.ts'
import type { Order } from '../src/orders.ts'
import type { Color } from '../src/shapes.ts'
import type { State } from '../src/state.ts'
import { system } from './battle-game.ts'
import { booksFor, callIn, ownOrder, publicParts, type TwinOrders } from './week-twin-books.ts'
import {
  DIFFERENCES,
  DIFFERS,
  type Difference,
  EMPIRES,
  type Hidden,
  hiddenFor,
  otherHidden,
  stageFor,
  stateFor,
  WEEK,
} from './week-twin-worlds.ts'

/** Twin weeks that were compared. */
export interface WeekTwins {
  readonly twins: number
  /** Twins in which the viewer received something else. */
  readonly different: readonly string[]
  /** Twins by the secret that differs in them. */
  readonly by: Readonly<Record<Difference, number>>
  /** Twins that could not be built: their labels did not fall alike. */
  readonly skipped: number
}

/** Dice with a stream for each address. Those of the labels of one empire may come from another seed. */
function diceWith(seed: number, labels: { readonly of: Color; readonly seed: number }): Dice {
  const streams = new Map<string, Dice>()
  return diceFrom((count, sides, reason, address) => {
    const key = address ?? 'none'
    const own = streams.get(key) ?? seededDice(key.startsWith(`W2/labels/${labels.of}`) ? labels.seed : seed).at(key)
    streams.set(key, own)
    return Array.from({ length: count }, () => die(own, sides, reason))
  })
}

/** The messages that a viewer receives of a week, call by call as text, and the counters after the first call. */
interface ReceivedWeek {
  readonly received: readonly string[]
  readonly counters: string
}
/** The part of an event that a host shows. */
export type Observer = typeof system.observe
interface Week {
  readonly viewer: Viewer
  readonly observe: Observer
  readonly start: State
  readonly books: TwinOrders
  diceOf(call: number): Dice
}
/** Plays a week; null as soon as other counters than the wanted ones are on the map after the first call. */
function playedWeek({ viewer, observe, start, books, diceOf: dice }: Week, wanted: string | null): ReceivedWeek | null {
  const received: string[] = []
  let state = start
  let counters = ''
  for (let number = 0; state.week === WEEK && !state.outcome; number += 1) {
    const call = callIn(state)
    const answer = (seat: string): Order => system.defaultOrder(system.view(state, seat), call)
    const orders = call.kind === 'orders' ? books : Object.fromEntries(call.seats.map((seat) => [seat, answer(seat)]))
    const resolved = system.resolve(state, call, orders, dice(number))
    state = resolved.state
    if (number === 0) counters = JSON.stringify(state.counters)
    if (wanted !== null && counters !== wanted) return null
    const seen = resolved.events.map((event) => observe(event, viewer)).filter((one) => one !== undefined)
    received.push(JSON.stringify([seen, system.view(state, viewer)]))
  }
  return { received, counters }
}
/** Seeds of hidden labels that are tried until they fall alike in both worlds, and other worlds for each. */
const [TRIES, OTHERS] = [16, 4]
interface ComparedTwin {
  /** Null if both received the same; undefined if no labels fell alike. */
  readonly differs: string | null | undefined
  readonly by: readonly Difference[]
}
/** Compares a week in a world and in others that look alike to a viewer. */
function compared(seed: number, of: number, observe: Observer): readonly ComparedTwin[] {
  const whim = seededDice(seed * 8 + of)
  const stage = stageFor(whim, of)
  const mine = hiddenFor(stage, whim)
  const state = stateFor(stage, mine)
  const parts = new Map(seatsOf(state).map((seat) => [seat, publicParts(state, seat, whim)] as const))
  const order = ownOrder(stage, state, whim)
  const week = (hidden: Hidden, start: State): Omit<Week, 'diceOf'> => ({
    viewer: stage.viewer,
    observe,
    start,
    books: booksFor(stage, hidden, { state: start, parts, mine: order, whim }),
  })
  const dice = (labels: number) => (number: number) => diceWith(seed * 100 + number, { of: stage.actors[2], seed: labels })
  const first = playedWeek({ ...week(mine, state), diceOf: dice(1) }, null)
  return Array.from({ length: OTHERS }, (): ComparedTwin => {
    const other = otherHidden(stage, mine, whim)
    const twin = { ...stateFor(stage, other), land: state.land } // the same land, which the rules reckon with once
    const by = DIFFERENCES.filter((name) => DIFFERS[name](mine, other))
    if (!isAlike(stage.viewer, state, twin)) return { differs: 'at the start', by }
    const again = week(other, twin)
    // CR-15.3: the labels of the group and its dummy are dealt by dice that nobody sees. In the twin they fall so that the counters go alike.
    for (let labels = 1; labels <= TRIES; labels += 1) {
      const second = playedWeek({ ...again, diceOf: dice(labels) }, first?.counters ?? null)
      if (second) return { differs: differenceOf(first?.received ?? [], second.received), by }
    }
    return { differs: undefined, by }
  })
}
const isAlike = (viewer: Viewer, one: State, other: State): boolean =>
  JSON.stringify(system.view(one, viewer)) === JSON.stringify(system.view(other, viewer))
function differenceOf(one: readonly string[], other: readonly string[]): string | null {
  const call = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find((index) => one[index] !== other[index])
  return call === undefined ? null : `at call ${call}`
}
/** Compares so many twin weeks, from a seed on, for each seat and the public. */
export function compareWeeks(count: number, first = 1, observe: Observer = system.observe): WeekTwins {
  const by = { meeting: 0, dummy: 0, pact: 0, treasury: 0 }
  const different: string[] = []
  let [twins, skipped] = [0, 0]
  for (let seed = first; twins < count; seed += 1)
    for (let of = 0; of <= EMPIRES; of += 1)
      for (const { differs, by: differing } of compared(seed, of, observe)) {
        if (differs === undefined) {
          skipped += 1
          continue
        }
        twins += 1
        for (const name of differing) by[name] += 1
        if (differs !== null) different.push(`seed ${seed}, viewer ${of}: ${differs}; ${differing.join(', ')}`)
      }
  return { twins, different, by, skipped }
}
