// The state that follows from a position in mid-game, for cases and lessons.
import { initialPlay } from '@admiralty/kernel'
import type { z } from 'zod'
import { shipNamed } from './design/ready.ts'
import { NO_POINTS } from './movement/means.ts'
import { deemedPairs } from './movement/same-hex.ts'
import { type placedShipSchema, positionSchema, publicShipSchema } from './position-schema.ts'
import { NO_POWER } from './power/supply.ts'
import { launched } from './setting/fleet-steps.ts'
import type { Setup } from './setup.ts'
import type { Color } from './shapes.ts'
import type { Hiding, Secret, Ship, State, Truth } from './state.ts'
import { emptyTable, locksFrom, NO_DEEDS, NO_SECRETS } from './table.ts'
import { turnFrom } from './turn.ts'

/** Parsed data has no undefined fields: those left out are absent. */
const given = <T extends object>(placed: T) => placed as { readonly [K in keyof T]?: Exclude<T[K], undefined> }
type PlacedShip = z.infer<typeof placedShipSchema>

export type Position = z.input<typeof positionSchema>

const drawn = (design: PlacedShip['design']) => (typeof design === 'string' ? shipNamed(design) : design)

/** Builds the state of a position. Throws if the position does not match its schema. */
export function stateOf(setup: Setup, position: Position): State {
  const { turn, ships, missiles, locks, centres, deemed, policies, shots, attack, at } = positionSchema.parse(position)
  const all = Object.entries(ships).map(([ship, placed], index) => [placed, shipFrom(ship, placed, index + 1)] as const)
  const open = Object.fromEntries(all.flatMap(([{ hidden }, ship]) => (hidden ? [] : [[ship.id, ship]])))
  const nuclear = Object.entries(missiles).flatMap(([missile, known]) => (known.nuclear ? [[known.seat, missile] as const] : []))
  const table: State = {
    ...emptyTable(setup),
    turn,
    ships: open,
    hiding: Object.fromEntries(all.flatMap(([placed, ship]) => (placed.hidden ? [[ship.id, hidingOf(placed, ship)]] : []))),
    missiles: Object.fromEntries(
      Object.entries(missiles).map(([missile, { nuclear: _, ...known }]) => [missile, { ...known, id: missile, path: [] }]),
    ),
    locks: locksFrom(locks),
    policies,
    shots,
    attack,
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, secretFrom(seat, all, nuclear)])),
    play: initialPlay(),
  }
  const centred: State = { ...table, centres: { ...table.centres, ...centres }, deemed }
  const placed = { ...centred, deemed: { ...deemedPairs(centred), ...deemed } }
  const agenda = typeof at === 'string' ? turnFrom(placed, at) : at
  return { ...placed, play: initialPlay(...agenda) }
}
const hidingOf = ({ area }: PlacedShip, { seat, design, crew, hex }: Ship): Hiding => ({
  seat,
  design,
  crew,
  area: area ?? { centre: hex, radius: 10 },
})

/** The damage levels that a disguise shows for true levels. */
const asPassenger = (levels: Ship['levels']): Ship['levels'] =>
  Object.fromEntries(
    Object.entries(levels).map(([box, level]) => [box, level === 'light' ? 'heavy' : level === 'moderate' ? 'critical' : level]),
  )

function shipFrom(id: string, placed: PlacedShip, number: number): Ship {
  const { seat, hex, facing = 0, crew = 'standard', levels, dark = Object.keys(levels), marks = {}, rotates = 0, landing = 'none' } = placed
  const design = drawn(placed.design)
  const enlisted = { id, seat, crew, design, hex, facing, speedPower: 0, hides: null, marks, rotates, number }
  const deeds = { ...NO_DEEDS, ...given(placed.deeds) }
  return {
    ...launched(enlisted, { hex, facing, design, landing }),
    ...given(publicShipSchema.parse(placed)),
    seat,
    hex,
    deeds,
    dark,
    loud: deeds.hurt || deeds.fired.length > 0 || deeds.sensors.length > 0,
    levels: placed.truth === undefined ? levels : asPassenger(levels),
  }
}

/** For a disguised ship `levels` are the true ones. */
function truthFrom({ truth, levels, dark }: PlacedShip): Truth | undefined {
  return truth === undefined ? undefined : { design: drawn(truth), levels, dark: dark ?? Object.keys(levels), stood: null }
}

type Known = readonly (readonly [PlacedShip, Ship])[]
function secretFrom(seat: Color, all: Known, nuclear: readonly (readonly [Color, string])[]): Secret {
  const mine = all.filter(([, ship]) => ship.seat === seat)
  const each = <T>(of: (placed: PlacedShip) => T | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(mine.flatMap(([placed, ship]) => (of(placed) === undefined ? [] : [[ship.id, of(placed) as T]]))) // undefined: left out
  return {
    ...NO_SECRETS,
    hidden: Object.fromEntries(mine.flatMap(([{ hidden }, ship]) => (hidden ? [[ship.id, ship]] : []))),
    truth: each((placed) => truthFrom(placed)),
    power: each(({ power }) => power && { ...NO_POWER, ...given(power) }),
    points: each(({ points }) => points && { ...NO_POINTS, ...given(points) }),
    before: each(({ before }) => before),
    still: mine.flatMap(([{ still }, ship]) => (still ? [ship.id] : [])),
    steady: mine.flatMap(([{ steady }, ship]) => (steady ? [ship.id] : [])),
    empty: each(({ empty }) => (empty.length > 0 ? empty : undefined)),
    nuclear: nuclear.flatMap(([of, missile]) => (of === seat ? [missile] : [])),
  }
}
