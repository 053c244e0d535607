// The screens of this game. They show what the rules offer and contain no rule.
import { sideStyleOf } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { later } from '@admiralty/game-ui'
import type { Limits } from '../src/design/check.ts'
import type { Design } from '../src/design/design.ts'
import type { EarthExpects } from '../src/game.ts'
import type { Draft } from '../src/words/draft.ts'
import { attention } from './attention.ts'
import { thingsAt } from './counters.ts'
import { designer } from './designer/designer.ts'
import { isBuying } from './fleet/buying.ts'
import { motionsOf } from './motion.ts'
import { Record } from './record/record-panel.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

export const ui: GameUi<EarthExpects, Draft, Design, Limits> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: thingsAt,
  attention,
  refusalAt,
  Record,
  // Loaded on demand, since most matches need neither.
  Page: later(() => import('./fleet/page.tsx'), 'Page'),
  hasPage: isBuying,
  sealedOrders: null,
  pages: [],
  designsOf: null,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: ['ships', 'fleet', 'damage'] },
  designer,
}
