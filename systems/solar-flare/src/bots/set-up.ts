// Proposals for the set-up: armed ships, anomalies, places in reach of the enemy.
import { type Dice, pick } from '@admiralty/kernel'
import { TILE_KINDS } from '../../data/tables.ts'
import { tilePlaces } from '../board/board.ts'
import { READY } from '../design/ready.ts'
import type { Order } from '../orders.ts'
import { settingQuestions } from '../setting/questions.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import { placeOf } from '../table.ts'

/** Ready-made ships, which every level allows within the printed budget. */
export function chooseShips(view: View, me: Color, dice: Dice): readonly Order[] {
  const { ships } = placeOf(view, me)
  const mobile = READY.filter(({ design }) => design.components.some(({ kind }) => kind === 'engine'))
  const draw = (): Order => ({
    order: 'ships',
    ships: Array.from({ length: ships }, () => pick(dice, mobile)).map(({ id, design }) => ({ base: id, design })),
  })
  return [draw(), draw(), draw()]
}
/** One proposal only: a search of tiles would cost more than it finds. */
export function placeTile(view: View, _: Color, dice: Dice): readonly Order[] {
  const places = tilePlaces(view.tiles, pick(dice, TILE_KINDS))
  return places.length > 0 ? [{ order: 'tile', tile: pick(dice, places) }] : []
}
export const placeShip = (view: View, me: Color): readonly Order[] => [settingQuestions.placement.defaultOrder(view, me)]
