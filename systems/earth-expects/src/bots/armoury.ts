// Expected damage of a ship's guns by range with full power, from the numbers of the rules.
import { distance, sameHex, subtract } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import { inArc } from '../fire/in-arc.ts'
import { prospectOf } from '../fire/prospects.ts'
import { isGun, strengthSum, type Weapon, weaponsOf } from '../fire/weapons.ts'
import { hullOf } from '../hull.ts'
import { NO_POWER, usableBoxes } from '../power/supply.ts'
import { inShipFrame } from '../record/arcs.ts'
import type { Allocation, Secret, Ship, Table } from '../state.ts'
import { isActive, locksOn, NO_SECRETS } from '../table.ts'
import { type Battery, batteryOf, type Stand, salvo } from './launch.ts'
import { remembered, rememberedBy } from './remembered.ts'

/** The table with this power for a ship. */
const withPower = (table: Table, ship: Ship, power: Allocation): Table =>
  withSecret(table, ship, (secret) => ({ power: { ...secret.power, [ship.id]: power } }))
function withSecret(table: Table, { seat }: Ship, change: (secret: Secret) => Partial<Secret>): Table {
  const secret = table.secret[seat] ?? NO_SECRETS
  return { ...table, secret: { ...table.secret, [seat]: { ...secret, ...change(secret) } } }
}
const allLit = (table: Table, ship: Ship): Allocation => ({ ...NO_POWER, lit: usableBoxes(table, ship, 'I', 'L', 'R', 'S', 'G') })
/** Weapons that damage ships. */
export interface Arms {
  readonly guns: readonly Weapon[]
  /** Launchers, loaded or not, and their guidance. */
  readonly battery: Battery
}
/** The weapons of a ship with this power. Equal powers of a record have the same arms, so that their fire is computed once. */
export const armsWith = rememberedBy(
  (_, ship, { lit, rapid, primaries }: Allocation) =>
    `${isActive(ship)} ${ship.crew} ${lit.join()} ${rapid.join()} ${JSON.stringify(primaries)}`,
  makeArms,
)
function makeArms(table: Table, ship: Ship, power: Allocation): Arms {
  const guns = weaponsOf(withPower(table, ship, power), ship).filter(isGun)
  return { guns, battery: batteryOf(table, ship, power.lit) }
}

const alone = remembered((table, ship) => makeArms(table, ship, allLit(table, ship)))
/** The weapons of a ship with full power. */
export const armoury = (table: Table, ship: Ship): Arms =>
  ship.docked.length > 0 ? makeArms(table, ship, allLit(table, ship)) : alone(table, ship)

/** EE-FMI-02: with fast missiles, a ship that spends manoeuvre points launches none. */
export const withoutLaunch = (table: Table, { guns, battery }: Arms): Arms => ({
  guns,
  battery: table.setup.options.fastMissiles ? { ...battery, launchers: [] } : battery,
})

/** Assumed manoeuvre points of a target, against railguns. */
const DODGE = 1
/** Assumed share of an enemy's generators that are powered. */
const SHIELDED = 0.5
const shieldsOf = remembered((table, at) => Math.round(SHIELDED * usableBoxes(table, at, 'G').length))
const dodgeOf = (table: Table, from: Ship, at: Ship): number => table.secret[from.seat]?.heard[at.id]?.manoeuvre ?? DODGE
function guessed(table: Table, from: Ship, weapon: Weapon, at: Ship): { readonly dodge: number; readonly shields: number } {
  return {
    dodge: weapon.kind === 'railgun' ? dodgeOf(table, from, at) : 0,
    shields: weapon.kind === 'ion' ? shieldsOf(table, at) : 0,
  }
}
/** Expected damage to a target with assumed secrets. Guns get an index, so that equal guns share cache entries. */
const ofGun = new WeakMap<Weapon, Map<number, number>>()
const ofKind = new Map<string, number>()
function punch(table: Table, from: Ship, weapon: Weapon, at: Ship): number {
  const range = distance(from.hex, at.hex)
  const locks = locksOn(table, from.id, at.id)
  const { dodge, shields } = guessed(table, from, weapon, at)
  const known = ofGun.get(weapon) ?? new Map<number, number>()
  ofGun.set(weapon, known)
  const number = range + 1000 * (locks + 100 * (dodge + 100 * shields))
  const found = known.get(number)
  if (found !== undefined) return found
  const key = `${weapon.kind} ${weapon.strengths.join()} ${from.crew} ${weapon.rapid} ${number}`
  const mean = ofKind.get(key) ?? meanOf(table, { from, weapon, at, dodge, shields })
  ofKind.set(key, mean)
  known.set(number, mean)
  return mean
}
interface Aimed {
  readonly from: Ship
  readonly weapon: Weapon
  readonly at: Ship
  readonly dodge: number
  readonly shields: number
}
function meanOf(table: Table, { from, weapon, at, dodge, shields }: Aimed): number {
  const lit = usableBoxes(table, at, 'G').slice(0, shields)
  const points = { speedPower: 0, manoeuvrePower: 0, speed: 0, manoeuvre: dodge, unspent: 0 }
  const emptyTable: Table = { ...table, secret: {}, setup: { ...table.setup, bodies: [] } }
  const open = withSecret(emptyTable, at, () => ({ power: { [at.id]: { ...NO_POWER, lit } }, points: { [at.id]: points } }))
  return prospectOf(open, from, weapon, at)?.mean ?? 0
}

/** Within one hex arcs depend on deemed displacements, so half is assumed. */
const SAME_HEX = 0.5
/** Expected damage of one gun between two positions. */
export function gunfire(table: Table, from: Ship & Stand, gun: Weapon, at: Ship & Stand): number {
  if (distance(from.hex, at.hex) > reachOf(gun, from)) return 0
  const hits = punch(table, from, gun, at)
  if (hits === 0 || sameHex(from.hex, at.hex)) return hits * SAME_HEX
  return inArc(from, hullOf(table, from), gun, subtract(at.hex, from.hex)) ? hits : 0
}
/** The range beyond which a weapon has no effect, even with a lock-on (EE-ION-04, EE-LAS-04). */
const reaches = new WeakMap<Weapon, number>()
function reachOf(weapon: Weapon, { crew }: Ship): number {
  const known = reaches.get(weapon)
  if (known !== undefined) return known
  const { sides } = CREWS[crew]
  const laser = sides * Math.max(...weapon.strengths)
  const reach =
    weapon.kind === 'ion' ? Math.sqrt(sides * (strengthSum(weapon) + 1)) : weapon.kind === 'laser' ? laser : Number.POSITIVE_INFINITY
  reaches.set(weapon, reach)
  return reach
}

/** Beyond any range in hexes. */
const FAR = 2048
/** Guns of one record: the arms of a record have its damage and its arcs. */
interface GunDeck {
  readonly reach: number
  /** Whether the target's manoeuvre and its generators matter. */
  readonly dodged: boolean
  readonly shielded: boolean
  /** Expected damage, by the numbers that it depends on. */
  readonly hits: Map<number, number>
}
const decks = new WeakMap<Arms['guns'], GunDeck>()
function deckOf(guns: Arms['guns'], from: Ship): GunDeck {
  const known = decks.get(guns)
  if (known) return known
  const has = (kind: Weapon['kind']): boolean => guns.some((gun) => gun.kind === kind)
  const reach = Math.max(...guns.map((gun) => reachOf(gun, from)))
  const deck = { reach, dodged: has('railgun'), shielded: has('ion'), hits: new Map<number, number>() }
  decks.set(guns, deck)
  return deck
}
function allGuns(table: Table, from: Ship & Stand, guns: Arms['guns'], at: Ship & Stand): number {
  if (guns.length === 0) return 0
  const { reach, dodged, shielded, hits } = deckOf(guns, from)
  if (distance(from.hex, at.hex) > reach) return 0
  const [q, r] = inShipFrame(subtract(at.hex, from.hex), from)
  const secrets =
    (locksOn(table, from.id, at.id) * 512 + (dodged ? dodgeOf(table, from, at) : 0)) * 64 + (shielded ? shieldsOf(table, at) : 0)
  const key = ((secrets * 16 + CREWS[from.crew].sides) * 2 * FAR + q + FAR) * 2 * FAR + r + FAR
  const found = hits.get(key) ?? guns.reduce((sum, gun) => sum + gunfire(table, from, gun, at), 0)
  hits.set(key, found)
  return found
}
/** Expected damage of all weapons. */
export const firepower = (table: Table, from: Ship & Stand, { guns, battery }: Arms, at: Ship & Stand): number =>
  allGuns(table, from, guns, at) + salvo(table, from, battery, at)
