// Full Thrust as one value, combined from the chapters of its rules.
import { type CallRules, defineGame, initialPlay, noLodgedOrders, wholeAgenda } from '@admiralty/kernel'
import { rulebook } from '../rulebook/rulebook.ts'
import type { RuleTypes } from './chapter.ts'
import { shipyard } from './design/shipyard.ts'
import { determinize } from './determinize.ts'
import { surrender } from './ending/end.ts'
import { orderSchema } from './orders.ts'
import { type Position, stateOf } from './position.ts'
import { positionSchema } from './position-schema.ts'
import { rules } from './rules.ts'
import { setting } from './setting/scenarios.ts'
import { storedSetupSchema, wholeSetupSchema } from './setting/setup-fault.ts'
import { setUpSteps } from './setting/steps.ts'
import { stateSchema } from './state.ts'
import { stepSchema } from './steps.ts'
import { emptyTable, isColor, noSecrets } from './table.ts'
import { fromFormat1 } from './upcasts.ts'

export interface FullThrust extends RuleTypes {
  readonly position: Position
}

export const { system, askedOf, check } = defineGame<FullThrust, CallRules<FullThrust>>({
  id: 'full-thrust',
  version: 5,
  format: { number: 2, upcasts: [fromFormat1] },
  rulebook,
  schema: {
    setup: wholeSetupSchema,
    storedSetup: storedSetupSchema,
    position: positionSchema,
    order: orderSchema,
    state: stateSchema,
    step: stepSchema,
  },
  ...setting,
  shipyard,
  automatic: [],
  longCalls: ['fleet', 'enter', 'plot'],
  quietCalls: [],

  initialState: (setup) => ({ ...emptyTable(setup), secret: noSecrets(setup), hiddenLeads: {}, play: initialPlay(...setUpSteps(setup)) }),
  stateFromPosition: stateOf,

  ...rules,
  lodgedOrder: noLodgedOrders,
  notAsked: 'FT-SEQ-01',

  /** Section 19 of the ledger: everything is open but orders that are not yet carried out, and the secrets of a campaign. */
  open: {
    setup: true,
    turn: true,
    initiative: true,
    entries: true,
    offsets: true,
    formations: true,
    leads: true,
    changes: true,
    ships: true,
    groups: true,
    salvoes: true,
    launched: true,
    attacks: true,
    joins: true,
    defences: true,
    shots: true,
    letGo: true,
    quiet: true,
    diced: true,
    outcome: true,
  },
  /** FT-MOV-02: partners do not read each other's orders either. */
  shares: (_, viewer, seat) => viewer === seat,
  agenda: wholeAgenda,
  isSeat: isColor,
  surrender,
  determinize,
})
