// A test battle at one point: the state, and what led to it. Each game adds its own way to go on.
import type { Call } from '@admiralty/kernel'

interface InPlay {
  readonly play: { readonly calls: readonly Call[] }
}
interface Typed {
  readonly type: string
}
export interface BattleRecord<S extends InPlay, E extends Typed> {
  readonly state: S
  readonly events: readonly E[]
  /** The open calls as text: 'yellow+blue: fire'. */
  readonly asked: string
  /** All events of this type, in order. */
  eventsOf<K extends E['type']>(type: K): readonly Extract<E, { readonly type: K }>[]
  /** The types of all events in order, without 'paused' and 'begun'. */
  readonly eventTypes: readonly string[]
}
export const battleRecord = <S extends InPlay, E extends Typed>(state: S, events: readonly E[]): BattleRecord<S, E> => ({
  state,
  events,
  asked: state.play.calls.map(({ kind, seats }) => `${seats.join('+')}: ${kind}`).join(', '),
  eventsOf: <K extends E['type']>(type: K) => events.filter((event): event is Extract<E, { readonly type: K }> => event.type === type),
  eventTypes: events.map(({ type }) => type).filter((type) => type !== 'paused' && type !== 'begun'),
})
