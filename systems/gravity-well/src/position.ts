// A position in mid-game, for cases and lessons. Every field that is left out has a default.
import { initialPlay, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { circular } from './orbit/motion.ts'
import {
  type Color,
  directionSchema,
  hexSchema,
  id,
  itemKindSchema,
  moduleSchema,
  seatSchema,
  senseSchema,
  unitKindSchema,
} from './shapes.ts'
import { type Item, type Moon, type Secret, type Setup, type State, type Unit, unitSchema } from './state.ts'
import { type Step, stepSchema } from './steps.ts'
import { emptyTable, NO_SECRET, newUnit, UNTOUCHED } from './table.ts'

const unit = unitSchema.unwrap().shape
/** A kind, or a thing with its state and load. */
const thingSchema = z.union([
  itemKindSchema,
  z
    .object({
      kind: itemKindSchema,
      damage: unit.damage.default(0),
      gas: z.boolean().default(false),
      shots: unit.shots.default(0),
      disabled: unit.disabled.default(0),
      cargo: z.array(itemKindSchema).default([]),
    })
    .strict(),
])
type Thing = z.output<typeof thingSchema>
/** Either a circular orbit, given by `sense`, or vector and velocity. */
const orbitShape = {
  at: hexSchema,
  sense: senseSchema.optional(),
  vector: directionSchema.nullable().default(null),
  velocity: whole(0, 99).default(0),
}
const placedUnitSchema = z
  .object({
    seat: seatSchema,
    kind: unitKindSchema.default('station'),
    ...orbitShape,
    damage: unit.damage.default(0),
    /** Modules of a station, whole, or with damage and the last turn in which a pulse disables them; a core by default. */
    modules: z
      .union([
        z.array(moduleSchema),
        z.partialRecord(moduleSchema, z.object({ damage: whole(0, 8).default(0), disabled: whole(0, 999).default(0) }).strict()),
      ])
      .default(['core']),
    cargo: z.array(thingSchema).default([]),
    /** The contents of a station's bay. */
    bay: z.array(thingSchema).default([]),
    /** The kind of the item under a booster. */
    payload: itemKindSchema.default('comSat'),
    gas: z.boolean().default(false),
    deployed: z.boolean().default(false),
    adrift: z.boolean().default(false),
    moon: unit.moon.default(null),
    leftMoon: z.boolean().default(false),
    dive: unit.dive.default(null),
    shots: unit.shots.default(0),
    disabled: unit.disabled.default(0),
  })
  .strict()
type PlacedUnit = z.output<typeof placedUnitSchema>

/** The steps that a position can begin with by one word. Steps of an impulse are followed by the rest of the turn. */
const MOMENTS = [
  'turn',
  'launch',
  'thrust',
  'impulse',
  'gravity',
  'income',
  'deliver',
  'build',
  'turnEnd',
  'aim',
  'pulse',
  'arm',
  'control',
  'cargo',
  'land',
  'deploy',
] as const
export const positionSchema = z
  .object({
    /** The next step by its name, or the whole agenda. */
    at: z.union([z.enum(MOMENTS), z.array(stepSchema).min(1)]).default('launch'),
    turn: whole(0, 999).default(1),
    impulse: whole(0, 8).default(0),
    moons: z
      .array(z.object({ at: hexSchema, sense: senseSchema.default('clockwise'), number: whole(1, 6).default(2) }).strict())
      .default([]),
    /** Units in the order of their appearance. */
    units: z.array(placedUnitSchema).default([]),
    /** RU by seat; 8 by default. */
    pools: z.partialRecord(seatSchema, whole(0, 99_999)).default({}),
    openBays: z.array(seatSchema).default([]),
    gas: z.partialRecord(seatSchema, whole(0, 9999)).default({}),
    /** Thrust points spent since the start, and craft in a first orbit with the impulse of their arrival (GW-SCN-07). */
    thrustSpent: z.partialRecord(seatSchema, whole(0, 99_999)).default({}),
    orbits: z.record(id, whole(0, 8)).default({}),
  })
  .strict()
export type Position = z.input<typeof positionSchema>
type Placed = z.output<typeof positionSchema>

const motionOf = ({ at, sense, vector, velocity }: PlacedUnit) => (sense ? circular(at, sense) : { at, vector, velocity })
/** Counts ids of one letter. */
function counter(letter: 'u' | 'b') {
  let last = 0
  return {
    next: (): { readonly id: string; readonly number: number } => {
      last += 1
      return { id: `${letter}${last}`, number: last }
    },
    last: () => last,
  }
}
type Counter = ReturnType<typeof counter>
function itemOf(thing: Thing, count: Counter): Item {
  const { kind, cargo, ...state } = typeof thing === 'string' ? { kind: thing, cargo: [] } : thing
  return { ...count.next(), kind, ...UNTOUCHED, ...state, cargo: cargo.map((inside) => itemOf(inside, count)) }
}
function modulesOf({ kind, modules }: PlacedUnit): Unit['modules'] {
  if (kind !== 'station') return {}
  return Array.isArray(modules) ? Object.fromEntries(modules.map((module) => [module, { damage: 0, disabled: 0 }])) : modules
}
function unitFrom(placed: PlacedUnit, count: Counter): Unit {
  const { number } = count.next()
  const { seat, kind, damage, gas, deployed, adrift, moon, leftMoon, dive, shots, disabled } = placed
  const cargo = placed.cargo.map((thing) => itemOf(thing, count))
  return {
    ...newUnit(seat, kind, number, motionOf(placed)),
    damage,
    modules: modulesOf(placed),
    cargo,
    gas,
    deployed,
    adrift,
    moon,
    leftMoon,
    dive,
    shots,
    disabled,
  }
}
const STEPS_AFTER: readonly Step[] = [{ step: 'gravity' }, { step: 'income' }, { step: 'deliver' }, { step: 'build' }, { step: 'turnEnd' }]
const IN_IMPULSE = ['cargo', 'land', 'deploy', 'aim', 'pulse', 'arm', 'control'] as const
/** The agenda from a moment on: the rest of its impulse, then the rest of its turn. */
function agendaFrom({ at, impulse }: Placed, seats: readonly Color[]): readonly Step[] {
  if (typeof at !== 'string') return at
  if (at === 'turn') return [{ step: 'turn' }]
  const impulses = ([1, 2, 3, 4, 5, 6, 7] as const)
    .filter((number) => number > impulse)
    .map((number): Step => ({ step: 'impulse', impulse: number }))
  const inside = IN_IMPULSE.findIndex((name) => name === at)
  if (inside >= 0) {
    const rest = IN_IMPULSE.slice(inside).flatMap((name): readonly Step[] =>
      name === 'cargo' || name === 'land' || name === 'deploy' ? seats.map((seat) => ({ step: name, seat })) : [{ step: name }],
    )
    return [...rest, ...impulses, ...STEPS_AFTER]
  }
  const whole: readonly Step[] = [{ step: 'launch' }, { step: 'thrust' }, ...impulses, ...STEPS_AFTER]
  return whole.slice(whole.findIndex(({ step }) => step === at))
}

/** The state of a position. */
export function stateOf(setup: Setup, position: Position): State {
  const placed = positionSchema.parse(position)
  const open = counter('u')
  const units = placed.units.map((one) => unitFrom(one, open))
  const secret: Partial<Record<Color, Secret>> = {}
  for (const seat of setup.seats) {
    const own = placed.units.flatMap((one, index) => (one.seat === seat ? [{ one, id: units[index]?.id ?? '' }] : []))
    const inBays = counter('b')
    const bays = Object.fromEntries(
      own.filter(({ one }) => one.kind === 'station').map((at) => [at.id, at.one.bay.map((thing) => itemOf(thing, inBays))]),
    )
    const payloads = Object.fromEntries(
      own.filter(({ one }) => one.kind === 'booster').map((at) => [at.id, itemOf(at.one.payload, inBays)]),
    )
    secret[seat] = { ...NO_SECRET, pool: placed.pools[seat] ?? 8, stored: inBays.last(), bays, payloads }
  }
  const { turn, impulse, openBays, gas, thrustSpent, orbits } = placed
  return {
    ...emptyTable(setup),
    turn,
    impulse,
    moons: placed.moons.map(({ at, sense, number }, index): Moon => ({ id: `m${index + 1}`, ...circular(at, sense), number })),
    units: Object.fromEntries(units.map((one) => [one.id, one])),
    appeared: open.last(),
    openBays,
    gas,
    thrustSpent,
    orbits,
    secret,
    play: initialPlay<Step>(...agendaFrom(placed, setup.seats)),
  }
}
