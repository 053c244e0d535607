// The screen of this game: asks the rules what may be done and how things stand, and knows no rule itself.
import type { GameUi } from '@admiralty/board'
import { lazy } from 'react'
import type { News } from '../src/events.ts'
import type { Order } from '../src/orders.ts'
import type { FleetDesign, View } from '../src/state.ts'
import { fightersAt, shipsAt } from '../src/table.ts'
import type { Draft } from '../src/words.ts'
import { attention } from './attention.ts'
import { yard } from './fleet/drawing-board.tsx'
import { Page } from './fleet/page.tsx'
import type { Terms } from './fleet/terms.ts'
import { motionsOf } from './motion.ts'
import { Record } from './record/record.tsx'
import { sceneOf } from './scene.ts'
import { plateOf } from './sides.ts'

export const ui: GameUi<View, Draft, Order, FleetDesign, Terms> = {
  plate: (_, seat) => plateOf(seat),
  // The page hands back this game's own news.
  scene: (view, draft, choices, selected, aimed, heard) =>
    sceneOf({ view, draft, choices, selected, aimed, heard: (heard ?? []) as readonly News[] }),
  // The page hands back this game's own news.
  motions: (news, before, after) => motionsOf(news as News, before, after),
  things: (view, hex) => (view.turn === 0 ? [] : [...fightersAt(view, hex), ...shipsAt(view, hex)].map(({ id }) => id)),
  attention,
  Record,
  Page,
  hasPage: (view) => view.calls.some(({ kind, seats }) => (kind === 'fleet' || kind === 'refit') && seats.includes(view.me)),
  // Seldom printed: not worth carrying to every table.
  Sheets: lazy(async () => ({ default: (await import('./print/sheets.tsx')).Sheets })),
  yard,
}
