// A position: a battle at any step, written by hand. Every field that is left out has a default.
import { type Explained, explained, initialPlay } from '@admiralty/kernel'
import { z } from 'zod'
import { SHIPS, SPEED_CAP, WEAPONS } from '../data/tables.ts'
import { restOfTurn, turnFrom } from './movement/turn.ts'
import { faultsOf } from './position-faults.ts'
import { id, seatSchema } from './shapes.ts'
import {
  advantageSchema,
  berthSchema,
  type Color,
  type Fighter,
  fighterSchema,
  type Item,
  itemSchema,
  owedShotSchema,
  reasonSchema,
  type Secret,
  type Setup,
  type Sheet,
  type Ship,
  type State,
  shipSchema,
  shotSchema,
} from './state.ts'
import { type Step, stepSchema } from './steps.ts'

const placedItemSchema = itemSchema.unwrap().partial().required({ kind: true }).strict().readonly()
/** The public fields of a ship that a position may give. The others follow from them. */
const publicShipSchema = shipSchema
  .unwrap()
  .omit({ id: true, station: true, doom: true, course: true, flown: true, reached: true, freighter: true, known: true })
  .partial()
  .required({ seat: true, hex: true })
const placedShipSchema = publicShipSchema
  .extend({
    /** Ids of the items that opponents have seen, or 'all'. */
    known: z.union([z.literal('all'), z.array(id)]).default([]),
    items: z.array(placedItemSchema).readonly().default([]),
    /** Two in each bay in the order given, unless `bay` names one. */
    fighters: z
      .array(berthSchema.unwrap().partial().required({ kind: true }).readonly())
      .readonly()
      .default([]),
    speedTraded: z.int().min(0).default(0),
    freighter: z.boolean().default(false),
  })
  .strict()
type PlacedShip = z.output<typeof placedShipSchema>
const PLAIN_SHIP: Omit<Ship, 'id' | 'seat' | 'hex' | 'number' | 'name' | 'station' | 'doom' | 'known'> = {
  hull: 'destroyer',
  facing: 0,
  speed: 1,
  status: 'flying',
  moved: false,
  course: null,
  flown: null,
  reached: false,
  hurt: 0,
  slowed: 0,
  navHit: false,
  freighter: false,
  fired: {},
  powered: null,
  displaced: 'no',
}
/** Left out, fighters are numbered within their seat in the order given. */
const placedFighterSchema = fighterSchema.unwrap().omit({ id: true }).partial().required({ seat: true, hex: true }).strict()
const PLAIN_FIGHTER = { kind: 'interceptor', facing: 0, status: 'flying', moved: false, fired: false, gift: false } as const

export const positionSchema = z
  .object({
    /** The step to play next: by its name, for the side with the initiative, or as data; several in the middle of a shot. The rest of the turn follows. */
    at: z.union([stepSchema, z.array(stepSchema).min(1), z.string()]),
    turn: z.int().min(0).default(1),
    ships: z.record(z.string(), placedShipSchema).default({}),
    fighters: z.record(z.string(), placedFighterSchema).default({}),
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

/** Default ids are numbered within each kind: 'beam-1', 'beam-2', 'bay-1'. */
const itemsFrom = (placed: PlacedShip['items']): readonly Item[] =>
  placed.map((item, index) => {
    const weapon = item.kind in WEAPONS ? WEAPONS[item.kind as keyof typeof WEAPONS] : undefined // the table has the kind
    const number = placed.slice(0, index + 1).filter(({ kind }) => kind === item.kind).length
    return {
      id: `${item.kind}-${number}`,
      mount: weapon?.mounts[0] ?? null,
      range: weapon?.range ?? 1,
      damage: weapon?.damage ?? 1,
      gift: false,
      giftRange: 0,
      giftDamage: 0,
      ...given(item),
      kind: item.kind,
    }
  })
/** Parsed data has no undefined fields: those left out are absent. */
const given = <T extends object>(placed: T) => placed as { readonly [K in keyof T]?: Exclude<T[K], undefined> }

function sheetFrom(ship: string, { items: placed, fighters, freighter, speedTraded }: PlacedShip): Sheet {
  const items = itemsFrom(placed)
  const bays = items.filter(({ kind }) => kind === 'bay')
  const berths = fighters.map((fighter, index) => ({
    id: `${ship}-f${index + 1}`,
    number: index + 1,
    bay: bays[Math.floor(index / 2)]?.id ?? 'bay-1',
    gift: false,
    ...given(fighter),
    kind: fighter.kind,
  }))
  return { ship, freighter, speedTraded, items, fighters: berths }
}

/** The top speed without damage. A damaged ship may be faster than its current top speed (ES-MOV-05). */
function builtSpeed({ hull = PLAIN_SHIP.hull, speedTraded, items, freighter }: PlacedShip): number {
  const engine = items.some(({ kind }) => kind === 'engine') ? 1 : 0
  return Math.max(0, Math.min(freighter ? 2 : SPEED_CAP, SHIPS[hull].speed - speedTraded + engine))
}

function shipFrom(id: string, placed: PlacedShip, number: number): Ship {
  const { seat, hex, known, speed = PLAIN_SHIP.speed, status } = placed
  const items = itemsFrom(placed.items)
  return {
    ...PLAIN_SHIP,
    number,
    name: id,
    doom: status === 'dying' ? 'wreck' : null,
    ...given(publicShipSchema.parse(placed)),
    id,
    seat,
    hex,
    station: builtSpeed(placed) === 0,
    speed: Math.min(speed, builtSpeed(placed)),
    known: known === 'all' ? items : items.filter((item) => known.includes(item.id)),
  }
}

function fightersFrom(fighters: z.output<typeof positionSchema>['fighters']): readonly Fighter[] {
  const placed = Object.entries(fighters)
  return placed.map(([id, fighter], index) => {
    const { seat, hex } = fighter
    const number = 1 + placed.slice(0, index).filter(([, other]) => other.seat === seat).length
    return { ...PLAIN_FIGHTER, number, ...given(fighter), id, seat, hex }
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
