// Earth Expects as the tactical game of a campaign. The README lists what its rules cannot express.
import { requestFault, type Tactics } from '@admiralty/kernel'
import { SEATS } from '../../data/tables.ts'
import { checkDesign, PLAIN_RULES } from '../design/check.ts'
import { type Design, designSchema } from '../design/design.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { system } from '../game.ts'
import { stateSchema } from '../schema.ts'
import { MOST_SHIPS } from '../shapes.ts'
import { conditionFaults, conditionSchema, factsOf, healedFaults, type RecordCondition, statusOf, yardRepair } from './condition.ts'
import { withHits } from './hits.ts'
import { reportOf } from './report.ts'
import { startOf } from './start.ts'

export const tactics: Tactics<Design, RecordCondition> = {
  system: system.id,
  version: system.version,
  format: { number: 1, upcasts: [] },
  schema: { design: designSchema, condition: conditionSchema },
  catalogue: READY_SHIPS.map(({ design }) => design),
  capacity: { sides: SEATS.length, ships: MOST_SHIPS, groups: MOST_SHIPS, turns: 200 },
  defaultTactics: 'captain',
  check: (design) => checkDesign(design, PLAIN_RULES),
  facts: factsOf,
  pristine: () => ({ levels: {}, empty: [] }),
  checkCondition: conditionFaults,
  status: statusOf,
  applyHits: ({ design, condition }, hits, dice) => withHits(design, condition, hits, dice),
  repair: yardRepair,
  healed: healedFaults,
  start: (request) => requestFault(tactics, 'EE-GEN-20', request) ?? startOf(request),
  report: (request, state) => reportOf(tactics, request, stateSchema.parse(state)),
}
