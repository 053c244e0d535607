// Plays single answers in a position, for tests.
import { scriptedDice } from '@admiralty/kernel'
import { system } from './game.ts'
import type { Order } from './orders.ts'
import type { Position } from './position.ts'
import type { Color } from './shapes.ts'
import type { State } from './state.ts'

export function begin(position: Position, scenario = 'duel', options: Readonly<Record<string, string | number>> = {}): State {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup(options)
  if (!setup || 'rule' in setup) throw new Error(setup ? setup.reason : `no scenario ${scenario}`)
  return system.begin({ setup, position }, scriptedDice()).state
}
export function callFor(state: State, seat: Color) {
  const call = system.openCalls(state).find(({ seats }) => seats.includes(seat))
  if (!call) throw new Error(`${seat} is not asked`)
  return call
}
/** The refusal of an order; undefined if it is legal. */
export const judged = (state: State, seat: Color, order: Order) => system.check(system.view(state, seat), callFor(state, seat), order)
/** Resolves a legal order with these dice, all of which must be rolled. */
export function given(state: State, seat: Color, order: Order, ...faces: readonly number[]) {
  const refused = judged(state, seat, order)
  if (refused) throw new Error(`${refused[0].rule}: ${refused[0].reason}`)
  return system.resolve(state, callFor(state, seat), { [seat]: order }, scriptedDice(...faces))
}
export const END: Order = { order: 'end', all: false }
/** The state after a seat has ended so many phases. */
export function ended(state: State, seat: Color, phases: number): State {
  let now = state
  for (let phase = 0; phase < phases; phase += 1) now = given(now, seat, END).state
  return now
}
