// A host for tests: seals random orders in random order, decides what is complete, keeps the journal.
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

export interface HostedMatch {
  readonly turns: readonly Transition[]
  /** Finished: the secret is published. */
  readonly journal: Journal
  /** How often something happened that a test wants to have seen. */
  readonly seen: Readonly<Record<'automatic' | 'fallen' | 'waiting', number>>
}

export const last = <T>(list: readonly T[]): T => {
  const item = list.at(-1)
  if (item === undefined) throw new Error('an empty list')
  return item
}

/** What somebody does before the next question is answered, if anything. */
export type HostOptions = (standing: MatchState, whim: Dice) => MatchAction | undefined

export function playMatch(system: RuleSystem, seed: number, wish: HostOptions = () => undefined): HostedMatch {
  const whim = seededDice(seed)
  const { setup } = randomSetup(system, whim)
  const secret = `the secret of match ${seed}`
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id: `match-${seed}`, setup, position: null, secret, seatValues, created: 1_000 })
  const turns = [beginMatch(system, head, secret, 1_000)]
  const seen = { automatic: 0, fallen: 0, waiting: 0 }
  let sealed: readonly SealedOrder[] = []
  const standing = (): MatchState => last(turns).match
  const owed = () => {
    const { state } = standing()
    return system
      .openCalls(state)
      .flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))
      .filter(({ call, seat }) => !sealed.some((answer) => answer.call === call && answer.seat === seat))
  }
  const seal = (answer: SealedOrder): void => {
    const judged = judge(system, standing().state, answer)
    if ('refusal' in judged) throw new Error(`${answer.seat} is refused: ${judged.refusal.rule} ${judged.refusal.reason}`)
    sealed = [...sealed, { ...answer, order: judged.order }]
  }

  for (let time = 2_000; !outcomeOf(system, standing()); time += 1_000) {
    const { state } = standing()
    const action = wish(standing(), whim)
    if (action && !checkAction(system, standing(), action)) {
      turns.push(applyAction(system, standing(), { action, time }, secret))
      if (action.kind === 'conceded') sealed = sealed.filter(({ seat }) => seat !== action.seat)
      continue
    }
    for (const { call, seat, order } of defaultAnswers(system, standing())) {
      if (!sealed.some((answer) => answer.call === call.id && answer.seat === seat)) seal({ call: call.id, seat, order })
    }
    for (const { call, seat, order } of forcedAnswers(system, state)) {
      if (sealed.some((answer) => answer.call === call.id && answer.seat === seat)) continue
      seen.automatic += 1
      seal({ call: call.id, seat, order })
    }
    const { ready, invalidated } = review(system, state, sealed)
    seen.fallen += invalidated.length
    sealed = sealed.filter(({ call, seat }) => !invalidated.some((lost) => lost.call === call && lost.seat === seat))
    const [complete] = ready
    if (complete) {
      turns.push(decide(system, standing(), { ...complete, time }, secret))
      sealed = sealed.filter(({ call }) => call !== complete.call.id)
      seen.waiting += sealed.length
      continue
    }
    const { call, seat } = pick(whim, owed())
    seal({ call, seat, order: system.randomOrder(system.view(state, seat), whim) })
  }
  const journal = { head, entries: turns.map(({ entry }) => entry), chain: turns.map((turn) => turn.match.chain), secret }
  return { turns, journal, seen }
}
