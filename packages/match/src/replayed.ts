// A journal that is replayed by the rules, entry by entry.
import { insteadIn, type RuleSystem, sameJson } from '@admiralty/kernel'
import { Accountant } from './account.ts'
import { checkAction } from './check-action.ts'
import { timeRemark } from './clock-findings.ts'
import { fold, initialLedger, ledgerAfter } from './fold.ts'
import type { Entry, Journal } from './journal.ts'
import type { Verdict } from './journal-verdict.ts'
import { clockBefore, clockRecorded, type TimedMatch } from './match-clock.ts'
import { outcomeOf } from './outcome.ts'
import { type ReplayedJournal, repeated } from './repeated.ts'
import { answeringSeats } from './sealed.ts'
import { endFindings, NO_SIGNATURES, SignatureAudit, sumOf } from './signature-audit.ts'
import { eventsOf } from './upcasts.ts'

/** The secret is published only when a match is over, so the end of such a journal was cut off. */
const NO_END = 'the secret is published, but the match has no end'

type Replay = Omit<Verdict, 'ok' | 'dice' | 'limit'>

/** Checks that the events form a whole match and follow from orders and faces. Stops at the first finding. */
export function replay(system: RuleSystem, journal: Journal, onEntry: (index: number) => void): Replay {
  const { head, entries, secret } = journal
  let match: ReplayedJournal = { head, state: undefined, ...initialLedger, clock: clockBefore(system, head) }
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
