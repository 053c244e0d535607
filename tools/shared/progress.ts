// Progress of a long run, as a line on standard error every few seconds. Standard output has only the result.

/** The least time between two lines, in ms. */
const EVERY = 5_000

/** The clock and the progress lines of a run. */
export interface Progress {
  /** Prints the line if enough time has passed since the last one. */
  show(line: () => string): void
  /** Seconds since the run began. */
  seconds(): number
}

/** Starts the clock. `every` is the least time between two lines, in ms. */
export function makeProgress(every = EVERY, write: (line: string) => void = (line) => void process.stderr.write(line)): Progress {
  const started = performance.now()
  let shown = started
  const seconds = (): number => (performance.now() - started) / 1000
  return {
    seconds,
    show(line) {
      if (performance.now() - shown < every) return
      shown = performance.now()
      write(`${line()}, ${seconds().toFixed(0)} s\n`)
    },
  }
}
