// The record of commits: a small file beside the database. SQLite drops the end of a damaged log without an error, so only a second
// file can tell that commits are missing. It has the number of the last commit and the last entry of each match in play.
import { closeSync, fdatasync, fsyncSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'

/** The name of the file in a data folder. */
export const RECORD_FILE = 'admiralty.commits'
const OWNER_ONLY = 0o600
/** Commits are numbered below this, because SQLite keeps their number in 31 bits. Then they begin again at 0. */
export const NUMBERS = 2 ** 31
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
/** A line: the number of a commit, or the match, sequence number and hash of an entry. */
export type RecordLine = [number] | [string, number, string]

/** Digits of a checksum. */
export const CHECKSUM = 8
/** The checksum with which a line begins. */
export const checksumOf = (text: string): string => crc32(text).toString(16).padStart(CHECKSUM, '0')
function makeLine(content: RecordLine): string {
  const text = JSON.stringify(content)
  return `${checksumOf(text)} ${text}\n`
}

/** The number of the commit after this one. */
const numberAfter = (number: number): number => (number + 1) % NUMBERS
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
  /** Records a commit with the next number, and the last entries of matches in play that it has appended. */
  committed(entries: readonly LastEntry[] = []): void {
    this.#number = this.next
    for (const { match, seq, chain } of entries) this.#entries.set(match, { match, seq, chain })
    this.#write([[this.#number], ...entries.map(lineOf)])
  }
  /** Records the last entry of a match. The entries of a match that is over are dropped when the file is written again. */
  appended(entry: LastEntry, over: boolean): void {
    if (over) this.#entries.delete(entry.match)
    else this.#entries.set(entry.match, entry)
    this.#write([lineOf(entry)])
  }
  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#descriptor === null) return
    fsyncSync(this.#descriptor)
    closeSync(this.#descriptor)
    this.#descriptor = null
  }

  /** The change is durable already, so a full disk must not make it fail. The next line tries to write the whole file. */
  #write(lines: readonly RecordLine[]): void {
    try {
      if (this.#descriptor === null || this.#lines >= MAX_LINES) this.#rewrite()
      else this.#add(this.#descriptor, lines)
    } catch {
      this.#drop()
    }
  }
  #add(descriptor: number, lines: readonly RecordLine[]): void {
    writeSync(descriptor, lines.map(makeLine).join(''))
    this.#lines += lines.length
    this.#syncSoon(descriptor)
  }
  #rewrite(): void {
    this.#drop()
    const fresh = `${this.#file}.new`
    rmSync(fresh, { force: true })
    const lines: readonly RecordLine[] = [[this.#number], ...[...this.#entries.values()].map(lineOf)]
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

const lineOf = ({ match, seq, chain }: LastEntry): RecordLine => [match, seq, chain]

/** A renamed file is on the disk when its folder is. Windows cannot do this and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
