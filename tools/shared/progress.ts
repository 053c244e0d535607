// How far a long run has come: a line on standard error every few seconds, so that what it prints in the end stands alone.

/** ms between two lines. */
const EVERY = 5_000

export interface Progress {
  /** Said if it is time again. */
  show(line: () => string): void
  seconds(): number
}

export function makeProgress(every = EVERY, write: (line: string) => void = (line) => void process.stderr.write(line)): Progress {
  const begun = performance.now()
  let shown = begun
  const seconds = (): number => (performance.now() - begun) / 1000
  return {
    seconds,
    show(line) {
      if (performance.now() - shown < every) return
      shown = performance.now()
      write(`${line()}, ${seconds().toFixed(0)} s\n`)
    },
  }
}
