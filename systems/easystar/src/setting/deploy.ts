// Deployment: the check of an order, the default one and a random one.

import { type Dice, die, type Refusal } from '@admiralty/kernel'
import { cellOf, distance, type Hex, hexKey, sameHex } from '@admiralty/space'
import { type DeployedPose, type RosterShip, rosterOf } from '../design/roster.ts'
import type { Color, Setup, Table } from '../state.ts'
import { centreOf, cornerTriangle } from './maps.ts'
import { forward, fromEnds, squadronCorners, squadrons, zonesOf } from './zones.ts'

type Places = Readonly<Record<string, DeployedPose>>
const ZONE_RULE = { quality: 'ES-SEQ-01', battle: 'ES-SEQ-01', starbase: 'ES-SCN-02', convoy: 'ES-SEQ-01' } as const
const OTHER_RULE = { carriers: 'ES-SEQ-01', squadrons: 'ES-SCN-05', three: 'ES-MPL-05', four: 'ES-MPL-08' } as const
const RULE = { ...ZONE_RULE, ...OTHER_RULE } as const satisfies Record<Setup['scenario'], string>

/** The first fault of a deployment: a ship without a place, outside its zone or in an occupied hex. */
export function checkPlaces(table: Table, seat: Color, places: Places): Refusal | undefined {
  const ships = rosterOf(table, seat) ?? []
  const named = (id: string): string => ships.find((ship) => ship.id === id)?.name || id
  const missing = ships.find(({ id }) => !(id in places))
  if (missing) return { rule: 'ES-SEQ-01', reason: `${named(missing.id)} has no hex yet. Place every ship` }
  const stranger = Object.keys(places).find((id) => !ships.some((ship) => ship.id === id))
  if (stranger !== undefined) return { rule: 'ES-SEQ-01', reason: `you have no ship ${stranger}` }
  const zoneOfShip = zonesOf(table, seat)
  const outside = ships.find(({ id }) => {
    const hex = places[id]?.hex
    return hex && !zoneOfShip(id).some((free) => sameHex(free, hex))
  })
  if (outside)
    return { rule: RULE[table.setup.scenario], reason: `${named(outside.id)} is outside its zone. Use a hex of the deployment zone` }
  const keys = Object.values(places).map(({ hex }) => hexKey(hex))
  if (new Set(keys).size < keys.length) return { rule: 'ES-SEQ-01', reason: 'two ships are in one hex. Place only one ship in a hex' }
  return table.setup.scenario === 'squadrons'
    ? checkSquadrons(
        table.setup,
        seat,
        Object.values(places).map(({ hex }) => hex),
      )
    : undefined
}
/** R-ES-91: two halves that differ by at most one ship, each within the smallest triangle of its corner. */
function checkSquadrons(setup: Setup, seat: Color, hexes: readonly Hex[]): Refusal | undefined {
  const groups = squadrons(setup, seat, hexes)
  const [one = 0, other = 0] = groups.map((group) => group.hexes.length)
  if (Math.abs(one - other) > 1) return { rule: 'ES-SCN-05', reason: `place half of the ships in each corner, not ${one} and ${other}` }
  const loose = groups.some((group) => {
    const triangle = new Set(cornerTriangle(setup.map, group.corner, group.hexes.length).map(hexKey))
    return group.hexes.some((hex) => !triangle.has(hexKey(hex)))
  })
  return loose ? { rule: 'ES-SCN-05', reason: 'pack each half into the smallest triangle in its corner' } : undefined
}

/** Side by side in the front row, near the middle of the zone, with gaps of a hex while there is room. */
export function defaultPlaces(table: Table, seat: Color): Places {
  const { setup } = table
  const free = (zone: readonly Hex[]): readonly Hex[] => [...zone].sort((a, b) => eagerness(setup, zone, a) - eagerness(setup, zone, b))
  return placed(table, seat, free, spaced)
}
/** The sorting key of a hex: first the distance to the enemy, then to the middle of the zone. Lower is better. */
function eagerness(setup: Setup, zone: readonly Hex[], hex: Hex): number {
  const centre = centreOf(setup.map)
  const depth = fromEnds(setup) ? Math.abs(cellOf(hex).row - cellOf(centre).row) : distance(hex, centre)
  const columns = zone.map((cell) => cellOf(cell).column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  return depth * 100 + Math.abs(cellOf(hex).column - middle)
}
/** The first hex that is not next to a placed ship; if there is none, the first hex. */
const spaced = (free: readonly Hex[], taken: readonly Hex[]): Hex | undefined =>
  free.find((hex) => taken.every((other) => distance(hex, other) > 1)) ?? free[0]

/** A random legal deployment. */
export function randomPlaces(table: Table, seat: Color, dice: Dice): Places {
  const random = (free: readonly Hex[]): Hex | undefined => free[die(dice, Math.max(1, free.length), 'a hex') - 1]
  const line = placed(table, seat, (zone) => zone, random)
  return Object.fromEntries(Object.entries(line).map(([id, { hex, facing }]) => [id, { hex, facing: anyFacing(dice, facing) }]))
}
const anyFacing = (dice: Dice, ahead: DeployedPose['facing']): DeployedPose['facing'] => {
  const facings = [0, 1, 2, 3, 4, 5] as const
  return facings[die(dice, 12, 'facing') - 1] ?? ahead
}

/** Places ship after ship: `choose` picks one of the free hexes of its zone. */
function placed(
  table: Table,
  seat: Color,
  arranged: (zone: readonly Hex[]) => readonly Hex[],
  choose: (free: readonly Hex[], taken: readonly Hex[]) => Hex | undefined,
): Places {
  const { setup } = table
  const ships = rosterOf(table, seat) ?? []
  const places: Record<string, DeployedPose> = {}
  const taken: Hex[] = []
  const zoneOfShip = areas(table, seat, ships, arranged)
  for (const [index, { id }] of ships.entries()) {
    const free = zoneOfShip(index, id).filter((hex) => !taken.some((other) => sameHex(hex, other)))
    const hex = choose(free, taken)
    if (!hex) throw new Error(`no room for ${id}`)
    taken.push(hex)
    places[id] = { hex, facing: forward(setup, seat, hex) }
  }
  return places
}
/** The zone of each ship. Squadrons have the first half in one corner, the rest in the other. */
function areas(
  table: Table,
  seat: Color,
  ships: readonly RosterShip[],
  arranged: (zone: readonly Hex[]) => readonly Hex[],
): (index: number, id: string) => readonly Hex[] {
  if (table.setup.scenario === 'squadrons') {
    const [one, other] = squadronCorners(seat)
    const half = Math.ceil(ships.length / 2)
    const first = arranged(cornerTriangle(table.setup.map, one, half))
    const second = arranged(cornerTriangle(table.setup.map, other, ships.length - half))
    return (index) => (index < half ? first : second)
  }
  const zoneOfShip = zonesOf(table, seat)
  const zones = new Map<readonly Hex[], readonly Hex[]>()
  return (_, id) => {
    const zone = zoneOfShip(id)
    const known = zones.get(zone) ?? arranged(zone)
    zones.set(zone, known)
    return known
  }
}
