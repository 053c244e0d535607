// The figures of a bench item, and how a rate is measured.

export interface BenchFigure {
  readonly what: string
  readonly value: number
  /** 'a second', 'ms', 'MB', 'times', … */
  readonly unit: string
  /** The goal, if there is one. */
  readonly aim?: { readonly least: number } | { readonly most: number }
  /** How the value was counted, if that is not obvious. */
  readonly note?: string
}

/** Prints progress to standard error while an item runs. */
export type ReportProgress = (line: string) => void

/** One table of figures; `npm run bench -- --only <its file's name>`. */
export interface BenchItem {
  readonly title: string
  /** An explanation of the measurement. Printed above the table. */
  readonly about: string
  figures(progress: ReportProgress): Promise<readonly BenchFigure[]>
}

export const kept = ({ value, aim }: BenchFigure): boolean => !aim || ('least' in aim ? value >= aim.least : value <= aim.most)

const WARM_MS = 500
const MEASURED_MS = 2000
/** Processor time of this thread in ms. Other work of the machine is not counted. */
export const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Counted things in a second of one core, after a warm-up. Each call of `once` returns how many things it did. */
export function rate(once: () => number): number {
  for (const until = ownMs() + WARM_MS; ownMs() < until; ) once()
  const started = ownMs()
  let done = 0
  while (ownMs() - started < MEASURED_MS) done += once()
  return (done / (ownMs() - started)) * 1000
}

/** The value that this share of the list does not exceed. */
export const share = (list: readonly number[], of: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * of)] ?? 0
