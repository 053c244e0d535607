// Findings about the chain of hashes, the dice and the links of a journal.
import { sameJson } from '@admiralty/kernel'
import { chainHash, headHash } from './chain.ts'
import { initialLedger, ledgerAfter, type MatchLedger } from './fold.ts'
import { type Entry, type Head, type Journal, type MatchState, wrongLengths } from './journal.ts'
import { linkFindings, linksAfter } from './links.ts'
import { linkEndsNow } from './match-status.ts'
import { commitmentOf, provenDice } from './proof.ts'

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

export function* lengths({ entries, chain }: Omit<Journal, 'secret'>): Generator<string> {
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
