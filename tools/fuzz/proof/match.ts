// Signed matches with everything that their seats and their server keep to themselves.
import { newClockSchema } from '@admiralty/clocks'
import {
  type Call,
  type Dice,
  playersAmong,
  type RuleSystem,
  randomAnswer,
  randomSetup,
  type Seat,
  seededDice,
  UMPIRE,
} from '@admiralty/kernel'
import {
  actionStatement,
  applyAction,
  beginMatch,
  checkAction,
  decide,
  digestStatement,
  type Entry,
  type Head,
  isHostSeat,
  type Journal,
  linkChain,
  type MatchAction,
  type MatchState,
  type Message,
  makeHead,
  messageFor,
  needsNoSignature,
  nextAnswer,
  nothingSeen,
  outcomeOf,
  type Present,
  presentFor,
  publicKeyOf,
  type Receipt,
  reopen,
  type SeatLinks,
  type Signature,
  sameJson,
  seatPrivateKey,
  setupOf,
  shownDigest,
  sign,
  signingSeats,
  type Transition,
  transitionsOf,
  type Verdict,
  verifyJournal,
} from '@admiralty/match'
import { type KeyRing, ringOf, signAgain } from './sign-again.ts'

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

/** How a match is played. */
interface PlayPlan {
  readonly system: RuleSystem
  readonly head: Head
  readonly secret: string
  readonly random: Dice
  /** Recorded entries: their orders are given again where they are legal. */
  readonly recorded?: readonly Entry[]
  /** The links of the devices for an entry. The recorded ones if absent: a forger has no others. */
  readonly linksAt?: (answer: number) => SeatLinks
  /** The action that comes next, if any. */
  act(match: MatchState): MatchAction | undefined
}

const blank = (after: number): Signature => ({ after, value: '0'.repeat(128) })

/** Plays on after `entries` to the end of the match. New signatures are blank. */
export function playOn(plan: PlayPlan, entries: readonly Entry[] = []): readonly Entry[] {
  const { system, head, secret } = plan
  const played = [...entries]
  const keep = ({ entry, match }: { readonly entry: Entry; readonly match: MatchState }): MatchState => {
    played.push(entry)
    return match
  }
  const hashes = entries.map(() => '')
  let match = entries.length > 0 ? reopen(system, { head, entries, chain: hashes }) : keep(beginMatch(system, head, secret, head.created))
  while (!outcomeOf(system, match)) {
    const time = head.created + 1000 * (match.seq + 1)
    const action = plan.act(match)
    if (action && !checkAction(system, match, action, time)) {
      const signatures = Object.fromEntries(signingSeats(action).map((seat) => [seat, blank(match.seq)]))
      match = keep(applyAction(system, match, { action, signatures, time }, secret))
      continue
    }
    const [call] = system.openCalls(match.state)
    if (!call) throw new Error('no call is open and the match is not over')
    const answers = call.seats.map((seat) => ({ seat, ...answer(plan, match, call, seat) }))
    const orders = Object.fromEntries(answers.map(({ seat, order }) => [seat, order]))
    const signatures = Object.fromEntries(answers.flatMap(({ seat, signature }) => (signature ? [[seat, signature]] : [])))
    const links = linksFor(plan, nextAnswer(match.links))
    match = keep(decide(system, match, { call, orders, signatures, time, links }, secret))
  }
  return played
}

/** The links of an entry under a blank digest, which is made again with the chain. */
function linksFor({ linksAt, recorded = [] }: PlayPlan, answer: number): Entry['links'] {
  const given = linksAt?.(answer) ?? recorded.filter(({ call }) => call)[answer - 1]?.links?.given ?? {}
  return Object.keys(given).length > 0 ? { digest: '0'.repeat(64), given } : undefined
}

/** The recorded order of a seat, or a random one. */
function answer(
  { system, random, recorded = [] }: PlayPlan,
  match: MatchState,
  call: Call,
  seat: Seat,
): { readonly order: unknown; readonly signature: Signature | undefined } {
  const view = system.view(match.state, seat)
  if (match.status.conceded.includes(seat)) return { order: system.defaultOrder(view, call), signature: undefined }
  const before = recorded.find((entry) => entry.call?.id === call.id)
  const known = before?.orders[seat]
  const isKnown = known !== undefined && !system.check(view, call, known)
  const order = isKnown ? known : (system.forcedOrder(view, call, seat) ?? randomAnswer(system, match.state, { call, seat, dice: random }))
  if (isKnown && before?.seq === match.seq + 1) return { order, signature: before.signatures?.[seat] }
  const isFree = isHostSeat(match.head.keys, match.status, seat) || needsNoSignature(system, match, { call: call.id, seat, order })
  return { order, signature: isFree ? undefined : blank(match.seq) }
}

/** Lets seats concede once the match has `most` entries: first those whose keys are in the ring. */
export function concedeAfter(system: RuleSystem, most: number, ring: KeyRing): (match: MatchState) => MatchAction | undefined {
  return ({ head, seq, status }) => {
    if (seq < most) return undefined
    const seats = playersOf(system, head).filter((seat) => !status.conceded.includes(seat))
    const held = seats.filter((seat) => ring.has(status.rekeyed[seat] ?? head.keys?.seats[seat] ?? ''))
    const [seat] = held.length > 0 ? held.toReversed() : seats.toReversed()
    return seat === undefined ? undefined : { kind: 'conceded', seat }
  }
}

/** The seats of the players in the order of the game. */
const playersOf = (system: RuleSystem, head: Pick<Head, 'setup' | 'format'>): readonly Seat[] =>
  playersAmong(system.seats(setupOf(system, head))).map(({ seat }) => seat)

/** Plays a signed match of about `most` entries, or more until dice have been rolled. */
export function playSignedWithRolls(system: RuleSystem, seed: number, most: number): SignedMatch {
  const match = playSigned(system, seed, most)
  const hasRolls = match.journal.entries.some(({ call, rolls }) => call && rolls.length > 0)
  return hasRolls || match.journal.entries.length < most || most > MOST ? match : playSignedWithRolls(system, seed, 2 * most)
}
const THREE_DAYS = newClockSchema.parse({ kind: 'answer', days: 3 })
/** Matches of more entries are not tried. */
const MOST = 100

/**
 * Plays with random orders until the match is over, or is conceded or drawn after `most` entries.
 * In every second match the last seat is a bot; the others have a clock. In two of three matches there are other actions.
 */
export function playSigned(system: RuleSystem, seed: number, most: number): SignedMatch {
  const random = seededDice(seed)
  const { setup } = randomSetup(system, random)
  const secret = `the secret of match ${seed}`
  const all = system.seats(setup).map(({ seat }) => seat)
  const seatValues = Object.fromEntries(all.map((seat) => [seat, `${seat} ${seed}`]))
  const host = seatPrivateKey('the server', 'host', '')
  const players = playersOf(system, { setup, format: system.format.number })
  const bot = seed % 2 === 0 ? players.at(-1) : undefined
  const seats = Object.fromEntries(
    all.map((seat) => [seat, seat === bot || seat === UMPIRE ? host : seatPrivateKey(`device of ${seat}`, seat, seatValues[seat] ?? '')]),
  )
  const newKey = seatPrivateKey('another device', 'new', '')
  const ring = ringOf([host, newKey, ...Object.values(seats)])
  const publicKeys = Object.fromEntries(Object.entries(seats).map(([seat, key]) => [seat, publicKeyOf(key)]))
  const chains = players
    .filter((seat) => seat !== bot)
    .map((seat) => [seat, linkChain(`device of ${seat}`, seat, seatValues[seat] ?? '')] as const)
  // At every fourth answer no device is there.
  const linksAt = (answer: number): SeatLinks =>
    Object.fromEntries(answer % 4 === 3 ? [] : chains.map(([seat, chain]) => [seat, chain[answer] ?? '']))
  const head = makeHead(system, {
    id: `match-${seed}`,
    setup,
    position: null,
    secret,
    seatValues,
    keys: { host: publicKeyOf(host), seats: publicKeys },
    linkEnds: linksAt(0),
    clock: seed % 2 === 1 ? THREE_DAYS : { kind: 'none' },
    created: 1000 * seed,
  })
  const [witness = ''] = players
  const player = players.find((seat) => seat !== witness && seat !== bot) ?? players.at(-1) ?? witness
  const actions: readonly MatchAction[] = [
    { kind: 'restored', value: `a random value ${seed}` },
    ...(player === bot ? [] : actionsOf(player, publicKeyOf(newKey))),
  ]
  const end = concedeAfter(system, most, ring)
  const act = (match: MatchState): MatchAction | undefined => {
    const planned = match.seq % 2 === 1 && seed % 3 > 0 ? actions[(match.seq - 3) / 2] : undefined
    if (match.seq >= most && seed % 3 === 2) return { kind: 'drawn', seats: players }
    return planned ?? end(match)
  }
  const entries = playOn({ system, head, secret, random, act, linksAt })
  const journal = signAgain({ head, entries, chain: [], secret }, ring)
  const states = Array.from(transitionsOf(system, journal), ({ match }) => match)
  const own = player === bot ? undefined : seats[player]
  const playerKeys = own ? [own, newKey] : []
  return {
    system,
    journal,
    secret,
    states,
    most,
    witness,
    witnessKey: seats[witness] ?? host,
    receipt: receiptOf({ system, journal, witness, hostKey: host }),
    withdrawn: offerOf(journal, witness, seats[witness] ?? host),
    player,
    hostKey: host,
    playerKeys,
    verdict: verifyJournal(system, journal),
  }
}

const actionsOf = (seat: Seat, key: string): readonly MatchAction[] => [
  { kind: 'replaced', seat, by: 'captain' },
  { kind: 'returned', seat },
  { kind: 'rekeyed', seat, key },
]

/** An offer of a draw that a seat makes after the opening. */
function offerOf({ head: { id }, chain }: Journal, seat: Seat, key: Uint8Array): Signature {
  const statement = actionStatement({ match: id, seat, chain: chain[0] ?? '', action: { kind: 'drawn', seats: [seat] } })
  return { after: 0, value: sign(statement, key) }
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

/** Whether two journals have the same content. */
export const isSameJournal = (one: Journal, other: Journal): boolean =>
  sameJson(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
