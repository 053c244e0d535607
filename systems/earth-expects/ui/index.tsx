// The screen of this game: asks the rules what may be done and how things stand, and knows no rule itself.
import type { GameUi } from '@admiralty/board'
import { lazy } from 'react'
import type { Limits } from '../src/design/check.ts'
import type { Design } from '../src/design/design.ts'
import type { News } from '../src/events.ts'
import type { Order } from '../src/orders.ts'
import type { View } from '../src/state.ts'
import type { Draft } from '../src/words/draft.ts'
import { attention } from './attention.ts'
import { thingsAt } from './counters.ts'
import { isBuying } from './fleet/buying.ts'
import { motionsOf } from './motion.ts'
import { Record } from './record/record-panel.tsx'
import { sceneOf } from './scene.ts'
import { plateOf } from './sides.ts'
import { yard } from './yard/drawing-board.ts'

export const ui: GameUi<View, Draft, Order, Design, Limits> = {
  plate: (_, seat) => plateOf(seat),
  scene: (view, draft, choices, selected, aimed) => sceneOf({ view, draft, choices, selected, aimed }),
  // The page hands back this game's own news.
  motions: (news, before, after) => motionsOf(news as News, before, after),
  things: thingsAt,
  attention,
  Record,
  // Seldom bought, seldom printed: not worth carrying to every table.
  Page: lazy(async () => ({ default: (await import('./fleet/page.tsx')).Page })),
  hasPage: isBuying,
  Sheets: lazy(async () => ({ default: (await import('./print/sheets.tsx')).Sheets })),
  yard,
}
