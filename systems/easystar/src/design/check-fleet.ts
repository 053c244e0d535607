// All faults of a fleet: its ships, counters, budget, demands of the scenario, gift.
import { plural, type Refusal } from '@admiralty/kernel'
import { DAMAGE_CONTROL, FIGHTER_KINDS, FIGHTERS, HULLS, MOST_SHIPS, SHIPS } from '../../data/tables.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../state.ts'
import { checkShip, isLegalShip, refusal } from './check-ship.ts'
import { fleetCost } from './cost.ts'
import { checkGifts } from './gifts.ts'
import { isStationDesign } from './spaces.ts'

/** Bays that each side must buy, full of fighters (ES-SCN-04). */
const STRIKE_BAYS = 6

type FleetCheck = (fleet: FleetDesign, limits: FleetLimits) => readonly Refusal[]
const checkShips: FleetCheck = ({ ships }, limits) => ships.flatMap((ship) => checkShip(ship, limits))
const CHECKS: readonly FleetCheck[] = [
  checkFlagship,
  checkCount,
  checkCounters,
  checkDamageControl,
  checkShips,
  checkLeviathan,
  checkDemand,
  checkGifts,
  checkBudget,
]
const WITHOUT_SHIPS = CHECKS.filter((check) => check !== checkShips)

/** Every fault of the fleet; empty if it is legal. */
export const checkFleet = (fleet: FleetDesign, limits: FleetLimits): readonly Refusal[] => CHECKS.flatMap((check) => check(fleet, limits))
/**
 * Whether the fleet has no fault. Stops at the first one: random designs ask this after each of many edits.
 * The ships of `known` are legal, so they are not judged again.
 */
export const isLegalFleet = (fleet: FleetDesign, limits: FleetLimits, known: readonly ShipDesign[] = []): boolean =>
  fleet.ships.every((ship) => known.includes(ship) || isLegalShip(ship, limits)) &&
  WITHOUT_SHIPS.every((check) => check(fleet, limits).length === 0)

function checkFlagship({ ships, flagship }: FleetDesign): readonly Refusal[] {
  return [
    ...refusal(ships.length === 0, 'ES-FLG-01', () => 'a fleet needs at least one ship as its flagship'),
    ...refusal(
      ships.length > 0 && flagship >= ships.length,
      'ES-FLG-01',
      () => `ship ${flagship + 1} is named flagship, but the fleet has ${plural(ships.length, 'ship')}`,
    ),
  ]
}
function checkCount({ ships }: FleetDesign, { extra }: FleetLimits): readonly Refusal[] {
  return refusal(
    ships.length + extra > MOST_SHIPS,
    'ES-GEN-04',
    () => `at most ${MOST_SHIPS} ships, not ${ships.length}${extra > 0 ? ` and ${plural(extra, 'freighter')}` : ''}`,
  )
}
function checkDamageControl({ damageControl }: FleetDesign): readonly Refusal[] {
  return refusal(
    damageControl > DAMAGE_CONTROL.most,
    'ES-AUX-DC-01',
    () => `at most ${DAMAGE_CONTROL.most} damage-control counters, not ${damageControl}`,
  )
}
function checkLeviathan({ ships }: FleetDesign, { leviathans }: FleetLimits): readonly Refusal[] {
  return refusal(
    !leviathans && ships.some(({ hull }) => hull === 'leviathan'),
    'ES-SHP-05',
    () => 'a leviathan is not allowed for this side',
  )
}
function checkBudget(fleet: FleetDesign, { budget }: FleetLimits): readonly Refusal[] {
  const cost = fleetCost(fleet).total
  return refusal(cost > budget, 'ES-DES-01', () => `the fleet costs ${plural(cost, 'point')}, the budget is ${budget}`)
}

/** ES-GEN-05, ES-GEN-06, R-ES-04: only hulls and fighters are limited, because the mix of weapon counters is not known. */
function checkCounters({ ships }: FleetDesign): readonly Refusal[] {
  const hulls = HULLS.flatMap((hull) => {
    const count = countOf(ships, (ship) => ship.hull === hull)
    const { counters } = SHIPS[hull]
    return refusal(
      count > counters,
      hull === 'leviathan' ? 'ES-SHP-05' : 'ES-GEN-05',
      () => `${plural(count, hull)}, but a side has ${counters}`,
    )
  })
  const fighters = FIGHTER_KINDS.flatMap((kind) => {
    const count = ships.reduce((sum, ship) => sum + countOf(ship.fighters, (fighter) => fighter.kind === kind), 0)
    const { counters } = FIGHTERS[kind]
    const some = () => (kind === 'interceptor' ? plural(count, 'interceptor') : plural(count, 'attack craft', 'attack craft'))
    return refusal(count > counters, 'ES-GEN-05', () => `${some()}, but a side has ${counters}`)
  })
  return [...hulls, ...fighters]
}
/** Counts without a list of its own, because random designs are checked very often. */
function countOf<T>(list: readonly T[], fits: (one: T) => boolean): number {
  let count = 0
  for (const one of list) if (fits(one)) count += 1
  return count
}

/** ES-SCN-02: with a given engine it would move, so it would be no base (R-ES-102). */
const isStarbase = (ship: ShipDesign): boolean => ship.hull === 'battleship' && isStationDesign(ship)
function checkDemand({ ships }: FleetDesign, { demand }: FleetLimits): readonly Refusal[] {
  switch (demand) {
    case 'none':
      return []
    case 'oneLeviathan':
      return refusal(ships.length !== 1 || ships[0]?.hull !== 'leviathan', 'ES-SCN-01', () => 'the fleet must be exactly one leviathan')
    case 'starbase': {
      const bases = ships.filter(isStarbase).length
      return refusal(
        bases === 0,
        'ES-SCN-02',
        () => 'the fleet must have a starbase, a battleship that gives up all its speed and has no engine',
      )
    }
    case 'sixBays': {
      const bays = ships.flatMap(({ auxiliaries }) => auxiliaries).filter(({ kind, gift }) => kind === 'bay' && !gift).length
      const fighters = ships.flatMap((ship) => ship.fighters).filter(({ gift }) => !gift).length
      return refusal(
        bays !== STRIKE_BAYS || fighters !== 2 * STRIKE_BAYS,
        'ES-SCN-04',
        () => `the fleet must have 6 bays and 12 fighters, not ${plural(bays, 'bay')} and ${plural(fighters, 'fighter')}`,
      )
    }
  }
}
