// The same duels, order by order and die by die, on our whole path and on boardgame.io, in one process.
import { diceOf, pick, scriptedDice, seededDice } from '@admiralty/kernel'
import { answeredCall, type Entry, type MatchOpening, type Message, type SealedOrder } from '@admiralty/match'
import { type State, system as skirmish } from '@admiralty/systems/skirmish'
import { anyAnswer, beginningOf, system } from './duels.ts'
import { type BenchItem, rate } from './figure.ts'
import { rival } from './rival.ts'
import { type Hosted, host, take } from './whole-path.ts'

const DUELS = 100

interface Duel {
  readonly beginning: MatchOpening
  readonly entries: readonly Entry[]
  /** Every answer, in the order they came in. */
  readonly answers: readonly SealedOrder[]
  readonly faces: readonly number[]
  readonly end: string
}

const nobody = (): void => undefined

function record(seed: number): Duel {
  const whim = seededDice(seed)
  const beginning = beginningOf(seed)
  const match = host(system, beginning, nobody)
  const answers: SealedOrder[] = []
  for (let answer = anyAnswer(match, whim); answer; answer = anyAnswer(match, whim)) {
    answers.push(answer)
    take(match, answer, nobody)
  }
  const faces = match.entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.faces))
  return { beginning, entries: match.entries, answers, faces, end: endOf(skirmish.schema.state.parse(match.standing.state)) }
}

/** What both must agree on: rounds, strengths, every card, what each has looked at, who has won and why. */
type Ended = Pick<State, 'round' | 'squads' | 'secret'> & { readonly winners: readonly string[]; readonly why: string }
const asEnd = ({ round, squads, secret, winners, why }: Ended): string =>
  JSON.stringify([
    round,
    Object.values(squads).map(({ strength, cards, planned, ambushed }) => [strength, cards, planned, ambushed]),
    Object.values(secret).map(({ gear, supply, plan, seen }) => [gear, supply, plan, seen]),
    winners,
    why,
  ])
function endOf(state: State): string {
  if (!state.outcome) throw new Error('a duel did not end')
  return asEnd({ ...state, ...state.outcome })
}

/** What `bench/client.js` exports. */
interface Rival {
  playDuel(
    answers: readonly SealedOrder[],
    faces: readonly number[],
  ): { readonly G: Pick<State, 'round' | 'squads' | 'secret'>; readonly gameover: Pick<Ended, 'winners' | 'why'> | undefined }
}
const openRival = (): Promise<Rival> => import(rival('client.js').href)

/** Every order on our path, a message to each seat for every entry. */
function playHere({ beginning, answers }: Duel, sent: (message: Message) => void): Hosted {
  const match = host(system, beginning, (_, message) => sent(message))
  for (const answer of answers) take(match, answer, (_, message) => sent(message))
  return match
}

/** Check, resolve and look, and nothing else: what a laboratory or a bot does. */
function playRules({ beginning: { setup, position }, entries, faces }: Duel): unknown {
  const dice = scriptedDice(...faces)
  let { state } = system.begin({ setup, position }, dice)
  for (const entry of entries) {
    const { orders } = entry
    const call = answeredCall(entry)
    if (!call) continue
    const refused = call.seats.some((seat) => system.check(system.view(state, seat), call, orders[seat]))
    if (refused) throw new Error('an order that stood does not stand')
    state = system.resolve(state, call, orders, dice).state
  }
  return state
}

function mustAgree(rival: Rival, { answers, faces, end }: Duel): void {
  const { G, gameover } = rival.playDuel(answers, faces)
  const theirs = gameover ? asEnd({ ...G, ...gameover }) : 'no end'
  if (theirs !== end) throw new Error(`the games differ:\n${end}\n${theirs}`)
}

export const item: BenchItem = {
  title: 'The same duel on boardgame.io',
  about: `${DUELS} random duels of the testkit's skirmish. In Admiralty an order is checked, sealed, checked again and resolved with proven dice. Its entry goes into the hashed journal, and each seat receives its view as a message. In boardgame.io it is a move in a plain local client, whose state is read once. Before the measurement, all duels are played on both, and their results are equal.`,
  async figures(progress) {
    const theirs = await openRival()
    const duels = Array.from({ length: DUELS }, (_, seed) => record(seed))
    for (const duel of duels) mustAgree(theirs, duel)
    const orders = duels.reduce((sum, { answers }) => sum + answers.length, 0)
    progress('ratio: boardgame.io')
    let next = 0
    const turnTo = (): Duel => {
      next = (next + 1) % duels.length
      return pick(
        diceOf(() => [next + 1]),
        duels,
      )
    }
    const there = rate(() => {
      const duel = turnTo()
      theirs.playDuel(duel.answers, duel.faces)
      return duel.answers.length
    })
    progress('ratio: the whole path')
    let observed = 0
    const here = rate(() => {
      const duel = turnTo()
      playHere(duel, ({ steps }) => {
        observed += steps.length
      })
      return duel.answers.length
    })
    progress('ratio: the rules alone')
    const alone = rate(() => {
      const duel = turnTo()
      playRules(duel)
      return duel.answers.length
    })
    if (observed === 0) throw new Error('nobody was observed anything')
    return [
      { what: 'duels with the same result on both', value: duels.length, unit: 'duels', note: `${orders} orders` },
      { what: 'boardgame.io, plain client', value: there, unit: 'a second', note: 'moves' },
      { what: 'Admiralty, complete path', value: here, unit: 'a second', note: 'orders' },
      {
        what: 'Admiralty, rules only',
        value: alone,
        unit: 'a second',
        note: 'orders: each checked on its seat’s view, resolved, applied to the state',
      },
      { what: 'rules only, compared with boardgame.io', value: alone / there, unit: 'times' },
      { what: 'complete path, compared with boardgame.io', value: here / there, unit: 'times', aim: { least: 30 } },
    ]
  },
}
