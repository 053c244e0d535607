// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.
import { events, observations, records } from './events.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { settingQuestions } from './setting/questions.ts'
import { settingSteps } from './setting/steps.ts'
import { turnSteps } from './turn/steps.ts'
import { weaponQuestions } from './weapons/questions.ts'
import { weaponSteps } from './weapons/steps.ts'

const steps = { ...settingSteps, ...turnSteps, ...weaponSteps, ...movementSteps, ...powerSteps }
const questions = { ...settingQuestions, ...weaponQuestions, ...movementQuestions, ...powerQuestions }
export const rules = { events, records, observations, steps, questions }
