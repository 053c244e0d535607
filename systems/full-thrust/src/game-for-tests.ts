// Positions of the whole game with scripted dice, for tests of the sequence of play.
import { type OrderRefusal, scriptedDice } from '@admiralty/kernel'
import { atFirstCall } from '@admiralty/testkit/first-call'
import { expect } from 'vitest'
import type { GameEvent } from './chapter.ts'
import { system } from './game.ts'
import type { Order } from './orders.ts'
import type { Position } from './position.ts'
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
export const { asked, answer, refusalOf } = atFirstCall(system)
/** The events of one type. */
export const eventsOf = <T extends GameEvent['type']>({ events }: PlayedGame, type: T) =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type)
/** The types of the events, without those of the sequence. */
export const typesOf = ({ events }: PlayedGame): readonly string[] =>
  events.map(({ type }) => type).filter((type) => type !== 'paused' && type !== 'begun')
const DUEL = setupFor('cruiser-duel')
/** Why an order of Red's is refused in the first call of a position; empty if it is not. */
export function refusedParts(position: Position, order: Order, setup: Setup = DUEL): readonly OrderRefusal[] {
  const { state } = begin(setup, position)
  const [call] = system.openCalls(state)
  if (!call) throw new Error('nobody is asked')
  return system.check(system.view(state, 'red'), call, order) ?? []
}
/** 'FT-FC-01: Tern has no working fire control': the reasons in words; empty if the order is legal. */
export const refusedText = (position: Position, order: Order, setup: Setup = DUEL): string =>
  refusedParts(position, order, setup)
    .map(({ rule, reason }) => `${rule}: ${reason}`)
    .join('; ')
/** A ship of a position that has lost these systems. */
export const withLost = (...ids: readonly string[]) => ({
  condition: { systems: Object.fromEntries(ids.map((id) => [id, 'lost' as const])) },
})
