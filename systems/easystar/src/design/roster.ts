// From a fleet design to sheets and ships on the map: ids and numbers of ships, items and fighters.

import { type Dice, diceOf, die, seededDice } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { FIGHTERS, HULLS } from '../../data/tables.ts'
import { freightersOf } from '../setting/limits.ts'
import type { Color, FighterKind, FleetDesign, HullKind, Item, Secret, Setup, Sheet, Ship, ShipDesign, Table } from '../state.ts'
import { bareShip } from './edit.ts'
import { giftOf } from './gifts.ts'
import { isStationDesign } from './spaces.ts'

const SHORT: Readonly<Record<HullKind, string>> = { scout: 'sc', destroyer: 'dd', cruiser: 'cr', battleship: 'bb', leviathan: 'lv' }
export const FIGHTER_SHORT: Readonly<Record<FighterKind, string>> = { interceptor: 'int', attackCraft: 'atk' }
export const fighterId = (seat: Color, kind: FighterKind, number: number): string => `${seat.charAt(0)}-${FIGHTER_SHORT[kind]}-${number}`
const FREIGHTER = bareShip('scout')

/** A ship of a seat, deployed or not. */
export interface RosterShip {
  readonly id: string
  readonly hull: HullKind
  readonly number: number
  readonly name: string
  readonly freighter: boolean
  readonly design: ShipDesign
  /** Its index in the fleet; null for a freighter. */
  readonly index: number | null
}

/** Big hulls first, stations before ships, otherwise as listed. With freighters among the scouts, all scouts have secret names (ES-SCN-03). */
function buildRoster(setup: Setup, seat: Color, fleet: FleetDesign, isFreighter: (id: string) => boolean): readonly RosterShip[] {
  const roster: RosterShip[] = []
  const hidden = freightersOf(setup, seat)
  for (const hull of [...HULLS].reverse()) {
    const ships = fleet.ships.map((design, index) => ({ design, index })).filter(({ design }) => design.hull === hull)
    const queue = [...ships.filter(({ design }) => isStationDesign(design)), ...ships.filter(({ design }) => !isStationDesign(design))]
    const count = queue.length + (hull === 'scout' ? hidden : 0)
    for (let nth = 1; nth <= count; nth += 1) {
      const id = `${seat.charAt(0)}-${SHORT[hull]}-${nth}`
      const freighter = isFreighter(id)
      const ship = freighter ? undefined : queue.shift()
      const name = hull === 'scout' && hidden > 0 ? '' : (ship?.design.name ?? '')
      roster.push({ id, hull, number: roster.length + 1, name, freighter, design: ship?.design ?? FREIGHTER, index: ship?.index ?? null })
    }
  }
  return roster
}

/** The ships of a seat, also before deployment; undefined if the fleet is secret or not refitted yet. */
export function rosterOf(table: Table, seat: Color): readonly RosterShip[] | undefined {
  const secret = table.secret[seat]
  if (!secret?.fleet || Object.keys(secret.sheets).length === 0) return undefined
  return buildRoster(table.setup, seat, secret.fleet, (id) => secret.sheets[id]?.freighter === true)
}

/** The items of a design, numbered within their kind: 'beam-1', 'bay-2'. */
export function itemsOfDesign(design: ShipDesign): readonly Item[] {
  const count = new Map<string, number>()
  const named = (kind: Item['kind']): string => {
    count.set(kind, (count.get(kind) ?? 0) + 1)
    return `${kind}-${count.get(kind)}`
  }
  return [
    ...design.weapons.map((weapon): Item => ({ id: named(weapon.kind), ...weapon })),
    ...design.auxiliaries.map(
      ({ kind, gift }): Item => ({ id: named(kind), kind, mount: null, range: 1, damage: 1, gift, giftRange: 0, giftDamage: 0 }), // ES-AUX-01
    ),
  ]
}

/**
 * The secrets of a seat once its fleet is final. Freighters are drawn by lot among the scouts (ES-SCN-03).
 * Numbers of items and fighters are drawn too, so that a revealed number does not show how many there are (ES-DES-11).
 */
export function sheetsFor(table: Table, seat: Color, fleet: FleetDesign, dice: Dice): Secret {
  const freighters = drawFreighters(table.setup, seat, fleet, dice)
  const roster = buildRoster(table.setup, seat, fleet, (id) => freighters.has(id))
  const counters = countersOf(fleet)
  const lots = lotsFrom(dice)
  const sheets = roster.map(({ id, freighter, design }): Sheet => {
    const items = byLot(itemsOfDesign(design), lots)
    const bays = items.filter(({ kind }) => kind === 'bay')
    const fighters = design.fighters.map(({ kind, bay, gift }) => {
      const number = drawn(counters[kind], lots)
      return { id: fighterId(seat, kind, number), kind, number, bay: bays[bay]?.id ?? '', gift }
    })
    return { ship: id, freighter, speedTraded: design.speedTraded, items, fighters }
  })
  return {
    fleet,
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.ship, sheet])),
    flagship: roster.find(({ index }) => index === fleet.flagship)?.id ?? null,
    counters: fleet.damageControl,
    flagshipCounters: giftOf(table.advantages[seat]?.rows ?? []).counters,
  }
}

const SEEDS = 4
const SEED = 2 ** 31
/** Always four dice, so that their count reveals nothing. The streams are added, so that nobody can find the seeds by trying. */
function lotsFrom(dice: Dice): Dice {
  const streams = dice.roll(SEEDS, SEED, 'the numbers of items and fighters').map(seededDice)
  const face = (sides: number, reason: string): number => streams.reduce((sum, stream) => sum + die(stream, sides, reason), 0) % sides
  return diceOf((count, sides, reason) => Array.from({ length: count }, () => face(sides, reason) + 1))
}
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)
const NUMBERS = upTo(99)
/** Draws a number and removes it from the list. */
function drawn(from: number[], lots: Dice): number {
  const [number] = from.splice(die(lots, from.length, 'a number') - 1, 1)
  if (number === undefined) throw new Error('no number is left')
  return number
}
function byLot(items: readonly Item[], lots: Dice): readonly Item[] {
  const free = new Map(items.map(({ kind }) => [kind, [...NUMBERS]]))
  return items.map((item) => ({ ...item, id: `${item.kind}-${drawn(free.get(item.kind) ?? [], lots)}` }))
}
/** Fighter numbers of each kind; a determinized fleet may have more fighters than counters. */
function countersOf({ ships }: FleetDesign): Readonly<Record<FighterKind, number[]>> {
  const most = (kind: FighterKind): number =>
    Math.max(FIGHTERS[kind].counters, ships.flatMap(({ fighters }) => fighters).filter((fighter) => fighter.kind === kind).length)
  return { interceptor: upTo(most('interceptor')), attackCraft: upTo(most('attackCraft')) }
}

function drawFreighters(setup: Setup, seat: Color, fleet: FleetDesign, dice: Dice): ReadonlySet<string> {
  const freighters = freightersOf(setup, seat)
  const slots = freighters + fleet.ships.filter(({ hull }) => hull === 'scout').length
  const ids = Array.from({ length: slots }, (_, nth) => `${seat.charAt(0)}-${SHORT.scout}-${nth + 1}`)
  const drawn = new Set<string>()
  while (drawn.size < freighters) {
    const [id] = ids.splice(die(dice, ids.length, 'a scout that is a freighter') - 1, 1)
    if (id !== undefined) drawn.add(id)
  }
  return drawn
}

/** Where a ship is deployed. */
export interface DeployedPose {
  readonly hex: Hex
  readonly facing: Ship['facing']
}
/** The ships as deployed: at speed 1, a station at 0 (ES-MOV-01). */
export function deployedShips(table: Table, seat: Color, places: Readonly<Record<string, DeployedPose>>): readonly Ship[] {
  return (rosterOf(table, seat) ?? []).map(({ id, hull, number, name, design }) => {
    const place = places[id]
    if (!place) throw new Error(`${id} has no place`)
    const station = isStationDesign(design)
    return { ...FRESH, id, seat, hull, number, name, station, hex: place.hex, facing: place.facing, speed: station ? 0 : 1 }
  })
}
const FRESH = {
  status: 'flying',
  doom: null,
  moved: false,
  course: null,
  flown: null,
  reached: false,
  hurt: 0,
  slowed: 0,
  navHit: false,
  freighter: false,
  known: [],
  fired: {},
  powered: null,
  displaced: 'no',
} as const satisfies Partial<Ship>
