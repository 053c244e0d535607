// Whether a server's memory is flat, from figures that it shows itself. Young garbage comes and goes, and an allocator keeps pages, so two
// things are judged: the least that was held in a quarter of the run (what a collection leaves), and the most that the process took.

/** MB at one moment. */
export interface MemoryLevel {
  /** JavaScript's own, and buffers outside of it. */
  readonly held: number
  /** The whole process. */
  readonly resident: number
}

/** MB that the last quarter may have over the second; the first is for caches to fill and code to be compiled. */
export const BOUND: MemoryLevel = { held: 8, resident: 32 }

export interface MemoryTrend {
  /** Least held and most resident of each quarter. */
  readonly quarters: readonly MemoryLevel[]
  readonly findings: readonly string[]
}

export function trendOf(levels: readonly MemoryLevel[]): MemoryTrend {
  const size = Math.ceil(levels.length / 4)
  const quarters = [0, 1, 2, 3].map((quarter) => {
    const part = levels.slice(quarter * size, (quarter + 1) * size)
    return { held: Math.min(...part.map(({ held }) => held)), resident: Math.max(...part.map(({ resident }) => resident)) }
  })
  const [, second, , last] = quarters
  if (!second || !last || levels.length < 8) return { quarters, findings: ['memory was looked at too seldom to tell'] }
  const over = (kind: keyof MemoryLevel): readonly string[] =>
    last[kind] > second[kind] + BOUND[kind]
      ? [`memory ${kind} grew from ${second[kind].toFixed(0)} MB in the second quarter to ${last[kind].toFixed(0)} MB in the last`]
      : []
  return { quarters, findings: [...over('held'), ...over('resident')] }
}

const MB = 2 ** 20

/** From what /metrics shows. */
export function levelIn(metrics: string): MemoryLevel {
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / MB
  return {
    held: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
    resident: figure('process_resident_memory_bytes'),
  }
}
