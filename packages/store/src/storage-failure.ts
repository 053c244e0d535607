// Explains storage failures to the operator: what is wrong and what helps.

/** By error code of the operating system, SQLite (`sqlite 13` is the primary result code) or PostgreSQL. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there and cannot be made: is its path right, and may be written there?',
  ENOTDIR: 'a part of its path is a file, not a folder: choose another',
  EEXIST: 'it is a file, not a folder: choose another',
  EACCES: 'this user may not read and write there: change its owner, or choose another',
  EPERM: 'this user may not read and write there: change its owner, or choose another',
  EROFS: 'it is on a file system that can only be read: choose another',
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'this user’s share of the disk is used up: make room',
  'sqlite 8': 'it can only be read: change its owner, or mount it for writing',
  'sqlite 10': 'the disk does not read or write: is it mounted for writing, and healthy?',
  'sqlite 11': 'the database is damaged: put a backup back',
  'sqlite 13': 'the disk is full: make room',
  'sqlite 14': 'the database cannot be opened: may this user read and write there?',
  'sqlite 26': 'the file admiralty.sqlite there is none of ours: move it aside',
  '53100': 'the disk of the database is full: make room',
  '25006': 'the database can only be read: is it a standby?',
}

/** Explains the error; undefined if it is not a storage failure. */
export function storageFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return WORDS[`sqlite ${error.errcode & 0xff}`]
  return 'code' in error && typeof error.code === 'string' ? WORDS[error.code] : undefined
}
