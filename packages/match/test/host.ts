// A host for tests: seals random orders in random order, decides what is complete, keeps the journal.
import { type Dice, pick, type RuleSystem, seededDice } from '@admiralty/kernel'
import { randomSetup } from '@admiralty/testkit'
import {
  automatic,
  beginMatch,
  checkDeed,
  type Deed,
  decide,
  enact,
  type Journal,
  judge,
  makeHead,
  outcomeOf,
  review,
  type Sealed,
  type Standing,
  surrendered,
  type Turn,
} from '../src/index.ts'

export interface Match {
  readonly turns: readonly Turn[]
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
export type Wish = (standing: Standing, whim: Dice) => Deed | undefined

export function playMatch(system: RuleSystem, seed: number, wish: Wish = () => undefined): Match {
  const whim = seededDice(seed)
  const { setup } = randomSetup(system, whim)
  const secret = `the secret of match ${seed}`
  const seatValues = Object.fromEntries(system.seats(setup).map(({ seat }) => [seat, `${seat} ${seed}`]))
  const head = makeHead(system, { id: `match-${seed}`, setup, position: null, secret, seatValues, created: 1_000 })
  const turns = [beginMatch(system, head, secret, 1_000)]
  const seen = { automatic: 0, fallen: 0, waiting: 0 }
  let sealed: readonly Sealed[] = []
  const standing = (): Standing => last(turns).standing
  const owed = () => {
    const { state } = standing()
    return system
      .awaiting(state)
      .flatMap(({ id, seats }) => seats.map((seat) => ({ call: id, seat })))
      .filter(({ call, seat }) => !sealed.some((answer) => answer.call === call && answer.seat === seat))
  }
  const seal = (answer: Sealed): void => {
    const judged = judge(system, standing().state, answer)
    if ('refusal' in judged) throw new Error(`${answer.seat} is refused: ${judged.refusal.rule} ${judged.refusal.reason}`)
    sealed = [...sealed, { ...answer, order: judged.order }]
  }

  for (let time = 2_000; !outcomeOf(system, standing()); time += 1_000) {
    const { state } = standing()
    const deed = wish(standing(), whim)
    if (deed && !checkDeed(system, standing(), deed)) {
      turns.push(enact(system, standing(), { deed, time }, secret))
      if (deed.kind === 'conceded') sealed = sealed.filter(({ seat }) => seat !== deed.seat)
      continue
    }
    for (const { call, seat, order } of surrendered(system, standing())) {
      if (!sealed.some((answer) => answer.call === call.id && answer.seat === seat)) seal({ call: call.id, seat, order })
    }
    for (const { call, seat, order } of automatic(system, state)) {
      if (sealed.some((answer) => answer.call === call.id && answer.seat === seat)) continue
      seen.automatic += 1
      seal({ call: call.id, seat, order })
    }
    const { ready, fallen } = review(system, state, sealed)
    seen.fallen += fallen.length
    sealed = sealed.filter(({ call, seat }) => !fallen.some((lost) => lost.call === call && lost.seat === seat))
    const [complete] = ready
    if (complete) {
      turns.push(decide(system, standing(), { ...complete, time }, secret))
      sealed = sealed.filter(({ call }) => call !== complete.call.id)
      seen.waiting += sealed.length
      continue
    }
    const { call, seat } = pick(whim, owed())
    seal({ call, seat, order: system.sample(system.view(state, seat), whim) })
  }
  const journal = { head, entries: turns.map(({ entry }) => entry), chain: turns.map((turn) => turn.standing.chain), secret }
  return { turns, journal, seen }
}
