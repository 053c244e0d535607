// The record of commits: a small file beside the database. SQLite drops the end of a damaged log without an error, so only a second
// file can tell that commits are missing. It has the number of the last commit and the last entry of each match in play.
import { closeSync, existsSync, fdatasync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { z } from 'zod'

/** The name of the file in a data folder. */
export const RECORD_FILE = 'admiralty.commits'
const OWNER_ONLY = 0o600
/** Commits are numbered below this, because SQLite keeps their number in 31 bits. Then they begin again at 0. */
const NUMBERS = 2 ** 31
/** Lines after which the file is written again with the latest ones only: about 2 MB. */
export const MAX_LINES = 20_000
/** Milliseconds after which a line is on the disk at the latest, if the machine loses power. A crash of the process loses no line. */
const SYNC_EVERY = 100

/** The last entry of a match. */
export interface LastEntry {
  readonly match: string
  readonly seq: number
  readonly chain: string
}
/** What the file says. */
export interface RecordedCommits {
  /** The number of the last commit. */
  readonly number: number
  readonly entries: readonly LastEntry[]
  /** Whether every line is as it was written. */
  readonly intact: boolean
}

/** A line: the number of a commit, or the match, sequence number and hash of an entry. */
const lineSchema = z.union([z.tuple([z.int()]), z.tuple([z.string(), z.int(), z.string()])])
type Line = z.infer<typeof lineSchema>

const CHECKSUM = 8
function makeLine(content: Line): string {
  const text = JSON.stringify(content)
  return `${crc32(text).toString(16).padStart(CHECKSUM, '0')} ${text}\n`
}
function parseLine(line: string): Line | undefined {
  const text = line.slice(CHECKSUM + 1)
  if (line.slice(0, CHECKSUM) !== crc32(text).toString(16).padStart(CHECKSUM, '0')) return undefined
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

/** The number of the commit after this one. */
const numberAfter = (number: number): number => (number + 1) % NUMBERS
/** How many commits the database lacks. `number` is the number of its last one. */
export function commitsMissing(number: number, recorded: number): number {
  const ahead = (recorded - number + NUMBERS) % NUMBERS
  return ahead < NUMBERS / 2 ? ahead : 0
}

/** Writes the record. Every method returns when a crash of the process can no longer lose the line. */
export class CommitRecord {
  readonly #file: string
  readonly #entries: Map<string, LastEntry>
  #number: number
  #descriptor: number | null = null
  #lines = 0
  #timer: NodeJS.Timeout | null = null

  /** Replaces the file of the folder by one with this content. */
  constructor(folder: string, number: number, entries: readonly LastEntry[]) {
    this.#file = join(folder, RECORD_FILE)
    this.#number = number
    this.#entries = new Map(entries.map((entry) => [entry.match, entry]))
    this.#rewrite()
  }

  /** The number of the next commit. */
  get next(): number {
    return numberAfter(this.#number)
  }
  /** Records a commit with the next number. */
  committed(): void {
    this.#number = this.next
    this.#write([this.#number])
  }
  /** Records the last entry of a match. The entries of a match that is over are dropped when the file is written again. */
  appended(entry: LastEntry, over: boolean): void {
    if (over) this.#entries.delete(entry.match)
    else this.#entries.set(entry.match, entry)
    this.#write([entry.match, entry.seq, entry.chain])
  }
  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#descriptor === null) return
    fsyncSync(this.#descriptor)
    closeSync(this.#descriptor)
    this.#descriptor = null
  }

  /** The change is durable already, so a full disk must not make it fail. The next line tries to write the whole file. */
  #write(line: Line): void {
    try {
      if (this.#descriptor === null || this.#lines >= MAX_LINES) this.#rewrite()
      else this.#add(this.#descriptor, line)
    } catch {
      this.#drop()
    }
  }
  #add(descriptor: number, line: Line): void {
    writeSync(descriptor, makeLine(line))
    this.#lines += 1
    this.#syncSoon(descriptor)
  }
  #rewrite(): void {
    this.#drop()
    const fresh = `${this.#file}.new`
    rmSync(fresh, { force: true })
    const latest = [...this.#entries.values()].map(({ match, seq, chain }): Line => [match, seq, chain])
    const lines: readonly Line[] = [[this.#number], ...latest]
    writeFileSync(fresh, lines.map(makeLine).join(''), { mode: OWNER_ONLY, flush: true })
    renameSync(fresh, this.#file)
    syncFolder(dirname(this.#file))
    this.#descriptor = openSync(this.#file, 'a')
    this.#lines = 0
  }
  #drop(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor)
    this.#descriptor = null
  }
  #syncSoon(descriptor: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#descriptor === descriptor) fdatasync(descriptor, () => undefined)
    }, SYNC_EVERY).unref()
  }
}

/** A renamed file is on the disk when its folder is. Windows cannot do this and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
