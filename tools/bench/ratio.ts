// Plays the same duels, with the same orders and dice, with our whole path and on boardgame.io, in one process.
import { pick, scriptedDice, seededDice } from '@admiralty/kernel'
import type { Entry, MatchOpening, Message, SealedOrder } from '@admiralty/match'
import { type State, system as skirmish } from '@admiralty/systems/skirmish'
import { anyAnswer, beginningOf, system } from './duels.ts'
import { type BenchItem, rate } from './figure.ts'
import { rival } from './rival.ts'
import { type Hosted, host, take } from './whole-path.ts'

const DUELS = 100

interface Duel {
  readonly beginning: MatchOpening
  readonly entries: readonly Entry[]
  /** All orders in their sequence. */
  readonly answers: readonly SealedOrder[]
  readonly faces: readonly number[]
  readonly end: string
}

const discard = (): void => undefined

function record(seed: number): Duel {
  const whim = seededDice(seed)
  const beginning = beginningOf(seed)
  const match = host(system, beginning, discard)
  const answers: SealedOrder[] = []
  for (let answer = anyAnswer(match, whim); answer; answer = anyAnswer(match, whim)) {
    answers.push(answer)
    take(match, answer, discard)
  }
  const faces = match.entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.faces))
  return { beginning, entries: match.entries, answers, faces, end: endOf(skirmish.schema.state.parse(match.standing.state)) }
}

/** What both games must agree on at the end: rounds, strengths, cards, secrets, winners. */
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

/** The exports of `boardgame-io/client.js`. */
interface Rival {
  playDuel(
    answers: readonly SealedOrder[],
    faces: readonly number[],
  ): { readonly G: Pick<State, 'round' | 'squads' | 'secret'>; readonly gameover: Pick<Ended, 'winners' | 'why'> | undefined }
}
const openRival = (): Promise<Rival> => import(rival('client.js').href)

/** Plays a duel on our whole path, with a message to each seat for every entry. */
function playHere({ beginning, answers }: Duel, sent: (message: Message) => void): Hosted {
  const match = host(system, beginning, (_, message) => sent(message))
  for (const answer of answers) take(match, answer, (_, message) => sent(message))
  return match
}

/** Plays a duel with check, resolve and view only, as a bot does. */
function playRules({ beginning: { setup, position }, entries, faces }: Duel): unknown {
  const dice = scriptedDice(...faces)
  let { state } = system.begin({ setup, position }, dice)
  for (const { call, orders } of entries) {
    if (!call) continue
    const refused = call.seats.some((seat) => system.check(system.view(state, seat), orders[seat]))
    if (refused) throw new Error('a recorded order is refused')
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
  about: `${DUELS} random duels of the skirmish. Here an order is checked, sealed, decided with proven dice and added to the hashed journal, and a message to each seat is written. On boardgame.io it is a move in a plain local client, with one read of the state. Before measuring, every duel is checked to end alike on both.`,
  async figures(progress) {
    const theirs = await openRival()
    const duels = Array.from({ length: DUELS }, (_, seed) => record(seed))
    for (const duel of duels) mustAgree(theirs, duel)
    const orders = duels.reduce((sum, { answers }) => sum + answers.length, 0)
    progress('ratio: boardgame.io')
    let next = 0
    const turnTo = (): Duel => {
      next = (next + 1) % duels.length
      return pick({ roll: () => [next + 1] }, duels)
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
    if (observed === 0) throw new Error('no message was written')
    return [
      { what: 'duels that ended alike on both', value: duels.length, unit: 'duels', note: `${orders} orders` },
      { what: 'boardgame.io, plain client', value: there, unit: 'a second', note: 'moves' },
      { what: 'Admiralty, the whole path', value: here, unit: 'a second', note: 'orders' },
      {
        what: 'Admiralty, the rules alone',
        value: alone,
        unit: 'a second',
        note: 'orders, each checked on the view and resolved',
      },
      { what: 'the rules alone, compared with boardgame.io', value: alone / there, unit: 'times' },
      { what: 'the whole path, compared with boardgame.io', value: here / there, unit: 'times', aim: { least: 30 } },
    ]
  },
}
