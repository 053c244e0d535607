// A host for tests: seals random orders in random order, decides complete calls, keeps the journal.
import { type Call, type Dice, pick, type RuleSystem, randomSetup, type Seat, seededDice } from '@admiralty/kernel'
import {
  actionStatement,
  applyAction,
  beginMatch,
  checkAction,
  decide,
  defaultAnswers,
  endStatement,
  forcedAnswers,
  isSignedByHost,
  type Journal,
  judge,
  type MatchAction,
  type MatchState,
  makeHead,
  orderStatement,
  outcomeOf,
  type PublicKeys,
  publicKeyOf,
  review,
  type SealedOrder,
  type Signature,
  type Signatures,
  seatPrivateKey,
  seatsIn,
  sign,
  type Transition,
} from '../src/index.ts'

/** A finished match. */
export interface HostedMatch {
  readonly transitions: readonly Transition[]
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
const publicOf = ({ host, seats }: PrivateKeys): PublicKeys => ({
  host: publicKeyOf(host),
  seats: Object.fromEntries(Object.entries(seats).map(([seat, key]) => [seat, publicKeyOf(key)])),
})

/** What the seats of a match sign. Without keys it is nothing. */
class Signers {
  readonly #keys: PrivateKeys | null
  constructor(keys: PrivateKeys | null) {
    this.#keys = keys
  }
  get publicKeys(): PublicKeys | null {
    return this.#keys && publicOf(this.#keys)
  }
  order({ head, seq, chain }: MatchState, { call, seat, order }: SealedOrder): Signature | undefined {
    const key = this.#keys?.seats[seat]
    return key && { after: seq, value: sign(orderStatement({ match: head.id, seat, call, chain, order }), key) }
  }
  action({ head, seq, chain }: MatchState, action: MatchAction): Signatures {
    const keys = this.#keys
    if (!keys) return {}
    return Object.fromEntries(
      seatsIn(action).map((seat) => {
        const key = isSignedByHost(action) ? keys.host : (keys.seats[seat] ?? keys.host)
        return [seat, { after: seq, value: sign(actionStatement({ match: head.id, seat, chain, action }), key) }]
      }),
    )
  }
  end(match: string, chain: string): Pick<Journal, 'signature'> {
    return this.#keys ? { signature: sign(endStatement(match, chain), this.#keys.host) } : {}
  }
}

const signaturesOf = (sealed: readonly SealedOrder[], { id }: Call): Signatures =>
  Object.fromEntries(sealed.flatMap(({ call, seat, signature }) => (call === id && signature ? [[seat, signature]] : [])))

/** Plays a random match to its end. The same seed gives the same match. With `signed`, every seat has a key and signs. */
export function playMatch(
  system: RuleSystem,
  seed: number,
  chooseAction: ChooseAction = () => undefined,
  { signed }: { readonly signed: boolean } = { signed: false },
): HostedMatch {
  const dice = seededDice(seed)
  const { setup } = randomSetup(system, dice)
  const secret = `the secret of match ${seed}`
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const signers = new Signers(signed ? privateKeysOf(Object.keys(seatValues), seed) : null)
  const head = makeHead(system, {
    id: `match-${seed}`,
    setup,
    position: null,
    secret,
    seatValues,
    keys: signers.publicKeys,
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
      .flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))
      .filter(({ call, seat }) => !sealed.some((answer) => answer.call === call && answer.seat === seat))
  }
  const seal = (answer: SealedOrder): void => {
    const judged = judge(system, current().state, answer)
    if ('refusal' in judged) throw new Error(`${answer.seat} is refused: ${judged.refusal.rule} ${judged.refusal.reason}`)
    sealed = [...sealed, { ...answer, order: judged.order }]
  }

  for (let time = 2_000; !outcomeOf(system, current()); time += 1_000) {
    const { state } = current()
    const action = chooseAction(current(), dice)
    if (action && !checkAction(system, current(), action)) {
      transitions.push(applyAction(system, current(), { action, signatures: signers.action(current(), action), time }, secret))
      if (action.kind === 'conceded') sealed = sealed.filter(({ seat }) => seat !== action.seat)
      continue
    }
    for (const { call, seat, order } of defaultAnswers(system, current())) {
      if (!sealed.some((answer) => answer.call === call.id && answer.seat === seat)) seal({ call: call.id, seat, order })
    }
    for (const { call, seat, order } of forcedAnswers(system, state)) {
      if (sealed.some((answer) => answer.call === call.id && answer.seat === seat)) continue
      seen.automatic += 1
      seal({ call: call.id, seat, order })
    }
    const { ready, invalidated } = review(system, state, sealed)
    seen.invalidated += invalidated.length
    sealed = sealed.filter(({ call, seat }) => !invalidated.some((other) => other.call === call && other.seat === seat))
    const [complete] = ready
    if (complete) {
      transitions.push(decide(system, current(), { ...complete, signatures: signaturesOf(sealed, complete.call), time }, secret))
      sealed = sealed.filter(({ call }) => call !== complete.call.id)
      seen.waiting += sealed.length
      continue
    }
    const { call, seat } = pick(dice, owedAnswers())
    const order = system.randomOrder(system.view(state, seat), dice)
    seal({ call, seat, order, signature: signers.order(current(), { call, seat, order }) })
  }
  const chain = transitions.map(({ match }) => match.chain)
  const journal = { head, entries: transitions.map(({ entry }) => entry), chain, secret, ...signers.end(head.id, last(chain)) }
  return { transitions, journal, seen }
}
