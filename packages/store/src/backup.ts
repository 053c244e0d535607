// A backup of all that a database holds: of one moment, with a hash of every part, and the proof of every journal looked at.
import { proofFindings } from '@admiralty/match'
import type { Db } from './group-commit.ts'
import { type First, FORMAT, hashOf, type Last, type Listed, makeLine } from './lines.ts'
import { stepOf } from './migrations.ts'
import { type Part, partsOf, type Row } from './parts.ts'
import { CannotOpen } from './postgres-trouble.ts'
import { openRaw, type Place } from './raw.ts'
import { parseHead, parseWritten } from './rows.ts'

export interface Copied extends Omit<Last, 'parts'> {
  /** Journals that are not what they say; they are copied as they are. */
  readonly findings: readonly string[]
}
export interface Backup {
  readonly place: Place
  readonly now: number
  /** Whole lines; the next one comes when it has resolved. */
  write(line: string): Promise<void>
}

/** Throws `FolderInUse` or `CannotOpen`. */
export async function makeBackup({ place, now, write }: Backup): Promise<Copied> {
  const { db, look, close } = openRaw(place)
  try {
    return await look(async (open) => {
      const step = await stepOf(db)
      if (step === undefined) throw new CannotOpen('This database is none of Admiralty’s.')
      return await copy(open, { admiralty: 'backup', format: FORMAT, made: now, step }, write)
    })
  } finally {
    await close()
  }
}

async function copy(open: Db, first: First, write: Backup['write']): Promise<Copied> {
  const parts: Listed[] = []
  const findings: string[] = []
  const counts = { matches: 0, entries: 0, sealed: 0 }
  const put = async (part: string, body: unknown): Promise<void> => {
    const text = JSON.stringify(body)
    const hash = hashOf(text)
    parts.push({ part, hash })
    await write(makeLine(hash, text))
  }
  await put('beginning', first)
  for await (const part of partsOf(open)) {
    await put(part.part, part)
    for (const table of ['matches', 'entries', 'sealed'] as const) counts[table] += part.rows[table]?.length ?? 0
    findings.push(...findingsIn(part))
  }
  const text = JSON.stringify({ parts, ...counts } satisfies Last)
  await write(makeLine(hashOf(text), text))
  return { ...counts, findings }
}

/** What is wrong with the journal of a match. */
export function findingsIn({ part, rows }: Part): readonly string[] {
  return (rows.matches ?? []).flatMap((match) => {
    try {
      return proofOf(match, rows.entries ?? []).map((finding) => `${part}: ${finding}`)
    } catch {
      return [`${part}: its journal cannot be read`]
    }
  })
}

function proofOf({ head, secret }: Row, entries: readonly Row[]): readonly string[] {
  if (typeof head !== 'string') return entries.length > 0 ? ['it has entries and has not begun'] : []
  const written = entries.map(({ entry, chain }) => parseWritten({ entry: String(entry), chain: String(chain) }))
  const journal = { head: parseHead(head), entries: written.map((row) => row.entry), chain: written.map(({ chain }) => chain) }
  return proofFindings(journal, String(secret))
}
