// Tries every forgery on signed matches, for every forger, and counts what a verifier notices.
import { type Dice, type RuleSystem, seededDice } from '@admiralty/kernel'
import {
  compareReceipt,
  compareShown,
  importJournal,
  type Journal,
  newKeysIn,
  type Receipt,
  servedIn,
  type Verdict,
  verifyJournal,
} from '@admiralty/match'
import type { ForgeryKind } from './kinds.ts'
import { kindsOfClocks } from './kinds-of-clocks.ts'
import { kindsOfDoors } from './kinds-of-doors.ts'
import { kindsOfEntries } from './kinds-of-entries.ts'
import { kindsOfFields } from './kinds-of-fields.ts'
import { kindsOfLinks } from './kinds-of-links.ts'
import { kindsOfMatches } from './kinds-of-matches.ts'
import { isSameJournal } from './match.ts'
import { type KeyRing, ringOf, signAgain } from './sign-again.ts'
import type { SignedMatch } from './signed-receipt.ts'

export const KINDS: readonly ForgeryKind[] = [
  ...kindsOfFields,
  ...kindsOfEntries,
  ...kindsOfClocks,
  ...kindsOfMatches,
  ...kindsOfLinks,
  ...kindsOfDoors,
]

/** The forgers, the weakest first. Null: without the secret, so the forger can compute no hash of a real match. */
export const FORGERS = {
  'no secret': () => null,
  secret: () => ringOf([]),
  player: ({ playerKeys }) => ringOf(playerKeys),
  server: ({ hostKey }) => ringOf([hostKey]),
  'server that plays': ({ hostKey, playerKeys }) => ringOf([hostKey, ...playerKeys]),
} satisfies Readonly<Record<string, (match: SignedMatch) => KeyRing | null>>
export type ForgerName = keyof typeof FORGERS
const OPERATORS: readonly string[] = ['server', 'server that plays']

/** The facts that the verifier has: only the file, or the file and one more. */
export const KNOWN = ['file', 'key of the server', 'receipt'] as const
export type Known = (typeof KNOWN)[number]

/**
 * How a verifier sees a file: `unsigned` says of a file that nothing in it is signed, `partly` that not everything was checked.
 * `noted` is correct, but its account has other new keys, restorations, stand-ins, seats of the server, seats without links or another beginning.
 */
type Seen = 'wrong' | 'partly' | 'unsigned' | 'noted' | 'correct'
export interface TrialCount {
  readonly tried: number
  readonly noticed: number
  /** How the forgeries that are not `wrong` were seen. */
  readonly seen: Readonly<Record<Exclude<Seen, 'wrong'>, number>>
  /** The first finding. */
  readonly finding: string | null
}
export interface Row {
  readonly kind: string
  readonly group: ForgeryKind['group']
  readonly cells: Readonly<Record<string, Readonly<Record<Known, TrialCount>>>>
}
const EMPTY: TrialCount = { tried: 0, noticed: 0, seen: { partly: 0, unsigned: 0, noted: 0, correct: 0 }, finding: null }

/** Whether every forgery of a group must be noticed. */
export function mustNotice(group: ForgeryKind['group'], forger: string, known: Known): boolean {
  if (group === 'unbound' || group === 'named') return false
  if (known === 'receipt' || group === 'evident') return true
  if (group === 'seen') return false
  return !OPERATORS.includes(forger) && (group === 'change' || known === 'key of the server')
}

/** The kinds of forgery and the forgers to try on a match. */
interface Plan {
  readonly seed: number
  readonly kinds: readonly ForgeryKind[]
  readonly forgers: readonly ForgerName[]
}
/** Tries kinds of forgery on a match. `rows` are the results of the same kinds on earlier matches. */
export function tryAll(match: SignedMatch, { seed, kinds, forgers }: Plan, rows: readonly Row[] = []): readonly Row[] {
  return kinds.map((kind, at) => {
    const row: Row = rows[at] ?? { kind: kind.name, group: kind.group, cells: {} }
    const tried = forgers.map((name) => {
      const before = row.cells[name] ?? { file: EMPTY, 'key of the server': EMPTY, receipt: EMPTY }
      return [
        name,
        added(before, noticed(match, forged(match, kind, { ring: FORGERS[name](match), random: seededDice(seed * 1009 + at) }))),
      ]
    })
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(tried) } }
  })
}

/** The forged journal; undefined if the match has no place for it, or the forger only made the same journal again. */
function forged(
  match: SignedMatch,
  kind: ForgeryKind,
  { ring, random }: { readonly ring: KeyRing | null; readonly random: Dice },
): { readonly journal: Journal; readonly receipt: Receipt } | undefined {
  const made = kind.forge(match, { ring: ring ?? ringOf([]), random })
  if (!made) return undefined
  const canHash = ring !== null || made.keys !== undefined
  const { journal } = made
  const complete = canHash && journal.secret !== null ? signAgain(journal, new Map([...(ring ?? []), ...(made.keys ?? [])])) : journal
  const receipt = made.kept?.(complete) ?? match.receipt
  return receipt === match.receipt && isSameJournal(complete, match.journal) ? undefined : { journal: complete, receipt }
}

type Noticed = Readonly<Record<Known, { readonly seen: Seen; readonly finding: string | null }>>
const notesOf = ({ account }: Verdict): string =>
  JSON.stringify([
    ...[newKeysIn(account), servedIn(account), account.restored, account.fromPosition],
    account.seats.filter(({ links }) => links === null).map(({ seat }) => seat),
    account.seats.flatMap(({ seat, actions }) => actions.flatMap(({ action }) => (action.kind === 'replaced' ? [seat] : []))),
  ])
function noticed({ system, verdict: real }: SignedMatch, made: ReturnType<typeof forged>): Noticed | undefined {
  if (!made) return undefined
  const { journal, receipt } = made
  const imported = importJournal(JSON.stringify(journal), system)
  if ('refusal' in imported) return everywhere('wrong', imported.refusal.reason)
  const verdict = verifyJournal(system, imported.journal)
  const { ok, findings, signatures } = verdict
  if (findings.length > 0) return everywhere('wrong', findings[0] ?? null)
  const isNoted = notesOf(verdict) !== notesOf(real)
  const file = { seen: !ok ? 'partly' : signatures.unsigned > 0 ? 'unsigned' : isNoted ? 'noted' : 'correct', finding: null } as const
  const with_ = (known: Receipt) => {
    const [finding = null] = [
      ...compareReceipt(known, imported.journal).findings,
      ...compareShown(silent(system), known, imported.journal).findings,
    ]
    return finding === null ? file : ({ seen: 'wrong', finding } as const)
  }
  const key: Receipt = { ...receipt, commitment: null, seats: {}, chain: {}, sent: [], answered: [], messages: {}, presents: {} }
  return { file, 'key of the server': with_(key), receipt: with_(receipt) }
}
/** A game whose log says nothing: findings need only the difference. */
const silent = (system: RuleSystem) => ({ system, words: { logEntry: () => undefined } })
const everywhere = (seen: Seen, finding: string | null): Noticed => ({
  file: { seen, finding },
  'key of the server': { seen, finding },
  receipt: { seen, finding },
})

function added(before: Readonly<Record<Known, TrialCount>>, noticed: Noticed | undefined): Readonly<Record<Known, TrialCount>> {
  if (!noticed) return before
  const add = (known: Known): TrialCount => {
    const { tried, noticed: count, seen: seenBefore, finding: first } = before[known]
    const { seen, finding } = noticed[known]
    return {
      tried: tried + 1,
      noticed: count + (seen === 'correct' || seen === 'noted' ? 0 : 1),
      seen: seen === 'wrong' ? seenBefore : { ...seenBefore, [seen]: seenBefore[seen] + 1 },
      finding: first ?? finding,
    }
  }
  return { file: add('file'), 'key of the server': add('key of the server'), receipt: add('receipt') }
}

/** The cells in which a forgery went unnoticed that must be noticed, or was not even named. */
export const gapsIn = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ kind, group, cells }) =>
    Object.entries(cells).flatMap(([forger, cell]) =>
      KNOWN.flatMap((known) => {
        const { tried, noticed: count, seen } = cell[known]
        const isGap = group === 'named' ? seen.correct > 0 : mustNotice(group, forger, known) && count < tried
        return isGap ? [`${kind}; ${forger}; ${known}: ${group === 'named' ? seen.correct : tried - count} of ${tried}`] : []
      }),
    ),
  )
