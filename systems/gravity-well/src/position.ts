// The state that follows from a position in mid-game, for cases and lessons.
import { initialPlay } from '@admiralty/kernel'
import type { z } from 'zod'
import { circular } from './orbit/motion.ts'
import { type placedUnitSchema, positionSchema, type thingSchema } from './position-schema.ts'
import type { Color } from './shapes.ts'
import type { Item, Moon, Secret, Setup, State, Unit } from './state.ts'
import type { Step } from './steps.ts'
import { emptyTable, NO_SECRET, newUnit, UNTOUCHED } from './table.ts'

type Thing = z.output<typeof thingSchema>
type PlacedUnit = z.output<typeof placedUnitSchema>

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
