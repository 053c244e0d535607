// Rows that change a fleet: ready fleets, ships to take and ships to give back.
import { list, plural } from '@admiralty/kernel'
import { checkFleet } from '../design/check-fleet.ts'
import { costOf, fleetCost } from '../design/cost.ts'
import { defaultFleet, READY_SHIPS, readyFor } from '../design/ready.ts'
import type { FleetLimits } from '../setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../state.ts'
import { type Details, type DraftOf, firstOfEach, type GameRow, type GameRows, row } from './form.ts'
import { capital, fitWords } from './say.ts'

export const onBoard = (fleet: FleetDesign): DraftOf<'fleet'> => ({ kind: 'fleet', fleet })

const costing = (number: ReturnType<typeof costOf>): Details => ({ because: [{ title: 'cost', number }] })

/** 'a battleship, two cruisers' */
const hullCounts = (ships: readonly ShipDesign[]): string => {
  const hulls = [...new Set(ships.map(({ hull }) => hull))]
  return list(hulls.map((hull) => plural(ships.filter((ship) => ship.hull === hull).length, hull)))
}

export function readyRows(limits: FleetLimits): GameRows {
  const ready = [...readyFor(limits).map(({ fleet }) => fleet), defaultFleet(limits)]
  return firstOfEach(ready, (fleet) => JSON.stringify(fleet)).map((fleet, index) => {
    const cost = fleetCost(fleet)
    const label = `${fleet.name}: ${hullCounts(fleet.ships)}`
    return row(`ready:${index}`, 'ES-DES-01', label, { set: onBoard(fleet), note: `${cost.total} points`, ...costing(cost) })
  })
}

// The fleet being designed.
export function boardRows(limits: FleetLimits, fleet: FleetDesign, order: 'fleet' | 'refit'): GameRows {
  const cost = fleetCost(fleet)
  const handIn = { role: 'main', give: { order, fleet }, note: `${cost.total} of ${limits.budget}`, ...costing(cost) } as const
  return [
    row('hand-in', 'ES-DES-01', `Hand in ${fleet.name || 'the fleet'}`, handIn),
    fleet.ships.map((ship, index) => shipRows(fleet, ship, index)),
    READY_SHIPS.map(({ title, design }) => addRow(limits, fleet, title, design)),
    fleet.damageControl < 3 && counterRow(limits, fleet, 1),
    fleet.damageControl > 0 && counterRow(limits, fleet, -1),
  ]
}

function shipRows(fleet: FleetDesign, ship: ShipDesign, index: number): GameRows {
  const title = ship.name || `${ship.hull} ${index + 1}`
  const ships = fleet.ships.filter((_, at) => at !== index)
  const flagship = fleet.flagship > index ? fleet.flagship - 1 : Math.min(fleet.flagship, Math.max(0, ships.length - 1))
  const cost = costOf(ship)
  const without = { set: onBoard({ ...fleet, ships, flagship }), note: `saves ${cost.total}`, ...costing(cost) }
  const lead = { set: onBoard({ ...fleet, flagship: index }) }
  return [
    index !== fleet.flagship && row(`flag:${index}`, 'ES-FLG-01', `Make ${title} the flagship`, lead),
    row(`remove:${index}`, 'ES-DES-01', `Remove ${title}: ${fitWords(ship)}`, without),
  ]
}

/** A ready design, if points and counters still allow it. */
function addRow(limits: FleetLimits, fleet: FleetDesign, title: string, design: ShipDesign): GameRow | false {
  const next = { ...fleet, ships: [...fleet.ships, design] }
  if (checkFleet(next, { ...limits, demand: 'none' }).length > 0) return false
  const cost = costOf(design)
  const label = `Add ${capital(title)}, ${design.hull}: ${fitWords(design)}`
  return row(`add:${title}`, 'ES-DES-01', label, { set: onBoard(next), note: `costs ${cost.total}`, ...costing(cost) })
}

function counterRow(limits: FleetLimits, fleet: FleetDesign, more: 1 | -1): GameRow | false {
  const next = { ...fleet, damageControl: fleet.damageControl + more }
  const label = more > 0 ? 'Buy a damage-control counter' : 'Return a damage-control counter'
  const isLegal = fleetCost(next).total <= limits.budget
  return isLegal && row(`counters:${more}`, 'ES-AUX-DC-01', label, { set: onBoard(next), note: `${next.damageControl} of 3` })
}
