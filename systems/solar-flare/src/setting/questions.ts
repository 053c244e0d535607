// Answers in the set-up: ships, tiles, places.

import { type CallRules, pick, refuse } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { TILE_KINDS } from '../../data/tables.ts'
import { canPlaceTile, shipPlaces, type Tile, tileFaults, tilePlaces } from '../board/board.ts'
import { proposedPlace } from '../bots/place.ts'
import { callRules, type RuleTypes } from '../chapter.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { sideOfSeat } from '../table.ts'
import { unplaced } from './fleets.ts'
import { checkPlace, placedFor } from './placing.ts'
import { ships } from './ship-question.ts'

const PASS = { order: 'noTile' } as const
function firstTile(view: View): Tile | undefined {
  for (const kind of ['small-nebula', ...TILE_KINDS] as const) {
    const [tile] = tilePlaces(view.tiles, kind)
    if (tile) return tile
  }
  return undefined
}
const anomaly: CallRules<RuleTypes, OrderOf<'tile' | 'noTile'>> = {
  offer: (view) => ({ kind: 'anomaly', orders: canPlaceTile(view.tiles) ? ['tile'] : ['noTile'], of: [] }),
  check(view, _, order) {
    if (order.order === 'tile') return tileFaults(view.tiles, order.tile)[0]
    if (order.order !== 'noTile') return refuse('SF-SET-09', 'anomalies are placed now')
    return canPlaceTile(view.tiles) ? refuse('SF-SET-09', 'a tile fits on the board, so it must be placed') : undefined
  },
  forcedOrder: (view) => (canPlaceTile(view.tiles) ? undefined : PASS),
  randomOrder(view, _, dice) {
    const places = TILE_KINDS.map((kind) => () => tilePlaces(view.tiles, kind))
    const first = pick(dice, places)()
    const found = first.length > 0 ? first : places.flatMap((of) => of())
    return found.length > 0 ? { order: 'tile', tile: pick(dice, found) } : PASS
  },
  defaultOrder(view) {
    const tile = firstTile(view)
    return tile ? { order: 'tile', tile } : PASS
  },
}

function defaultPlace(view: View, me: Color): OrderOf<'place'> {
  const side = sideOfSeat(view, me)
  const [ship] = unplaced(view, side)
  if (!ship) throw new Error(`${side} has no ship to place`)
  return { order: 'place', ship: ship.id, ...proposedPlace(view, side) }
}
const placement = callRules('placement', ['place'], {
  wants: ['SF-SET-10', 'ships are placed now'],
  of: (view, me) => unplaced(view, sideOfSeat(view, me)),
  check: (view, me, order) => checkPlace(view, sideOfSeat(view, me), order),
  randomOrder(view, me, dice) {
    const side = sideOfSeat(view, me)
    return {
      order: 'place',
      ship: pick(dice, unplaced(view, side)).id,
      hex: pick(dice, shipPlaces(placedFor(view, side))),
      facing: pick(dice, DIRECTIONS),
    }
  },
  defaultOrder: defaultPlace,
})

export const settingQuestions = { ships, anomaly, placement }
