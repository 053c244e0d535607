// The screen of EasyStar. It asks the rules for all facts and knows no rule itself.
import { sideStyleOf } from '@admiralty/board'
import type { GameUi } from '@admiralty/game-ui'
import { later } from '@admiralty/game-ui'
import type { EasyStar } from '../src/game.ts'
import type { FleetDesign } from '../src/state.ts'
import { fightersAt, shipsAt } from '../src/table.ts'
import type { Draft } from '../src/words.ts'
import { attention } from './attention.ts'
import { designer } from './fleet/designer.tsx'
import { Page } from './fleet/page.tsx'
import type { Terms } from './fleet/terms.ts'
import { motionsOf } from './motion.ts'
import { Record } from './record/record.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

export const ui: GameUi<EasyStar, Draft, FleetDesign, Terms> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things: (view, hex) => (view.turn === 0 ? [] : [...fightersAt(view, hex), ...shipsAt(view, hex)].map(({ id }) => id)),
  attention,
  refusalAt,
  Record,
  Page,
  hasPage: (view) => view.calls.some(({ kind, seats }) => (kind === 'fleet' || kind === 'refit') && seats.includes(view.me)),
  sealedOrders: null,
  pages: [],
  designsOf: null,
  // Loaded on demand, because few players print.
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: ['ships', 'fleet', 'damage'] },
  designer,
}
