// The sequence of play and the legal answers to each kind of call, combined from the chapters.
import { answersBy, sequence } from '@admiralty/kernel'
import type { Step } from './agenda.ts'
import type { CallRules, CallRulesOf } from './chapter.ts'
import { evolve, type GameEvent } from './events.ts'
import { movementQuestions } from './movement/questions.ts'
import { movementSteps } from './movement/steps.ts'
import type { Offer, Order } from './orders.ts'
import { powerQuestions } from './power/questions.ts'
import { powerSteps } from './power/steps.ts'
import { settingQuestions } from './setting/questions.ts'
import { settingSteps } from './setting/steps.ts'
import type { Color } from './shapes.ts'
import type { State, View } from './state.ts'
import { isColor } from './table.ts'
import { turnSteps } from './turn/steps.ts'
import { weaponQuestions } from './weapons/questions.ts'
import { weaponSteps } from './weapons/steps.ts'

export const game = sequence<State, GameEvent, Order, Step>(
  { ...settingSteps, ...turnSteps, ...weaponSteps, ...movementSteps, ...powerSteps },
  evolve,
  (play) => ({ type: 'paused', play }),
)
const questions = {
  ...settingQuestions,
  ...weaponQuestions,
  ...movementQuestions,
  ...powerQuestions,
} satisfies CallRulesOf<'ships' | 'anomaly' | 'placement' | 'weapons' | 'movement' | 'power'>
export const { askedOf, checkAsked: check, ...answers } = answersBy<View, Color, Offer, Order, CallRules>(questions, isColor, 'SF-TRN-01')
