// What a bench item tells, and how a rate is measured.

export interface BenchFigure {
  readonly what: string
  readonly value: number
  /** 'a second', 'ms', 'MB', 'times', … */
  readonly unit: string
  /** What we aim for, if anything. */
  readonly aim?: { readonly least: number } | { readonly most: number }
  /** How it was counted, where that is not plain. */
  readonly note?: string
}

/** ItemReport on stderr while it runs. */
export type ReportProgress = (line: string) => void

/** One table of figures; `npm run bench -- --only <its file's name>`. */
export interface BenchItem {
  readonly title: string
  /** What is measured, and how: stands above the table. */
  readonly about: string
  figures(progress: ReportProgress): Promise<readonly BenchFigure[]>
}

export const kept = ({ value, aim }: BenchFigure): boolean => !aim || ('least' in aim ? value >= aim.least : value <= aim.most)

const WARM_MS = 500
const MEASURED_MS = 2000
/** Of this thread alone: what else runs on the machine is not counted. */
export const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How often in a second of one core: repeats after a warm-up; each repetition returns how many of what is counted it did. */
export function rate(once: () => number): number {
  for (const until = ownMs() + WARM_MS; ownMs() < until; ) once()
  const started = ownMs()
  let done = 0
  while (ownMs() - started < MEASURED_MS) done += once()
  return (done / (ownMs() - started)) * 1000
}

/** The value that this share of them does not exceed. */
export const share = (list: readonly number[], of: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * of)] ?? 0
