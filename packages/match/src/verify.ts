// Verifies a finished match: commitment, chain, signatures, every die, every order and every event.
import { type Dice, diceOf, insteadIn, type Resolution, type RuleSystem, refusalsInWords, sameJson } from '@admiralty/kernel'
import { type Account, Accountant, NO_ACCOUNT } from './account.ts'
import { type AnswerAfterDeadline, answerAfterDeadline, missedSeats } from './answer-after-deadline.ts'
import { unknownIn } from './archive.ts'
import { chainHash, headHash } from './chain.ts'
import { checkAction } from './check-action.ts'
import { timeRemark } from './clock-findings.ts'
import { fold, initialLedger, ledgerAfter, type MatchLedger } from './fold.ts'
import { type Entry, type Head, type Journal, type MatchState, wrongLengths } from './journal.ts'
import { linkFindings, linksAfter } from './links.ts'
import { clockBefore, clockRecorded, lapsedSeats, type TimedMatch } from './match-clock.ts'
import { linkEndsNow } from './match-status.ts'
import { outcomeOf, resolutionOf } from './outcome.ts'
import { parentLimit } from './parent.ts'
import { commitmentOf, provenDice, type Roll } from './proof.ts'
import { answeringSeats } from './sealed.ts'
import { endFindings, NO_SIGNATURES, SignatureAudit, type SignatureCounts, sumOf } from './signature-audit.ts'
import { timeFindings } from './times.ts'
import { eventsOf, setupOf } from './upcasts.ts'

/** The result of verifying a journal. */
export interface Verdict {
  /** True if nothing is wrong and everything was checked. */
  readonly ok: boolean
  /** Number of faces that were computed again from the secret. */
  readonly dice: number
  /** Number of orders that the rules judged again. */
  readonly orders: number
  /** Number of entries whose events were computed again from their orders and dice. */
  readonly resolved: number
  /** Number of entries of older rules, to which today's rules give other events. They are neither true nor false. */
  readonly unchecked: number
  /** The result of the signatures. */
  readonly signatures: SignatureCounts
  /** The account names the giver of every order, the dice with links of each device, and what the host did. Empty if the file could not be checked. */
  readonly account: Account
  /** Facts that are no faults: deadlines that today's calendars would set otherwise. */
  readonly notes: readonly string[]
  /** Why the match could not be checked whole, which is no finding: rules of a later version, no secret, or a match that belongs to another. Null if it could. */
  readonly limit: string | null
  /** The faults, in at most 20 lines. Later findings may follow from the first one. */
  readonly findings: readonly string[]
}

const MAX_FINDINGS = 20
const NO_SECRET = 'the secret is not published, so no die can be checked'
/** The secret is published only when a match is over, so the end of such a journal was cut off. */
const NO_END = 'the secret is published, but the match has no end'

interface VerifyOptions {
  /** Receives the share of the work that is done, 0 to 1, after every entry. */
  readonly onProgress?: (share: number) => void
  /** The reader's time in ms since 1970, which shows whether an entry is in the future. Without it, no time is. */
  readonly now?: number
}
/** Verifies a journal. */
export function verifyJournal(
  system: RuleSystem,
  journal: Journal,
  { onProgress = () => undefined, now = Number.POSITIVE_INFINITY }: VerifyOptions = {},
): Verdict {
  const { head, entries, secret } = journal
  const report = (halvesDone: number, index: number): void => onProgress((halvesDone + (index + 1) / entries.length) / 2)
  if (head.system !== system.id) return verdict([`it is a match of ${head.system}`])
  const unknown = unknownIn(system, journal)
  if (unknown !== undefined) return verdict([], { ...NOTHING_CHECKED, limit: unknown })
  const proof = secret === null ? [...lengths(journal)] : proofFindings(journal, secret, (index) => report(0, index))
  const { findings, ...counts } = replay(system, journal, (index) => report(1, index))
  const dice = secret === null ? 0 : entries.flatMap(({ rolls }) => rolls).reduce((sum, { faces }) => sum + faces.length, 0)
  const limit = secret === null ? NO_SECRET : (parentLimit(head) ?? null)
  return verdict([...proof, ...timeFindings(journal, now), ...findings], { ...counts, dice, limit })
}

/** The faults of commitment, chain and dice, also of a match in play. It needs no rules. */
export function proofFindings(
  journal: Omit<Journal, 'secret'>,
  secret: string,
  onEntry: (index: number) => void = () => undefined,
): readonly string[] {
  const findings = [...lengths(journal)]
  if (commitmentOf(secret) !== journal.head.commitment) findings.push('the secret does not match the commitment')
  let last: Proven | null = null
  let ledger = initialLedger
  for (const [index, entry] of journal.entries.entries()) {
    const chain = journal.chain[index] ?? ''
    findings.push(...entryFindings(journal.head, last, { entry, chain }, secret))
    ledger = ledgerAfter(ledger, entry)
    last = { chain, ...ledger }
    onEntry(index)
  }
  return findings
}

const NOTHING_CHECKED = {
  dice: 0,
  orders: 0,
  resolved: 0,
  unchecked: 0,
  signatures: NO_SIGNATURES,
  account: NO_ACCOUNT,
  notes: [],
  limit: null,
}
function verdict(findings: readonly string[], counts: Omit<Verdict, 'ok' | 'findings'> = NOTHING_CHECKED): Verdict {
  const listed =
    findings.length > MAX_FINDINGS ? [...findings.slice(0, MAX_FINDINGS), `and ${findings.length - MAX_FINDINGS} more`] : findings
  return { ok: findings.length === 0 && counts.unchecked === 0 && counts.limit === null, ...counts, findings: listed }
}

function* lengths({ entries, chain }: Omit<Journal, 'secret'>): Generator<string> {
  if (entries.length === 0) yield 'it has no opening'
  if (chain.length !== entries.length) yield wrongLengths(entries.length, chain.length)
  for (const [index, { seq }] of entries.entries()) if (seq !== index) yield `entry ${index} has the sequence number ${seq}`
}

/** The part of a match on which the proof of its next entry depends. */
type Proven = Pick<MatchState, 'chain'> & MatchLedger

/** Lists the faults in hash, links and dice of the entry that follows `last`, which is null before the opening. */
export function* entryFindings(
  head: Head,
  last: Proven | null,
  { entry, chain }: { readonly entry: Entry; readonly chain: string },
  secret: string,
): Generator<string> {
  const { seq, orders } = entry
  const previous = last?.chain ?? headHash(head)
  const { status, links: state } = last ?? initialLedger
  if (chainHash({ secret, previous }, entry) !== chain) yield `entry ${seq} does not match its hash in the chain`
  yield* linkFindings(head.id, { entry, state, ends: linkEndsNow(head, status) }, secret)
  const { answers: answer, hash: links } = linksAfter(state, entry)
  const dice = provenDice({ secret, seatValues: head.seatValues, answer, orders, restored: status.restored, links })
  for (const { count, sides, reason, faces, at } of entry.rolls) {
    const derived = (at === undefined ? dice : dice.at(at)).roll(count, sides, reason)
    if (!sameJson(derived, faces))
      yield `entry ${seq}: ${reason} is recorded as ${faces.join(' ')}, but the secret gives ${derived.join(' ')}`
  }
}

type ReplayedMatch = TimedMatch & MatchLedger & { readonly head: Head }
type Replay = Omit<Verdict, 'ok' | 'dice' | 'limit'>

/** Checks that the events form a whole match and follow from orders and faces. Stops at the first finding. */
function replay(system: RuleSystem, journal: Journal, onEntry: (index: number) => void): Replay {
  const { head, entries, secret } = journal
  let match: ReplayedMatch = { head, state: undefined, ...initialLedger, clock: clockBefore(system, head) }
  const counts = { orders: 0, resolved: 0, unchecked: 0 }
  const notes: string[] = []
  let signatures = NO_SIGNATURES
  const accountant = new Accountant(system, head)
  const audit = new SignatureAudit(system, journal)
  const result = (findings: readonly string[]): Replay => ({
    ...counts,
    signatures,
    account: accountant.account,
    notes,
    findings,
  })
  for (const [index, entry] of entries.entries()) {
    const stop = (finding: string): Replay => result([`entry ${index}: ${finding}`])
    try {
      const wrong = index === 0 ? undefined : misplaced(system, match, entry)
      if (wrong !== undefined) return stop(wrong)
      const audited = audit.audit(match, entry)
      if ('finding' in audited) return stop(audited.finding)
      signatures = sumOf(signatures, audited.counts)
      const unsigned = head.keys !== undefined && audited.counts.unsigned > 0
      const events = eventsOf(system, entry)
      const again = repeated(system, match, entry, events)
      if ('finding' in again) return stop(again.finding)
      counts.orders += again.orders
      counts[unsigned ? 'unchecked' : again.is] += 1
      accountant.add(entry, audited.givers)
      const after = { head, state: fold(system, match.state, events), ...ledgerAfter(match, entry), clock: match.clock }
      const { finding, note } = timeRemark(system, after, entry)
      if (finding !== null) return stop(finding)
      if (note !== null) notes.push(`entry ${index}: ${note}`)
      match = { ...after, clock: clockRecorded(system, after, entry) }
      onEntry(index)
    } catch (problem) {
      return stop(`it cannot be replayed (${messageOf(problem)})`)
    }
  }
  const open = secret !== null && entries.length > 0 && !outcomeOf(system, match)
  return result([...(open ? [NO_END] : []), ...endFindings(journal)])
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : 'unknown')

type Repeated = { readonly is: 'resolved' | 'unchecked'; readonly orders: number } | { readonly finding: string }

/**
 * Judges the orders of an entry and computes its events again. Entries of older rules are tried with today's rules, too:
 * equal events are checked, other events are not. So nothing is gained by marking an entry with another version.
 */
function repeated(system: RuleSystem, match: ReplayedMatch, entry: Entry, events: readonly unknown[]): Repeated {
  const invalid = events.findIndex((event) => !system.schema.event.safeParse(event).success)
  if (invalid !== -1) return { finding: `event ${invalid} is not valid for this game` }
  const isOld = entry.version < system.version
  try {
    const illegal = illegalOrder(system, match, entry)
    const differs =
      illegal ?? (sameJson(reresolved(system, match, entry), events) ? undefined : 'its orders and dice do not lead to its events')
    if (differs === undefined) return { is: 'resolved', orders: Object.keys(entry.orders).length }
    return isOld ? { is: 'unchecked', orders: 0 } : { finding: differs }
  } catch (problem) {
    if (isOld) return { is: 'unchecked', orders: 0 }
    throw problem
  }
}

/** The first order that the rules refuse in this state, or that a seat gave after its concession. */
function illegalOrder(system: RuleSystem, match: TimedMatch, entry: Entry): string | undefined {
  const { state, status, clock } = match
  const { call, orders } = entry
  if (!call) return wrongMisses(system, match, entry)
  for (const seat of answeringSeats(call, orders)) {
    const view = system.view(state, seat)
    if (status.conceded.includes(seat) && !sameJson(orders[seat], system.defaultOrder(view, call)))
      return `${seat} has conceded, but its order is not the default order`
    if (lapsedSeats(clock, call.id).includes(seat)) {
      const { order, giver } = answerAfterDeadline(system, match, { call, seat })
      if (!sameJson(orders[seat], order)) return `the deadline of ${seat} had passed, but its order is not ${EXPECTED[giver]}`
    }
    const refusals = system.check(view, call, orders[seat])
    if (refusals) return `the order of ${seat} is not legal: ${refusalsInWords(refusals)}`
  }
  return undefined
}

const EXPECTED: Readonly<Record<AnswerAfterDeadline['giver'], string>> = {
  forced: 'the only possible one',
  automatic: 'that of its fixed rule',
  lodged: 'the one that it had lodged',
  lapsed: 'the default order',
}

/** Why the missed answers of an action are not those of the seats that get default orders. */
function wrongMisses(system: RuleSystem, match: TimedMatch, { action }: Entry): string | undefined {
  if (action?.kind !== 'lapsed' || sameJson(missedSeats(system, match, action), action.missed)) return undefined
  return 'it counts other missed answers than those of the seats that get default orders'
}

/** Why the entry cannot follow the entries before it, found before it is resolved. */
function misplaced(system: RuleSystem, match: TimedMatch, entry: Entry): string | undefined {
  const { action, call, orders } = entry
  if (outcomeOf(system, match)) return 'it comes after the end of the match'
  if (action)
    return call !== null || Object.keys(orders).length > 0
      ? 'it is both an action and an answer to a call'
      : checkAction(system, match, action, entry.time)?.reason
  if (!call) return 'it is neither an action nor an answer to a call'
  if (!system.openCalls(match.state).some((open) => sameJson(open, call))) return 'it answers a call that was not open'
  const instead = insteadIn(call, orders)
  if (instead !== undefined && match.status.conceded.includes(instead)) return `it has an order of ${instead}, who has conceded`
  const stranger = Object.keys(orders).find((seat) => !answeringSeats(call, orders).includes(seat))
  return stranger === undefined ? undefined : `it has an order of ${stranger}, who was not asked`
}

/** The events to which the orders and recorded rolls of an entry lead now. */
function reresolved(system: RuleSystem, match: ReplayedMatch, entry: Entry): readonly unknown[] {
  const { head, state: before } = match
  const { action, call, orders, rolls } = entry
  if (action) {
    if (rolls.length > 0) throw new Error('an action must not have rolls')
    return resolutionOf(system, match, action).events
  }
  const dice = recordedDice(rolls)
  const resolution: Resolution<unknown, unknown> = call
    ? system.resolve(before, call, orders, dice)
    : system.begin({ setup: setupOf(system, head), position: head.position }, dice)
  if (dice.left() > 0) throw new Error('the entry has rolls that the rules do not ask for')
  return resolution.events
}

/** Dice that repeat the recorded rolls and throw on any other roll. */
function recordedDice(rolls: readonly Roll[]): Dice & { left(): number } {
  let next = 0
  const dice = diceOf((count, sides, reason, address) => {
    const roll = rolls[next]
    next += 1
    const isSame = roll?.count === count && roll.sides === sides && (roll.at ?? null) === address
    if (!roll || !isSame) throw new Error(`the entry has no such roll for: ${reason}`)
    return roll.faces
  })
  return { ...dice, left: () => rolls.length - next }
}
