// Exact odds of a shot from what the viewer knows, computed with the numbers of the rules.
// Known turrets that bear are assumed to fire and known displacers to be used; losses by a critical hit are not predicted.

import { chanceAtLeast, type Explained, type Spread, toSpread, weighted } from '@admiralty/kernel'
import { CRITICALS, TO_HIT } from '../../data/tables.ts'
import type { Item, Ship, Table } from '../state.ts'
import { has, isShip, left, shipOf } from '../table.ts'
import { attacksOf, damageOf, type Firing, isMissile, kindOf, neededToHit, neededToIntercept, purchased } from './firing.ts'
import { turretsOf } from './turrets.ts'

/** Chances and numbers of a shot. */
export interface Odds {
  readonly needed: Explained
  readonly damageIfHit: Explained
  /** Chance from 0 to 1 that the missile is shot down. */
  readonly intercepted: number
  /** Chance that no attack hits. */
  readonly miss: number
  /** Chance that at least one attack hits. `intercepted`, `miss` and `hit` add up to 1. */
  readonly hit: number
  /** Chance of a roll on the critical table. */
  readonly critical: number
  readonly destroyed: number
  /** Chance that a displacer avoids one of the attacks. */
  readonly dodged: number
  /** Points of damage on average. */
  readonly mean: number
}

/** One possible result of all attacks of a shot, or of a collision. */
export interface End {
  readonly chance: number
  readonly landed: boolean
  /** Whether a displacer avoided an attack. */
  readonly dodged: boolean
  readonly critical: boolean
  readonly destroyed: boolean
  readonly points: number
}
interface Volley {
  readonly needed: number
  readonly damage: number
  /** The chance that a critical adds a point of damage. */
  readonly extra: number
}
const FACES = [1, 2, 3, 4, 5, 6] as const

/** The odds of a shot. It need not be legal, but must be at a possible kind of target. */
export function oddsOf(table: Table, firing: Firing, turrets?: number): Odds {
  const intercepted = interception(table, firing, turrets)
  const [needed, damageIfHit] = [neededToHit(table, firing), damageOf(table, firing)]
  const ends = endsOf(table, firing, needed.total, damageIfHit.total)
  const through = 1 - intercepted
  const share = (which: (end: End) => boolean): number => through * ends.reduce((sum, end) => (which(end) ? sum + end.chance : sum), 0)
  return {
    needed,
    damageIfHit,
    intercepted,
    miss: share(({ landed }) => !landed),
    hit: share(({ landed }) => landed),
    critical: share(({ critical }) => critical),
    dodged: share(({ dodged }) => dodged),
    destroyed: share(({ destroyed }) => destroyed),
    mean: through * ends.reduce((sum, { chance, points }) => sum + chance * points, 0),
  }
}

/** The distribution of a shot's damage; a destroyed fighter counts as 1. `turrets`: the number that fire; all that bear if left out. */
export function spreadOf(table: Table, firing: Firing, turrets?: number): Spread {
  const { needed, damageIfHit, intercepted, hit, dodged, critical, destroyed } = oddsOf(table, firing, turrets)
  const damage = weighted([
    [0, intercepted],
    ...endsOf(table, firing, needed.total, damageIfHit.total).map(({ points, chance }) => [points, (1 - intercepted) * chance] as const),
  ])
  const also = [
    { what: 'hits', chance: hit, rule: 'ES-HIT-01' },
    { what: 'shot down on the way', chance: intercepted, rule: 'ES-PDF-04' },
    { what: 'a displacer saves it', chance: dodged, rule: 'ES-AUX-DSP-01' },
    { what: 'a critical hit', chance: critical, rule: 'ES-CRT-01' },
    { what: 'destroys it', chance: destroyed, rule: isShip(table, firing.at) ? 'ES-DST-01' : 'ES-HIT-05' },
  ] as const
  return { ...toSpread(damage, 'points of damage'), also: also.filter(({ chance }) => chance > 0) }
}

function interception(table: Table, { from, at, weapon }: Firing, turrets?: number): number {
  if (!isMissile(weapon) || !isShip(table, at)) return 0
  const missed = 1 - chanceAtLeast(neededToIntercept(table, at).total, 6)
  return 1 - missed ** (turrets ?? turretsOf(table, at, from).length)
}

/** Share of critical hits that add a point of damage. */
function extraPoint({ setup }: Table): number {
  const rows = CRITICALS[setup.options.criticals]
  return rows.filter((row) => row === 'damage').length / rows.length
}

/** The results of a shot that is not shot down. */
function endsOf(table: Table, firing: Firing, needed: number, damage: number): readonly End[] {
  const ship = table.ships[firing.at]
  const volley: Volley = { needed, damage, extra: extraPoint(table) }
  const displacer = ship !== undefined && ship.displaced === 'no' && has(table, ship, 'displacer')
  return attacks(volley, attacksOf(firing.weapon), ship ? left(table, ship) : 1, displacer)
}

export const NOTHING: End = { chance: 1, landed: false, dodged: false, critical: false, destroyed: false, points: 0 }
/** The results of `count` attacks in sequence at a target with `strength` points left (R-ES-17). */
function attacks(volley: Volley, count: number, strength: number, displacer: boolean): readonly End[] {
  if (count === 0) return [NOTHING]
  const hits = FACES.filter((face) => face >= volley.needed) // Never a 1, so that an overload changes nothing (ES-AUX-PWR-03).
  const dodged = (face: number): number => (displacer ? chanceAtLeast(face, 6) : 0)
  const plain = hits.filter((face) => face < 6)
  const late = (left: boolean): readonly End[] => attacks(volley, count - 1, strength, left)
  return [
    ...shared(late(displacer), 1 - hits.length / 6),
    ...shared(displacer ? late(false).map((end) => ({ ...end, dodged: true })) : [], hits.reduce((sum, face) => sum + dodged(face), 0) / 6),
    ...shared(lands(volley, count, strength), plain.reduce((sum, face) => sum + 1 - dodged(face), 0) / 6),
    ...shared(cripples(volley, count, strength), (1 - dodged(6)) / 6),
  ]
}
export const shared = (ends: readonly End[], share: number): readonly End[] => ends.map((end) => ({ ...end, chance: end.chance * share }))

/** A hit, with the extra point of a critical hit, and the remaining attacks. */
function lands(volley: Volley, count: number, strength: number, extra: 0 | 1 = 0): readonly End[] {
  const points = volley.damage + extra
  if (strength - points < 1) return [{ ...NOTHING, landed: true, destroyed: true, points }]
  return attacks(volley, count - 1, strength - points, false).map((end) => ({ ...end, landed: true, points: end.points + points }))
}
/** A natural 6: a critical hit if the attack did damage and the ship survives. A fighter never does. */
function cripples(volley: Volley, count: number, strength: number): readonly End[] {
  const { damage, extra } = volley
  if (damage === 0 || strength - damage < 1) return lands(volley, count, strength)
  const ends = [...shared(lands(volley, count, strength, 1), extra), ...shared(lands(volley, count, strength), 1 - extra)]
  return ends.map((end) => ({ ...end, critical: true }))
}
/** The results of a blow on a ship. `mayCripple`: a critical hit follows if the ship survives damage. */
export const blowOn = (table: Table, ship: Ship, damage: number, { mayCripple }: { readonly mayCripple: boolean }): readonly End[] =>
  (mayCripple ? cripples : lands)({ needed: 1, damage, extra: extraPoint(table) }, 1, left(table, ship))

/** The distribution of the damage that a ship takes. */
export function spreadTaken(ends: readonly Pick<End, 'chance' | 'points' | 'critical' | 'destroyed'>[]): Spread {
  const chanceThat = (event: 'critical' | 'destroyed'): number => ends.reduce((sum, end) => (end[event] ? sum + end.chance : sum), 0)
  const also = [
    { what: 'a critical hit', chance: chanceThat('critical'), rule: 'ES-CRT-01' },
    { what: 'it is destroyed', chance: chanceThat('destroyed'), rule: 'ES-DST-01' },
  ] as const
  const points = weighted(ends.map(({ points, chance }) => [points, chance]))
  return { ...toSpread(points, 'points of damage taken'), also: also.filter(({ chance }) => chance > 0) }
}

/** Mean damage to an unprotected ship. */
export function plain(table: Table, from: string, weapon: Item): number {
  const kind = kindOf(weapon)
  const least = TO_HIT[kind].ship ?? TO_HIT[kind].fighter ?? 7
  const ship = isShip(table, from) ? shipOf(table, from) : undefined
  const pod = ship && has(table, ship, 'targeting') ? 1 : 0
  const points = kind === 'pointDefence' ? 1 : purchased(table, { from, weapon, powerUp: null }).total
  return chanceAtLeast(least - pod, 6) * attacksOf(weapon) * points
}
