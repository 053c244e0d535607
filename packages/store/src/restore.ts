// A backup put back: read through before anything is written, written at one stroke where nothing is yet, and then compared hash by hash.
import { mkdirSync, readdirSync } from 'node:fs'
import { type BackupSummary, findingsIn } from './backup.ts'
import {
  BACKUP_FORMAT,
  type BackupHeader,
  type BackupIndex,
  type BackupLine,
  backupHeaderSchema,
  backupIndexSchema,
  hashOf,
  linesIn,
  type PartHash,
  parseLine,
} from './backup-lines.ts'
import { type BackupPart, backupPartSchema, partsOf, writePart } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep, migrate, migrateTo, migrationSteps } from './migrations.ts'
import { openRawDatabase, openRawFolder, type RawDatabase, type StoreLocation } from './raw-database.ts'

/** It cannot be put back; nothing has been changed. The message is for people. */
export class CannotRestore extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotRestore'
  }
}

/** The file, from its beginning, whenever it is asked for. */
export type BackupSource = () => AsyncIterable<Buffer>

/** Reads all of it and changes nothing; throws `CannotRestore` with the names of the parts that are damaged. */
export async function checkBackup(source: BackupSource): Promise<BackupSummary & BackupHeader> {
  const { first, last } = await contents(source)
  const findings: string[] = []
  for await (const part of partsIn(source)) findings.push(...findingsIn(part))
  const { parts: _, ...counts } = last
  return { ...first, ...counts, findings }
}

/** Throws `CannotRestore`, `FolderInUse` or `CannotOpen`. */
export async function restoreBackup(source: BackupSource, place: StoreLocation): Promise<BackupSummary & BackupHeader> {
  const checked = await checkBackup(source)
  const raw = await openEmpty(place)
  try {
    await migrateTo(raw.db, checked.step)
    await raw.db.transaction().execute(async (open) => {
      for await (const part of partsIn(source)) await writePart(open, part)
      await compare(open, (await contents(source)).last.parts)
    })
    await migrate(raw.db)
    return checked
  } finally {
    await raw.close()
  }
}

async function openEmpty(place: StoreLocation): Promise<RawDatabase> {
  if ('url' in place) {
    const raw = openRawDatabase(place)
    if ((await raw.read(() => currentStep(raw.db))) === undefined) return raw
    await raw.close()
    throw new CannotRestore('This database holds tables of Admiralty already. A backup is put back only where nothing is yet.')
  }
  mkdirSync(place.folder, { recursive: true, mode: 0o700 })
  if (readdirSync(place.folder).length > 0)
    throw new CannotRestore(
      `The folder ${place.folder} is not empty. A backup is put back only where nothing is yet: move it aside, or name another (DATA_DIR).`,
    )
  return openRawFolder(place.folder)
}

/** What stands in the database now is what was listed. */
async function compare(open: Db, listed: readonly PartHash[]): Promise<void> {
  const left = new Map(listed.slice(1).map(({ part, hash }) => [part, hash]))
  for await (const part of partsOf(open)) {
    if (left.get(part.part) !== hashOf(JSON.stringify(part)))
      throw new CannotRestore(`${part.part} came out of the database otherwise than it went in`)
    left.delete(part.part)
  }
  if (left.size > 0) throw new CannotRestore(`${[...left.keys()].join(', ')}: not in the database`)
}

async function contents(source: BackupSource): Promise<{ readonly first: BackupHeader; readonly last: BackupIndex }> {
  const hashes: string[] = []
  let beginning: BackupLine | undefined
  let end: BackupLine | undefined
  for await (const line of linesIn(source())) {
    const { text, hash, intact } = parseLine(line)
    beginning ??= { text, hash, intact }
    end = { text, hash, intact }
    hashes.push(intact ? hash : '')
  }
  const last = end?.intact ? read(backupIndexSchema, end.text) : undefined
  if (!last) throw new CannotRestore('This is no backup, or its end is missing or damaged: the list of its parts cannot be read.')
  const wrong = wrongWith(last.parts, hashes.slice(0, -1))
  if (wrong.length > 0) throw new CannotRestore(`This backup is damaged, and nothing was put back:\n  ${wrong.join('\n  ')}`)
  const first = beginning && read(backupHeaderSchema, beginning.text)
  if (!first || first.format !== BACKUP_FORMAT || !migrationSteps.includes(first.step))
    throw new CannotRestore('This backup was made by a newer Admiralty: put it back with that one.')
  return { first, last }
}

/** In words, each with the name of the part. */
function wrongWith(listed: readonly PartHash[], sound: readonly string[]): readonly string[] {
  const there = new Set(sound)
  const missing = listed.filter(({ hash }) => !there.has(hash)).map(({ part }) => `${part}: not what was written, or missing`)
  if (missing.length > 0) return missing
  const same = listed.length === sound.length && listed.every(({ hash }, index) => hash === sound[index])
  return same ? [] : ['the parts are not those of its list, or not in their order']
}

async function* partsIn(source: BackupSource): AsyncGenerator<BackupPart> {
  let before: string | undefined
  let index = 0
  // Not the first line, and not the last.
  for await (const line of linesIn(source())) {
    if (before !== undefined) yield partIn(before, index)
    before = index === 0 ? undefined : parseLine(line).text
    index += 1
  }
}

function partIn(text: string, index: number): BackupPart {
  const part = read(backupPartSchema, text)
  if (!part) throw new CannotRestore(`Part ${index - 1} of this backup is none that Admiralty writes; nothing was put back.`)
  return part
}

function read<T>(schema: { safeParse(value: unknown): { readonly data?: T | undefined } }, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
