// Planted leaks: altered copies of a system that prove that the suite notices leaks.
import type { Call, Dice, Orders, Resolution, Viewer } from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'

/** A view that shows one secret. */
export const leakyView = (system: AnySystem, leak: (state: unknown, viewer: Viewer) => unknown): AnySystem => ({
  ...system,
  view: (state, viewer) => Object.assign({}, system.view(state, viewer), { leak: leak(state, viewer) }),
})

/** Views that show everything after the end. */
export const opensAtEnd = (system: AnySystem): AnySystem => ({
  ...system,
  view: (state, viewer) => system.view(state, system.outcome(state) ? 'referee' : viewer),
})

/** An observation that everybody receives, but only some may. */
export const leakyObservation = (system: AnySystem, type: string, shown: (event: unknown) => unknown): AnySystem => ({
  ...system,
  observe: (event, viewer) => (isA(event, type) ? shown(event) : system.observe(event, viewer)),
})
const isA = (event: unknown, type: string): boolean => typeof event === 'object' && event !== null && 'type' in event && event.type === type

/** Answers a whole call because of a secret; undefined leaves the call open. */
type Answer = (state: unknown, call: Call) => Orders<unknown> | undefined

/** A question is skipped because of a secret, so the missing question reveals it. */
export function skipsQuestions(system: AnySystem, answer: Answer): AnySystem {
  function skip(resolution: Resolution<unknown, unknown>, dice: Dice): Resolution<unknown, unknown> {
    for (const call of system.openCalls(resolution.state)) {
      const orders = answer(resolution.state, call)
      if (!orders) continue
      const { events, state } = system.resolve(resolution.state, call, orders, dice)
      return skip({ events: [...resolution.events, ...events], state }, dice)
    }
    return resolution
  }
  return {
    ...system,
    begin: (start, dice) => skip(system.begin(start, dice), dice),
    resolve: (state, call, orders, dice) => skip(system.resolve(state, call, orders, dice), dice),
  }
}

/** A view that shows a secret, and a `determinize` that copies it. No law notices; only the list of secrets changes. */
export const copiedLeak = (
  system: AnySystem,
  take: (state: unknown) => unknown,
  put: (determinized: unknown, leak: unknown) => unknown,
): AnySystem => ({
  ...leakyView(system, take),
  determinize: (view, dice) =>
    put(system.determinize(view, dice), typeof view === 'object' && view !== null && 'leak' in view ? view.leak : null),
})
