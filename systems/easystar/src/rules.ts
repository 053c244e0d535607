// The steps of the sequence of play and the questions that they ask, joined from the chapters of the rules.
import { damageQuestions } from './damage/questions.ts'
import { damageSteps } from './damage/steps.ts'
import { designQuestions } from './design/questions.ts'
import { designSteps } from './design/steps.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'

export const steps = { ...designSteps, ...movementSteps, ...fireSteps, ...damageSteps }
export const questions = { ...designQuestions, ...movementQuestions, ...fireQuestions, ...damageQuestions }
