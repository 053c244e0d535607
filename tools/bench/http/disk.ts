// How many pages of 4 kB this disk makes durable a second, one after another. No store can commit more often.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Measures for `ms` milliseconds in a folder of the disk. */
export function syncsPerSecond(folder: string, ms = 2000): number {
  const file = openSync(join(folder, 'page'), 'w')
  const page = Buffer.alloc(4096, 1)
  const began = performance.now()
  let syncs = 0
  for (; performance.now() - began < ms; syncs += 1) {
    writeSync(file, page)
    fdatasyncSync(file)
  }
  const seconds = (performance.now() - began) / 1000
  closeSync(file)
  return syncs / seconds
}
