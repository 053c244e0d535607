// Solar Flare as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, noLodgedOrders, noSecrets, playBehind, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { RuleTypes } from './chapter.ts'
import { shipyard } from './design/shipyard.ts'
import { orderSchema } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { rules } from './rules.ts'
import { setting, wholeSetupSchema } from './setting/scenarios.ts'
import { stateSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor } from './table.ts'
import { isTurnPhase } from './turn/acting.ts'
import { surrender } from './weapons/victory.ts'

export interface SolarFlare extends RuleTypes {
  readonly position: Position
}

export const { system, askedOf, check } = defineGame<SolarFlare, CallRules<SolarFlare>>({
  id: 'solar-flare',
  version: 2,
  format: { number: 1, upcasts: [] },
  rulebook,
  schema: {
    setup: wholeSetupSchema,
    storedSetup: wholeSetupSchema,
    position: positionSchema,
    order: orderSchema,
    state: stateSchema,
    step: stepSchema,
  },
  ...setting,
  shipyard,
  automatic: [],
  longCalls: ['ships', 'placement', 'movement'],
  quietCalls: [],

  /** The table before the set-up, where nobody has a ship. */
  initialState: (setup) => ({
    ...emptyTable(setup),
    play: initialPlay({ step: 'ships' }, { step: 'orderRoll' }, { step: 'anomalyRoll' }, { step: 'placements' }, { step: 'round' }),
  }),
  stateFromPosition: stateOf,

  ...rules,
  lodgedOrder: noLodgedOrders,
  notAsked: 'SF-TRN-01',

  /** SF-INF-01: everything on the table is public. */
  open: {
    setup: true,
    round: true,
    order: true,
    active: true,
    ended: true,
    out: true,
    tiles: true,
    fleets: true,
    ships: true,
    torpedoes: true,
    launched: true,
    outcome: true,
  },
  shares: noSecrets,
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender,
  /** The state behind a view: nothing is hidden from anybody, and no call of this game is put off. */
  determinize: ({ me: _, calls, held, asked, agenda, surrendered, ...table }) => ({
    ...table,
    play: playBehind({ agenda, calls, held, asked, surrendered }, { again: calls.some(({ kind }) => isTurnPhase(kind)) }),
  }),
})
