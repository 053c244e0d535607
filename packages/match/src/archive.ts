// Export and import of journals. The whole journal is exported when the match is over; before that, a viewer gets a partial export (partial-export.ts).
// An imported file is not trusted: it is checked and marked as not played here.
import { FILE_FORMATS, otherVersion, type Refusal, type RuleSystem } from '@admiralty/kernel'
import { z } from 'zod'
import { entryText } from './chain.ts'
import { FEW_MEMBERS, readJson, unsound } from './guard.ts'
import type { Entry, Head, Journal } from './journal.ts'
import { entrySchema, hashSchema, headSchema } from './journal-schemas.ts'
import { signatureValueSchema } from './keys.ts'
import { parentLimit } from './parent.ts'
import { NOT_A_JOURNAL, refused } from './rules.ts'
import { firstIssue } from './sealed.ts'
import { wrongIn } from './wrong-in.ts'

/** The text of a journal file, with one line for each entry. Throws if the secret is not published yet. */
export function exportJournal({ head, entries, chain, secret, signature }: Journal): string {
  if (secret === null) throw new Error('the journal of a match in play cannot be exported whole')
  return [
    '{',
    `"head":${JSON.stringify(head)},`,
    `"entries":[\n${entries.map(entryText).join(',\n')}\n],`,
    `"chain":${JSON.stringify(chain)},`,
    `"secret":${JSON.stringify(secret)}${signature ? `,\n"signature":${JSON.stringify(signature)}` : ''}`,
    '}\n',
  ].join('\n')
}

/** Limits of a file that is read. */
export const FILE_LIMITS = { characters: 12 * 2 ** 20, depth: 64, values: 250_000, members: FEW_MEMBERS, texts: false }

/** The number of the form. A file of another form may have any other fields. */
const formSchema = z.looseObject({ head: z.looseObject({ journal: z.int().min(1) }) })
const rulesShape = { version: z.int().min(1), format: z.int().min(1) }
/** The fields that show whether this program knows the rules of a journal. Other rules and other games may have any other fields. */
const rulesSchema = z.looseObject({
  head: z.looseObject({ journal: z.int().min(1), system: z.string().max(200), ...rulesShape }),
  entries: z.array(z.looseObject({ seq: z.int().min(0), ...rulesShape })).min(1),
})
type RulesOfFile = z.infer<typeof rulesSchema>
const journalSchema = z.strictObject({
  head: headSchema,
  entries: z.array(entrySchema).min(1),
  chain: z.array(hashSchema),
  secret: z.string().max(1000).nullable(),
  signature: signatureValueSchema.nullable().optional(),
})

/**
 * How a file fails. `unread`: it is damaged, or no journal. `unknown`: it has a game, version or format that this program does not know, so
 * nothing can be said about its match. `wrong`: its match is not possible.
 */
export type FileFailure = 'unread' | 'unknown' | 'wrong'
interface RefusedFile {
  readonly refusal: Refusal
  readonly failure: FileFailure
}
/** A journal, or why the file is refused. */
export type Imported = { readonly journal: Journal } | RefusedFile
const refusedFile = (failure: FileFailure, reason: string): RefusedFile => ({ ...refused(NOT_A_JOURNAL, reason), failure })

/** Reads a journal from the text of a file or its parsed content. Checks the form only; `verifyJournal` checks dice and events. */
export function importJournal(file: unknown, system: RuleSystem): Imported {
  const read = readFile(file)
  if ('refusal' in read) return read
  const { value, rules } = read
  if (rules.head.system !== system.id) return refusedFile('unknown', `it is a match of ${rules.head.system}, not of ${system.id}`)
  const unknown = unknownIn(system, rules)
  if (unknown !== undefined) return refusedFile('unknown', unknown)
  const parsed = journalSchema.safeParse(value)
  if (!parsed.success) return refusedFile('unread', firstIssue(parsed.error))
  const journal = parsed.data
  const limit = parentLimit(journal.head)
  if (limit !== undefined) return refusedFile('unknown', limit)
  const wrong = wrongIn(system, journal)
  return wrong === undefined ? { journal: { ...journal, head: { ...journal.head, playedHere: false } } } : refusedFile('wrong', wrong)
}

/** The game of a journal file. It can be read before the game is loaded. */
export function systemOfFile(file: unknown): { readonly system: string } | RefusedFile {
  const read = readFile(file)
  return 'refusal' in read ? read : { system: read.rules.head.system }
}

function readFile(file: unknown): { readonly value: unknown; readonly rules: RulesOfFile } | RefusedFile {
  const read = typeof file === 'string' ? readJson(file, FILE_LIMITS) : soundOnly(file)
  if ('wrong' in read) return refusedFile('unread', read.wrong)
  const { value } = read
  const other = otherVersion(formSchema.safeParse(value).data?.head.journal, FILE_FORMATS.journal)
  if (other !== undefined) return refusedFile('unknown', `it was ${other}`)
  const rules = rulesSchema.safeParse(value)
  return rules.success ? { value, rules: rules.data } : refusedFile('unread', firstIssue(rules.error))
}

function soundOnly(value: unknown): { readonly value: unknown } | { readonly wrong: string } {
  const wrong = unsound(value, FILE_LIMITS)
  return wrong === undefined ? { value } : { wrong }
}

type RulesOf = Pick<Head, 'version' | 'format'>
interface RulesOfJournal {
  readonly head: RulesOf & { readonly journal: number }
  readonly entries: readonly (RulesOf & Pick<Entry, 'seq'>)[]
}
/**
 * Why this program cannot judge a journal: another form of journals, or rules or formats of a later version, in the head or, after an update
 * in mid-match, in an entry. Undefined if it can.
 */
export function unknownIn(system: RuleSystem, { head, entries }: RulesOfJournal): string | undefined {
  const other = otherVersion(head.journal, FILE_FORMATS.journal)
  if (other !== undefined) return `it was ${other}`
  for (const { what, version, format } of [
    { what: 'it', ...head },
    ...entries.map((entry) => ({ what: `entry ${entry.seq}`, version: entry.version, format: entry.format })),
  ]) {
    const newer = (has: string, known: number): string =>
      `it was ${otherVersion(1, 0)}: ${what} has ${has}, but this program knows only ${known}`
    if (version > system.version) return newer(`version ${version} of the rules`, system.version)
    if (format > system.format.number) return newer(`format ${format} of the game`, system.format.number)
  }
  return undefined
}
