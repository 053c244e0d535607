// Positions of the whole game with scripted dice, for tests of the sequence of play.
import { type Call, type Orders, scriptedDice } from '@admiralty/kernel'
import { expect } from 'vitest'
import type { GameEvent } from './chapter.ts'
import { system } from './game.ts'
import type { Order } from './orders.ts'
import type { Position } from './position.ts'
import type { Color } from './shapes.ts'
import type { Setup, State } from './state.ts'

/** The setup of a scenario. A position may have any ships. */
export function setupFor(scenario: string, options: Readonly<Record<string, number | string | boolean>> = {}): Setup {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup(options)
  if (!setup || 'rule' in setup) throw new Error(`no setup of ${scenario}: ${JSON.stringify(setup)}`)
  return setup
}
export interface PlayedGame {
  readonly state: State
  readonly events: readonly GameEvent[]
}
/** A match from a position; all faces must be used. */
export function begin(setup: Setup, position: Position | null, ...faces: readonly number[]): PlayedGame {
  const dice = scriptedDice(...faces)
  const played = system.begin({ setup, position }, dice)
  expect(dice.left()).toEqual([])
  return played
}
const callOf = ({ state }: PlayedGame): Call => {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('nobody is asked')
  return call
}
/** The kind of the open call and its seats: 'plot red blue'. */
export const asked = (played: PlayedGame): string => `${callOf(played).kind} ${callOf(played).seats.join(' ')}`
/** Answers the open call; a seat that gives nothing gives its default order. All faces must be used. */
export function answer(played: PlayedGame, orders: Readonly<Partial<Record<Color, Order>>>, ...faces: readonly number[]): PlayedGame {
  const call = callOf(played)
  const all: Orders<Order> = Object.fromEntries(
    call.seats.map((seat) => {
      const view = system.view(played.state, seat)
      const order = orders[seat as Color] ?? system.defaultOrder(view, call) // seats of this game are colours
      expect(system.check(view, call, order), `${call.kind} of ${seat}`).toBeUndefined()
      return [seat, order]
    }),
  )
  const dice = scriptedDice(...faces)
  const next = system.resolve(played.state, call, all, dice)
  expect(dice.left()).toEqual([])
  return next
}
/** The clause that refuses an order now. */
export const refusalOf = (played: PlayedGame, seat: Color, order: Order) =>
  system.check(system.view(played.state, seat), callOf(played), order)?.rule
/** The events of one type. */
export const eventsOf = <T extends GameEvent['type']>({ events }: PlayedGame, type: T) =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type)
/** The types of the events, without those of the sequence. */
export const typesOf = ({ events }: PlayedGame): readonly string[] =>
  events.map(({ type }) => type).filter((type) => type !== 'paused' && type !== 'begun')
