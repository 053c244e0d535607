// The database into which a backup is restored: opened empty, compared at the end.
import { mkdirSync, readdirSync } from 'node:fs'
import { hashOf, type PartHash } from './backup-lines.ts'
import { partsOf } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep } from './migrations.ts'
import { openRawDatabase, openRawFolder, type RawDatabase, type StoreLocation } from './raw-database.ts'

/** The backup cannot be restored and nothing was changed. The message tells the operator why. */
export class CannotRestore extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotRestore'
  }
}

export async function openEmpty(location: StoreLocation): Promise<RawDatabase> {
  if ('url' in location) {
    const raw = openRawDatabase(location)
    if ((await raw.read(() => currentStep(raw.db))) === undefined) return raw
    await raw.close()
    throw new CannotRestore('This database has tables of Admiralty already. Restore into an empty database.')
  }
  mkdirSync(location.folder, { recursive: true, mode: 0o700 })
  if (readdirSync(location.folder).length > 0)
    throw new CannotRestore(
      `The folder ${location.folder} is not empty. Restore into an empty folder: move this one aside or choose another (DATA_DIR).`,
    )
  return openRawFolder(location.folder)
}

/** Compares the restored parts with the list of the backup. */
export async function compare(open: Db, step: string, listed: readonly PartHash[]): Promise<void> {
  const remaining = new Map(listed.slice(1).map(({ part, hash }) => [part, hash]))
  for await (const part of partsOf(open, step)) {
    if (remaining.get(part.part) !== hashOf(JSON.stringify(part)))
      throw new CannotRestore(`${part.part}: the restored data differ from the backup`)
    remaining.delete(part.part)
  }
  if (remaining.size > 0) throw new CannotRestore(`${[...remaining.keys()].join(', ')}: missing in the restored database`)
}
