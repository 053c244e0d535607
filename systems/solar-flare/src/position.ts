// The state that follows from a position in mid-game, for cases and lessons.
import { initialPlay } from '@admiralty/kernel'
import { opposite } from '@admiralty/space'
import type { z } from 'zod'
import { readyShip } from './design/ready.ts'
import { positionSchema } from './position-schema.ts'
import { COLORS } from './setting/fleets.ts'
import type { Fitting, Setup, Ship, State, Torpedo } from './state.ts'
import type { Step } from './steps.ts'
import { emptyTable, fullFittings, powerOf, sideOfSeat, sidesOf } from './table.ts'

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
