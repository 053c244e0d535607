// The sequence of play and the legal answers to each kind of call, combined from the chapters.
import { answersBy, sequence } from '@admiralty/kernel'
import type { CallRules, CallRulesOf } from './chapter.ts'
import { damageQuestions } from './damage/questions.ts'
import { damageSteps } from './damage/steps.ts'
import { designQuestions } from './design/questions.ts'
import { designSteps } from './design/steps.ts'
import { evolve, type GameEvent } from './events.ts'
import { fireQuestions } from './fire/questions.ts'
import { fireSteps } from './fire/steps.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import type { Offer, Order } from './orders.ts'
import type { Color, State, View } from './state.ts'
import type { Step } from './steps.ts'
import { isColor } from './table.ts'

export const game = sequence<State, GameEvent, Order, Step>(
  { ...designSteps, ...movementSteps, ...fireSteps, ...damageSteps },
  evolve,
  (play) => ({ type: 'paused', play }),
)

const questions = {
  ...designQuestions,
  ...movementQuestions,
  ...fireQuestions,
  ...damageQuestions,
} satisfies CallRulesOf<
  'fleet' | 'refit' | 'deploy' | 'ships' | 'slipMover' | 'slipTarget' | 'fighters' | 'fire' | 'pointDefence' | 'displacer' | 'loseItem'
>
export const { askedOf, checkAsked: check, ...answers } = answersBy<View, Color, Offer, Order, CallRules>(questions, isColor, 'ES-SEQ-04')
