// What may be answered while setting up: a fleet, the fleet with its gift, a line of battle.
import type { Question, QuestionsOf } from '../chapter.ts'
import type { FleetDesign } from '../state.ts'

const plain: FleetDesign = { name: '', ships: [], flagship: 0, damageControl: 0 }
const fleet: Question = {
  offer: () => ({ kind: 'fleet', orders: ['fleet'], of: [] }),
  check: () => undefined,
  only: () => undefined,
  sample: () => ({ order: 'fleet', fleet: plain }),
  standing: () => ({ order: 'fleet', fleet: plain }),
}
const refit: Question = {
  ...fleet,
  offer: () => ({ kind: 'refit', orders: ['refit'], of: [] }),
  sample: () => ({ order: 'refit', fleet: plain }),
  standing: () => ({ order: 'refit', fleet: plain }),
}
const deploy: Question = {
  ...fleet,
  offer: () => ({ kind: 'deploy', orders: ['deploy'], of: [] }),
  sample: () => ({ order: 'deploy', places: {} }),
  standing: () => ({ order: 'deploy', places: {} }),
}

export const designQuestions: QuestionsOf<'fleet' | 'refit' | 'deploy'> = { fleet, refit, deploy }
