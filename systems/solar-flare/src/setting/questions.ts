// Answers in the set-up: ships, tiles, places.

import { type CallRules, type Dice, die, likely, pick, refuse } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { BUDGET, TILE_KINDS } from '../../data/tables.ts'
import { canPlaceTile, shipPlaces, type Tile, tileFaults, tilePlaces } from '../board/board.ts'
import { proposedPlace } from '../bots/place.ts'
import { callRules, type RuleTypes } from '../chapter.ts'
import { tradeFaults } from '../design/check.ts'
import type { Design } from '../design/design.ts'
import { READY } from '../design/ready.ts'
import { shipyard } from '../design/shipyard.ts'
import type { FleetEntry, OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf, sideOfSeat } from '../table.ts'
import { checkFleet, unplaced } from './fleets.ts'
import { checkPlace, placedFor } from './placing.ts'

const EMPTY: Design = { name: 'Hulk', components: [], crew: [] }
/** A ship of a level: ready-made where the budget allows it. */
function plainEntry(index: number, budget: number): FleetEntry {
  const ready = READY[index % READY.length]
  return ready && budget >= BUDGET ? { base: ready.id, design: ready.design } : { base: null, design: EMPTY }
}
/** A ready-made ship with random trades of levels (SF-SET-04). */
function randomTrades(ready: Design, dice: Dice): Design {
  let design = ready
  for (let tries = 0; tries < 12; tries += 1) {
    const raise = likely(dice, 1, 2) ? 1 : -1
    const chosen = die(dice, design.components.length, 'system') - 1
    const next = {
      ...design,
      components: design.components.map((component, index) => {
        const level = component.level + (index === chosen ? raise : 0)
        return level >= 1 && level <= 6 ? { ...component, level: level as typeof component.level } : component // a level of the table
      }),
    }
    if (tradeFaults(ready, next).length === 0) design = next
  }
  return design
}
function randomEntry(view: View, me: Color, dice: Dice): FleetEntry {
  const { level } = placeOf(view, me)
  if (level === 'advanced') return { base: null, design: shipyard.randomDesign(dice, { budget: view.setup.budget }) as Design } // the shipyard's own designs
  const ready = pick(dice, READY)
  return { base: ready.id, design: level === 'quick' ? ready.design : randomTrades(ready.design, dice) }
}
const ships = callRules('ships', ['ships'], {
  wants: ['SF-SET-02', 'ships are handed in now'],
  of: () => [],
  check: (view, me, order) => checkFleet(view.setup, placeOf(view, me), order.ships),
  randomOrder: (view, me, dice) => ({
    order: 'ships',
    ships: Array.from({ length: placeOf(view, me).ships }, () => randomEntry(view, me, dice)),
  }),
  defaultOrder: (view, me) => ({
    order: 'ships',
    ships: Array.from({ length: placeOf(view, me).ships }, (_, index) =>
      plainEntry(index, placeOf(view, me).level === 'advanced' ? view.setup.budget : BUDGET),
    ),
  }),
})

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
