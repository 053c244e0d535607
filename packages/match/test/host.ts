// A host for tests: seals random orders in random order, decides complete calls, keeps the journal.
import { type Call, type Dice, pick, type RuleSystem, randomAnswer, randomSetup, type Seat, seededDice } from '@admiralty/kernel'
import {
  actionStatement,
  applyAction,
  automaticAnswers,
  beginMatch,
  checkAction,
  decide,
  defaultAnswers,
  type EntryLinks,
  endStatement,
  forcedAnswers,
  isHostSeat,
  isSignedByHost,
  type Journal,
  judge,
  linkChain,
  type MatchAction,
  type MatchState,
  makeHead,
  type NewTransition,
  nextAnswer,
  orderStatement,
  ordersDigest,
  outcomeOf,
  type PublicKeys,
  publicKeyOf,
  type Review,
  review,
  type SealedOrder,
  type SeatLinks,
  type Signature,
  type Signatures,
  seatPrivateKey,
  seatToAnswerAgain,
  sign,
  signingSeats,
} from '../src/index.ts'

/** A finished match. */
export interface HostedMatch {
  readonly transitions: readonly NewTransition[]
  /** The journal of the finished match, with its secret. */
  readonly journal: Journal
  /** How often orders were forced, became illegal, and waited for another call. */
  readonly seen: Readonly<Record<'automatic' | 'invalidated' | 'waiting', number>>
}

/** The last item of a list. Throws if the list is empty. */
export const last = <T>(list: readonly T[]): T => {
  const item = list.at(-1)
  if (item === undefined) throw new Error('the list is empty')
  return item
}

/** An action that a player tries before the next order, if any. */
export type ChooseAction = (match: MatchState, dice: Dice) => MatchAction | undefined

/** The private keys of a signed match. */
export interface PrivateKeys {
  readonly host: Uint8Array
  readonly seats: Readonly<Record<Seat, Uint8Array>>
}
export const privateKeysOf = (seats: readonly Seat[], seed: number): PrivateKeys => ({
  host: seatPrivateKey('host', 'host', `${seed}`),
  seats: Object.fromEntries(seats.map((seat) => [seat, seatPrivateKey(`device of ${seat}`, seat, `${seed}`)])),
})

/** The signatures of the seats of a match. Without keys there are none. `hostSeat` begins with the key of the host. */
class Signers {
  readonly #keys: PrivateKeys | null
  readonly #hostSeat: Seat | undefined
  constructor(keys: PrivateKeys | null, hostSeat: Seat | undefined) {
    this.#keys = keys
    this.#hostSeat = hostSeat
  }
  get publicKeys(): PublicKeys | null {
    if (!this.#keys) return null
    const { host, seats } = this.#keys
    const keyOf = ([seat, key]: [Seat, Uint8Array]): [Seat, string] => [seat, publicKeyOf(seat === this.#hostSeat ? host : key)]
    return { host: publicKeyOf(host), seats: Object.fromEntries(Object.entries(seats).map(keyOf)) }
  }
  order({ head, seq, chain, status }: MatchState, { call, seat, order }: SealedOrder): Signature | undefined {
    if (isHostSeat(head.keys, status, seat)) return undefined
    const key = this.#keys?.seats[seat]
    return key && { after: seq, value: sign(orderStatement({ match: head.id, seat, call, chain, order }), key) }
  }
  action({ head, seq, chain }: MatchState, action: MatchAction): Signatures {
    const keys = this.#keys
    if (!keys) return {}
    return Object.fromEntries(
      signingSeats(action).map((seat) => {
        const key = isSignedByHost(action) ? keys.host : (keys.seats[seat] ?? keys.host)
        return [seat, { after: seq, value: sign(actionStatement({ match: head.id, seat, chain, action }), key) }]
      }),
    )
  }
  end(match: string, chain: string): Pick<Journal, 'signature'> {
    return this.#keys ? { signature: sign(endStatement(match, chain), this.#keys.host) } : {}
  }
}

/** The link chains of the devices. Without links they have none. */
class Devices {
  readonly #chains: ReadonlyMap<Seat, readonly string[]>
  constructor({ linked, values }: { readonly linked: boolean; readonly values: Readonly<Record<Seat, string>> }) {
    this.#chains = new Map(Object.entries(linked ? values : {}).map(([seat, value]) => [seat, linkChain(`device of ${seat}`, seat, value)]))
  }
  get ends(): SeatLinks {
    return this.#linksFor(0, () => true)
  }
  /** The links for a complete call. In every fifth answer no device is there, and in every third the first one is not. */
  links(match: MatchState, { call, orders }: Review['ready'][number], secret: string): EntryLinks | undefined {
    const answer = nextAnswer(match.links)
    const given = this.#linksFor(answer, (place) => answer % 5 > 0 && (place > 0 || answer % 3 > 0))
    if (Object.keys(given).length === 0) return undefined
    return { digest: ordersDigest(secret, { match: match.head.id, answer, call: call.id, orders }), given }
  }
  #linksFor(answer: number, isThere: (place: number) => boolean): SeatLinks {
    const all = [...this.#chains].map(([seat, links]) => [seat, links[answer] ?? ''] as const)
    return Object.fromEntries(all.filter((_, place) => isThere(place)))
  }
}

const signaturesOf = (sealed: readonly SealedOrder[], { id }: Call): Signatures =>
  Object.fromEntries(sealed.flatMap(({ call, seat, signature }) => (call === id && signature ? [[seat, signature]] : [])))

/** Plays a random match to its end. The same seed gives the same match. With `signed`, every seat has a key and signs, `hostSeat` excepted. */
export function playMatch(
  system: RuleSystem,
  seed: number,
  chooseAction: ChooseAction = () => undefined,
  { signed, linked = false, hostSeat }: { readonly signed: boolean; readonly linked?: boolean; readonly hostSeat?: Seat } = {
    signed: false,
  },
): HostedMatch {
  const dice = seededDice(seed)
  const { setup } = randomSetup(system, dice)
  const secret = `the secret of match ${seed}`
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const signers = new Signers(signed ? privateKeysOf(Object.keys(seatValues), seed) : null, hostSeat)
  const devices = new Devices({ linked, values: seatValues })
  const head = makeHead(system, {
    id: `match-${seed}`,
    setup,
    position: null,
    secret,
    seatValues,
    keys: signers.publicKeys,
    linkEnds: devices.ends,
    created: 1_000,
  })
  const transitions = [beginMatch(system, head, secret, 1_000)]
  const seen = { automatic: 0, invalidated: 0, waiting: 0 }
  let sealed: readonly SealedOrder[] = []
  const current = (): MatchState => last(transitions).match
  const owedAnswers = () => {
    const { state } = current()
    return system
      .openCalls(state)
      .flatMap((call) => call.seats.map((seat) => ({ call, seat })))
      .filter(({ call, seat }) => !sealed.some((answer) => answer.call === call.id && answer.seat === seat))
  }
  const seal = (answer: SealedOrder): void => {
    const judged = judge(system, current().state, answer)
    if ('refusals' in judged) throw new Error(`${answer.seat} is refused: ${judged.refusals[0].rule} ${judged.refusals[0].reason}`)
    sealed = [...sealed, { ...answer, order: judged.order }]
  }

  for (let time = 2_000; !outcomeOf(system, current()); time += 1_000) {
    const { state } = current()
    const action = chooseAction(current(), dice)
    if (action && !checkAction(system, current(), action, time)) {
      transitions.push(applyAction(system, current(), { action, signatures: signers.action(current(), action), time }, secret))
      sealed = sealed.filter(({ seat }) => seat !== seatToAnswerAgain(action))
      continue
    }
    for (const { call, seat, order } of defaultAnswers(system, current())) {
      if (!sealed.some((answer) => answer.call === call.id && answer.seat === seat)) seal({ call: call.id, seat, order })
    }
    for (const { call, seat, order } of [...forcedAnswers(system, state), ...automaticAnswers(system, current())]) {
      if (sealed.some((answer) => answer.call === call.id && answer.seat === seat)) continue
      seen.automatic += 1
      seal({ call: call.id, seat, order })
    }
    const { ready, invalidated } = review(system, state, sealed)
    seen.invalidated += invalidated.length
    sealed = sealed.filter(({ call, seat }) => !invalidated.some((other) => other.call === call && other.seat === seat))
    const [complete] = ready
    if (complete) {
      const links = devices.links(current(), complete, secret)
      transitions.push(decide(system, current(), { ...complete, signatures: signaturesOf(sealed, complete.call), time, links }, secret))
      sealed = sealed.filter(({ call }) => call !== complete.call.id)
      seen.waiting += sealed.length
      continue
    }
    const { call, seat } = pick(dice, owedAnswers())
    const order = randomAnswer(system, state, { call, seat, dice })
    const answer = { call: call.id, seat, order }
    seal({ ...answer, signature: signers.order(current(), answer) })
  }
  const chain = transitions.map(({ match }) => match.chain)
  const journal = { head, entries: transitions.map(({ entry }) => entry), chain, secret, ...signers.end(head.id, last(chain)) }
  return { transitions, journal, seen }
}
