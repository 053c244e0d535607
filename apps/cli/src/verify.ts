// `admiralty verify FILE…` checks every die, order and signature of finished matches, offline, and compares them with receipts. `admiralty show FILE` prints a match as text.
import { readFileSync } from 'node:fs'
import { list, plural, type Viewer } from '@admiralty/kernel'
import {
  actionOf,
  actionText,
  importJournal,
  type Journal,
  observeEntry,
  outcomeOf,
  readPartial,
  type ShownMatch,
  type ShownPart,
  seqRanges,
  systemOfFile,
  transitionsOf,
  type Verdict,
  verifyJournal,
} from '@admiralty/match'
import { Command } from 'commander'
import { fail } from './fail.ts'
import { type OpenedGame, openGame } from './games.ts'
import { type Compared, comparedText, compareFacts, type FactFlags, factsIn, type KnownFacts, readReceipt } from './known-facts.ts'
import { textOf } from './text.ts'

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return fail(error instanceof Error ? error.message : `${file} cannot be read`)
  }
}

async function open(file: string): Promise<{ readonly game: OpenedGame; readonly journal: Journal } | { readonly wrong: string }> {
  const text = read(file)
  const named = systemOfFile(text)
  if ('refusal' in named) return { wrong: named.refusal.reason }
  const game = await openGame(named.system)
  const imported = importJournal(text, game.system)
  return 'refusal' in imported ? { wrong: imported.refusal.reason } : { game, journal: imported.journal }
}

type Result = 'correct' | 'not signed' | 'partly' | 'not checked' | 'wrong'
/** The result for one file. */
interface Verified extends Verdict {
  readonly file: string
  readonly result: Result
  readonly receipts: readonly Compared[]
  /** Why nothing could be checked but receipts; null if the file is a whole journal. */
  readonly limit: string | null
}
const NOT_OPENED = {
  ...{ dice: 0, orders: 0, resolved: 0, unchecked: 0, signatures: { signed: 0, byServer: 0, forced: 0, unsigned: 0 } },
  ...{ serverSigned: [], newKeys: [], links: {}, restorations: 0, receipts: [], limit: null },
}

async function verifyFile(
  file: string,
  receipts: readonly KnownFacts[],
  flags: FactFlags,
): Promise<Verified & { readonly match?: string }> {
  const part = readPartial(read(file))
  if (part) return comparedPart(file, part, { receipts, flags })
  const opened = await open(file)
  if ('wrong' in opened) return { file, ok: false, result: 'wrong', ...NOT_OPENED, findings: [opened.wrong] }
  const { game, journal } = opened
  const { id } = journal.head
  const verdict = verifyJournal(game.system, journal)
  const { compared, differences } = comparisons(journal, { receipts, flags })
  const findings = [...verdict.findings, ...differences]
  const ok = verdict.ok && findings.length === 0
  const result = findings.length > 0 ? 'wrong' : !ok ? 'partly' : journal.head.keys ? 'correct' : 'not signed'
  return { file, match: id, ...verdict, ok, result, findings, receipts: compared, limit: null }
}

interface Facts {
  readonly receipts: readonly KnownFacts[]
  readonly flags: FactFlags
}
/** Compares all facts about a match with what a file shows of it. */
function comparisons(match: ShownMatch, { receipts, flags }: Facts) {
  const { id } = match.head
  const given = factsIn(flags, id)
  const known = [...receipts.filter(({ receipt }) => receipt.match === id), ...(given ? [given] : [])]
  const compared = known.map((facts) => compareFacts(facts, match))
  return { compared, differences: compared.flatMap(({ source, findings }) => findings.map((finding) => `${source}: ${finding}`)) }
}

/** The file of one viewer has no orders, rolls and secrets, so it can only be compared. */
function comparedPart(file: string, part: ShownPart, facts: Facts): Verified & { readonly match: string } {
  const { compared, differences: findings } = comparisons(part, facts)
  const why = part.isKept ? 'the match keeps its secrets after its end' : 'the whole journal is published when the match is over'
  const limit = `it holds what ${part.viewer} received: no die, order or signature can be checked, because ${why}`
  const result = findings.length > 0 ? 'wrong' : 'not checked'
  return { file, match: part.head.id, ok: false, ...NOT_OPENED, result, findings, receipts: compared, limit }
}

interface VerifyFlags extends FactFlags {
  readonly json?: boolean
}
async function verify(files: readonly string[], flags: VerifyFlags): Promise<void> {
  if (files.length > 1 && (flags.commitment !== undefined || flags.chain.length > 0))
    fail('--commitment and --chain are of one match; give one file')
  const receipts = flags.receipt.map(readReceipt)
  const matches = new Set<string | undefined>()
  const results: Verified[] = []
  for (const file of files) {
    const { match, ...result } = await verifyFile(file, receipts, flags)
    matches.add(match)
    results.push(result)
    if (flags.json) console.log(JSON.stringify(result))
    else for (const line of linesOfResult(result)) console.log(line)
  }
  const strays = receipts.filter(({ receipt }) => !matches.has(receipt.match))
  for (const { source, receipt } of strays) {
    const findings = [`the receipt is of match ${receipt.match}, and no file is`]
    console.log(
      flags.json ? JSON.stringify({ receipt: source, ok: false, result: 'wrong', findings }) : `WRONG    ${source}: ${findings[0]}`,
    )
  }
  if (!flags.json) console.log(summaryOf(results))
  process.exitCode = results.every(({ ok }) => ok) && strays.length === 0 ? 0 : 1
}

const MARKS: Readonly<Record<Result, string>> = {
  correct: 'correct',
  'not signed': 'correct, not signed',
  'not checked': 'not checked',
  partly: 'PARTLY ',
  wrong: 'WRONG  ',
}
function* linesOfResult(verified: Verified): Generator<string> {
  const { file, result, receipts, findings, dice, limit } = verified
  yield `${MARKS[result]}  ${file}`
  const details =
    limit !== null
      ? [limit]
      : result === 'wrong' && dice === 0
        ? []
        : [checkedIn(verified), signedIn(verified), ...linksIn(verified), ...serverIn(verified)]
  const compared = receipts.map((one) => `${one.source}: ${comparedText(one)}`)
  for (const line of [...details, ...compared, ...findings]) yield `       ${line}`
  if (result === 'correct' && receipts.length === 0) yield '       no receipt compared: the file alone cannot show whose keys these are'
}
function checkedIn({ dice, orders, resolved, unchecked }: Verdict): string {
  const checked = [plural(dice, 'die', 'dice'), plural(orders, 'order'), plural(resolved, 'entry', 'entries')].join(', ')
  return `${checked} checked; ${plural(unchecked, 'entry', 'entries')} of older rules not checked`
}
const signedIn = ({ signatures: { signed, byServer, forced, unsigned } }: Verdict): string =>
  `${plural(signed, 'signature')} checked, ${plural(byServer, 'order')} of the server, ${plural(forced, 'order')} without a choice, ${plural(unsigned, 'order')} not signed`
/** Says for which entries each device gave a link. */
function* linksIn({ links }: Verdict): Generator<string> {
  for (const [seat, { given, missed }] of Object.entries(links)) {
    const without = missed.length > 0 ? `; none for ${seqRanges(missed)}` : ''
    yield `links of ${seat}: ${given.length > 0 ? `entries ${seqRanges(given)}` : 'none'}${without}`
  }
}
/** Says for which players the server acted. */
function* serverIn({ serverSigned, newKeys, restorations }: Verdict): Generator<string> {
  if (serverSigned.length > 0) yield `the server signed for ${list(serverSigned)}`
  if (newKeys.length > 0) yield `new keys: ${list(newKeys)}`
  if (restorations > 0) yield `${plural(restorations, 'restoration')}: the server chose a value for the dice after it`
}

function summaryOf(results: readonly Verified[]): string {
  const correct = results.filter(({ ok }) => ok).length
  const unsigned = results.filter(({ result }) => result === 'not signed').length
  const dice = results.reduce((sum, result) => sum + result.dice, 0)
  return `${correct} of ${plural(results.length, 'match', 'matches')} correct${unsigned > 0 ? `, ${unsigned} of them not signed` : ''}; ${plural(dice, 'die', 'dice')} checked`
}

const nameOf = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

/** The log of a match for one viewer. */
export function* linesOf({ system, words }: OpenedGame, journal: Journal, viewer: Viewer): Generator<string> {
  for (const transition of transitionsOf(system, journal)) {
    const { entry, match } = transition
    const action = actionOf(entry)
    if (action) yield `\n== ${actionText(action, nameOf)}`
    const outcome = action && outcomeOf(system, match)
    if (outcome) yield `\n== ${textOf({ ...words.outcome(outcome, system.view(match.state, viewer)), weight: 'line' })}`
    for (const { observation, after } of observeEntry(system, transition, viewer)) {
      const line = observation === null ? undefined : words.logEntry(observation, after)
      if (line) yield textOf(line)
    }
  }
}

async function show(file: string, { as }: { as: string }): Promise<void> {
  const opened = await open(file)
  if ('wrong' in opened) return fail(`${file}: ${opened.wrong}`)
  for (const line of linesOf(opened.game, opened.journal, as)) console.log(line)
}

const repeated = (value: string, before: readonly string[]): readonly string[] => [...before, value]
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Check every die, order, signature and entry of exported matches, and compare them with receipts.')
    .argument('<files...>', 'journals of finished matches; of a match that keeps its secrets, what a seat received')
    .option('--receipt <file>', 'a receipt of one of the matches; may be repeated', repeated, [])
    .option('--commitment <hash>', 'the commitment that was published before the match')
    .option('--chain <seq:hash>', 'the hash of an entry as it was seen; may be repeated', repeated, [])
    .option('--host <key>', 'the public key of the server')
    .option('--json', 'print one line of JSON for each match')
    .action(verify)
export const showCommand = (): Command =>
  new Command('show')
    .description('Print a finished match as one seat saw it.')
    .argument('<file>', 'journal of a finished match')
    .option('--as <seat>', 'the seat, or public for a spectator', 'public')
    .action(show)
