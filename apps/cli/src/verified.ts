// A journal that is opened, verified and compared with what a person was shown.
import {
  compareShown,
  type FileFailure,
  importJournal,
  type Journal,
  type Receipt,
  type ShownComparison,
  type ShownMatch,
  systemOfFile,
  type Verdict,
  verifyJournal,
} from '@admiralty/match'
import { gameIds, type OpenedGame, openGame } from './games.ts'
import { type Compared, compareFacts, type FactFlags, factsIn, type KnownFacts } from './known-facts.ts'

type OpenedFile = { readonly game: OpenedGame; readonly journal: Journal } | { readonly failure: FileFailure; readonly reason: string }

export async function open(text: string): Promise<OpenedFile> {
  const named = systemOfFile(text)
  if ('refusal' in named) return { failure: named.failure, reason: named.refusal.reason }
  if (!gameIds.includes(named.system)) return { failure: 'unknown', reason: `this program does not know the game '${named.system}'` }
  const game = await openGame(named.system)
  const imported = importJournal(text, game.system)
  return 'refusal' in imported ? { failure: imported.failure, reason: imported.refusal.reason } : { game, journal: imported.journal }
}

export type FileResult = 'correct' | 'not signed' | 'partly' | 'not checked' | 'wrong'

/** The result for one file. `limit` also says why nothing of the file could be checked. */
export interface Verified extends Verdict {
  readonly file: string
  readonly result: FileResult
  readonly receipts: readonly Compared[]
}

export function verifiedJournal(
  file: string,
  { game, journal }: Extract<OpenedFile, { readonly journal: Journal }>,
  facts: Facts,
): Verified {
  const verdict = verifyJournal(game.system, journal, { now: Date.now() })
  const isSound = verdict.findings.length === 0 && verdict.limit === null
  const { compared, differences } = comparisons(journal, facts, isSound ? (receipt) => compareShown(game, receipt, journal) : undefined)
  const findings = [...verdict.findings, ...differences]
  const ok = verdict.ok && findings.length === 0
  const { limit } = verdict
  const clean = limit !== null ? 'not checked' : !ok ? 'partly' : journal.head.keys ? 'correct' : 'not signed'
  return { file, ...verdict, ok, result: findings.length > 0 ? 'wrong' : clean, findings, receipts: compared }
}

export interface Facts {
  readonly receipts: readonly KnownFacts[]
  readonly flags: FactFlags
}

/** Compares all facts about a match with what a file shows of it. */
export function comparisons(match: ShownMatch, { receipts, flags }: Facts, shownIn?: (receipt: Receipt) => ShownComparison) {
  const { id } = match.head
  const given = factsIn(flags, id)
  const known = [...receipts.filter(({ receipt }) => receipt.match === id), ...(given ? [given] : [])]
  const compared = known.map((facts) => compareFacts(facts, match, shownIn?.(facts.receipt) ?? null))
  return { compared, differences: compared.flatMap(({ source, different }) => different.map((finding) => `${source}: ${finding}`)) }
}
