// The steps of the sequence of play and the questions that they ask, joined from the chapters of the rules.
import { economyQuestions } from './economy/questions.ts'
import { economySteps } from './economy/steps.ts'
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

export const steps = { ...settingSteps, ...launchSteps, ...thrustSteps, ...impulseSteps, ...fightSteps, ...economySteps }
export const questions = {
  ...settingQuestions,
  ...launchQuestions,
  ...thrustQuestions,
  ...impulseQuestions,
  ...fightQuestions,
  ...economyQuestions,
}
