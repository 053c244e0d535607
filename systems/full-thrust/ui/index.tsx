// The screen of Full Thrust. It asks the rules for all facts and knows no rule itself.
import { sideStyleOf } from '@admiralty/board'
import { type GameUi, later } from '@admiralty/game-ui'
import { type Refusal, refuse } from '@admiralty/kernel'
import type { DesignLimits } from '../src/design/check.ts'
import type { Design } from '../src/design/design.ts'
import type { FullThrust } from '../src/game.ts'
import { flying, present, salvoesOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { designer } from './fleet/designer.ts'
import { motionsOf } from './motions.ts'
import { isSamePlace } from './plot-plan.ts'
import { Record } from './record/record.tsx'
import { sceneOf } from './scene.ts'

/** The ship or group that a question is about; the screen selects it. */
function thingOf(draft: Draft | null): string | null {
  if (!draft) return null
  if ('target' in draft && draft.target !== null) return draft.target
  if ('ship' in draft && draft.ship !== null) return draft.ship
  return 'group' in draft && draft.kind !== 'entering' ? draft.group : null
}
/** While a place is chosen, another one is out of reach; in other questions a press on open space says nothing. */
function outOfReach(draft: Draft | null): Refusal | null {
  if (draft?.kind === 'plotting') return refuse('FT-MOV-04', 'no order takes the ship there')
  if (draft?.kind === 'group' && draft.at === null) return refuse('FT-FTR-04', 'the place is out of reach of the group')
  if (draft?.kind === 'salvoes' && draft.mount) return refuse('FT-SAL-02', 'the place is out of reach or out of the arcs of the mount')
  return null
}

export const ui: GameUi<FullThrust, Draft, Design, DesignLimits> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (view, place) =>
    [...flying(view), ...salvoesOf(view), ...present(view)].filter(({ at }) => isSamePlace(view, at, place)).map(({ id }) => id),
  attention: (_, draft) => thingOf(draft),
  refusalAt: ({ draft }) => outOfReach(draft),
  Record,
  // Loaded on demand.
  Page: later(() => import('./fleet/page.tsx'), 'Page'),
  hasPage: (view) => view.calls.some(({ kind, seats }) => kind === 'fleet' && seats.includes(view.me)),
  sealedOrders: null,
  pages: [],
  designsOf: null,
  designer,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: ['ships', 'fleet', 'damage'] },
}
