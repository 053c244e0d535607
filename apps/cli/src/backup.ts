// `admiralty backup FILE` and `admiralty restore FILE`: everything that is kept, as one file, and back again where nothing is yet.
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { storeLocationOf } from '@admiralty/server'
import { type BackupSummary, CannotOpen, CannotRestore, FolderInUse, makeBackup, restoreBackup, storageFailure } from '@admiralty/store'
import { fail } from './fail.ts'
import { readSettings } from './settings.ts'

/** What is in it is under seal: nobody else is to read it. */
const PRIVATE = 0o600

export async function backup(file: string): Promise<void> {
  const location = storeLocationOf(readSettings())
  const partial = `${file}.part`
  // Never over an older one.
  const reserved = await open(file, 'wx', PRIVATE).catch((error: Error) => fail(error.message))
  await reserved.close()
  try {
    const copied = await writeTo(partial, (write) => makeBackup({ location, now: Date.now(), write }))
    await rename(partial, file)
    console.log(`${countsOf(copied)} copied to ${file}`)
    console.log(
      'Sealed orders, the secrets of dice and who sits where are in it. Whoever reads it could cheat: keep it where nobody else can.',
    )
    warn(copied)
  } catch (error) {
    await Promise.all([rm(partial, { force: true }), rm(file, { force: true })])
    inWords(error, 'While a server runs, its folder cannot be copied: stop it, make the backup, start it again.')
  }
}

/** On the disk when it has resolved. */
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

export async function restore(file: string): Promise<void> {
  const location = storeLocationOf(readSettings())
  try {
    const restored = await restoreBackup(() => createReadStream(file), location)
    console.log(`${countsOf(restored)} of ${new Date(restored.made).toISOString()} put back, and compared with their hashes.`)
    warn(restored)
  } catch (error) {
    inWords(error, 'Stop the server first.')
  }
}

const countsOf = ({ matches, entries, sealed }: BackupSummary): string => `${matches} matches, ${entries} entries, ${sealed} sealed orders`

function warn({ findings }: BackupSummary): void {
  if (findings.length === 0) return
  console.error(`Journals that were not what they say before they were copied:\n  ${findings.join('\n  ')}`)
  process.exitCode = 1
}

function inWords(error: unknown, inUse: string): never {
  if (error instanceof FolderInUse) return fail(inUse)
  if (error instanceof CannotOpen || error instanceof CannotRestore) return fail(error.message)
  if (error instanceof Error && 'syscall' in error) return fail(error.message)
  const trouble = storageFailure(error)
  if (trouble !== undefined) return fail(`${trouble} (DATA_DIR)`)
  throw error
}
