// The figures of a bench item, and how a rate is measured.

/** A measured value with its unit. */
export interface BenchFigure {
  readonly what: string
  readonly value: number
  /** Such as 'a second', 'ms', 'MB', 'times'. */
  readonly unit: string
  /** The limit that we aim for. */
  readonly aim?: { readonly least: number } | { readonly most: number }
  /** How it was counted, if that is not obvious. */
  readonly note?: string
}

/** Prints a line of progress on standard error. */
export type ReportProgress = (line: string) => void

/** One table of figures. `npm run bench -- --only NAME` measures only the item of the file NAME.ts. */
export interface BenchItem {
  readonly title: string
  /** What is measured, and how. Printed above the table. */
  readonly about: string
  figures(progress: ReportProgress): Promise<readonly BenchFigure[]>
}

/** Whether the value meets its aim. */
export const kept = ({ value, aim }: BenchFigure): boolean => !aim || ('least' in aim ? value >= aim.least : value <= aim.most)

const WARM_MS = 500
const MEASURED_MS = 2000
/** Processor time of this thread in ms, so that other programs on the machine do not count. */
export const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How many of something one core does a second. `once` is repeated after a warm-up, and returns how many it did. */
export function rate(once: () => number): number {
  for (const until = ownMs() + WARM_MS; ownMs() < until; ) once()
  const started = ownMs()
  let done = 0
  while (ownMs() - started < MEASURED_MS) done += once()
  return (done / (ownMs() - started)) * 1000
}

/** A quantile: the value that this share of the list does not exceed. */
export const share = (list: readonly number[], of: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * of)] ?? 0
