// Reads the record of commits.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CHECKSUM, checksumOf, type LastEntry, NUMBERS, RECORD_FILE, type RecordLine } from './commit-record.ts'

/** The content of the record. */
export interface RecordedCommits {
  /** The number of the last commit. */
  readonly number: number
  readonly entries: readonly LastEntry[]
  /** Whether every line is as it was written. */
  readonly intact: boolean
}

const lineSchema: z.ZodType<RecordLine> = z.union([z.tuple([z.int()]), z.tuple([z.string(), z.int(), z.string()])])

function parseLine(line: string): RecordLine | undefined {
  const text = line.slice(CHECKSUM + 1)
  if (line.slice(0, CHECKSUM) !== checksumOf(text)) return undefined
  return lineSchema.safeParse(JSON.parse(text)).data
}

/** Reads the record of a data folder; undefined if there is none. A line that was cut off at the end was never acknowledged. */
export function readCommitRecord(folder: string): RecordedCommits | undefined {
  const file = join(folder, RECORD_FILE)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1).map(parseLine)
  const entries = new Map<string, LastEntry>()
  let number: number | undefined
  for (const line of lines) {
    if (line?.length === 1) number = line[0]
    else if (line) entries.set(line[0], { match: line[0], seq: line[1], chain: line[2] })
  }
  return { number: number ?? 0, entries: [...entries.values()], intact: number !== undefined && !lines.includes(undefined) }
}

/** How many commits the database lacks. `number` is the number of its last one. */
export function commitsMissing(number: number, recorded: number): number {
  const ahead = (recorded - number + NUMBERS) % NUMBERS
  return ahead < NUMBERS / 2 ? ahead : 0
}
