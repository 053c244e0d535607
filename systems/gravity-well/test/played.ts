// Plays positions with scripted dice, call by call. For tests only.
import { type Call, type Orders, scriptedDice } from '@admiralty/kernel'
import { expect } from 'vitest'
import type { GameEvent } from '../src/chapter.ts'
import { system } from '../src/index.ts'
import type { Order } from '../src/orders.ts'
import type { Position } from '../src/position.ts'
import type { Color } from '../src/shapes.ts'
import type { Setup, State } from '../src/state.ts'

export function setupFor(scenario: string, options: Readonly<Record<string, number | string>> = {}): Setup {
  const setup = system.scenarios.find(({ id }) => id === scenario)?.setup({ moons: 0, ...options })
  if (!setup || 'rule' in setup) throw new Error(`no setup of ${scenario}`)
  return setup
}
export const FAST = setupFor('fast', { debris: 'none' })

export interface PlayedPosition {
  readonly state: State
  readonly events: readonly GameEvent[]
}
export const begin = (position: Position, ...faces: readonly number[]): PlayedPosition => beginWith(FAST, position, ...faces)
export const beginWith = (setup: Setup, position: Position, ...faces: readonly number[]): PlayedPosition =>
  system.begin({ setup, position }, scriptedDice(...faces))
export const callOf = ({ state }: PlayedPosition): Call => {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('nobody is asked')
  return call
}
/** The kind of the open call and its seats: 'fire yellow'. */
export const asked = (played: PlayedPosition): string => `${callOf(played).kind} ${callOf(played).seats.join(' ')}`
/** Answers the open call; a seat that gives nothing gives its default order. All faces must be used. */
export function answer(
  played: PlayedPosition,
  orders: Readonly<Partial<Record<Color, Order>>>,
  ...faces: readonly number[]
): PlayedPosition {
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
export const refusalOf = (played: PlayedPosition, seat: Color, order: Order) =>
  system.check(system.view(played.state, seat), callOf(played), order)?.rule
/** The types of the events, without those of the sequence. */
export const typesOf = ({ events }: PlayedPosition): readonly string[] =>
  events.map(({ type }) => type).filter((type) => !['paused', 'impulseBegan', 'moved', 'begun'].includes(type))
export const eventOf = <T extends GameEvent['type']>({ events }: PlayedPosition, type: T) =>
  events.find((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type)

export const yellow = { seat: 'yellow', at: [0, -5], sense: 'clockwise' } as const
export const blue = { seat: 'blue', at: [0, 5], sense: 'clockwise' } as const
