// Restores a backup into an empty location: checks the whole file, writes it in one transaction, and compares every hash.
// Matches in play may have gone on after the backup, so they are marked: no die that was seen may be rolled again.
import { FILE_FORMATS, otherVersion } from '@admiralty/kernel'
import { type BackupSummary, findingsIn } from './backup.ts'
import {
  type BackupHeader,
  type BackupIndex,
  type BackupLine,
  backupFormSchema,
  backupHeaderSchema,
  backupIndexSchema,
  linesIn,
  type PartHash,
  parseLine,
} from './backup-lines.ts'
import { type BackupPart, backupPartSchema, writePart } from './backup-parts.ts'
import { markRestored } from './matches.ts'
import { migrate, migrateTo, otherVersionOf } from './migrations.ts'
import type { StoreLocation } from './raw-database.ts'
import { CannotRestore, compare, openEmpty } from './restored-database.ts'

/** Opens the backup file and reads it from the beginning. It is called several times. */
export type BackupSource = () => AsyncIterable<Buffer>

/** Reads the whole backup and changes nothing. Throws `CannotRestore`, which names the damaged parts. */
export async function checkBackup(source: BackupSource): Promise<BackupSummary & BackupHeader> {
  const { first, last } = await contents(source)
  const findings: string[] = []
  for await (const part of partsIn(source)) findings.push(...findingsIn(part))
  const { parts: _, ...counts } = last
  return { ...first, ...counts, findings }
}

/** Restores a backup. Throws `CannotRestore`, `FolderInUse` or `CannotOpen`. */
export async function restoreBackup(source: BackupSource, location: StoreLocation): Promise<BackupSummary & BackupHeader> {
  const checked = await checkBackup(source)
  const raw = await openEmpty(location)
  try {
    await migrateTo(raw.db, checked.step)
    await raw.db.transaction().execute(async (open) => {
      for await (const part of partsIn(source)) await writePart(open, part)
      await compare(open, checked.step, (await contents(source)).last.parts)
    })
    await migrate(raw.db)
    await raw.db.transaction().execute(markRestored)
    return checked
  } finally {
    await raw.close()
  }
}

/** The header and the index of an undamaged backup. */
async function contents(source: BackupSource): Promise<{ readonly first: BackupHeader; readonly last: BackupIndex }> {
  const hashes: string[] = []
  let beginning: BackupLine | undefined
  let end: BackupLine | undefined
  for await (const line of linesIn(source())) {
    const { text, hash, intact } = parseLine(line)
    if (!beginning && intact) refuseOther(otherVersion(read(backupFormSchema, text)?.format, FILE_FORMATS.backup))
    beginning ??= { text, hash, intact }
    end = { text, hash, intact }
    hashes.push(intact ? hash : '')
  }
  const last = end?.intact ? read(backupIndexSchema, end.text) : undefined
  if (!last) throw new CannotRestore('This file is not a backup, or its end is missing or damaged: the list of parts cannot be read.')
  const wrong = wrongWith(last.parts, hashes.slice(0, -1))
  if (wrong.length > 0) throw new CannotRestore(`This backup is damaged. Nothing was restored:\n  ${wrong.join('\n  ')}`)
  const first = beginning && read(backupHeaderSchema, beginning.text)
  if (!first) throw new CannotRestore('The beginning of this backup has an unknown form. Nothing was restored.')
  refuseOther(otherVersionOf(first.step))
  return { first, last }
}

function refuseOther(other: string | undefined): void {
  if (other !== undefined) throw new CannotRestore(`This backup was ${other}. Restore it with the version that made it.`)
}

/** The faults of the parts. `hashes` has the hash of each intact line, in the order of the file. */
function wrongWith(listed: readonly PartHash[], hashes: readonly string[]): readonly string[] {
  const intact = new Set(hashes)
  const missing = listed.filter(({ hash }) => !intact.has(hash)).map(({ part }) => `${part}: damaged or missing`)
  if (missing.length > 0) return missing
  const same = listed.length === hashes.length && listed.every(({ hash }, index) => hash === hashes[index])
  return same ? [] : ['the parts differ from the list of parts, or are in another order']
}

async function* partsIn(source: BackupSource): AsyncGenerator<BackupPart> {
  let before: string | undefined
  let index = 0
  // Skips the header and the index.
  for await (const line of linesIn(source())) {
    if (before !== undefined) yield partIn(before, index)
    before = index === 0 ? undefined : parseLine(line).text
    index += 1
  }
}

function partIn(text: string, index: number): BackupPart {
  const part = read(backupPartSchema, text)
  if (!part) throw new CannotRestore(`Part ${index - 1} of this backup has an unknown format. Nothing was restored.`)
  return part
}

function read<T>(schema: { safeParse(value: unknown): { readonly data?: T | undefined } }, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
