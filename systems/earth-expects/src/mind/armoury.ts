// What a ship could bring to bear with everything lit, and how much each weapon does at what range: the bot's slide rule, by the rules' own numbers.
import { distance, type Hex, sameHex, subtract } from '@admiralty/hex'
import type { Design } from '../design/design.ts'
import { prospectOf } from '../fire/prospects.ts'
import { inArc, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { hullOf } from '../hull.ts'
import { NO_POWER, usableBoxes } from '../power/supply.ts'
import type { Allocation, Secret, Ship, Table } from '../state.ts'
import { designOf, locksOn, NO_SECRETS } from '../table.ts'

/** The table as it would be if a ship had this power. */
export const withPower = (table: Table, ship: Ship, power: Allocation): Table =>
  withSecret(table, ship, (secret) => ({ power: { ...secret.power, [ship.id]: power } }))
function withSecret(table: Table, { seat }: Ship, change: (secret: Secret) => Partial<Secret>): Table {
  const secret = table.secret[seat] ?? NO_SECRETS
  return { ...table, secret: { ...table.secret, [seat]: { ...secret, ...change(secret) } } }
}
const allLit = (table: Table, ship: Ship): Allocation => ({ ...NO_POWER, lit: usableBoxes(table, ship, 'I', 'L', 'R', 'S', 'G') })
const isGun = ({ kind }: Weapon): boolean => kind === 'ion' || kind === 'laser' || kind === 'railgun'
/** What hurts, without missiles. */
export const gunsWith = (table: Table, ship: Ship, power: Allocation): readonly Weapon[] =>
  weaponsOf(withPower(table, ship, power), ship).filter(isGun)

/** A ship changes its identity with every hit; what its record shows depends on who looks. */
const known = new WeakMap<Ship['levels'], WeakMap<Ship['dark'], Map<Design, readonly Weapon[]>>>()
export function armoury(table: Table, ship: Ship): readonly Weapon[] {
  if (ship.docked.length > 0) return gunsWith(table, ship, allLit(table, ship))
  const byDark = known.get(ship.levels) ?? new WeakMap<Ship['dark'], Map<Design, readonly Weapon[]>>()
  known.set(ship.levels, byDark)
  const byDesign = byDark.get(ship.dark) ?? new Map<Design, readonly Weapon[]>()
  byDark.set(ship.dark, byDesign)
  const design = designOf(table, ship)
  const found = byDesign.get(design) ?? gunsWith(table, ship, allLit(table, ship))
  byDesign.set(design, found)
  return found
}

/** What nobody has heard of a target, against a railgun. */
const DODGE = 1
/** What is taken to be lit of its generators. */
const SHIELDED = 0.5
function guessed(table: Table, from: Ship, weapon: Weapon, at: Ship): { readonly dodge: number; readonly shields: number } {
  const heard = table.secret[from.seat]?.heard[at.id]?.manoeuvre
  return {
    dodge: weapon.kind === 'railgun' ? (heard ?? DODGE) : 0,
    shields: weapon.kind === 'ion' ? Math.round(SHIELDED * usableBoxes(table, at, 'G').length) : 0,
  }
}
/** Damage to expect by kind, strength, range and lock-on, of a target that is as one must take it to be. */
const means = new Map<string, number>()
export function punch(table: Table, from: Ship, weapon: Weapon, at: Ship): number {
  const range = distance(from.hex, at.hex)
  const locks = locksOn(table, from.id, at.id)
  const { dodge, shields } = guessed(table, from, weapon, at)
  const key = `${weapon.kind} ${weapon.strengths.join()} ${range} ${locks} ${from.crew} ${dodge} ${shields} ${weapon.rapid}`
  const found = means.get(key)
  if (found !== undefined) return found
  const lit = usableBoxes(table, at, 'G').slice(0, shields)
  const points = { speedPower: 0, manoeuvrePower: 0, speed: 0, manoeuvre: dodge, unspent: 0 }
  const bare: Table = { ...table, secret: {}, setup: { ...table.setup, bodies: [] } }
  const open = withSecret(bare, at, () => ({ power: { [at.id]: { ...NO_POWER, lit } }, points: { [at.id]: points } }))
  const mean = prospectOf(open, from, weapon, at)?.mean ?? 0
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
/** Damage to expect of one gun from a stand at a ship that stands elsewhere. */
export function gunfire(table: Table, from: Ship & Stand, gun: Weapon, at: Ship & Stand): number {
  if (sameHex(from.hex, at.hex)) return punch(table, from, gun, at) * SAME_HEX
  return inArc(from, hullOf(table, from), gun, subtract(at.hex, from.hex)) ? punch(table, from, gun, at) : 0
}
/** And of all of them. */
export const firepower = (table: Table, from: Ship & Stand, guns: readonly Weapon[], at: Ship & Stand): number =>
  guns.reduce((sum, gun) => sum + gunfire(table, from, gun, at), 0)
