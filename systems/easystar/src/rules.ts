// The rules of all chapters together: events, steps of the sequence of play, and the questions that they ask.

import { damageQuestions } from './damage/questions.ts'
import { damageSteps } from './damage/steps.ts'
import { designQuestions } from './design/questions.ts'
import { designSteps } from './design/steps.ts'
import { events, observations, records } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'

const steps = { ...designSteps, ...movementSteps, ...fireSteps, ...damageSteps }
const questions = { ...designQuestions, ...movementQuestions, ...fireQuestions, ...damageQuestions }
export const rules = { events, records, observations, steps, questions }
