// Full Thrust as the tactical game of a campaign (section 23 of the ledger).
import { requestFault, type Tactics } from '@admiralty/kernel'
import { applyHits } from '../damage/marking.ts'
import { checkDesign } from '../design/check.ts'
import { type Design, designSchema } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import { system } from '../game.ts'
import { SEATS } from '../shapes.ts'
import { type Condition, conditionSchema, MOST_GROUPS, MOST_OF_A_SEAT, stateSchema } from '../state.ts'
import { soundCondition } from '../table.ts'
import { startOf } from './battle.ts'
import { factsOf } from './facts.ts'
import { yardRepair } from './refit.ts'
import { reportOf } from './report.ts'
import { conditionFaults, healedFaults, statusOf } from './status.ts'

const CAPACITY = { sides: SEATS.length, ships: MOST_OF_A_SEAT, groups: MOST_GROUPS, turns: 100 }
const NO_HITS = { normal: 0, penetrating: 0, semiPiercing: [] }
export const tactics: Tactics<Design, Condition> = {
  system: system.id,
  version: system.version,
  format: { number: 1, upcasts: [] },
  schema: { design: designSchema, condition: conditionSchema },
  catalogue: READY.map(({ design }) => design),
  capacity: CAPACITY,
  defaultTactics: 'captain',
  check: (design) => checkDesign(design),
  facts: factsOf,
  pristine: soundCondition,
  checkCondition: conditionFaults,
  status: statusOf,
  // FT-DMG-13: one event of ordinary damage, with all core systems.
  applyHits: ({ design, condition, marks }, hits, dice) =>
    applyHits({ design, condition, marks, coreSystems: true, halved: true }, { ...NO_HITS, normal: hits }, dice).condition,
  repair: yardRepair,
  healed: (_design, before, after) => healedFaults(before, after),
  start: (request) => requestFault(tactics, 'FT-SET-01', request) ?? startOf(request),
  report: (request, state) => reportOf(request, stateSchema.parse(state)),
}
