// A campaign that is fought with a battle game, as one value made by a function. It imports no game.
import { type CallRules, defineGame, once, UMPIRE, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { CampaignTypes } from './chapter.ts'
import { determinize } from './determinize.ts'
import { standingAnswer } from './meeting/lodged-answers.ts'
import { orderSchema } from './orders.ts'
import { type Position, positionSchema } from './position.ts'
import { stateOf } from './position-state.ts'
import { rulesFor } from './rules.ts'
import { surrender } from './start/leaving.ts'
import { settingOf } from './start/scenarios.ts'
import { isSeat, opening, setupSchema, stateSchema, stepSchema } from './state.ts'
import type { BattleGame } from './tactics-port.ts'

/** The types of a campaign, whatever its battle game. */
export interface Campaign extends CampaignTypes {
  readonly position: Position
}

function made(game: BattleGame) {
  const { wholeSetupSchema, ...setting } = settingOf(game)
  return defineGame<Campaign, CallRules<Campaign>>({
    id: `campaign-${game.id}`,
    version: 1,
    format: { number: 1, upcasts: [] },
    rulebook,
    schema: {
      setup: wholeSetupSchema,
      storedSetup: setupSchema,
      position: positionSchema,
      order: orderSchema,
      state: stateSchema,
      step: stepSchema,
    },
    ...setting,
    shipyard: null,
    automatic: [],
    longCalls: ['pairs', 'purchase', 'enter', 'orders'],

    initialState: opening,
    stateFromPosition: (setup, position) => stateOf(game, setup, position),
    ...rulesFor(game),
    lodgedOrder: standingAnswer,
    notAsked: 'CR-O.3',

    open: {
      setup: true,
      stage: true,
      week: true,
      land: true,
      shown: true,
      counters: true,
      links: true,
      off: true,
      listed: true,
      battles: true,
      order: true,
      empires: true,
      claims: true,
      outcome: true,
    },
    shares: (_, viewer, seat) => viewer === seat || viewer === UMPIRE, // CR-O.1
    agenda: wholeAgenda,
    isSeat,
    surrender,
    determinize: (view, dice) => determinize(game, view, dice),
  })
}
/** The rule system of a campaign, with the functions that words and bots use. */
export type CampaignRules = ReturnType<typeof made>
/** The campaign that is fought with a battle game; always the same value for the same game. */
export const campaignRules: (game: BattleGame) => CampaignRules = once(made)
