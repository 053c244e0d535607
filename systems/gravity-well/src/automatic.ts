// Minor decisions that a seat may leave to a fixed rule. Each follows from open facts only, and is legal whatever boosters carry.
import type { AutomaticDecision, Call, Seat } from '@admiralty/kernel'
import { everyLoad } from './economy/questions.ts'
import { mayAttack, shooters, targetsOf } from './fight/targets.ts'
import { pickUps } from './impulse/cargo.ts'
import type { Order, OrderOf } from './orders.ts'
import { type Color, seatSchema } from './shapes.ts'
import type { Unit, View } from './state.ts'
import { hostilesIn, isModule, isStation, isTogether, unitsOfSeat } from './table.ts'

const LAST = 7
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
function shotAt(view: View, seat: Color, isTarget: (unit: Unit) => boolean): OrderOf<'fire' | 'pass'> {
  for (const unit of shooters(view, seat)) {
    const [target] = targetsOf(view, unit)
      .filter((one) => isTarget(one) && !isModule(one.kind))
      .toSorted((a, b) => danger(a) - danger(b))
    if (target) return { order: 'fire', unit: unit.id, target: target.id }
  }
  return { order: 'pass' }
}
const aimIf =
  (isTarget: (unit: Unit) => boolean): Rule =>
  (view, seat) => ({ order: 'aim', fire: shotAt(view, seat, isTarget).order === 'fire' })
const fireIf =
  (isTarget: (unit: Unit) => boolean): Rule =>
  (view, seat) =>
    shotAt(view, seat, isTarget)
const anything = (): boolean => true
const isArmed = ({ kind }: Unit): boolean => kind !== 'scoopship' && kind !== 'comSat' && kind !== 'ecmSat'

// ---- warheads: hold them until a station is there
const stationIsNear = (view: View, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): boolean =>
  mayAttack(view, seat, kind).some((unit) => hostilesIn(view, unit).some(isStation))
const HOLD_PULSE: OrderOf<'pulse'> = { order: 'pulse', units: [] }
const HOLD_STRIKE: OrderOf<'arm'> = { order: 'arm', strike: false }
const PASS: OrderOf<'pass'> = { order: 'pass' }

const NO_CARGO: OrderOf<'cargo'> = { order: 'cargo', actions: [] }
/** A station takes up everything that flies alongside. */
function takeUp(view: View, seat: Color): OrderOf<'cargo'> {
  const taken = new Set<string>()
  const actions = pickUps(view, seat).filter(({ carrier, unit }) => {
    const by = view.units[carrier]
    if (!by || !isStation(by) || taken.has(unit)) return false
    taken.add(unit)
    return true
  })
  return { order: 'cargo', actions }
}
const NO_LANDING: OrderOf<'land'> = { order: 'land', units: [] }
const NO_DEPLOYMENT: OrderOf<'deploy'> = { order: 'deploy', units: [] }
/** Whether a hostile unit is in a hex of a unit of the seat or beside it. */
const isMet = (view: View, seat: Color): boolean =>
  unitsOfSeat(view, seat).some((unit) => Object.values(view.units).some((other) => other.seat !== seat && isTogether(other, unit)))

export const automatic: readonly Decision[] = [
  { key: 'aim-all', kind: 'aim', label: 'Lasers: fire at everything in range', rule: 'GW-LSR-01', order: rule(aimIf(anything)) },
  { key: 'aim-armed', kind: 'aim', label: 'Lasers: fire unless only harmless craft are in range', rule: 'GW-LSR-01', order: rule(aimIf(isArmed)) },
  { key: 'aim-stations', kind: 'aim', label: 'Lasers: fire only if a station is in range', rule: 'GW-LSR-01', order: rule(aimIf(isStation)) },
  { key: 'aim-never', kind: 'aim', label: 'Lasers: never fire', rule: 'GW-LSR-01', order: rule(() => ({ order: 'aim', fire: false })) },
  { key: 'fire-all', kind: 'fire', label: 'Targets: the most dangerous first', rule: 'GW-LSR-02', order: rule(fireIf(anything)) },
  { key: 'fire-armed', kind: 'fire', label: 'Targets: no harmless craft', rule: 'GW-LSR-02', order: rule(fireIf(isArmed)) },
  { key: 'fire-stations', kind: 'fire', label: 'Targets: stations only', rule: 'GW-LSR-02', order: rule(fireIf(isStation)) },
  { key: 'pulse-hold', kind: 'pulse', label: 'Pulse warheads: hold them', rule: 'GW-PLS-01', order: rule(() => HOLD_PULSE) },
  {
    key: 'pulse-stations',
    kind: 'pulse',
    label: 'Pulse warheads: hold them until a station is in the hex',
    rule: 'GW-PLS-01',
    order: rule((view, seat) => (stationIsNear(view, seat, 'pulseWarhead') ? undefined : HOLD_PULSE)),
  },
  { key: 'arm-hold', kind: 'arm', label: 'Warheads: hold them', rule: 'GW-WHD-03', order: rule(() => HOLD_STRIKE) },
  {
    key: 'arm-stations',
    kind: 'arm',
    label: 'Warheads: hold them until a station is in the hex',
    rule: 'GW-WHD-03',
    order: rule((view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : HOLD_STRIKE)),
  },
  {
    key: 'strike-stations',
    kind: 'strike',
    label: 'Strikes: none unless a station is in the hex',
    rule: 'GW-WHD-04',
    order: rule((view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : PASS)),
  },
  { key: 'deploy-all', kind: 'deploy', label: 'Satellites: deploy at once', rule: 'GW-MOV-09', order: rule(() => ({ order: 'deploy', units: 'all' })) },
  {
    key: 'deploy-late',
    kind: 'deploy',
    label: 'Satellites: ask in the last impulse only',
    rule: 'GW-MOV-09',
    order: rule(({ impulse }) => (impulse < LAST ? NO_DEPLOYMENT : undefined)),
  },
  {
    key: 'deploy-met',
    kind: 'deploy',
    label: 'Satellites: ask in the last impulse, and whenever an enemy is in a hex of yours',
    rule: 'GW-MOV-09',
    order: rule((view, seat) => (view.impulse < LAST && !isMet(view, seat) ? NO_DEPLOYMENT : undefined)),
  },
  { key: 'cargo-none', kind: 'cargo', label: 'Cargo: leave everything where it is', rule: 'GW-MOV-06', order: rule(() => NO_CARGO) },
  { key: 'cargo-take', kind: 'cargo', label: 'Cargo: stations take up what flies alongside', rule: 'GW-PIC-01', order: rule(takeUp) },
  {
    key: 'cargo-late',
    kind: 'cargo',
    label: 'Cargo: ask in the last impulse only',
    rule: 'GW-MOV-06',
    order: rule(({ impulse }) => (impulse < LAST ? NO_CARGO : undefined)),
  },
  { key: 'land-never', kind: 'land', label: 'Moons: never land', rule: 'GW-MOV-07', order: rule(() => NO_LANDING) },
  { key: 'deliver-all', kind: 'deliver', label: 'Gas: deliver every load', rule: 'GW-REF-01', order: rule(everyLoad) },
]
