// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.
import { events, observations, records } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { repairQuestions, repairSteps } from './repair/repairs.ts'
import { sensorsQuestions, sensorsSteps } from './sensors/sensing.ts'
import { settingQuestions, settingSteps } from './setting/fleet-choice.ts'
import { markQuestions, markSteps } from './setting/marks.ts'
import { heatQuestions, heatSteps } from './terrain/heat.ts'

const steps = {
  ...settingSteps,
  ...markSteps,
  ...powerSteps,
  ...movementSteps,
  ...heatSteps,
  ...repairSteps,
  ...fireSteps,
  ...sensorsSteps,
}
const questions = {
  ...settingQuestions,
  ...markQuestions,
  ...powerQuestions,
  ...movementQuestions,
  ...heatQuestions,
  ...repairQuestions,
  ...fireQuestions,
  ...sensorsQuestions,
}
export const rules = { events, records, observations, steps, questions }
