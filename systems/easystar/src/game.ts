// The sequence of play, put together from the chapters, and what each kind of call may be answered with.
import { type Call, type Refusal, type RuleId, sequence } from '@admiralty/kernel'
import type { Question, QuestionsOf } from './chapter.ts'
import { damageQuestions } from './damage/questions.ts'
import { damageSteps } from './damage/steps.ts'
import { designQuestions } from './design/questions.ts'
import { designSteps } from './design/steps.ts'
import { evolve, type GameEvent } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import type { Order } from './orders.ts'
import type { Color, State, View } from './state.ts'
import type { Step } from './steps.ts'
import { isColor } from './table.ts'

export const game = sequence<State, GameEvent, Order, Step>(
  { ...designSteps, ...movementSteps, ...fireSteps, ...damageSteps },
  evolve,
  (play) => ({ type: 'paused', play }),
)

const questions: Readonly<Record<string, Question | undefined>> = {
  ...designQuestions,
  ...movementQuestions,
  ...fireQuestions,
  ...damageQuestions,
} satisfies QuestionsOf<
  'fleet' | 'refit' | 'deploy' | 'ships' | 'slipMover' | 'slipTarget' | 'fighters' | 'fire' | 'pointDefence' | 'displacer' | 'loseItem'
>

/** The call a seat owes an answer to, and how to judge it. */
export interface Asked {
  readonly call: Call
  readonly question: Question
  readonly me: Color
}
export function askedOf(view: View, seat: string = view.me): Asked | undefined {
  if (!isColor(seat)) return undefined
  const call = view.calls.find(({ seats }) => seats.includes(seat))
  const question = call && questions[call.kind]
  return question ? { call, question, me: seat } : undefined
}

const NOT_ASKED: RuleId = 'ES-SEQ-04'
export function check(view: View, order: Order): Refusal | undefined {
  const asked = askedOf(view)
  if (!asked) return { rule: NOT_ASKED, reason: 'it is not your decision now' }
  return asked.question.check(view, asked.me, order)
}
