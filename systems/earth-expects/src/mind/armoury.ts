// What a ship could bring to bear with everything lit, and how much each weapon does at what range: the bot's slide rule, by the rules' own numbers.
import { distance, type Hex, sameHex, subtract } from '@admiralty/hex'
import type { Design } from '../design/design.ts'
import { prospectOf } from '../fire/prospects.ts'
import { inArc, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { hullOf } from '../hull.ts'
import { usableBoxes } from '../power/supply.ts'
import type { Allocation, Secret, Ship, Table } from '../state.ts'
import { designOf, locksOn, NO_SECRETS } from '../table.ts'

/** The table as it would be if a ship had this power. */
export function withPower(table: Table, ship: Ship, power: Allocation): Table {
  const secret: Secret = table.secret[ship.seat] ?? NO_SECRETS
  return { ...table, secret: { ...table.secret, [ship.seat]: { ...secret, power: { ...secret.power, [ship.id]: power } } } }
}
const allLit = (table: Table, ship: Ship): Allocation => ({
  lit: usableBoxes(table, ship, 'I', 'L', 'R', 'S', 'G'),
  engines: {},
  rapid: [],
  primaries: {},
})
const isGun = ({ kind }: Weapon): boolean => kind === 'ion' || kind === 'laser' || kind === 'railgun'
/** What hurts, without missiles. */
export const gunsWith = (table: Table, ship: Ship, power: Allocation): readonly Weapon[] =>
  weaponsOf(withPower(table, ship, power), ship).filter(isGun)

/** A ship changes its identity with every hit; what its record shows depends on who looks. */
const known = new WeakMap<Ship, Map<Design, readonly Weapon[]>>()
export function armoury(table: Table, ship: Ship): readonly Weapon[] {
  const seen = known.get(ship) ?? new Map<Design, readonly Weapon[]>()
  known.set(ship, seen)
  const design = designOf(table, ship)
  const found = seen.get(design)
  if (found) return found
  const guns = gunsWith(table, ship, allLit(table, ship))
  seen.set(design, guns)
  return guns
}

/** Damage to expect by kind, strength, range and lock-on; what is not known of the target counts a little. */
const means = new Map<string, number>()
/** Of a target that nobody has heard, against a railgun. */
const DODGE = 1
function punch(table: Table, from: Ship, weapon: Weapon, at: Ship): number {
  const range = distance(from.hex, at.hex)
  const locked = locksOn(table, from.id, at.id)
  const dodge = weapon.kind === 'railgun' ? (table.secret[from.seat]?.heard[at.id]?.manoeuvre ?? DODGE) : 0
  const key = `${weapon.kind} ${weapon.strengths.join()} ${range} ${locked} ${from.crew} ${dodge} ${weapon.rapid}`
  const found = means.get(key)
  if (found !== undefined) return found
  const open: Table = { ...table, secret: {}, setup: { ...table.setup, bodies: [] } }
  const mean = (prospectOf(open, from, weapon, at)?.mean ?? 0) * (weapon.kind === 'railgun' ? 0.8 ** dodge : 1)
  means.set(key, mean)
  return mean
}

/** Where a ship is, or is taken to be. */
export interface Stand {
  readonly hex: Hex
  readonly facing: Ship['facing']
}
/** In one hex it depends on who came from where. */
const SAME_HEX = 0.5
/** Damage to expect of one volley from a stand at a ship that stands elsewhere. */
export function firepower(table: Table, from: Ship & Stand, guns: readonly Weapon[], at: Ship & Stand): number {
  const hull = hullOf(table, from)
  const together = sameHex(from.hex, at.hex)
  const displacement = subtract(at.hex, from.hex)
  return guns.reduce((sum, gun) => {
    if (!together && !inArc(from, hull, gun, displacement)) return sum
    return sum + punch(table, from, gun, at) * (together ? SAME_HEX : 1)
  }, 0)
}
