// Possible secrets of an enemy: sheets and counters.
import { type Dice, die, pick } from '@admiralty/kernel'
import { DAMAGE_CONTROL, FIGHTERS, SHIPS } from '../../data/tables.ts'
import { costOf } from '../design/cost.ts'
import { bareShip } from '../design/edit.ts'
import { freightersOf } from '../setting/limits.ts'
import type { Color, FleetDesign, Secret, Ship, ShipDesign, View } from '../state.ts'
import { fightersOf, shipsOf } from '../table.ts'
import { fitted, type GuessedShip, seenDesign } from './designs.ts'
import { flagshipAmong, withBays, withGift } from './hidden-parts.ts'
import { berthed, wingOf } from './wings.ts'

/** Secrets of a seat that are consistent with the view. */
export function secretBehind(view: View, seat: Color, dice: Dice): Secret {
  const ships = [...shipsOf(view, seat)].sort((a, b) => a.number - b.number)
  const freighters = freightersAmong(view, seat, ships, dice)
  const seen = ships.map((ship): GuessedShip => {
    const freighter = freighters.has(ship.id)
    return {
      ship,
      freighter,
      open: opened(ship),
      late: view.turn > 3,
      design: freighter ? blankScout(ship) : seenDesign(view.setup, ship, dice),
    }
  })
  const wing = wingOf(view, seat, dice)
  const carriers = withBays(view, seen, wing.aboard.length, dice)
  const flown = fightersOf(view, seat).filter(({ gift }) => !gift).length
  const spent = carriers.reduce((sum, { freighter, design }) => sum + (freighter ? 0 : costOf(design).total), 0)
  const budget = view.setup.seats.find((place) => place.seat === seat)?.budget ?? 0
  const left = budget - spent - (flown + wing.hidden) * FIGHTERS.interceptor.cost
  const { guesses, points } = fitted(view.setup, carriers, left, dice)
  const counters =
    points >= DAMAGE_CONTROL.cost
      ? die(dice, Math.min(DAMAGE_CONTROL.most, Math.floor(points / DAMAGE_CONTROL.cost)) + 1, 'counters') - 1
      : 0
  const flagship = flagshipAmong(guesses, dice)
  const gifted = guesses.map((guess) => (guess.ship.id === flagship ? { ...guess, design: withGift(view, guess, dice) } : guess))
  return {
    fleet: fleetOf(gifted, flagship, counters),
    sheets: berthed(gifted, wing.aboard),
    flagship,
    counters,
    flagshipCounters: view.advantages[seat]?.rows.includes(6) ? die(dice, 2, 'counters') - 1 : 0,
  }
}

function freightersAmong(view: View, seat: Color, ships: readonly Ship[], dice: Dice): ReadonlySet<string> {
  const chosen = new Set(ships.filter(({ freighter }) => freighter).map(({ id }) => id))
  const could = ships.filter(
    (ship) => ship.hull === 'scout' && !ship.freighter && !opened(ship) && ship.known.length === 0 && ship.speed <= 2,
  )
  const count = Math.min(freightersOf(view.setup, seat), chosen.size + could.length)
  while (chosen.size < count) chosen.add(pick(dice, could).id)
  return chosen
}
/** The sheet of a destroyed ship is public. */
const opened = ({ status }: Ship): boolean => status !== 'flying' && status !== 'left'
const blankScout = ({ hull, name }: Ship): ShipDesign => ({ ...bareShip(hull), name })

function fleetOf(guesses: readonly GuessedShip[], flagship: string | null, damageControl: number): FleetDesign {
  const own = guesses.filter(({ freighter }) => !freighter).slice(0, SHIPS_AT_MOST)
  return {
    name: '',
    ships: own.map(({ design }) => design),
    flagship: Math.max(
      0,
      own.findIndex(({ ship }) => ship.id === flagship),
    ),
    damageControl,
  }
}
const SHIPS_AT_MOST = Object.values(SHIPS).reduce((sum, { counters }) => sum + counters, 0)
