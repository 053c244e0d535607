// Explains storage failures to the operator: what is wrong, and what to do.
import { knownSystemFailure } from './system-failure.ts'

/** Explanations by error code of SQLite (`sqlite` and the primary result code) or of PostgreSQL. */
const DATABASE_FAILURES: Readonly<Record<string, string>> = {
  'sqlite 8': 'it is read-only: change its owner, or mount it for writing',
  'sqlite 10': 'the disk cannot be read or written: check that it is healthy and mounted for writing',
  'sqlite 11': 'the database is damaged: restore a backup',
  'sqlite 13': 'the disk is full: make room',
  'sqlite 14': 'the database cannot be opened: check that this user may read and write there',
  'sqlite 26': 'its file admiralty.sqlite is not a database: move the file away',
  '53100': 'the disk of the database is full: make room',
  '25006': 'the database is read-only: check whether it is a standby',
}

/** The stored data of a match is damaged: it cannot be read, or does not fit its hashes. The match must not be played on. */
export class DamagedMatch extends Error {
  readonly match: string
  constructor(match: string) {
    super(`what is stored of match ${match} is damaged: compare it with a backup`)
    this.name = 'DamagedMatch'
    this.match = match
  }
}

/** Explains the error; undefined if it is not a storage failure. */
export function storageFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return DATABASE_FAILURES[`sqlite ${error.errcode & 0xff}`]
  return ('code' in error ? DATABASE_FAILURES[`${error.code}`] : undefined) ?? knownSystemFailure(error)
}
