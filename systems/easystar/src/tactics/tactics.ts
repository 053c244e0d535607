// EasyStar as the tactical game of a campaign. The README lists what its rules cannot express.
import { requestFault, type Tactics } from '@admiralty/kernel'
import { LAST_TURN, MOST_SHIPS } from '../../data/tables.ts'
import { checkShip } from '../design/check-ship.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { system } from '../game.ts'
import { stateSchema } from '../schema.ts'
import { type ShipDesign, shipDesignSchema } from '../state.ts'
import {
  conditionFaults,
  conditionSchema,
  factsOf,
  healedFaults,
  PRISTINE,
  type SheetCondition,
  statusOf,
  strengthOf,
  yardRepair,
} from './condition.ts'
import { reportOf } from './report.ts'
import { SEATS, SETUP, startOf } from './start.ts'

export const tactics: Tactics<ShipDesign, SheetCondition> = {
  system: system.id,
  version: system.version,
  format: { number: 1, upcasts: [] },
  schema: { design: shipDesignSchema, condition: conditionSchema },
  catalogue: READY_SHIPS.map(({ design }) => design),
  capacity: { sides: SEATS.length, ships: MOST_SHIPS, groups: MOST_SHIPS, turns: LAST_TURN },
  defaultTactics: 'captain',
  check: (design) => checkShip(design, SETUP.options),
  facts: factsOf,
  pristine: () => PRISTINE,
  checkCondition: conditionFaults,
  status: statusOf,
  /** ES-DST-01: points of damage. The critical table needs an attack die, so no item is lost. */
  applyHits: ({ design, condition }, hits) => ({ ...condition, hurt: Math.min(strengthOf(design), condition.hurt + hits) }),
  repair: yardRepair,
  healed: healedFaults,
  start: (request) => requestFault(tactics, 'ES-GEN-01', request) ?? startOf(request),
  report: (request, state) => reportOf(tactics, request, stateSchema.parse(state)),
}
