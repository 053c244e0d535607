// A position in mid-game, for cases and lessons. Every field that is left out has a default.
import { initialPlay } from '@admiralty/kernel'
import { opposite } from '@admiralty/space'
import { z } from 'zod'
import { hexSchema, tileSchema } from './board/board.ts'
import { designSchema } from './design/design.ts'
import { readyShip } from './design/ready.ts'
import { COLORS } from './setting/fleets.ts'
import { directionSchema, id, index, seatSchema, sideSchema } from './shapes.ts'
import { type Fitting, fittingSchema, type Setup, type Ship, type State, shipSchema, type Torpedo, torpedoSchema } from './state.ts'
import { type Step, stepSchema } from './steps.ts'
import { emptyTable, fullFittings, powerOf, sideOfSeat, sidesOf, WHOLE } from './table.ts'

const ship = shipSchema.unwrap().shape
const fitting = fittingSchema.unwrap().shape
const torpedo = torpedoSchema.unwrap().shape

const placedShipSchema = z
  .object({
    seat: seatSchema,
    /** The id of a ready-made ship, or a whole design. */
    design: z.union([id, designSchema]).default('lineship'),
    hex: hexSchema,
    facing: directionSchema.default(0),
    status: ship.status.default('flying'),
    /** Integrity of the core, then of sections 1 to 6. */
    integrity: ship.integrity.default(WHOLE),
    /** Components with other values than at the start, by their index in the design's list. */
    fittings: z.array(z.object(fitting).partial().extend({ component: index }).strict()).default([]),
    busy: z.array(index).default([]),
    /** Generated power in a power phase; by default all of it. */
    power: ship.power.optional(),
  })
  .strict()
const placedTorpedoSchema = z
  .object({
    seat: seatSchema,
    warhead: torpedo.warhead.default(4),
    hex: hexSchema,
    facing: directionSchema.default(0),
    /** The hex side of entry; by default the side behind the torpedo. */
    entry: directionSchema.optional(),
    met: torpedo.met.default({}),
    points: torpedo.points.default(6),
    sides: torpedo.sides.default(2),
    turn: torpedo.turn.default(1),
  })
  .strict()

export const positionSchema = z
  .object({
    /** The next step, or the steps of the agenda; 'weapons', 'movement' and 'power' stand for that phase of the active side. */
    at: z.union([z.enum(['weapons', 'movement', 'power']), z.array(stepSchema).min(1)]).default('weapons'),
    round: z.int().min(0).default(1),
    active: sideSchema.optional(),
    order: z.array(sideSchema).optional(),
    ended: z.array(seatSchema).default([]),
    tiles: z.array(tileSchema).default([]),
    fleets: z.partialRecord(seatSchema, z.array(designSchema)).default({}),
    ships: z.record(id, placedShipSchema).default({}),
    torpedoes: z.record(id, placedTorpedoSchema).default({}),
  })
  .strict()
export type Position = z.input<typeof positionSchema>
type Placed = z.output<typeof positionSchema>

/** A component with the values that the position gives it. */
const fittedFrom = (
  full: Fitting,
  { level, charge, partial, over, fired, served }: Partial<Placed['ships'][string]['fittings'][number]>,
): Fitting => ({
  level: level ?? full.level,
  charge: charge ?? full.charge,
  partial: partial ?? full.partial,
  over: over ?? full.over,
  fired: fired ?? full.fired,
  served: served ?? full.served,
})
function shipFrom(setup: Setup, key: string, placed: Placed['ships'][string]): Ship {
  const { design: given, integrity, fittings, power, ...rest } = placed
  const design = typeof given === 'string' ? readyShip(given)?.design : given
  if (!design) throw new Error(`there is no ready-made ship '${String(given)}'`)
  const none = fittings.find(({ component }) => component >= design.components.length)
  if (none) throw new Error(`${key} has no component ${none.component}`)
  const made: Ship = {
    id: key,
    ...rest,
    side: sideOfSeat(emptyTable(setup), placed.seat),
    name: `${COLORS[placed.seat]} ${design.name}`,
    design,
    integrity,
    fittings: fullFittings(design).map((full, at) => fittedFrom(full, fittings.find(({ component }) => component === at) ?? {})),
    power: 0,
  }
  return { ...made, power: power ?? 0 }
}
/** The ships of a position; in a power phase those of the active side have their power. Ships of the same name are numbered. */
function shipsFrom(setup: Setup, { ships, at, active }: Placed, side: Ship['side']): Readonly<Record<string, Ship>> {
  const names = new Map<string, number>()
  return Object.fromEntries(
    Object.entries(ships).map(([key, placed]) => {
      const made = shipFrom(setup, key, placed)
      const number = (names.get(made.name) ?? 0) + 1
      names.set(made.name, number)
      const power = placed.power ?? (at === 'power' && made.side === (active ?? side) ? powerOf(made) : 0)
      return [key, { ...made, name: number > 1 ? `${made.name} ${number}` : made.name, power }]
    }),
  )
}
const torpedoFrom = (setup: Setup, key: string, { entry, ...placed }: Placed['torpedoes'][string]): Torpedo => ({
  id: key,
  ...placed,
  side: sideOfSeat(emptyTable(setup), placed.seat),
  entry: entry ?? opposite(placed.facing),
})
function agendaFrom({ at }: Placed, order: readonly Ship['side'][], active: Ship['side']): readonly Step[] {
  if (typeof at !== 'string') return at
  const later = order.slice(order.indexOf(active) + 1).map((side) => ({ step: 'turn', side }) as const)
  return [{ step: at, side: active }, ...later, { step: 'roundEnd' }]
}

/** The state of a position. */
export function stateOf(setup: Setup, position: Position): State {
  const placed = positionSchema.parse(position)
  const order = placed.order ?? sidesOf({ setup })
  const active = placed.active ?? order[0] ?? 'sol'
  const { round, ended, tiles, fleets, torpedoes } = placed
  return {
    ...emptyTable(setup),
    round,
    order,
    active: round > 0 ? active : null,
    ended,
    tiles,
    fleets,
    ships: shipsFrom(setup, placed, active),
    torpedoes: Object.fromEntries(Object.entries(torpedoes).map(([key, one]) => [key, torpedoFrom(setup, key, one)])),
    launched: Object.keys(torpedoes),
    play: initialPlay<Step>(...agendaFrom(placed, order, active)),
  }
}
