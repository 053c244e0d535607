// Plays the duels to measure once, in a thread with a heap of its own: V8 learns from the objects that are kept here to put others of their
// kinds among the old ones, and in the measured code it would then do so with every short-lived state.
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { seededDice } from '@admiralty/kernel'
import type { Entry, MatchOpening, SealedOrder } from '@admiralty/match'
import { type State, system as skirmish } from '@admiralty/systems/skirmish'
import { anyAnswer, beginningOf, system } from './duels.ts'
import { type Hosted, host, take } from './whole-path.ts'

/** A duel as it was played. */
export interface RecordedDuel {
  readonly beginning: MatchOpening
  readonly entries: readonly Entry[]
  /** Every answer, in the order they came in. */
  readonly answers: readonly SealedOrder[]
  readonly faces: readonly number[]
  /** The messages of all seats. */
  readonly messages: readonly unknown[]
  readonly end: string
}

function record(seed: number): RecordedDuel {
  const whim = seededDice(seed)
  const beginning = beginningOf(seed)
  const messages: unknown[] = []
  const send = (_: string, text: string): number => messages.push(JSON.parse(text))
  const match = host(system, beginning, send)
  const answers: SealedOrder[] = []
  for (let answer = anyAnswer(match, whim); answer; answer = anyAnswer(match, whim)) {
    answers.push(answer)
    take(match, answer, send)
  }
  const faces = match.entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.faces))
  return { beginning, entries: match.entries, answers, faces, messages, end: endOf(match) }
}

/** The facts on which both must agree: rounds, strengths, every card, what each has looked at, who has won and why. */
export type Ended = Pick<State, 'round' | 'squads' | 'secret'> & { readonly winners: readonly string[]; readonly why: string }
export const asEnd = ({ round, squads, secret, winners, why }: Ended): string =>
  JSON.stringify([
    round,
    Object.values(squads).map(({ strength, cards, planned, ambushed }) => [strength, cards, planned, ambushed]),
    Object.values(secret).map(({ gear, supply, plan, seen }) => [gear, supply, plan, seen]),
    winners,
    why,
  ])
function endOf({ standing }: Hosted): string {
  const state = skirmish.schema.state.parse(standing.state)
  if (!state.outcome) throw new Error('a duel did not end')
  return asEnd({ ...state, ...state.outcome })
}

/** The first duels, as a thread of this file plays them. */
export async function recordedDuels(count: number): Promise<readonly RecordedDuel[]> {
  const [duels]: (readonly RecordedDuel[])[] = await once(new Worker(new URL(import.meta.url), { workerData: count }), 'message')
  return duels ?? []
}
if (!isMainThread) parentPort?.postMessage(Array.from({ length: Number(workerData) }, (_, seed) => record(seed)))
