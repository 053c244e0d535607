// `admiralty verify FILE…` checks every die, order and signature of finished matches, offline, and compares them with receipts. `admiralty show FILE` prints a match as text.
import { plural } from '@admiralty/kernel'
import { accountLines, readPartial, type Verdict } from '@admiralty/match'
import { Command } from 'commander'
import { collect, examples } from './command-line.ts'
import { EXIT, fail } from './fail.ts'
import { comparedLines, type FactFlags, factsIn, readFacts } from './known-facts.ts'
import { linesOf, nameOf } from './lines-of.ts'
import { textOfFile } from './text-file.ts'
import { type Facts, type FileResult, open, type Verified, verifiedJournal } from './verified.ts'
import { comparedPart, NOTHING_CHECKED, notChecked, type VerifiedMatch } from './verified-match.ts'

async function verifyFile(file: string, facts: Facts): Promise<VerifiedMatch> {
  const read = textOfFile(file)
  if ('wrong' in read) return notChecked(file, read.wrong)
  const part = readPartial(read.text)
  if (part && 'unknown' in part) return notChecked(file, part.unknown)
  if (part) return comparedPart(file, part, facts)
  const opened = await open(read.text)
  if ('journal' in opened) return { match: opened.journal.head.id, verified: verifiedJournal(file, opened, facts) }
  const { failure, reason } = opened
  return failure === 'wrong'
    ? { match: undefined, verified: { file, ...NOTHING_CHECKED, result: 'wrong', findings: [reason] } }
    : notChecked(file, failure === 'unread' ? `it is not a journal, or it is damaged: ${reason}` : reason)
}

interface VerifyFlags extends FactFlags {
  readonly json?: boolean
}
async function verify(files: readonly string[], flags: VerifyFlags): Promise<void> {
  if (files.length > 1 && (flags.commitment !== undefined || flags.chain.length > 0))
    fail('--commitment and --chain are of one match; give one file')
  factsIn(flags, 'any') // ends the program if an option has a wrong form, before anything is checked
  const given = flags.receipt.map(readFacts)
  const receipts = given.filter((facts) => 'receipt' in facts)
  const results: VerifiedMatch[] = []
  for (const file of files) {
    const result = await verifyFile(file, { receipts, flags })
    results.push(result)
    print(flags, result.verified, linesOfResult)
  }
  const unused = given.flatMap((facts) => unusedReceipt(facts, results))
  for (const receipt of unused) print(flags, receipt, linesOfReceipt)
  if (!flags.json) console.log(summaryOf(results.map(({ verified }) => verified)))
  process.exitCode = codeOf([...results.map(({ verified }) => verified), ...unused])
}
function print<T>({ json }: VerifyFlags, result: T, linesOf: (result: T) => Iterable<string>): void {
  if (json) console.log(JSON.stringify(result))
  else for (const line of linesOf(result)) console.log(line)
}

/** Exit codes: 1 for anything wrong, otherwise 3 for anything that could not be checked. */
function codeOf(results: readonly { readonly ok: boolean; readonly result: FileResult }[]): number {
  if (results.some(({ result }) => result === 'wrong')) return EXIT.wrong
  return results.every(({ ok }) => ok) ? EXIT.right : EXIT.unchecked
}

/** A receipt that was compared with no file. */
interface UnusedReceipt {
  readonly receipt: string
  readonly ok: false
  readonly result: 'wrong' | 'not checked'
  readonly limit: string | null
  readonly findings: readonly string[]
}
/** It is wrong if every file was read and none has its match. */
function unusedReceipt(facts: ReturnType<typeof readFacts>, results: readonly VerifiedMatch[]): readonly UnusedReceipt[] {
  const unchecked = (limit: string): UnusedReceipt => ({ receipt: facts.source, ok: false, result: 'not checked', limit, findings: [] })
  if ('unknown' in facts) return [unchecked(facts.unknown)]
  const { match } = facts.receipt
  if (results.some((result) => result.match === match)) return []
  if (results.some((result) => result.match === undefined))
    return [unchecked(`the receipt is of match ${match}, and no file that could be read is`)]
  const findings = [`the receipt is of match ${match}, and no file is`]
  return [{ receipt: facts.source, ok: false, result: 'wrong', limit: null, findings }]
}
function* linesOfReceipt({ receipt, result, limit, findings }: UnusedReceipt): Generator<string> {
  yield `${MARKS[result]}  ${receipt}`
  for (const line of [...(limit === null ? [] : [limit]), ...findings]) yield `       ${line}`
}

const MARKS: Readonly<Record<FileResult, string>> = {
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
        : [checkedIn(verified), signedIn(verified), ...accountLines(verified.account, nameOf), ...verified.notes]
  for (const line of [...details, ...receipts.flatMap(comparedLines), ...findings]) yield `       ${line}`
  if (result === 'correct' && receipts.length === 0) yield '       no receipt compared: the file alone cannot show whose keys these are'
}
function checkedIn({ dice, orders, resolved, unchecked }: Verdict): string {
  const checked = [plural(dice, 'die', 'dice'), plural(orders, 'order'), plural(resolved, 'entry', 'entries')].join(', ')
  return `${checked} checked; ${plural(unchecked, 'entry', 'entries')} of older rules not checked`
}
const signedIn = ({ signatures: { signed, byServer, forced, unsigned } }: Verdict): string =>
  `${plural(signed, 'signature')} checked, ${plural(byServer, 'order')} of the server, ${plural(forced, 'order')} without a choice, ${plural(unsigned, 'order')} not signed`
function summaryOf(results: readonly Verified[]): string {
  const correct = results.filter(({ ok }) => ok).length
  const unchecked = results.filter(({ result }) => result === 'not checked').length
  const unsigned = results.filter(({ result }) => result === 'not signed').length
  const dice = results.reduce((sum, result) => sum + result.dice, 0)
  return `${correct} of ${plural(results.length, 'match', 'matches')} correct${unsigned > 0 ? `, ${unsigned} of them not signed` : ''}${unchecked > 0 ? `, ${unchecked} not checked` : ''}; ${plural(dice, 'die', 'dice')} checked`
}

async function show(file: string, { as }: { as: string }): Promise<void> {
  const read = textOfFile(file)
  if ('wrong' in read) return fail(`${file}: ${read.wrong}`)
  const opened = await open(read.text)
  if ('failure' in opened) return fail(`${file}: ${opened.reason}`)
  for (const line of linesOf(opened.game, opened.journal, as)) console.log(line)
}

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Check every die, order, signature and entry of exported matches, and compare them with receipts.')
    .argument('<files...>', 'journals of finished matches; of a match that keeps its secrets, what a seat received')
    .option('--receipt <file>', 'a receipt of one of the matches; may be repeated', collect, [])
    .option('--commitment <hash>', 'the commitment that was published before the match')
    .option('--chain <seq:hash>', 'the hash of an entry as it was seen; may be repeated', collect, [])
    .option('--host <key>', 'the public key of the server')
    .option('--json', 'print one line of JSON for each match')
    .addHelpText('after', examples('verify matches/skirmish-1.json', 'verify matches/skirmish-1.json matches/skirmish-2.json --json'))
    .action(verify)
export const showCommand = (): Command =>
  new Command('show')
    .description('Print a finished match as one seat saw it.')
    .argument('<file>', 'journal of a finished match')
    .option('--as <seat>', 'the seat, or public for a spectator', 'public')
    .addHelpText('after', examples('show matches/skirmish-1.json --as red'))
    .action(show)
