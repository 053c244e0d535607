// Moving power into components: sources, crews, shields, beams. Orders are checked with the function that carries them out.
import { type Explained, explained, isRefusal, plural, type Reason, type Refusal, refuse } from '@admiralty/kernel'
import { SHIP_POWER } from '../../data/tables.ts'
import type { Transfer } from '../orders.ts'
import type { Charges } from '../shapes.ts'
import type { Ship } from '../state.ts'
import { type ComponentNow, capacityOf, changed, fittedAt, working } from '../table.ts'

/** SF-PWR-01, SF-PWR-02: the power that a ship makes. */
export const powerMade = (ship: Ship): Explained =>
  explained(['ship', SHIP_POWER, 'SF-PWR-01'], ...working(ship, 'generator').map(({ level }): Reason => ['generator', level, 'SF-PWR-02']))
/** SF-OVR-01: power for overcharge beyond a full beam: 1, 3, 6. */
export const overchargeCost = (overcharge: number): number => (overcharge * (overcharge + 1)) / 2

/** A transfer as it happens: the component afterwards, and the power that is lost. */
export interface Charged {
  readonly charge: number
  readonly partial: number
  readonly over: boolean
  readonly lost: number
  /** Power from generators; the rest of the amount comes from batteries. */
  readonly generated: number
}

/** SF-SHD-02, SF-SHD-03, SF-SHD-04, SF-SHD-05, SF-SHD-06, SF-SHD-07: steps of a shield, each dearer than the last. */
function intoShield({ level, charge: before, partial: begun }: ComponentNow, power: number): Pick<Charged, 'charge' | 'partial' | 'lost'> {
  let [charge, partial, left] = [before, begun, power]
  while (charge < level) {
    const need = charge + 1 - partial
    if (left < need) return { charge, partial: partial + left, lost: 0 }
    left -= need
    charge += 1
    partial = 0
  }
  return { charge, partial, lost: left }
}
/** SF-OVR-01, SF-OVR-02, SF-OVR-03 */
function overcharged(beam: ComponentNow, power: number, overcharge: number): Pick<Charged, 'charge' | 'over' | 'lost'> | Refusal {
  const needed = beam.level - beam.charge + overchargeCost(overcharge)
  if (power < needed) return refuse('SF-OVR-01', `overcharge ${overcharge} needs ${needed} power, and ${power} arrive`)
  return { charge: beam.level + overcharge, over: true, lost: power - needed }
}
/** SF-PWR-09, SF-SHD-03: power that a component can still hold. */
export const room = (fitted: ComponentNow): number => {
  const { kind, level, charge, partial } = fitted
  if (kind !== 'shield') return capacityOf(fitted) - charge
  return (level * (level + 1) - charge * (charge + 1)) / 2 - partial
}
/** SF-PWR-08, SF-PWR-09: what does not fit is lost. */
function into(fitted: ComponentNow, { amount, overcharge }: Transfer): Pick<Charged, 'charge' | 'partial' | 'over' | 'lost'> | Refusal {
  const same = { partial: fitted.partial, over: fitted.over }
  if (overcharge > 0) {
    if (fitted.kind === 'tube') return refuse('SF-TOR-02', 'a torpedo tube cannot be overcharged')
    if (fitted.kind !== 'beam') return refuse('SF-OVR-01', 'only a beam can be overcharged')
    const made = overcharged(fitted, amount, overcharge)
    return isRefusal(made) ? made : { ...same, ...made }
  }
  if (fitted.kind === 'shield') return { ...same, ...intoShield(fitted, amount) }
  const charge = Math.min(capacityOf(fitted), fitted.charge + amount)
  return { ...same, charge, lost: fitted.charge + amount - charge }
}

/** SF-PWR-05, SF-PWR-11: teams are as many as built. */
function crewRefusal(ship: Ship, { crew, amount }: Transfer): Refusal | undefined {
  const skill = ship.design.crew[crew]
  if (skill === undefined) return refuse('SF-PWR-05', `${ship.name} has no crew team ${crew}`)
  if (ship.busy.includes(crew)) return refuse('SF-PWR-05', 'the crew team has already moved power in this phase')
  return amount > skill ? refuse('SF-PWR-05', `the crew team moves ${skill} power at most, not ${amount}`) : undefined
}
function componentRefusal(fitted: ComponentNow): Refusal | undefined {
  if (fitted.kind === 'generator') return refuse('SF-PWR-09', 'a generator holds no charge')
  if (!fitted.works) return refuse(fitted.level === 0 ? 'SF-OVR-05' : 'SF-DMG-08', 'the component is lost')
  return fitted.served ? refuse('SF-PWR-06', 'the component has already received power in this phase') : undefined
}
/** SF-PWR-04, SF-PWR-07, SF-PWR-10 */
function sourceRefusal(ship: Ship, { batteries, component, amount }: Transfer): Refusal | undefined {
  for (const [key, drawn] of Object.entries(batteries)) {
    const battery = working(ship, 'battery').find(({ index }) => String(index) === key)
    if (!battery) return refuse('SF-PWR-07', `component ${key} of ${ship.name} is no working battery`)
    if (battery.index === component) return refuse('SF-PWR-10', 'a battery cannot feed itself')
    if (drawn > battery.charge) return refuse('SF-PWR-07', `the battery has ${plural(battery.charge, 'charge')}, and ${drawn} are drawn`)
  }
  const generated = amount - drawnFrom(batteries)
  if (generated < 0) return refuse('SF-PWR-07', 'the batteries give more than is moved')
  return generated > ship.power ? refuse('SF-PWR-04', `${ship.power} generated power is left, and ${generated} is needed`) : undefined
}
const drawnFrom = (batteries: Charges): number => Object.values(batteries).reduce((sum, amount) => sum + amount, 0)

/** A transfer, or why it is illegal (SF-PWR-05 to SF-PWR-10). */
export function charged(ship: Ship, transfer: Transfer): Charged | Refusal {
  const fitted = fittedAt(ship, transfer.component)
  if (!fitted) return refuse('SF-PWR-05', `${ship.name} has no component ${transfer.component}`)
  const refused = crewRefusal(ship, transfer) ?? componentRefusal(fitted) ?? sourceRefusal(ship, transfer)
  if (refused) return refused
  const made = into(fitted, transfer)
  return isRefusal(made) ? made : { ...made, generated: transfer.amount - drawnFrom(transfer.batteries) }
}
/** The ship after a transfer. */
export const afterTransfer = (
  ship: Ship,
  { crew, component, batteries }: Pick<Transfer, 'crew' | 'component' | 'batteries'>,
  { charge, partial, over, generated }: Omit<Charged, 'lost'>,
): Partial<Ship> => ({
  power: ship.power - generated,
  busy: [...ship.busy, crew],
  fittings: changed(ship, (fitted) =>
    fitted.index === component ? { charge, partial, over, served: true } : { charge: fitted.charge - (batteries[fitted.index] ?? 0) },
  ),
})
/** Why transfers in this order are illegal. */
export function checkTransfers(ship: Ship, transfers: readonly Transfer[]): Refusal | undefined {
  let now = ship
  for (const transfer of transfers) {
    const made = charged(now, transfer)
    if (isRefusal(made)) return made
    now = { ...now, ...afterTransfer(now, transfer, made) }
  }
  return undefined
}
