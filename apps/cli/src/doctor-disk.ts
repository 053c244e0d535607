// The doctor's look at the disk: may we write there, is there room, and how long does it take until something is on it for good?
import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storageFailure } from '@admiralty/store'
import { type Finding, failure, ok, warning } from './finding.ts'

const MB = 2 ** 20
const LITTLE = 200 * MB
const ENOUGH = 1024 * MB
const TRIES = 21
/** ms for a commit that people begin to feel. */
const SLOW = 50

export function examineDisk(folder: string): readonly Finding[] {
  const there = existing(folder)
  try {
    if (!statSync(there).isDirectory()) return [failure('folder', `${there} is a file, not a folder: choose another (DATA_DIR)`)]
    return [examineFolder(folder), examineRoom(there), examineSync(there)]
  } catch (error) {
    const words = `${folder}: ${storageFailure(error) ?? (error instanceof Error ? error.message : 'it cannot be used')} (DATA_DIR)`
    return [failure('folder', words)]
  }
}

/** It, or what there is of the way to it. */
const existing = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)))

function examineFolder(folder: string): Finding {
  if (!existsSync(folder)) return ok('folder', `${folder} is made at the first start`)
  const open = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
  return open
    ? warning('folder', `others on this machine may look into ${folder}, where sealed orders lie: chmod 700`)
    : ok('folder', `${folder}, for this user alone`)
}

function examineRoom(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const words = `${Math.round(free / MB)} MB are free`
  if (free < LITTLE) return failure('room', `${words}: make room`)
  return free < ENOUGH ? warning('room', `${words}: make room soon`) : ok('room', words)
}

/** Writes a little, again and again, and waits for the disk each time. */
function examineSync(folder: string): Finding {
  const inner = mkdtempSync(join(folder, '.doctor-'))
  try {
    const file = openSync(join(inner, 'file'), 'w')
    const times = Array.from({ length: TRIES }, () => {
      const begun = performance.now()
      writeSync(file, 'x'.repeat(4096))
      fsyncSync(file)
      return performance.now() - begun
    })
    closeSync(file)
    const median = times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0
    const words = `${median.toFixed(2)} ms until something is on it for good (median)`
    return median > SLOW ? warning('disk', `${words}: every order waits so long, a local disk is better`) : ok('disk', words)
  } finally {
    rmSync(inner, { recursive: true, force: true })
  }
}
