// The screen of Full Thrust. It asks the rules for all facts and knows no rule itself.
import { type GameUi, later } from '@admiralty/game-ui'
import type { DesignLimits } from '../src/design/check.ts'
import type { Design } from '../src/design/design.ts'
import type { FullThrust } from '../src/game.ts'
import { flying, present, salvoesOf } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { attention } from './attention.ts'
import { designer } from './fleet/designer.ts'
import { motionsOf } from './motions.ts'
import { isSamePlace } from './planned.ts'
import { Record } from './record/record.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'
import { sideStyleOf } from './sides.ts'

export const ui: GameUi<FullThrust, Draft, Design, DesignLimits> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (view, place) =>
    [...flying(view), ...salvoesOf(view), ...present(view)].filter(({ at }) => isSamePlace(view, at, place)).map(({ id }) => id),
  attention,
  refusalAt,
  Record,
  // Loaded on demand.
  Page: later(() => import('./fleet/page.tsx'), 'Page'),
  hasPage: (view) => view.calls.some(({ kind, seats }) => kind === 'fleet' && seats.includes(view.me)),
  designer,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets') },
}
