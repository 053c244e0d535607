// Explains what the operating system refuses: what is wrong with a file, an address or a port, and what to do.
import { getSystemErrorMessage } from 'node:util'

const NOT_ALLOWED = 'this user may not use it: change its permissions or its owner, or choose another path'

/** Explanations by error code. One for a single call of the operating system has the name of the call before the code. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder: check its path',
  'mkdir ENOENT': 'it does not exist and cannot be created: check its path and the permissions',
  ENOTDIR: 'a part of its path is a file, not a folder: choose another path',
  EISDIR: 'it is a folder, not a file: name a file',
  EEXIST: 'a file or folder of this name exists already: choose another path',
  'mkdir EEXIST': 'it is a file, not a folder: choose another path',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: 'its file system is read-only: choose another path',
  ENOSPC: 'the disk is full: make room',
  EDQUOT: 'the disk quota of this user is used up: make room',
  ENAMETOOLONG: 'its name is too long: choose a shorter one',
  ELOOP: 'its links lead in a circle: name the file itself',
  EIO: 'the disk cannot be read or written: check that it is healthy',
  EMFILE: 'too many files are open: raise the limit (ulimit -n)',
  ENFILE: 'too many files are open on this machine: stop other programs',
  ERR_FS_FILE_TOO_LARGE: 'it is too large to be read: check that it is the right file',
  ERR_STRING_TOO_LONG: 'it is too large to be read: check that it is the right file',
  'listen EADDRINUSE': 'another program uses it: stop that program, or choose another port',
  'listen EACCES': 'this user may not use it: choose a port from 1024',
  'listen EADDRNOTAVAIL': 'this machine has no such address: choose another address',
  'getaddrinfo ENOTFOUND': 'there is no host of this name: choose another address',
  'getaddrinfo EAI_AGAIN': 'the name of the host cannot be looked up: check the address and the network',
}

/** The system call of an error, or an empty text. */
const callOf = (error: Error): string => ('syscall' in error && typeof error.syscall === 'string' ? error.syscall : '')

/** Explains the errors that an operator can do something about; undefined for every other error. */
export const knownSystemFailure = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? (EXPLANATIONS[`${callOf(error)} ${error.code}`] ?? EXPLANATIONS[`${error.code}`]) : undefined

/** Explains any error of the operating system; undefined for every other error. */
export function systemFailure(error: unknown): string | undefined {
  const known = knownSystemFailure(error)
  if (known !== undefined) return known
  if (!(error instanceof Error && 'errno' in error && typeof error.errno === 'number') || callOf(error) === '') return undefined
  return `the operating system refuses it: ${getSystemErrorMessage(error.errno)}`
}
