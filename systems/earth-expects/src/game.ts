// The sequence of play, assembled from the chapters, and the rules for answers to each kind of call.
import { answersBy, sequence } from '@admiralty/kernel'
import type { StepQuestion } from './chapter.ts'
import { evolve, type GameEvent } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import type { Offer, Order } from './orders.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { repairQuestions, repairSteps } from './repair/repairs.ts'
import { sensorsQuestions, sensorsSteps } from './sensors/sensing.ts'
import { settingQuestions, settingSteps } from './setting/fleet-choice.ts'
import { markQuestions, markSteps } from './setting/marks.ts'
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

const questions: Readonly<Record<string, StepQuestion | undefined>> = {
  ...settingQuestions,
  ...markQuestions,
  ...powerQuestions,
  ...movementQuestions,
  ...heatQuestions,
  ...repairQuestions,
  ...fireQuestions,
  ...sensorsQuestions,
}
export const {
  askedOf,
  checkAsked: check,
  ...answers
} = answersBy<View, Color, Offer, Order, StepQuestion>(questions, isColor, 'EE-SEQ-02')
