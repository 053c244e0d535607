// A random match in which sides concede, with the laws that each of its entries must keep.
import { type Dice, likely, type Outcome, pick, playersAmong, randomAnswer, type Seat, type SeatInfo } from '@admiralty/kernel'
import { applyAction, decide, EntryMessages, type MatchState, messageFor, type NewTransition, surrenderedBy } from '@admiralty/match'
import { mustConcedeBlindly, type Secrets } from './blindness.ts'
import { Broken, type Law, must, mustBeSame, PLAIN_LAWS } from './laws.ts'
import type { AnySystem } from './random-match.ts'

/** How a host ends a match; the planted hosts of the tests do it wrongly. */
export interface ConcessionHost {
  outcomeOf(system: AnySystem, match: MatchState): Outcome | undefined
}

export const SECRET = 'the secret of the dice of a match in which players concede'

/** A concession comes after this many calls on average: in the set-up, early, in the middle. */
const RHYTHMS = [2, 6, 20, 60] as const

/** Calls after which all players but those of one side concede at once. */
const MOST_CALLS = 160

/** A match under these laws. */
export interface Conceded {
  readonly system: AnySystem
  readonly host: ConcessionHost
  readonly reveals: Secrets['reveals']
  readonly players: readonly SeatInfo[]
  /** Dice for random choices. */
  readonly dice: Dice
  readonly transitions: NewTransition[]
  /** Sides that have left a match which went on. */
  surrenders: number
}

function current({ transitions }: Conceded): MatchState {
  const { match } = transitions.at(-1) ?? {}
  if (!match) throw new Error('the match has not begun')
  return match
}

const sidesLeft = (players: readonly SeatInfo[], conceded: readonly Seat[]): ReadonlySet<string> =>
  new Set(players.filter(({ seat }) => !conceded.includes(seat)).map(({ side }) => side))

/** The laws after every entry. */
function judge({ system, host, players, transitions }: Conceded): void {
  const match = transitions.at(-1)?.match
  if (!match) return
  const { conceded } = match.status
  const left = sidesLeft(players, conceded)
  const outcome = host.outcomeOf(system, match)
  const out = players.filter(({ side }) => !left.has(side)).map(({ seat }) => seat)
  const winner = conceded.find((seat) => outcome?.winners.includes(seat))
  must(winner === undefined, winner, 'wins, although it has conceded', outcome)
  must(left.size > 1 || outcome !== undefined, 'one side is left, but the match goes on:', [...left])
  if (outcome) return
  for (const { id, seats, instead } of system.openCalls(match.state)) {
    const waited = out.find((seat) => seats.includes(seat) || instead.includes(seat))
    must(waited === undefined, waited, 'is asked by', id, 'although its side has conceded')
  }
}

/** The laws that every resolution keeps, on the one that takes a side out. */
const RESOLUTION_LAWS = PLAIN_LAWS.filter(({ title }) => !title.startsWith('the same orders'))

function judgeSurrender(played: Conceded, before: MatchState, transition: NewTransition, seats: readonly Seat[]): void {
  const { system, dice, reveals } = played
  const { states, entry } = transition
  const state = states.at(-1) ?? before.state
  must(states.length > 0, 'nothing happens when a side concedes:', seats)
  const resolution = { events: entry.events, states, state }
  const all = system.seats(before.head.setup).map(({ seat }) => seat)
  const step = {
    system,
    seats: all,
    before: before.state,
    call: null,
    orders: {},
    result: resolution,
    faces: [],
    facesAt: new Map(),
    dice,
  }
  named('the messages of a host are those of its viewers', () => mustBeTold(system, transition, all))
  for (const law of RESOLUTION_LAWS) named(law.title, () => law.check(step))
  named('conceding reveals only what everybody may know', () =>
    mustConcedeBlindly(system, before.state, seats, { viewers: [...all, 'public'], reveals, dice }),
  )
}

function mustBeTold(system: AnySystem, transition: NewTransition, seats: readonly Seat[]): void {
  const messages = new EntryMessages(system, transition)
  for (const viewer of [...seats, 'public'] as const)
    mustBeSame(JSON.parse(messages.textFor(viewer)), JSON.parse(JSON.stringify(messageFor(system, transition, viewer))), viewer, 'receives')
}

function named(title: Law['title'], check: () => void): void {
  try {
    check()
  } catch (error) {
    throw error instanceof Broken ? new Broken(`${title}: ${error.message}`) : error
  }
}

function concede(played: Conceded, seat: Seat): void {
  const { system, transitions } = played
  const before = current(played)
  const action = { kind: 'conceded', seat } as const
  const seats = surrenderedBy(system, before, action)
  const transition = applyAction(system, before, { action, time: transitions.length }, SECRET)
  transitions.push(transition)
  judge(played)
  if (seats.length === 0) return
  played.surrenders += 1
  judgeSurrender(played, before, transition, seats)
}

/** One call, answered at random by those who play on, and by default for those who have conceded. */
function answerOne({ system, transitions, dice }: Conceded, match: MatchState): void {
  const call = pick(dice, system.openCalls(match.state))
  const answer = (seat: Seat): unknown =>
    match.status.conceded.includes(seat)
      ? system.defaultOrder(system.view(match.state, seat), call)
      : randomAnswer(system, match.state, { call, seat, dice })
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, answer(seat)]))
  transitions.push(decide(system, match, { call, orders, time: transitions.length }, SECRET))
}

/** Plays a match to its end by concessions, or by its own rules. Throws `Broken` at the first breach. */
export function play(played: Conceded): void {
  const { system, host, players, dice } = played
  const rhythm = pick(dice, RHYTHMS)
  for (let calls = 0; ; calls += 1) {
    judge(played)
    const match = current(played)
    if (host.outcomeOf(system, match)) return
    const fighting = players.filter(({ seat }) => !match.status.conceded.includes(seat))
    const last = pick(dice, fighting)
    const loser = calls >= MOST_CALLS ? fighting.find(({ side }) => side !== last.side) : last
    if (loser && (calls >= MOST_CALLS || likely(dice, 1, rhythm))) concede(played, loser.seat)
    else answerOne(played, match)
  }
}

/** A game that asks sides that have conceded on. */
export const asksOn = (system: AnySystem): AnySystem => ({
  ...system,
  openCalls: (state) => system.openCalls(state).map((call) => ({ ...call, seats: [...call.seats, ...surrenderedIn(system, state)] })),
})

function surrenderedIn(system: AnySystem, state: unknown): readonly Seat[] {
  const view = system.view(state, 'public') as { readonly surrendered?: readonly Seat[] } // a view of `defineGame`
  return view.surrendered ?? []
}

/** The game with only those scenarios in which a side may concede while two others play on. */
export const manySided = (system: AnySystem): AnySystem => ({
  ...system,
  scenarios: system.scenarios.filter(({ seats }) => sidesLeft(playersAmong(seats), []).size > 2),
})
