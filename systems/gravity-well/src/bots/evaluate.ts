// The value of a state for a seat: the seat's own worth, less the mean worth of the other seats in play.
import { SHEET } from '../../data/units.ts'
import type { Color } from '../shapes.ts'
import type { Item, State, Unit } from '../state.ts'
import { bayOf, isColor, isStation, isWarhead, payloadOf, priceOf, resourcesOf, seatsInPlay, unitsOfSeat, works } from '../table.ts'
import { huntOf, turnsToStrike } from './intercept.ts'

/** A station in play, and each hit point of its core, in RU. */
const STATION = 40
const CORE_POINT = 8
function stationWorth(state: State, station: Unit): number {
  const modules = Object.entries(station.modules).reduce((sum, [kind, { damage }]) => {
    const { price, hitPoints } = SHEET[kind as keyof typeof station.modules] // a key of modules
    return sum + (kind === 'core' ? (hitPoints - damage) * CORE_POINT : price * 1.2 * (1 - damage / hitPoints))
  }, 0)
  const isIdle = station.modules.core !== undefined && !works(state, station, 'core')
  return STATION + modules - (isIdle ? CORE_POINT : 0) + (station.moon === null ? 0 : 6)
}
const itemWorth = ({ kind, cargo }: Item): number => priceOf(kind) * 0.9 + cargo.reduce((sum, item) => sum + itemWorth(item), 0)
/** A basic warhead that will meet a station, one turn away. */
const STRIKE = 9
function unitWorth(state: State, unit: Unit, hunt: ReturnType<typeof huntOf>): number {
  if (isStation(unit)) return stationWorth(state, unit) + bayOf(state, unit).reduce((sum, item) => sum + itemWorth(item), 0)
  const kind = unit.kind === 'booster' ? payloadOf(state, unit).kind : unit.kind
  if (kind === 'station') return 0
  const turns = isWarhead(kind) || kind === 'gunship' ? turnsToStrike(hunt, unit, unit.kind) : 0
  return priceOf(kind) * (unit.deployed ? 1.2 : 0.8) + (unit.gas ? 7 : 0) + (turns > 0 ? STRIKE * 0.75 ** (turns - 1) : 0)
}
function seatWorth(state: State, seat: Color): number {
  const hunt = huntOf(state, seat)
  const units = unitsOfSeat(state, seat).reduce((sum, unit) => sum + unitWorth(state, unit, hunt), 0)
  return units + resourcesOf(state, seat) + (state.gas[seat] ?? 0) * 2
}
const WON = 500
export function evaluate(state: State, seat: string): number {
  if (!isColor(seat)) return 0
  if (state.outcome) return state.outcome.winners.includes(seat) ? WON : state.outcome.winners.length > 0 ? -WON : 0
  const others = seatsInPlay(state).filter((other) => other !== seat)
  const worst = others.reduce((sum, other) => sum + seatWorth(state, other), 0) / Math.max(1, others.length)
  return (seatsInPlay(state).includes(seat) ? seatWorth(state, seat) : 0) - worst
}
