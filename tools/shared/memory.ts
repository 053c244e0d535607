// Checks that the memory of a server stays flat, from its own metrics. Garbage comes and goes, so two figures are compared by quarters of the run:
// the least heap (what remains after garbage collection) and the most memory of the process.

/** Memory at one moment, in MB. */
export interface MemoryLevel {
  /** The JavaScript heap and external buffers. */
  readonly held: number
  /** The resident memory of the whole process. */
  readonly resident: number
}

/** How much the last quarter may exceed the second, in MB. In the first quarter caches fill and code is compiled. */
export const BOUND: MemoryLevel = { held: 8, resident: 32 }

/** The levels by quarters, and a finding for each kind of memory that grew. */
export interface MemoryTrend {
  /** The least `held` and the most `resident` of each quarter. */
  readonly quarters: readonly MemoryLevel[]
  readonly findings: readonly string[]
}

/** Compares the quarters of a run. At least eight samples are needed. */
export function trendOf(levels: readonly MemoryLevel[]): MemoryTrend {
  const size = Math.ceil(levels.length / 4)
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const part = levels.slice(quarter * size, (quarter + 1) * size)
    return { held: Math.min(...part.map(({ held }) => held)), resident: Math.max(...part.map(({ resident }) => resident)) }
  })
  const [, second, , last] = quarters
  if (!second || !last || levels.length < 8) return { quarters, findings: ['too few memory samples: at least 8 are needed'] }
  const over = (kind: keyof MemoryLevel): readonly string[] =>
    last[kind] > second[kind] + BOUND[kind]
      ? [`memory ${kind} grew from ${second[kind].toFixed(0)} MB in the second quarter to ${last[kind].toFixed(0)} MB in the last`]
      : []
  return { quarters, findings: [...over('held'), ...over('resident')] }
}

const MB = 2 ** 20

/** Reads the level from the text of `/metrics`; NaN for missing figures. */
export function levelIn(metrics: string): MemoryLevel {
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / MB
  return {
    held: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
    resident: figure('process_resident_memory_bytes'),
  }
}
