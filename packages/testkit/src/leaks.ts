// Leaks to plant: mutated copies of a system, so that a suite can show that it would have noticed.
import type { Call, Dice, Orders, Resolution, Viewer } from '@admiralty/kernel'
import type { AnySystem } from './random-match.ts'

/** A view with one thing too much in it. */
export const leakyView = (system: AnySystem, leak: (state: unknown, viewer: Viewer) => unknown): AnySystem => ({
  ...system,
  view: (state, viewer) => Object.assign({}, system.view(state, viewer), { leak: leak(state, viewer) }),
})

/** News that tells everybody what only some may hear. */
export const leakyNews = (system: AnySystem, type: string, tell: (event: unknown) => unknown): AnySystem => ({
  ...system,
  observe: (event, viewer) => (isA(event, type) ? tell(event) : system.observe(event, viewer)),
})
const isA = (event: unknown, type: string): boolean => typeof event === 'object' && event !== null && 'type' in event && event.type === type

/** Answers for a whole call, on grounds that not everybody knows; undefined: it is asked. */
type Answer = (state: unknown, call: Call) => Orders<unknown> | undefined

/** A question that is skipped on secret grounds: not being asked tells as much as the answer. */
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

/** A view that shows what it must not, and an imagination that copies it: no property can tell, only the list of a game's secrets. */
export const copiedLeak = (
  system: AnySystem,
  take: (state: unknown) => unknown,
  put: (imagined: unknown, leak: unknown) => unknown,
): AnySystem => ({
  ...leakyView(system, take),
  determinize: (view, dice) =>
    put(system.determinize(view, dice), typeof view === 'object' && view !== null && 'leak' in view ? view.leak : null),
})
