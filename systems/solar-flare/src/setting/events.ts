// Events of the set-up: revealed ships, rolls, tiles, ships on the board.
import { event, fields, type Records, seenWhole } from '@admiralty/kernel'
import { z } from 'zod'
import { tileSchema } from '../board/board.ts'
import { designSchema } from '../design/design.ts'
import { face, seatSchema, sideSchema } from '../shapes.ts'
import { type State, shipSchema } from '../state.ts'

const events = [
  /** All ships at once (SF-INF-01). */
  event('shipsRevealed', { fleets: z.partialRecord(seatSchema, z.array(designSchema).readonly()).readonly() }),
  /** One die for each side; tied highest sides roll again among themselves. */
  event('orderRolled', { rolls: z.array(fields({ side: sideSchema, face })).readonly() }),
  event('orderSet', { order: z.array(sideSchema).readonly() }),
  event('anomaliesRolled', { side: sideSchema, face }),
  event('tilePlaced', { side: sideSchema, tile: tileSchema }),
  event('tilePassed', { side: sideSchema }),
  event('shipPlaced', { ship: shipSchema }),
] as const
type SettingEvent = z.infer<(typeof events)[number]>

const records: Records<State, SettingEvent> = {
  shipsRevealed: (state, { fleets }) => ({ ...state, fleets }),
  orderRolled: (state) => state,
  orderSet: (state, { order }) => ({ ...state, order }),
  anomaliesRolled: (state) => state,
  tilePlaced: (state, { tile }) => ({ ...state, tiles: [...state.tiles, tile] }),
  tilePassed: (state) => state,
  shipPlaced: (state, { ship }) => ({ ...state, ships: { ...state.ships, [ship.id]: ship } }),
}
/** SF-INF-01 */
const observations = seenWhole(events)
export const settingChapter = { events, records, observations }
