// The undo history of a design. Pure.
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** The run of the last step, such as typing into one field; null if it belongs to none. */
  readonly run: string | null
}

/** At most this many steps can be undone. */
const MOST = 300

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], run: null })

/** Changes of the same run in a row are one step, such as letters typed into one field. */
export function afterChange<T>({ past, now, run: before }: History<T>, next: T, run: string | null = null): History<T> {
  const continues = run !== null && run === before
  return { past: continues ? past : [...past, now].slice(-MOST), now: next, future: [], run }
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
