// The preview of tiles and ships that are placed.
import { type Counter, type Overlay, type Scene, sideStyleOf, type Track } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import type { Hex } from '@admiralty/space'
import { type Tile, tileHexes } from '../src/board/board.ts'
import type { OrderOf } from '../src/orders.ts'
import { unplaced } from '../src/setting/fleets.ts'
import type { Ship, View } from '../src/state.ts'
import { isColor, sideOfSeat } from '../src/table.ts'
import { tileName } from '../src/words/ask-anomalies.ts'
import { symbolOf } from './symbol.ts'

export interface PlanPreview {
  readonly counters: readonly Counter[]
  readonly tracks: readonly Track[]
  readonly overlays: readonly Overlay[]
  /** Hexes that are pointed out. */
  readonly marked: Scene['marked']
  /** The ship at the end of a planned course; null without one. */
  readonly moved: Ship | null
}

export const NOTHING: PlanPreview = { counters: [], tracks: [], overlays: [], marked: [], moved: null }

export const look = (hex: Hex, note: string | null): Scene['marked'][number] => ({ at: hex, kind: 'look', note })

/** A tile that is to be placed, with its name in its hexes. */
export const tilePlan = (tile: Tile): PlanPreview => ({
  ...NOTHING,
  overlays: [{ look: 'field', shape: { kind: 'region', hexes: tileHexes(tile) }, legend: tileName(tile.kind), printed: true }],
})

export function placePlan(view: View, { ship: id, hex, facing }: Omit<OrderOf<'place'>, 'order'>): PlanPreview {
  const ship = isColor(view.me) ? unplaced(view, sideOfSeat(view, view.me)).find((one) => one.id === id) : undefined
  if (!ship) return NOTHING
  const counter = plainCounter({
    id,
    at: hex,
    facing,
    look: 'pencilled',
    symbol: symbolOf(ship.design),
    sideStyle: sideStyleOf(ship.seat),
    label: ship.name,
    title: `${ship.name}, to be placed here`,
  })
  return { ...NOTHING, counters: [counter] }
}
