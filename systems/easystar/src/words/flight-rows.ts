// Rows for the end of a fighter's flight.
import { onHex, onThing } from '@admiralty/kernel'
import { hexKey } from '@admiralty/space'
import { flightsOf } from '../bots/move-fighters.ts'
import { mayLand } from '../movement/fighters.ts'
import { flightRisksOf } from '../movement/obstacles.ts'
import type { OrderOf } from '../orders.ts'
import type { Fighter, View } from '../state.ts'
import { type DraftOf, firstOfEach, type GameRows, poseText, row } from './form.ts'
import { collisions, farFromEnemy } from './paths.ts'
import { shipName } from './say.ts'

export type FlightDraft = DraftOf<'flight'>

// A flight.
export const flyOf = ({ kind: _, ...flight }: FlightDraft): OrderOf<'fly'> => ({ order: 'fly', ...flight })

/** One landing for each carrier in reach. */
export function landRows(view: View, fighter: Fighter, draft: FlightDraft): GameRows {
  const flights = flightsOf(view, fighter)
  return Object.values(view.ships).map((ship) => {
    const flight = flights.find((end) => mayLand(view, { ...end, seat: fighter.seat }, ship))
    if (!flight || ship.id === draft.board) return false
    const set: FlightDraft = { ...draft, path: flight.path, rams: [], board: ship.id }
    return row(`land:${ship.id}`, 'ES-FTR-06', `Plan to land on ${shipName(ship)}`, { set, ifLegal: flyOf(set), spots: [onThing(ship.id)] })
  })
}

/** One row for each hex in reach, facing the nearest enemy. */
export function goRows(view: View, fighter: Fighter, draft: FlightDraft): GameRows {
  const far = farFromEnemy(view, fighter)
  const rated = flightsOf(view, fighter).map((flight) => ({ ...flight, far: far(flight) }))
  const best = firstOfEach(
    rated.sort((a, b) => a.far - b.far),
    ({ hex }) => hexKey(hex),
  )
  return best.map(({ path, ...end }) => {
    if (path === draft.path || path === '') return false
    const set: FlightDraft = { ...draft, path, rams: [], board: null }
    const risks = collisions(view, flightRisksOf(view, fighter, set))
    const details = { ...risks, spots: [onHex(end.hex)], cost: path.length, note: `costs ${path.length}` }
    return row(`go:${hexKey(end.hex)}`, 'ES-FMV-01', `Go to ${poseText(end)}`, { set, ifLegal: flyOf(set), ...details })
  })
}
