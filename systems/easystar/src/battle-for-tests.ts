// A battle for tests: a position, then orders and faces in the order in which they are needed.
// An interrupt that leaves no choice is answered with its forced order.

import { refusalsIn, refusalsInWords, scriptedDice } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { atSoleCall, type BattleRecord, battleRecord } from '@admiralty/testkit'
import type { GameEvent } from './chapter.ts'
import { askedOf, play, system, view } from './game.ts'
import type { Order } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { setupFor } from './setting/setup-for-tests.ts'
import type { Color, Setup, State } from './state.ts'

/** The answer functions of the game for the open call of a view. */
export const sole = atSoleCall(system, ({ calls }) => calls)

export type PositionShip = NonNullable<Position['ships']>[string]
export interface TestBattle extends BattleRecord<State, GameEvent> {
  go(...script: readonly (Order | number)[]): TestBattle
}
/** Makes battleships of a seat in this hex, with given items. `more` changes other fields. */
export const battleshipAt =
  (seat: PositionShip['seat'], hex: PositionShip['hex']) =>
  (items: PositionShip['items'] = [], more: Partial<PositionShip> = {}): PositionShip => ({ seat, hex, hull: 'battleship', items, ...more })

/** A plain battle on a map of 30 by 30 hexes. */
export const duel: Setup = { ...setupFor('battle'), map: { shape: 'rectangle', columns: 30, rows: 30 } }
const yellowFires = { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 } as const

/** `ships`: by id. Yellow is about to fire unless `more` has another step. */
export function battle(ships: Position['ships'], more: Omit<Partial<Position>, 'ships'> = {}, setup: Setup = duel): TestBattle {
  const { events, state } = play.begin([{ type: 'begun', state: stateOf(setup, { at: yellowFires, ships, ...more }) }], scriptedDice())
  return testBattle(state, events)
}

const testBattle = (state: State, events: readonly GameEvent[]): TestBattle => ({
  ...battleRecord(state, events),
  go: (...script) => played(state, script),
})

const isOrder = (item: Order | number): item is Order => typeof item === 'object'
const isFace = (item: Order | number): item is number => typeof item === 'number'
/** ES-GEN-02: scripted dice, all with six sides. */
function sixSided(...faces: readonly number[]): ReturnType<typeof scriptedDice> {
  const dice = scriptedDice(...faces)
  return {
    ...dice,
    roll(count, sides, reason) {
      if (sides !== 6) throw new Error(`a die with ${sides} sides: ${reason}`)
      return dice.roll(count, sides, reason)
    },
  }
}
const INTERRUPTS = ['pointDefence', 'displacer', 'loseItem', 'slipMover', 'slipTarget']

function played(begun: State, script: readonly (Order | number)[]): TestBattle {
  const dice = sixSided(...script.filter(isFace))
  const orders = script.filter(isOrder)
  const events: GameEvent[] = []
  let state = begun
  for (;;) {
    const call = state.play.calls[0]
    const seat = call?.seats[0] as Color | undefined // seats of this game are colours
    const known = seat && view(state, seat)
    const question = known && askedOf(known)?.question
    if (!call || !seat || !question) break
    const forced = INTERRUPTS.includes(call.kind) ? question.forcedOrder(known, seat) : undefined
    const order = forced ?? orders.shift()
    if (!order) break
    const wrong = question.check(known, seat, order)
    if (wrong) throw new Error(`${seat} may not ${JSON.stringify(order)}: ${refusalsInWords(wrong)}`)
    const next = play.resolve(state, call, { [seat]: order }, dice)
    events.push(...next.events)
    state = next.state
  }
  if (dice.left().length + orders.length > 0) throw new Error(`left over: ${JSON.stringify({ faces: dice.left(), orders })}`)
  return testBattle(state, events)
}

/** The clause by which the first seat of the open call is refused an order; undefined if it is legal. */
export function refused({ state }: TestBattle, order: Order): string | undefined {
  const seat = state.play.calls[0]?.seats[0] ?? ''
  const known = view(state, seat)
  const asked = askedOf(known)
  return asked && refusalsIn(asked.question.check(known, asked.me, order))?.[0].rule
}
/** The forced order of the first asked seat, judged on the view of a viewer. */
export const forcedOrder = ({ state }: TestBattle, viewer: string): Order | undefined => {
  const seat = state.play.calls[0]?.seats[0] ?? ''
  const known = view(state, viewer)
  return askedOf(known, seat)?.question.forcedOrder(known, seat as Color) // seats of this game are colours
}

export const shot = (from: string, weapon: string, at: string, powerUp: 'range' | 'damage' | null = null): Order => ({
  order: 'fire',
  from,
  weapon,
  at,
  powerUp,
})
export const pass: Order = { order: 'pass' }
export const waive: Order = { order: 'waive' }
export const defend = (...turrets: readonly string[]): Order => ({ order: 'defend', turrets })
export const displace = (use: boolean): Order => ({ order: 'displace', use })
export const lose = (item: string | null): Order => ({ order: 'lose', item })
export const move = (ship: string, path: string, change: -1 | 0 | 1 = 0, ...rams: readonly string[]): Order => ({
  order: 'move',
  ship,
  change,
  path,
  rams,
})
export const jump = (ship: string, before: -1 | 0 | 1 = 0, after: -1 | 0 | 1 = 0): Order => ({ order: 'jump', ship, before, after })
export const repair = (ship: string, counters: number, what: 'damage' | 'nav' | 'speed' = 'damage'): Order => ({
  order: 'repair',
  ship,
  counters,
  what,
})
export const launch = (ship: string, fighter: string, hex: Hex): Order => ({ order: 'launch', ship, fighter, hex })
export const flight = (fighter: string, path: string, ...rams: readonly string[]): Order => ({
  order: 'fly',
  fighter,
  path,
  rams,
  board: null,
})
export const land = (fighter: string, path: string, board: string): Order => ({ order: 'fly', fighter, path, rams: [], board })
export const done: Order = { order: 'done' }
