// Steps on a drawing board that can be undone and done again. Pure.
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last step was part of; null for a step of its own. */
  readonly run: string | null
}

/** So many can be undone. */
const MOST = 300

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], run: null })

/** Changes of one run in a row are one step: letters typed into the same field. */
export function afterChange<T>({ past, now, run: before }: History<T>, next: T, run: string | null = null): History<T> {
  const same = run !== null && run === before
  return { past: same ? past : [...past, now].slice(-MOST), now: next, future: [], run }
}
export function afterUndo<T>(steps: History<T>): History<T> {
  const { past, now, future } = steps
  const before = past.at(-1)
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, future: [now, ...future], run: null }
}
export function afterRedo<T>(steps: History<T>): History<T> {
  const { past, now, future } = steps
  const [next, ...later] = future
  return next === undefined ? steps : { past: [...past, now], now: next, future: later, run: null }
}
