import { expect, test } from 'vitest'
import { BOUND, levelIn, type MemoryLevel, trendOf } from './memory.ts'

const levels = (held: (index: number) => number, resident: (index: number) => number): readonly MemoryLevel[] =>
  Array.from({ length: 40 }, (_, index) => ({ held: held(index), resident: resident(index) }))

test('garbage that comes and goes, and caches that fill in the first quarter, are flat', () => {
  const saw = levels(
    (index) => 40 + (index % 7) * 30,
    (index) => 200 + Math.min(index, 10) * 20,
  )
  expect(trendOf(saw).findings).toEqual([])
})

test('what a collection leaves may not grow, nor may the process', () => {
  const grown = (per: number) => (index: number) => 40 + index * per
  const slowly = trendOf(levels(grown((BOUND.held + 1) / 20), () => 200))
  expect(slowly.findings).toEqual([expect.stringContaining('memory held grew from 45 MB in the second quarter to 54 MB in the last')])
  expect(trendOf(levels(() => 40, grown(3))).findings).toEqual([expect.stringContaining('memory resident grew')])
})

test('a handful of looks tells nothing, and says so', () => {
  expect(
    trendOf(
      levels(
        () => 1,
        () => 1,
      ).slice(0, 5),
    ).findings,
  ).toEqual(['memory was looked at too seldom to tell'])
})

test('levels are read from what a server shows', () => {
  const shown = `# HELP x\nnodejs_heap_size_used_bytes 41943040\nnodejs_external_memory_bytes 10485760\nprocess_resident_memory_bytes 209715200\n`
  expect(levelIn(shown)).toEqual({ held: 50, resident: 200 })
})
