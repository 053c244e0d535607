// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.

import { attackQuestions } from './attack/questions.ts'
import { attackSteps } from './attack/steps.ts'
import { endingSteps } from './ending/end.ts'
import { events, observations, records } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { flightQuestions } from './flight/questions.ts'
import { flightSteps } from './flight/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { ordnanceQuestions } from './ordnance/questions.ts'
import { ordnanceSteps } from './ordnance/steps.ts'
import { repairQuestions } from './repair/questions.ts'
import { repairSteps } from './repair/steps.ts'
import { settingQuestions } from './setting/questions.ts'
import { settingSteps } from './setting/steps.ts'
import { turnSteps } from './turn/steps.ts'

const steps = {
  ...settingSteps,
  ...turnSteps,
  ...movementSteps,
  ...flightSteps,
  ...ordnanceSteps,
  ...attackSteps,
  ...fireSteps,
  ...repairSteps,
  ...endingSteps,
}
const questions = {
  ...settingQuestions,
  ...movementQuestions,
  ...flightQuestions,
  ...ordnanceQuestions,
  ...attackQuestions,
  ...fireQuestions,
  ...repairQuestions,
}
export const rules = { events, records, observations, steps, questions }
