// Minor decisions that a seat may leave to a fixed rule. Each follows from open facts only, and is legal whatever boosters carry.
import type { AutomaticDecision, Call, Seat } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { OVERSPEED } from '../data/rings.ts'
import { everyLoad } from './economy/questions.ts'
import { shooters, targetsOf } from './fight/targets.ts'
import { mayAttack } from './fight/warheads.ts'
import { mayDeploy } from './impulse/deploying.ts'
import { pickUps } from './impulse/picking-up.ts'
import type { Order, OrderOf } from './orders.ts'
import { type Color, seatSchema } from './shapes.ts'
import type { Unit, View } from './state.ts'
import { hostilesIn, isCarrier, isModule, isSatellite, isStation, stationsOf, unitsOfSeat } from './table.ts'

type Rule = (view: View, seat: Color) => Order | undefined
type Decision = Omit<AutomaticDecision, 'order'> & { order(view: View, call: Call, seat: Seat): Order | undefined }
/** A rule of this game as the contract has it; its seats are colours. */
const rule =
  (of: Rule): Decision['order'] =>
  (view, _, seat) =>
    of(view, seatSchema.parse(seat))

const DANGER = ['station', 'gunship', 'defSat', 'bus', 'scoopship', 'booster', 'pulseWarhead', 'basicWarhead', 'comSat', 'ecmSat'] as const
const danger = ({ kind }: Unit): number => (DANGER as readonly string[]).indexOf(kind) // kinds are strings
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

const stationIsNear = (view: View, seat: Color, kind: 'basicWarhead' | 'pulseWarhead'): boolean =>
  mayAttack(view, seat, kind).some((unit) => hostilesIn(view, unit).some(isStation))
const pulse: Rule = (view, seat) => (stationIsNear(view, seat, 'pulseWarhead') ? undefined : { order: 'pulse', units: [] })
const arm: Rule = (view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : { order: 'arm', strike: false })
const strike: Rule = (view, seat) => (stationIsNear(view, seat, 'basicWarhead') ? undefined : { order: 'pass' })

const meetsEnemy = (view: View, unit: Unit): boolean => hostilesIn(view, unit).length > 0
const isLast = ({ impulse }: View): boolean => impulse >= OVERSPEED
/** Loose satellites beside a station of theirs are deployed. The rest asks when it meets an enemy, and under boosters once a turn. */
function deploy(view: View, seat: Color): Order | undefined {
  const able = mayDeploy(view, seat)
  const home = able.filter(({ kind, at }) => isSatellite(kind) && stationsOf(view, seat).some((station) => sameHex(station.at, at)))
  if (home.length > 0) return { order: 'deploy', units: home.map(({ id }) => id) }
  const mayMatter = able.some((unit) => meetsEnemy(view, unit)) || (isLast(view) && able.some(({ kind }) => kind === 'booster'))
  return mayMatter ? undefined : { order: 'deploy', units: [] }
}
/** Open bays ask always. Else a loaded carrier asks when it meets an enemy and once a turn, and so does a unit that has come alongside. */
function cargo(view: View, seat: Color): Order | undefined {
  const loaded = unitsOfSeat(view, seat).filter(({ kind, cargo }) => isCarrier(kind) && cargo.length > 0)
  const hasThrust = (id: string): boolean => view.units[id]?.burn?.turn === view.turn
  const hasCome = pickUps(view, seat).some(({ carrier, unit }) => hasThrust(carrier) || hasThrust(unit))
  const mayMatter =
    view.openBays.includes(seat) || loaded.some((unit) => meetsEnemy(view, unit)) || (isLast(view) && (loaded.length > 0 || hasCome))
  return mayMatter ? undefined : { order: 'cargo', actions: [] }
}

export const automatic: readonly Decision[] = [
  { key: 'aim', kind: 'aim', label: 'Lasers: take part in every exchange of fire', rule: 'GW-LSR-01', usual: true, order: rule(aim) },
  { key: 'fire', kind: 'fire', label: 'Targets: the most dangerous first', rule: 'GW-LSR-02', usual: true, order: rule(shotAt) },
  {
    key: 'pulse',
    kind: 'pulse',
    label: 'Pulse warheads: hold them until a station is in the hex',
    rule: 'GW-PLS-01',
    usual: true,
    order: rule(pulse),
  },
  { key: 'arm', kind: 'arm', label: 'Warheads: hold them until a station is in the hex', rule: 'GW-WHD-03', usual: true, order: rule(arm) },
  {
    key: 'strike',
    kind: 'strike',
    label: 'Strikes: none unless a station is in the hex',
    rule: 'GW-WHD-04',
    usual: true,
    order: rule(strike),
  },
  {
    key: 'deploy',
    kind: 'deploy',
    label: 'Satellites: deploy them beside your station; elsewhere ask once a turn and when an enemy is met',
    usual: true,
    rule: 'GW-MOV-09',
    order: rule(deploy),
  },
  {
    key: 'cargo',
    kind: 'cargo',
    label: 'Cargo: ask when something has come alongside, and when a loaded carrier may drop it',
    usual: true,
    rule: 'GW-MOV-06',
    order: rule(cargo),
  },
  {
    key: 'land',
    kind: 'land',
    label: 'Moons: never land',
    rule: 'GW-MOV-07',
    usual: false,
    order: rule(() => ({ order: 'land', units: [] })),
  },
  { key: 'deliver', kind: 'deliver', label: 'Gas: deliver every load', rule: 'GW-REF-01', usual: true, order: rule(everyLoad) },
]
