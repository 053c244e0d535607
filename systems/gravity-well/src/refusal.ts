// Lists of actions that are tried one after the other.
import { initialPlay, isRefusal, type Records, type Refusal } from '@admiralty/kernel'
import type { State, View } from './state.ts'

interface Trial<A, E> {
  /** The event of an action in the state after the earlier ones, or the refusal of the action. `earlier`: their events. */
  make(state: State, action: A, earlier: readonly E[]): E | Refusal
}
/** The events of actions in their order; the refusal of the first that is illegal. Check and resolution both use it. */
export function attempt<A, E extends { readonly type: string }>(
  start: State,
  actions: readonly A[],
  { make, records }: Trial<A, E> & { readonly records: Records<State, E> },
): readonly E[] | Refusal {
  const events: E[] = []
  let state = start
  for (const action of actions) {
    const made = make(state, action, events)
    if (isRefusal(made)) return made
    events.push(made)
    const record: (now: State, event: never) => State = records[made.type as E['type']] // TypeScript widens `type` to string
    state = record(state, made as never) // the key is the event's own type
  }
  return events
}
/** A view as a state on which its reader's own actions can be tried; secrets of others are absent. */
export function trialState(view: View): State {
  const { me: _, calls: __, asked: ___, agenda: ____, ...table } = view
  return { ...table, play: initialPlay() }
}
/** The value that `check` has found to be legal. */
export function legal<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`${value.rule}: ${value.reason}`)
  return value
}
