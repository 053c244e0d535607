// The screen of Solar Flare. It asks the rules for all facts and knows no rule itself.
import { sideStyleOf } from '@admiralty/board'
import { type GameUi, later } from '@admiralty/game-ui'
import type { Design } from '../src/design/design.ts'
import type { BudgetTerms } from '../src/design/shipyard.ts'
import type { SolarFlare } from '../src/game.ts'
import { shipAt, torpedoesAt } from '../src/table.ts'
import type { Draft } from '../src/words/draft.ts'
import { attention } from './attention.ts'
import { designer } from './fleet/designer.ts'
import { motionsOf } from './motions.ts'
import { askedKind } from './question-kind.ts'
import { Record } from './record/record.tsx'
import { refusalAt } from './refusal-at.ts'
import { sceneOf } from './scene.ts'

export const ui: GameUi<SolarFlare, Draft, Design, BudgetTerms> = {
  sideStyle: (_, seat) => sideStyleOf(seat),
  scene: sceneOf,
  motions: motionsOf,
  things(view, hex) {
    const ship = shipAt(view, hex)
    return [...torpedoesAt(view, hex).map(({ id }) => id), ...(ship ? [ship.id] : [])]
  },
  attention,
  refusalAt,
  Record,
  // Loaded on demand.
  Page: later(() => import('./fleet/page.tsx'), 'Page'),
  hasPage: (view) => askedKind(view) === 'ships',
  sealedOrders: null,
  pages: [],
  designsOf: null,
  print: { Sheets: later(() => import('./print/sheets.tsx'), 'Sheets'), choices: ['fleet', 'damage'] },
  designer,
}
