// Plays positions with scripted dice, call by call. For tests only.
import { scriptedDice } from '@admiralty/kernel'
import { atFirstCall } from '@admiralty/testkit/first-call'
import type { GameEvent } from '../src/chapter.ts'
import { system } from '../src/index.ts'
import type { Position } from '../src/position.ts'
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
export const { callOf, asked, answer, refusalOf } = atFirstCall(system)
/** The types of the events, without those of the sequence. */
export const typesOf = ({ events }: PlayedPosition): readonly string[] =>
  events.map(({ type }) => type).filter((type) => !['paused', 'impulseBegan', 'moved', 'begun'].includes(type))
export const eventOf = <T extends GameEvent['type']>({ events }: PlayedPosition, type: T) =>
  events.find((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type)

export const yellow = { seat: 'yellow', at: [0, -5], sense: 'clockwise' } as const
export const blue = { seat: 'blue', at: [0, 5], sense: 'clockwise' } as const
