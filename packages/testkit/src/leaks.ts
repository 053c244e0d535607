// Planted leaks: altered copies of a system that prove that the suite notices leaks.
import type { Call, Dice, Orders, Resolution, Viewer } from '@admiralty/kernel'
import { type Disclosure, disclosure, exportPartial } from '@admiralty/match'
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

/** Rolls at a hidden place, whose number depends on secrets, before a die that everybody sees. In one stream they move its face. */
export const hiddenRolls = (system: AnySystem, streamOf: (dice: Dice) => Dice): AnySystem => ({
  ...system,
  resolve(state, call, orders, dice) {
    const text = JSON.stringify(system.view(state, 'referee'))
    // The order of the letters counts: two secret numbers with a known sum have the same letters either way round.
    const count = Array.from(text).reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 997, 0) % 7
    streamOf(dice).roll(count, 6, 'a hidden place')
    const openRoll = { type: 'openRoll', faces: dice.roll(1, 6, 'an open place') }
    const { events, states, state: after } = system.resolve(state, call, orders, dice)
    return { events: [openRoll, ...events], states: [state, ...states], state: after }
  },
  evolve: (state, event) => (isA(event, 'openRoll') ? state : system.evolve(state, event)),
  observe: (event, viewer) => (isA(event, 'openRoll') ? event : system.observe(event, viewer)),
})

/** Policies of a host that disclose too much. */
export const LEAKY_POLICIES: Readonly<Record<string, Disclosure>> = {
  'closing: the journal of a match that keeps its secrets': { ...disclosure, fileFor: (_, journal) => JSON.stringify(journal) },
  'closing: the secret of the dice beside the messages': {
    ...disclosure,
    fileFor: (system, journal, viewer) => JSON.stringify({ ...exportPartial(system, journal, viewer), secret: journal.secret }),
  },
  'closing: the referee’s view of every match that is over': {
    ...disclosure,
    mayViewAs: (match, visitor, viewer) => (viewer === 'referee' ? match.isOver : disclosure.mayViewAs(match, visitor, viewer)),
  },
  'closing: the views of all seats of a match that is over': {
    ...disclosure,
    mayViewAs: (match, visitor, viewer) => (viewer !== 'referee' && match.isOver) || disclosure.mayViewAs(match, visitor, viewer),
  },
  'watch: a match of others': { ...disclosure, isVisible: () => true },
  'watch: a match of others to everybody who plays nothing there': {
    ...disclosure,
    isVisible: (watch, visitor) => watch === 'anyone' || visitor.seats.length === 0,
  },
}

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
      const { events, states, state } = system.resolve(resolution.state, call, orders, dice)
      return skip({ events: [...resolution.events, ...events], states: [...resolution.states, ...states], state }, dice)
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
