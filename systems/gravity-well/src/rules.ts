// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.

import { economyQuestions } from './economy/questions.ts'
import { economySteps } from './economy/steps.ts'
import { events, observations, records } from './events.ts'
import { fightQuestions } from './fight/questions.ts'
import { fightSteps } from './fight/steps.ts'
import { impulseQuestions } from './impulse/questions.ts'
import { impulseSteps } from './impulse/steps.ts'
import { launchQuestions } from './launch/questions.ts'
import { launchSteps } from './launch/steps.ts'
import { settingQuestions } from './setting/questions.ts'
import { settingSteps } from './setting/steps.ts'
import { thrustQuestions } from './thrust/questions.ts'
import { thrustSteps } from './thrust/steps.ts'

const steps = { ...settingSteps, ...launchSteps, ...thrustSteps, ...impulseSteps, ...fightSteps, ...economySteps }
const questions = {
  ...settingQuestions,
  ...launchQuestions,
  ...thrustQuestions,
  ...impulseQuestions,
  ...fightQuestions,
  ...economyQuestions,
}
export const rules = { events, records, observations, steps, questions }
