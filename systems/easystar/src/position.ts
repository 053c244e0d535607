// A position: a battle at any step, written by hand. Every field that is left out has a default.
import { type Explained, explained, initialPlay } from '@admiralty/kernel'
import { z } from 'zod'
import { SHIPS, SPEED_CAP, WEAPONS } from '../data/tables.ts'
import { restOfTurn, turnFrom } from './movement/turn.ts'
import { faultsOf } from './position-faults.ts'
import { facingSchema, hexSchema, id, seatSchema, whole } from './shapes.ts'
import {
  advantageSchema,
  auxiliaryKindSchema,
  type Color,
  type Fighter,
  fighterKindSchema,
  hullSchema,
  type Item,
  mountSchema,
  owedShotSchema,
  reasonSchema,
  type Secret,
  type Setup,
  type Sheet,
  type Ship,
  STATUSES,
  type State,
  shotSchema,
  weaponKindSchema,
} from './state.ts'
import { type Step, stepSchema } from './steps.ts'

const placedItemSchema = z
  .object({
    kind: z.union([weaponKindSchema, auxiliaryKindSchema]),
    id: id.optional(),
    mount: mountSchema.optional(),
    range: z.int().min(1).max(5).optional(),
    damage: z.int().min(1).max(5).optional(),
    gift: z.boolean().optional(),
    giftRange: z.int().min(0).max(4).optional(),
    giftDamage: z.int().min(0).max(4).optional(),
  })
  .strict()
  .readonly()

const placedShipSchema = z
  .object({
    seat: seatSchema,
    hex: hexSchema,
    hull: hullSchema.default('destroyer'),
    facing: facingSchema.default(0),
    name: z.string().optional(),
    number: z.int().optional(),
    speed: z.int().min(0).max(4).default(1),
    status: z.enum(STATUSES).default('flying'),
    moved: z.boolean().default(false),
    hurt: z.int().min(0).default(0),
    slowed: z.int().min(0).default(0),
    navHit: z.boolean().default(false),
    /** Ids of the items that opponents have seen, or 'all'. */
    known: z.union([z.literal('all'), z.array(id)]).default([]),
    fired: z.record(z.string(), z.int()).default({}),
    powered: z
      .object({ item: id, bonus: z.enum(['range', 'damage']) })
      .nullable()
      .default(null),
    displaced: z.enum(['no', 'collision', 'attack']).default('no'),
    items: z.array(placedItemSchema).readonly().default([]),
    /** Two in each bay in the order given, unless `bay` names one. */
    fighters: z
      .array(
        z
          .object({
            kind: fighterKindSchema,
            id: id.optional(),
            number: whole(1, 99).optional(),
            bay: id.optional(),
            gift: z.boolean().optional(),
          })
          .readonly(),
      )
      .readonly()
      .default([]),
    speedTraded: z.int().min(0).default(0),
    freighter: z.boolean().default(false),
  })
  .strict()
type PlacedShip = z.output<typeof placedShipSchema>

export const positionSchema = z
  .object({
    /** The step to play next: by its name, for the side with the initiative, or as data; several in the middle of a shot. The rest of the turn follows. */
    at: z.union([stepSchema, z.array(stepSchema).min(1), z.string()]),
    turn: z.int().min(0).default(1),
    ships: z.record(z.string(), placedShipSchema).default({}),
    fighters: z
      .record(
        z.string(),
        z
          .object({
            seat: seatSchema,
            hex: hexSchema,
            kind: fighterKindSchema.default('interceptor'),
            /** Left out, fighters are numbered within their seat in the order given. */
            number: whole(1, 99).optional(),
            facing: facingSchema.default(0),
            status: z.enum(['flying', 'aboard', 'lost', 'left']).default('flying'),
            moved: z.boolean().default(false),
            fired: z.boolean().default(false),
            gift: z.boolean().default(false),
          })
          .strict(),
      )
      .default({}),
    counters: z.partialRecord(seatSchema, z.int().min(0).max(3)).default({}),
    flagships: z.partialRecord(seatSchema, id).default({}),
    flagshipCounters: z.partialRecord(seatSchema, z.int().min(0).max(2)).default({}),
    advantages: z.partialRecord(seatSchema, advantageSchema).default({}),
    shot: shotSchema.nullable().default(null),
    owed: z.partialRecord(seatSchema, z.array(owedShotSchema)).default({}),
    scores: z.partialRecord(z.enum(['yellow', 'blue']), z.array(reasonSchema)).default({}),
    reached: z.int().min(0).default(0),
  })
  .strict()
export type Position = z.input<typeof positionSchema>

function itemFrom(placed: z.output<typeof placedItemSchema>, number: number): Item {
  const weapon = placed.kind in WEAPONS ? WEAPONS[placed.kind as keyof typeof WEAPONS] : undefined
  return {
    id: placed.id ?? `${placed.kind}-${number}`,
    kind: placed.kind,
    mount: placed.mount ?? weapon?.mounts[0] ?? null,
    range: placed.range ?? weapon?.range ?? 1,
    damage: placed.damage ?? weapon?.damage ?? 1,
    gift: placed.gift ?? false,
    giftRange: placed.giftRange ?? 0,
    giftDamage: placed.giftDamage ?? 0,
  }
}

/** Default ids are numbered within each kind: 'beam-1', 'beam-2', 'bay-1'. */
function itemsFrom(placed: PlacedShip['items']): readonly Item[] {
  return placed.map((item, index) => itemFrom(item, placed.slice(0, index + 1).filter(({ kind }) => kind === item.kind).length))
}

function sheetFrom(ship: string, placed: PlacedShip): Sheet {
  const items = itemsFrom(placed.items)
  const bays = items.filter(({ kind }) => kind === 'bay')
  return {
    ship,
    freighter: placed.freighter,
    speedTraded: placed.speedTraded,
    items,
    fighters: placed.fighters.map((fighter, index) => ({
      id: fighter.id ?? `${ship}-f${index + 1}`,
      kind: fighter.kind,
      number: fighter.number ?? index + 1,
      bay: fighter.bay ?? bays[Math.floor(index / 2)]?.id ?? 'bay-1',
      gift: fighter.gift ?? false,
    })),
  }
}

/** The top speed without damage. A damaged ship may be faster than its current top speed (ES-MOV-05). */
function builtSpeed({ hull, speedTraded, items, freighter }: PlacedShip): number {
  const engine = items.some(({ kind }) => kind === 'engine') ? 1 : 0
  return Math.max(0, Math.min(freighter ? 2 : SPEED_CAP, SHIPS[hull].speed - speedTraded + engine))
}

function shipFrom(ship: string, placed: PlacedShip, number: number): Ship {
  const { seat, hull, hex, facing, status, moved, hurt, slowed, navHit, fired, powered, displaced } = placed
  const items = itemsFrom(placed.items)
  return {
    id: ship,
    seat,
    hull,
    number: placed.number ?? number,
    name: placed.name ?? ship,
    station: builtSpeed(placed) === 0,
    status,
    doom: status === 'dying' ? 'wreck' : null,
    hex,
    facing,
    speed: Math.min(placed.speed, builtSpeed(placed)),
    moved,
    course: null,
    flown: null,
    reached: false,
    hurt,
    slowed,
    navHit,
    freighter: false,
    known: placed.known === 'all' ? items : items.filter((item) => placed.known.includes(item.id)),
    fired,
    powered,
    displaced,
  }
}

function fightersFrom(fighters: z.output<typeof positionSchema>['fighters']): readonly Fighter[] {
  const placed = Object.entries(fighters)
  return placed.map(([id, fighter], index) => {
    const before = placed.slice(0, index).filter(([, other]) => other.seat === fighter.seat).length
    return { ...fighter, id, number: fighter.number ?? before + 1 }
  })
}

/** The state of a position without open calls; `play.begin` opens them. Throws on faults. */
export function stateOf(setup: Setup, position: Position): State {
  const { at, turn, ships, fighters, counters, flagships, flagshipCounters, advantages, shot, owed, scores, reached } =
    positionSchema.parse(position)
  const secretOf = (seat: Color): Secret => ({
    fleet: null,
    sheets: Object.fromEntries(
      Object.entries(ships)
        .filter(([, ship]) => ship.seat === seat)
        .map(([ship, placed]) => [ship, sheetFrom(ship, placed)]),
    ),
    flagship: flagships[seat] ?? null,
    counters: counters[seat] ?? 0,
    flagshipCounters: flagshipCounters[seat] ?? 0,
  })
  const state: State = {
    setup,
    turn,
    advantages,
    ships: Object.fromEntries(Object.entries(ships).map(([ship, placed], index) => [ship, shipFrom(ship, placed, index + 1)])),
    fighters: Object.fromEntries(fightersFrom(fighters).map((fighter) => [fighter.id, fighter])),
    shot,
    owed,
    scores: Object.fromEntries(Object.entries(scores).map(([side, reasons]): [string, Explained] => [side, explained(...reasons)])),
    reached,
    outcome: null,
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, secretOf(seat)])),
    play: initialPlay(),
  }
  const steps = typeof at === 'string' ? turnFrom(state, at) : agendaFrom(state, Array.isArray(at) ? at : [at])
  const placed = { ...state, play: initialPlay(...steps) }
  const faults = faultsOf(placed)
  if (faults.length > 0) throw new Error(`invalid position: ${faults.join('; ')}`)
  return placed
}

/** The given steps and the rest of the turn after the last of them. */
function agendaFrom(state: State, steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1)
  return last ? [...steps, ...restOfTurn(state, last)] : steps
}
