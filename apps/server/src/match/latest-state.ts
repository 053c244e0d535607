// The rules of a game for one match, with what follows from its latest state kept: between two entries a match asks about ten times.
import type { Call, RuleSystem, Viewer } from '@admiralty/kernel'

/** The same rules. Open calls and views of one state at a time are computed once. */
export function keepingLatest(system: RuleSystem): RuleSystem {
  let latest: unknown = null
  let calls: readonly Call[] | null = null
  const views = new Map<Viewer, unknown>()
  const goTo = (state: unknown): void => {
    if (state === latest) return
    latest = state
    calls = null
    views.clear()
  }
  return {
    ...system,
    openCalls(state) {
      goTo(state)
      calls ??= system.openCalls(state)
      return calls
    },
    view(state, viewer) {
      goTo(state)
      if (!views.has(viewer)) views.set(viewer, system.view(state, viewer))
      return views.get(viewer)
    },
  }
}
