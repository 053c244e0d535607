// What goes out to a viewer about an entry: the news it may hear, and how its view changed, event by event.
// An event that says nothing to this viewer leaves no gap, so that the number of steps tells nothing either.
import type { Call, Outcome, RuleSystem, Viewer } from '@admiralty/kernel'
import { type MatchAction, outcomeOf } from './actions.ts'
import { actionOf, eventsOf, type Transition } from './journal.ts'
import { applyPatch, type Patch, patchBetween } from './patch.ts'

export interface MessageStep {
  readonly observation: unknown
  /** Null: the view is as it was. */
  readonly patch: Patch | null
}

export interface Message {
  readonly seq: number
  readonly time: number
  readonly chain: string
  /** Null: an entry of the game. */
  readonly action: MatchAction | null
  readonly steps: readonly MessageStep[]
  /** Open after it; the same for everybody. */
  readonly calls: readonly Call[]
  readonly outcome: Outcome | null
}

/** The opening's message starts from the view `null`: applied to it, its first patch makes the first view. */
export function messageFor(system: RuleSystem, turn: Transition, viewer: Viewer): Message {
  const { entry, before, match } = turn
  const steps: MessageStep[] = []
  let view = before === undefined ? null : system.view(before, viewer)
  for (const { event, state } of passagesOf(system, turn)) {
    const seen = system.view(state, viewer)
    const observation = system.observe(event, viewer) ?? null
    const patch = patchBetween(view, seen)
    if (observation !== null || patch !== null) steps.push({ observation, patch })
    view = seen
  }
  const outcome = outcomeOf(system, match) ?? null
  return {
    seq: entry.seq,
    time: entry.time,
    chain: match.chain,
    action: actionOf(entry) ?? null,
    steps,
    calls: outcome ? [] : system.openCalls(match.state).map(({ id, kind, seats }) => ({ id, kind, seats })),
    outcome,
  }
}

/** An event, and the state that it led to. */
interface Passage {
  readonly event: unknown
  readonly state: unknown
}
const passages = new WeakMap<Transition, readonly Passage[]>()
/** What an entry leads through, folded once for all who are told. */
function passagesOf(system: RuleSystem, turn: Transition): readonly Passage[] {
  const known = passages.get(turn)
  if (known) return known
  let state = turn.before
  const through = eventsOf(system, turn.entry).map((event) => {
    state = system.evolve(state, event)
    return { event, state }
  })
  passages.set(turn, through)
  return through
}

/** The views that a message leads through, one for each step. */
export function viewsThrough(view: unknown, { steps }: Message): readonly unknown[] {
  let now = view
  return steps.map(({ patch }) => {
    now = patch ? applyPatch(now, patch) : now
    return now
  })
}
