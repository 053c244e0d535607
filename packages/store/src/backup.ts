// Writes a backup: a consistent copy of the whole database, with a hash of every part. Verifies every journal at the same time.
import { FILE_FORMATS } from '@admiralty/kernel'
import { proofFindings } from '@admiralty/match'
import { type BackupHeader, type BackupIndex, hashOf, makeLine, type PartHash } from './backup-lines.ts'
import { type BackupPart, type BackupRow, partsOf } from './backup-parts.ts'
import type { Db } from './group-commit.ts'
import { currentStep, OTHER_VERSION_REMEDY, otherVersionOf } from './migrations.ts'
import { CannotOpen } from './postgres-errors.ts'
import { openRawDatabase, type StoreLocation } from './raw-database.ts'
import { parseHead, parseStoredEntry } from './rows.ts'
import { lastEntriesOf, lossesIn } from './sqlite-damage.ts'

/** A summary of the contents of a backup. */
export interface BackupSummary extends Omit<BackupIndex, 'parts'> {
  /** Missing data, and faults in journals. Faulty journals are copied unchanged. */
  readonly findings: readonly string[]
}
/** The store to back up, and where to write the backup. */
export interface BackupRequest {
  readonly location: StoreLocation
  /** Milliseconds since 1970. */
  readonly now: number
  /** Receives one line at a time. The next one follows when the promise resolves. */
  write(line: string): Promise<void>
}

/** Writes a backup of a database. Throws `FolderInUse` or `CannotOpen`. */
export async function makeBackup({ location, now, write }: BackupRequest): Promise<BackupSummary> {
  const { db, read, close } = openRawDatabase(location)
  try {
    return await read(async (open) => {
      const step = await currentStep(db)
      if (step === undefined) throw new CannotOpen('This database has no tables of Admiralty.')
      const other = otherVersionOf(step)
      if (other !== undefined) throw new CannotOpen(`This database was ${other}. ${OTHER_VERSION_REMEDY}`)
      const losses = 'folder' in location ? await lossesIn(open, location.folder, await lastEntriesOf(open)) : []
      const { findings, ...counts } = await copy(open, { admiralty: 'backup', format: FILE_FORMATS.backup, made: now, step }, write)
      return { ...counts, findings: [...losses, ...findings] }
    })
  } finally {
    await close()
  }
}

async function copy(open: Db, first: BackupHeader, write: BackupRequest['write']): Promise<BackupSummary> {
  const parts: PartHash[] = []
  const findings: string[] = []
  const counts = { matches: 0, entries: 0, sealed: 0 }
  const put = async (part: string, body: unknown): Promise<void> => {
    const text = JSON.stringify(body)
    const hash = hashOf(text)
    parts.push({ part, hash })
    await write(makeLine(hash, text))
  }
  await put('beginning', first)
  for await (const part of partsOf(open, first.step)) {
    await put(part.part, part)
    for (const table of ['matches', 'entries', 'sealed'] as const) counts[table] += part.rows[table]?.length ?? 0
    findings.push(...findingsIn(part))
  }
  const text = JSON.stringify({ parts, ...counts } satisfies BackupIndex)
  await write(makeLine(hashOf(text), text))
  return { ...counts, findings }
}

/** The faults in the journal of a match: commitment, chain and dice. */
export function findingsIn({ part, rows }: BackupPart): readonly string[] {
  return (rows.matches ?? []).flatMap((match) => {
    try {
      return proofOf(match, rows.entries ?? []).map((finding) => `${part}: ${finding}`)
    } catch {
      return [`${part}: its journal cannot be read`]
    }
  })
}

function proofOf({ head, secret }: BackupRow, entries: readonly BackupRow[]): readonly string[] {
  if (typeof head !== 'string') return entries.length > 0 ? ['it has entries but no head'] : []
  const stored = entries.map(({ entry, chain }) => parseStoredEntry({ entry: String(entry), chain: String(chain) }))
  const journal = { head: parseHead(head), entries: stored.map((row) => row.entry), chain: stored.map(({ chain }) => chain) }
  return proofFindings(journal, String(secret))
}
