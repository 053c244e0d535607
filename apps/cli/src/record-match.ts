// A random match with random actions, as a journal.
import { type Dice, pick, playersAmong, type RuleSystem, randomAnswer, randomSetup, type Seat, seededDice } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  checkAction,
  decide,
  type Entry,
  type Journal,
  type MatchAction,
  type MatchState,
  makeHead,
  outcomeOf,
  setupOf,
  type Transition,
} from '@admiralty/match'

interface Recording {
  readonly seed: number
  readonly secret: string
  readonly id: string
  /** 'some': about one entry in twenty-four is a random action (conceded, drawn, replaced, returned). */
  readonly actions?: 'none' | 'some'
}

/** Plays a match with random orders to its end. */
export function recordMatch(system: RuleSystem, { seed, secret, id, actions = 'none' }: Recording): Journal {
  const random = seededDice(seed)
  const { setup } = randomSetup(system, random)
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id, setup, position: null, secret, seatValues, created: seed })
  const entries: Entry[] = []
  const chain: string[] = []
  const keep = ({ entry, match }: Transition): MatchState => {
    entries.push(entry)
    chain.push(match.chain)
    return match
  }
  let match = keep(beginMatch(system, head, secret, seed))
  while (!outcomeOf(system, match)) {
    const time = seed + entries.length
    const action = actions === 'some' ? randomActionOf(system, match, random) : undefined
    match = keep(
      action
        ? applyAction(system, match, { action, time }, secret)
        : decide(system, match, { ...randomAnswers(system, match, random), time }, secret),
    )
  }
  return { head, entries, chain, secret }
}

function randomAnswers(system: RuleSystem, { state, status }: MatchState, random: Dice) {
  const [call] = system.openCalls(state)
  if (!call) throw new Error('no call is open and the match is not over')
  const order = (seat: Seat): unknown =>
    status.conceded.includes(seat)
      ? system.defaultOrder(system.view(state, seat), call)
      : randomAnswer(system, state, { call, seat, dice: random })
  return { call, orders: Object.fromEntries(call.seats.map((seat) => [seat, order(seat)])) }
}

/** An action, about once in twenty-four entries. */
function randomActionOf(system: RuleSystem, match: MatchState, random: Dice): MatchAction | undefined {
  const [face = 1] = random.roll(1, 24, 'an action?')
  const fighting = playersAmong(system.seats(setupOf(system, match.head))).flatMap(({ seat }) =>
    match.status.conceded.includes(seat) ? [] : [seat],
  )
  const seat = pick(random, fighting)
  const actions: readonly MatchAction[] = [
    { kind: 'replaced', seat, by: 'captain' },
    { kind: 'returned', seat },
    random.roll(1, 6, 'which?')[0] === 1 ? { kind: 'drawn', seats: fighting } : { kind: 'conceded', seat },
  ]
  const action = actions[face - 1]
  return action && !checkAction(system, match, action, match.head.created) ? action : undefined
}
