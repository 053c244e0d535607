// `admiralty backup FILE` copies the whole store to a file; `admiralty restore FILE` writes it into an empty store.
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { plural } from '@admiralty/kernel'
import { storeLocationOf } from '@admiralty/server'
import { type BackupSummary, CannotOpen, CannotRestore, FolderInUse, makeBackup, restoreBackup, storageFailure } from '@admiralty/store'
import { fail, failAt } from './fail.ts'
import { readSettings } from './settings.ts'

/** The file contains secrets, so only its owner may read it. */
const PRIVATE = 0o600

/** Writes a partial file first, so a failed backup leaves nothing behind. */
export async function backup(file: string): Promise<void> {
  const location = storeLocationOf(readSettings())
  const partial = `${file}.part`
  // Refuses to overwrite an existing file.
  const reserved = await open(file, 'wx', PRIVATE).catch((error: unknown) => failAt(file, error))
  await reserved.close()
  try {
    const copied = await writeTo(partial, (write) => makeBackup({ location, now: Date.now(), write }))
    await rename(partial, file)
    console.log(`Copied ${countsOf(copied)} to ${file}.`)
    console.log('The file contains sealed orders, the secrets of dice and the owners of seats. Keep it private.')
    warn(copied)
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(file, { force: true })])
    explainFailure(file, error, 'A server uses the data folder. Stop it, make the backup, then start it again.')
  }
}

/** The file is on the disk when the promise resolves. */
async function writeTo<T>(path: string, work: (write: (line: string) => Promise<void>) => Promise<T>): Promise<T> {
  const file = await open(path, 'w', PRIVATE)
  try {
    const result = await work(async (line) => void (await file.appendFile(line)))
    await file.sync()
    return result
  } finally {
    await file.close()
  }
}

/** Restores a backup into the store that the settings name. */
export async function restore(file: string): Promise<void> {
  const location = storeLocationOf(readSettings())
  try {
    const restored = await restoreBackup(() => createReadStream(file), location)
    console.log(`Restored ${countsOf(restored)} of ${new Date(restored.made).toISOString()}. All hashes are correct.`)
    console.log('Matches in play continue with new dice, because players may have seen what the old ones showed later.')
    warn(restored)
  } catch (error) {
    explainFailure(file, error, 'A server uses the data folder. Stop it first.')
  }
}

const countsOf = ({ matches, entries, sealed }: BackupSummary): string =>
  `${plural(matches, 'match', 'matches')}, ${plural(entries, 'entry', 'entries')}, ${plural(sealed, 'sealed order')}`

function warn({ findings }: BackupSummary): void {
  if (findings.length === 0) return
  console.error(`Data were missing or wrong before they were copied:\n  ${findings.join('\n  ')}`)
  process.exitCode = 1
}

/** Ends with a message for expected failures; throws all others. */
function explainFailure(file: string, error: unknown, inUse: string): never {
  if (error instanceof FolderInUse) return fail(inUse)
  if (error instanceof CannotOpen || error instanceof CannotRestore) return fail(error.message)
  if (error instanceof Error && 'syscall' in error) return failAt(file, error)
  const failure = storageFailure(error)
  if (failure !== undefined) return fail(`${failure} (DATA_DIR)`)
  throw error
}
