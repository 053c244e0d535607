// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.
import { events, observations, records } from './events.ts'
import { defenceSteps } from './fire/defence-steps.ts'
import { fireQuestions } from './fire/questions.ts'
import { rowSteps } from './fire/row-steps.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { announcementSteps } from './power/announcements.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { repairQuestions } from './repair/question.ts'
import { repairSteps } from './repair/repairs.ts'
import { sensorsQuestions } from './sensors/questions.ts'
import { sensorsSteps } from './sensors/sensing.ts'
import { settingQuestions } from './setting/fleet-choice.ts'
import { settingSteps } from './setting/fleet-steps.ts'
import { markQuestions, markSteps } from './setting/marks.ts'
import { heatSteps } from './terrain/heat.ts'
import { heatQuestions } from './terrain/heat-question.ts'
import { turnEndSteps } from './turn-end.ts'

const steps = {
  ...settingSteps,
  ...markSteps,
  ...powerSteps,
  ...announcementSteps,
  ...movementSteps,
  ...heatSteps,
  ...repairSteps,
  ...fireSteps,
  ...defenceSteps,
  ...rowSteps,
  ...sensorsSteps,
  ...turnEndSteps,
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
