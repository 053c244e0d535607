// A host for tests: seals random orders in random order, decides complete calls, keeps the journal.
import { type Dice, pick, type RuleSystem, randomSetup, seededDice } from '@admiralty/kernel'
import {
  applyAction,
  beginMatch,
  checkAction,
  decide,
  defaultAnswers,
  forcedAnswers,
  type Journal,
  judge,
  type MatchAction,
  type MatchState,
  makeHead,
  outcomeOf,
  review,
  type SealedOrder,
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

/** Plays a random match to its end. The same seed gives the same match. */
export function playMatch(system: RuleSystem, seed: number, chooseAction: ChooseAction = () => undefined): HostedMatch {
  const dice = seededDice(seed)
  const { setup } = randomSetup(system, dice)
  const secret = `the secret of match ${seed}`
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id: `match-${seed}`, setup, position: null, secret, seatValues, created: 1_000 })
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
      transitions.push(applyAction(system, current(), { action, time }, secret))
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
      transitions.push(decide(system, current(), { ...complete, time }, secret))
      sealed = sealed.filter(({ call }) => call !== complete.call.id)
      seen.waiting += sealed.length
      continue
    }
    const { call, seat } = pick(dice, owedAnswers())
    seal({ call, seat, order: system.randomOrder(system.view(state, seat), dice) })
  }
  const journal = { head, entries: transitions.map(({ entry }) => entry), chain: transitions.map(({ match }) => match.chain), secret }
  return { transitions, journal, seen }
}
