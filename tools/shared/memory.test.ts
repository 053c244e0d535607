import { expect, test } from 'vitest'
import { BOUND, levelIn, type MemoryLevel, trendOf } from './memory.ts'

const levels = (held: (index: number) => number, resident: (index: number) => number): readonly MemoryLevel[] =>
  Array.from({ length: 40 }, (_, index) => ({ held: held(index), resident: resident(index) }))

test('memory is flat if garbage comes and goes and caches fill in the first quarter', () => {
  const saw = levels(
    (index) => 40 + (index % 7) * 30,
    (index) => 200 + Math.min(index, 10) * 20,
  )
  expect(trendOf(saw).findings).toEqual([])
})

test('growth of the heap after collection is a finding, and so is growth of the process', () => {
  const grown = (per: number) => (index: number) => 40 + index * per
  const slowly = trendOf(levels(grown((BOUND.held + 1) / 20), () => 200))
  expect(slowly.findings).toEqual([expect.stringContaining('memory held grew from 45 MB in the second quarter to 54 MB in the last')])
  expect(trendOf(levels(() => 40, grown(3))).findings).toEqual([expect.stringContaining('memory resident grew')])
})

test('too few samples are a finding', () => {
  expect(
    trendOf(
      levels(
        () => 1,
        () => 1,
      ).slice(0, 5),
    ).findings,
  ).toEqual(['too few memory samples: at least 8 are needed'])
})

test('levels are read from the metrics of a server', () => {
  const metrics = `# HELP x\nnodejs_heap_size_used_bytes 41943040\nnodejs_external_memory_bytes 10485760\nprocess_resident_memory_bytes 209715200\n`
  expect(levelIn(metrics)).toEqual({ held: 50, resident: 200 })
})
