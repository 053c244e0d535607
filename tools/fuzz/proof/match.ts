// Signed matches with everything that their seats and their server keep to themselves.
import { newClockSchema } from '@admiralty/clocks'
import { type RuleSystem, randomSetup, type Seat, seededDice, UMPIRE } from '@admiralty/kernel'
import {
  actionStatement,
  type Journal,
  linkChain,
  type MatchAction,
  type MatchState,
  makeHead,
  publicKeyOf,
  type SeatLinks,
  type Signature,
  sameJson,
  seatPrivateKey,
  sign,
  transitionsOf,
  verifyJournal,
} from '@admiralty/match'
import { concedeAfter, playersOf, playOn } from './play-on.ts'
import { ringOf, signAgain } from './sign-again.ts'
import { receiptOf, type SignedMatch } from './signed-receipt.ts'

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

/** Whether two journals have the same content. */
export const isSameJournal = (one: Journal, other: Journal): boolean =>
  sameJson(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
