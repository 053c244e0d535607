// The receipt of a person who has seen a signed match.
import type { RuleSystem, Seat } from '@admiralty/kernel'
import {
  digestStatement,
  type Journal,
  type MatchState,
  type Message,
  messageFor,
  nothingSeen,
  type Present,
  presentFor,
  type Receipt,
  type Signature,
  shownDigest,
  sign,
  type Transition,
  transitionsOf,
  type Verdict,
} from '@admiralty/match'

/** A finished match. */
export interface SignedMatch {
  readonly system: RuleSystem
  readonly journal: Journal
  readonly secret: string
  /** The match after each entry. */
  readonly states: readonly MatchState[]
  /** The seat whose player is honest, its private key, and what its device has kept. */
  readonly witness: Seat
  readonly witnessKey: Uint8Array
  readonly receipt: Receipt
  /** An offer of a draw by the witness, which it made after the opening and withdrew. */
  readonly withdrawn: Signature
  /** Another seat: the forger's, where a player forges. */
  readonly player: Seat
  /** The private keys of the server and of the forger's seat: none if a bot has the seat. */
  readonly hostKey: Uint8Array
  readonly playerKeys: readonly Uint8Array[]
  readonly verdict: Verdict
  /** The entries after which an unfinished match is conceded. */
  readonly most: number
}

/** The receipt of a device that followed the match of its seat to the end. */
export function receiptOf({ system, journal, witness, hostKey }: Pick<SignedMatch, 'system' | 'journal' | 'witness' | 'hostKey'>): Receipt {
  const { head, entries, chain } = journal
  const transitions = [...transitionsOf(system, journal)]
  const sent = entries.flatMap(({ call, signatures }) => {
    const signature = signatures?.[witness]
    return call && signature ? [{ call: call.id, seat: witness, after: signature.after, signature: signature.value, withdrawn: false }] : []
  })
  return {
    ...nothingSeen(head.id),
    commitment: head.commitment,
    host: head.keys?.host ?? null,
    seats: Object.fromEntries(
      Object.entries(head.keys?.seats ?? {}).map(([seat, key]) => [
        seat,
        { value: head.seatValues[seat] ?? '', key, linkEnd: head.linkEnds?.[seat] ?? null },
      ]),
    ),
    chain: Object.fromEntries(chain.map((hash, seq) => [String(seq), hash])),
    sent,
    answered: entries
      .filter(({ call }) => call)
      .flatMap(({ links }, index) => {
        if (links?.given[witness] === undefined) return []
        const answer = index + 1
        const signature = sign(digestStatement(head.id, answer, links.digest), hostKey)
        return [{ answer, digest: links.digest, signature, seats: [witness], counted: true }]
      }),
    messages: { [witness]: digestsOf(witness, transitions, (transition) => messageFor(system, transition, witness)) },
    // Its stream began again after every fifth entry.
    presents: {
      [witness]: digestsOf(
        witness,
        transitions.filter(({ entry }) => entry.seq % 5 === 0),
        ({ match }) => presentFor(system, match, witness),
      ),
    },
  }
}

const digestsOf = (viewer: Seat, transitions: readonly Transition[], shown: (transition: Transition) => Message | Present) =>
  Object.fromEntries(
    transitions.map((transition) => [String(transition.entry.seq), shownDigest(viewer, JSON.parse(JSON.stringify(shown(transition))))]),
  )
