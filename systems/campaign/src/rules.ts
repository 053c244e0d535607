// The chapters of the rules, put together for a battle game.
import { draftQuestions } from './draft/questions.ts'
import { draftSteps } from './draft/steps.ts'
import { events } from './events.ts'
import { observations } from './observations.ts'
import { records } from './records.ts'
import { rimQuestions } from './rim/questions.ts'
import { startQuestions } from './start/questions.ts'
import { startSteps } from './start/steps.ts'
import type { BattleGame } from './tactics-port.ts'
import { weekQuestions } from './week/questions.ts'
import { weekSteps } from './week/steps.ts'

/** Events, steps and questions of a campaign that is fought with a battle game. */
export const rulesFor = (game: BattleGame) => ({
  events,
  records,
  observations,
  steps: { ...draftSteps, ...startSteps(game), ...weekSteps(game) },
  questions: { ...draftQuestions, ...startQuestions(game), ...rimQuestions, ...weekQuestions(game) },
})
