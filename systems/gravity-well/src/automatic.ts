// Minor decisions that a seat may leave to a fixed rule. Each follows from open facts only, and is legal whatever boosters carry.
import type { AutomaticDecision, Call, Seat } from '@admiralty/kernel'
import { OVERSPEED } from '../data/rings.ts'
import { everyLoad } from './economy/questions.ts'
import { mayAttack, shooters, targetsOf } from './fight/targets.ts'
import type { Order, OrderOf } from './orders.ts'
import { type Color, seatSchema } from './shapes.ts'
import type { Unit, View } from './state.ts'
import { hostilesIn, isModule, isStation, isTogether, unitsOfSeat } from './table.ts'

type Rule = (view: View, seat: Color) => Order | undefined
type Decision = Omit<AutomaticDecision, 'order'> & { order(view: View, call: Call, seat: Seat): Order | undefined }
/** A rule of this game as the contract has it; its seats are colours. */
const rule =
  (of: Rule): Decision['order'] =>
  (view, _, seat) =>
    of(view, seatSchema.parse(seat))

// ---- lasers: the worst enemy first
const DANGER = ['station', 'gunship', 'defSat', 'bus', 'scoopship', 'booster', 'pulseWarhead', 'basicWarhead', 'comSat', 'ecmSat'] as const
const danger = ({ kind }: Unit): number => (DANGER as readonly string[]).indexOf(kind)
function shotAt(view: View, seat: Color): OrderOf<'fire' | 'pass'> {
  for (const unit of shooters(view, seat)) {
    const [target] = targetsOf(view, unit)
      .filter(({ kind }) => !isModule(kind))
      .toSorted((a, b) => danger(a) - danger(b))
    if (target) return { order: 'fire', unit: unit.id, target: target.id }
  }
  return { order: 'pass' }
}
const aim: Rule = (view, seat) => ({ order: 'aim', fire: shotAt(view, seat).order === 'fire' })

// ---- warheads: hold them until a station is there
const stationIsNear = (view: View, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): boolean =>
  mayAttack(view, seat, kind).some((unit) => hostilesIn(view, unit).some(isStation))
const pulse: Rule = (view, seat) => (stationIsNear(view, seat, 'pulseWarhead') ? undefined : { order: 'pulse', units: [] })
const arm: Rule = (view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : { order: 'arm', strike: false })
const strike: Rule = (view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : { order: 'pass' })

// ---- cargo and satellites: once a turn, or when an enemy is met
/** Whether a hostile unit is in the hex of a unit of the seat. */
const isMet = (view: View, seat: Color): boolean =>
  unitsOfSeat(view, seat).some((unit) => Object.values(view.units).some((other) => other.seat !== seat && isTogether(other, unit)))
const deploy: Rule = (view, seat) => (view.impulse < OVERSPEED && !isMet(view, seat) ? { order: 'deploy', units: [] } : undefined)
const cargo: Rule = (view, seat) => (view.impulse < OVERSPEED && !isMet(view, seat) ? { order: 'cargo', actions: [] } : undefined)

export const automatic: readonly Decision[] = [
  { key: 'aim', kind: 'aim', label: 'Lasers: take part in every exchange of fire', rule: 'GW-LSR-01', order: rule(aim) },
  { key: 'fire', kind: 'fire', label: 'Targets: the most dangerous first', rule: 'GW-LSR-02', order: rule(shotAt) },
  { key: 'pulse', kind: 'pulse', label: 'Pulse warheads: hold them until a station is in the hex', rule: 'GW-PLS-01', order: rule(pulse) },
  { key: 'arm', kind: 'arm', label: 'Warheads: hold them until a station is in the hex', rule: 'GW-WHD-03', order: rule(arm) },
  { key: 'strike', kind: 'strike', label: 'Strikes: none unless a station is in the hex', rule: 'GW-WHD-04', order: rule(strike) },
  {
    key: 'deploy',
    kind: 'deploy',
    label: 'Satellites: ask only in the last impulse and when an enemy is met',
    rule: 'GW-MOV-09',
    order: rule(deploy),
  },
  {
    key: 'cargo',
    kind: 'cargo',
    label: 'Cargo: ask only in the last impulse and when an enemy is met',
    rule: 'GW-MOV-06',
    order: rule(cargo),
  },
  { key: 'land', kind: 'land', label: 'Moons: never land', rule: 'GW-MOV-07', order: rule(() => ({ order: 'land', units: [] })) },
  { key: 'deliver', kind: 'deliver', label: 'Gas: deliver every load', rule: 'GW-REF-01', order: rule(everyLoad) },
]
