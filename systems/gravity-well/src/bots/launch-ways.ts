// One launch of a bot: what goes out, with which thrust, against which prey.
import { sameHex } from '@admiralty/space'
import { SHEET } from '../../data/units.ts'
import type { Launch } from '../orders.ts'
import type { Item, Unit, View } from '../state.ts'
import { payloadOf, priceOf, unitsOfSeat } from '../table.ts'
import type { Hunt, Hunter } from './intercept.ts'
import { bestShift, isFree, SHIFTS, type Shift } from './shifts.ts'
import { isOrbitRace } from './thrust-plans.ts'

const canTurnBack = ({ velocity }: Unit, price: number, resources: number): boolean => velocity > 0 && resources >= price
/** The cost of a launch is taken from the resources that are left for the next one. */
interface LaunchTally {
  readonly view: View
  readonly station: Unit
  readonly hunt: Hunt
  left: number
  /** Shifts of the attacks so far. */
  readonly taken: Shift[]
}
function wayOf({ station, hunt, left, taken }: LaunchTally, price: number, kind: Hunter): Shift | null {
  const against = kind === 'booster' ? 2 * price : price
  return bestShift(hunt, station, kind, { shifts: canTurnBack(station, against, left) ? SHIFTS : SHIFTS.filter(isFree), taken })
}
/** A launch by a shift; none for null. */
function by(
  tally: LaunchTally,
  shift: Shift | null,
  { craft, payload }: Pick<Launch, 'craft' | 'payload'>,
  price: number,
): readonly Launch[] {
  if (shift === null) return []
  tally.taken.push(shift)
  tally.left -= (craft === null ? price : 0) + (isFree(shift) ? 0 : price)
  return [{ station: tally.station.id, craft, payload, shift }]
}
/** A load under a booster: warheads that can reach an enemy, satellites and one pulse warhead beside the station. */
export function boosterLaunch(tally: LaunchTally, { id, kind }: Item): readonly Launch[] {
  const { view, station, left } = tally
  const { boosterPrice } = view.setup.lost
  if (boosterPrice > left || kind === 'comSat') return []
  if (kind === 'pulseWarhead' && hasEscort(view, station)) return []
  const shift = kind === 'basicWarhead' ? wayOf(tally, boosterPrice, 'booster') : 0
  return by(tally, shift, { craft: null, payload: [id] }, boosterPrice)
}
export function craftLaunch(tally: LaunchTally, { id, kind }: Item): readonly Launch[] {
  const craft = { craft: id, payload: [] }
  if (kind === 'gunship') return by(tally, wayOf(tally, priceOf(kind), kind) ?? 0, craft, priceOf(kind))
  return kind === 'scoopship' || (kind === 'bus' && isOrbitRace(tally.view)) ? by(tally, 0, craft, 0) : []
}
/** A bus with warheads for an enemy station. */
export function bomberLaunch(tally: LaunchTally, bay: readonly Item[]): readonly Launch[] {
  const bus = bay.find(({ kind }) => kind === 'bus')
  const bombs = bay.filter(({ kind }) => kind === 'basicWarhead').slice(0, SHEET.bus.payload)
  if (!bus || bombs.length < LEAST_BOMBS) return []
  return by(tally, wayOf(tally, priceOf('bus'), 'bus'), { craft: bus.id, payload: bombs.map(({ id }) => id) }, priceOf('bus'))
}
/** The fewest warheads that are worth the flight of a bus. */
const LEAST_BOMBS = 3
/** Whether a pulse warhead flies with a station already, against what comes there. */
const hasEscort = (view: View, station: Unit): boolean =>
  unitsOfSeat(view, station.seat).some(
    (unit) => sameHex(unit.at, station.at) && unit.kind === 'booster' && payloadOf(view, unit).kind === 'pulseWarhead',
  )
