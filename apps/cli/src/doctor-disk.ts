// The disk checks of `admiralty doctor`: permissions, free space, and the time of a durable write.
import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { failureOf } from './fail.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

const MB = 2 ** 20
const LITTLE = 200 * MB
const ENOUGH = 1024 * MB
const TRIES = 21
/** A durable write that takes more ms than this delays players noticeably. */
const SLOW = 50

export function examineDisk(folder: string): readonly Finding[] {
  const place = existing(folder)
  try {
    if (!statSync(place).isDirectory()) return [failure('folder', `${place} is a file, not a folder; choose another one (DATA_DIR)`)]
    return [examineFolder(folder), examineSpace(place), examineSync(place)]
  } catch (error) {
    return [failure('folder', `${folder}: ${failureOf(error)} (DATA_DIR)`)]
  }
}

/** The folder, or its nearest parent that exists. */
const existing = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)))

function examineFolder(folder: string): Finding {
  if (!existsSync(folder)) return ok('folder', `${folder} does not exist yet; the first start makes it`)
  const open = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0
  return open
    ? warning('folder', `other users of this machine can read ${folder}, which contains sealed orders; run chmod 700 on it`)
    : ok('folder', `${folder} can be read by this user only`)
}

function examineSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const words = `${Math.round(free / MB)} MB are free`
  if (free < LITTLE) return failure('room', `${words}, which is too little; free some space`)
  return free < ENOUGH ? warning('room', `${words}; free some space soon`) : ok('room', words)
}

/** Measures small durable writes. */
function examineSync(folder: string): Finding {
  const inner = mkdtempSync(join(folder, '.doctor-'))
  try {
    const file = openSync(join(inner, 'file'), 'w')
    const times = Array.from({ length: TRIES }, () => {
      const started = performance.now()
      writeSync(file, 'x'.repeat(4096))
      fsyncSync(file)
      return performance.now() - started
    })
    closeSync(file)
    const median = times.toSorted((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0
    const words = `a durable write takes ${median.toFixed(2)} ms (median)`
    return median > SLOW ? warning('disk', `${words}, and every order waits for one; use a local disk`) : ok('disk', words)
  } finally {
    rmSync(inner, { recursive: true, force: true })
  }
}
