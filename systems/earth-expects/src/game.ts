// The sequence of play, put together from the chapters, and what each kind of call may be answered with.
import { type Call, type Refusal, type RuleId, sequence } from '@admiralty/kernel'
import type { Question } from './chapter.ts'
import { evolve, type GameEvent } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import type { Order } from './orders.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { repairQuestions, repairSteps } from './repair/repairs.ts'
import { sensorsQuestions, sensorsSteps } from './sensors/sensing.ts'
import { markQuestions, markSteps } from './setting/marks.ts'
import { settingQuestions, settingSteps } from './setting/muster.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import type { Step } from './steps.ts'
import { isColor } from './table.ts'
import { heatQuestions, heatSteps } from './terrain/heat.ts'

export const game = sequence<State, GameEvent, Order, Step>(
  { ...settingSteps, ...markSteps, ...powerSteps, ...movementSteps, ...heatSteps, ...repairSteps, ...fireSteps, ...sensorsSteps },
  evolve,
  (play) => ({ type: 'paused', play }),
)

const questions: Readonly<Record<string, Question | undefined>> = {
  ...settingQuestions,
  ...markQuestions,
  ...powerQuestions,
  ...movementQuestions,
  ...heatQuestions,
  ...repairQuestions,
  ...fireQuestions,
  ...sensorsQuestions,
}

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

const NOT_ASKED: RuleId = 'EE-SEQ-02'
export function check(view: View, order: Order): Refusal | undefined {
  const asked = askedOf(view)
  if (!asked) return { rule: NOT_ASKED, reason: 'it is not your decision now' }
  return asked.question.check(view, asked.me, order)
}
