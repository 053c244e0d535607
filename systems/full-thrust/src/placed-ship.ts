import { readyDesign } from './design/ready.ts'
import type { PlacedShip } from './position-schema.ts'
import type { Color } from './shapes.ts'
import type { Condition, Setup, ShipPlan } from './state.ts'
import { soundCondition } from './table.ts'
import { conditionFaults } from './tactics/status.ts'

export const fail = (what: string): never => {
  throw new Error(`position: ${what}`)
}

export function planOf(setup: Setup, shipId: string, placed: PlacedShip): { readonly seat: Color; readonly plan: ShipPlan } {
  const planned = setup.seats.flatMap(({ seat, ships }) => ships.map((plan) => ({ seat, plan }))).find(({ plan }) => plan.id === shipId)
  const seat = placed.seat ?? planned?.seat ?? fail(`the ship ${shipId} is not in the setup and has no seat`)
  if (!setup.seats.some((one) => one.seat === seat)) fail(`nobody has the seat ${seat} of the ship ${shipId}`)
  const { design: wanted } = placed
  const design = typeof wanted === 'string' ? (readyDesign(wanted) ?? fail(`no ready-made ship has the name ${wanted}`)) : wanted
  const whole = design ?? planned?.plan.design ?? fail(`the ship ${shipId} needs a design`)
  const before = design ? undefined : planned?.plan.condition
  const condition = { ...soundCondition(whole), ...before, ...given(placed.condition ?? {}) }
  mustBePossible(shipId, whole, condition)
  const excess = placed.excess ?? planned?.plan.excess ?? false
  const called = placed.name ?? design?.name ?? planned?.plan.name ?? whole.name
  return { seat, plan: { id: shipId, name: called, design: whole, condition, excess } }
}

/** A condition that no ship of the design can have on the table is a fault. */
function mustBePossible(shipId: string, design: ShipPlan['design'], condition: Condition): void {
  const [fault] = conditionFaults(design, condition)
  if (fault) fail(`${shipId}: ${fault.reason} (${fault.rule})`)
  if (condition.hull >= design.hull) fail(`${shipId} has ${condition.hull} of ${design.hull} hull boxes marked`)
}

/** Parsed data has no undefined fields: those left out are absent. */
export const given = <T extends object>(fields: T) => fields as { readonly [K in keyof T]: Exclude<T[K], undefined> }
