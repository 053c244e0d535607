// Full Thrust as the tactical game of a campaign (section 23 of the ledger).
import type { Tactics } from '@admiralty/kernel'
import { applyHits } from '../damage/marking.ts'
import { checkDesign } from '../design/check.ts'
import { type Design, designSchema } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import { type Condition, conditionSchema, stateSchema } from '../state.ts'
import { soundCondition } from '../table.ts'
import { reportOf, setupFor } from './battle.ts'
import { factsOf } from './facts.ts'
import { yardRepair } from './refit.ts'
import { conditionFaults, healedFaults, statusOf } from './status.ts'

const NO_HITS = { normal: 0, penetrating: 0, semiPiercing: [] }
export const tactics: Tactics<Design, Condition> = {
  schema: { design: designSchema, condition: conditionSchema },
  catalogue: READY.map(({ design }) => design),
  capacity: { sides: 4, ships: 24, turns: 100 },
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
  start: (request) => ({ setup: setupFor(request), position: null }),
  report: (request, state) => reportOf(request, stateSchema.parse(state)),
}
