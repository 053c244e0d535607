// What a shot promises, exactly, from what the viewer knows; with the numbers that the resolver itself uses.
// A known turret that bears is taken to fire, a known displacer to be used; what a critical knocks out is not foreseen.
import { type Hex, hexKey, within } from '@admiralty/hex'
import type { Explained } from '@admiralty/kernel'
import { CRITICALS, TO_HIT } from '../../data/tables.ts'
import type { Item, Table } from '../state.ts'
import { has, isShip, left, onMap, shipOf } from '../table.ts'
import {
  attacksOf,
  bears,
  damageOf,
  type Firing,
  isMissile,
  isOverloaded,
  kindOf,
  neededToHit,
  neededToIntercept,
  purchased,
  rangeOf,
  thingOf,
} from './firing.ts'
import { targetsOf } from './targets.ts'
import { turretsOf } from './turrets.ts'

export interface Odds {
  readonly needed: Explained
  readonly damageIfHit: Explained
  /** Chances, 0 to 1: shot down on the way, … */
  readonly intercepted: number
  /** … or none of its attacks lands, a displacer's doing included, … */
  readonly miss: number
  /** … or at least one does. These three add up to 1. */
  readonly hit: number
  /** Of a roll on the critical table, and of an end to the target. */
  readonly critical: number
  readonly destroyed: number
  /** Points of damage on average. */
  readonly mean: number
}

type Landing = Pick<Odds, 'miss' | 'critical' | 'destroyed' | 'mean'>
interface Volley {
  readonly needed: number
  readonly damage: number
  readonly overload: boolean
  /** The chance that a critical adds a point of damage. */
  readonly extra: number
  readonly canBeCrippled: boolean
}
const FACES = [1, 2, 3, 4, 5, 6] as const
const atLeastFace = (face: number): number => Math.min(1, Math.max(0, (7 - face) / 6))

export function oddsOf(table: Table, firing: Firing): Odds {
  const needed = neededToHit(table, firing)
  const damageIfHit = damageOf(table, firing)
  const ship = table.ships[firing.at]
  const rows = CRITICALS[table.setup.options.criticals]
  const volley: Volley = {
    needed: needed.total,
    damage: damageIfHit.total,
    overload: isOverloaded(table, firing),
    extra: rows.filter((row) => row === 'damage').length / rows.length,
    canBeCrippled: ship !== undefined,
  }
  const displacer = ship !== undefined && ship.displaced === 'no' && has(table, ship, 'displacer')
  const landing = attacks(volley, attacksOf(firing.weapon), ship ? left(table, ship) : 1, displacer)
  const intercepted = interception(table, firing)
  const through = 1 - intercepted
  return {
    needed,
    damageIfHit,
    intercepted,
    miss: through * landing.miss,
    hit: through * (1 - landing.miss),
    critical: through * landing.critical,
    destroyed: through * landing.destroyed,
    mean: through * landing.mean,
  }
}

function interception(table: Table, { from, at, weapon }: Firing): number {
  if (!isMissile(weapon) || !isShip(table, at)) return 0
  const missed = 1 - atLeastFace(neededToIntercept(table, at).total)
  return 1 - missed ** turretsOf(table, at, from).length
}

/** So many attacks one after another at a target with so much left (R-ES-17). */
function attacks(volley: Volley, count: number, strength: number, displacer: boolean): Landing {
  if (count === 0) return { miss: 1, critical: 0, destroyed: 0, mean: 0 }
  const missed = attacks(volley, count - 1, strength, displacer)
  return FACES.map((face): Landing => {
    if (face < volley.needed || (volley.overload && face === 1)) return missed
    const landed = lands(volley, count, strength, face)
    return displacer ? mixed([atLeastFace(face), attacks(volley, count - 1, strength, false)], [1 - atLeastFace(face), landed]) : landed
  }).reduce((sum, each) => added(sum, each, 1 / 6), NOTHING)
}

function lands(volley: Volley, count: number, strength: number, face: number): Landing {
  const { damage, extra, canBeCrippled } = volley
  const hit: Landing = { miss: 0, critical: 0, destroyed: 0, mean: damage }
  const rest = strength - damage
  if (rest < 1) return { ...hit, destroyed: 1 }
  const next = (points: number): Landing =>
    rest - points < 1
      ? { ...hit, destroyed: 1, mean: damage + points }
      : after(hit, points, attacks(volley, count - 1, rest - points, false))
  if (face < 6 || damage === 0 || !canBeCrippled) return next(0)
  return { ...mixed([extra, next(1)], [1 - extra, next(0)]), critical: 1 }
}
const after = (hit: Landing, points: number, later: Landing): Landing => ({
  miss: 0,
  critical: later.critical,
  destroyed: later.destroyed,
  mean: hit.mean + points + later.mean,
})

const NOTHING: Landing = { miss: 0, critical: 0, destroyed: 0, mean: 0 }
const added = (sum: Landing, each: Landing, share: number): Landing => ({
  miss: sum.miss + each.miss * share,
  critical: sum.critical + each.critical * share,
  destroyed: sum.destroyed + each.destroyed * share,
  mean: sum.mean + each.mean * share,
})
const mixed = (...parts: readonly (readonly [share: number, landing: Landing])[]): Landing =>
  parts.reduce((sum, [share, landing]) => added(sum, landing, share), NOTHING)

/** A depth on the chart: what a weapon would do there on average. */
export interface Sounding {
  readonly hex: Hex
  /** Points of damage: to the enemy there it hurts most, or else to a ship without protection; a turret's are fighters. */
  readonly mean: number
  /** What it may be fired at there. */
  readonly targets: readonly string[]
}
export function soundings(table: Table, from: string, weapon: Item): readonly Sounding[] {
  const gun = { from, weapon, powerUp: null }
  const { hex: here } = thingOf(table, from)
  const targets = targetsOf(table, from, weapon)
  const open = plain(table, from, weapon)
  return within(here, rangeOf(table, gun).total)
    .filter((hex) => onMap(table.setup.map, hex) && bears(table, from, weapon, hex))
    .map((hex) => {
      const there = targets.filter((target) => hexKey(target.hex) === hexKey(hex))
      const means = there.map(({ id }) => oddsOf(table, { ...gun, at: id }).mean)
      return { hex, mean: means.length > 0 ? Math.max(...means) : open, targets: there.map(({ id }) => id) }
    })
}

/** Against a ship that nothing protects. */
function plain(table: Table, from: string, weapon: Item): number {
  const kind = kindOf(weapon)
  const least = TO_HIT[kind].ship ?? TO_HIT[kind].fighter ?? 7
  const ship = isShip(table, from) ? shipOf(table, from) : undefined
  const pod = ship && has(table, ship, 'targeting') ? 1 : 0
  const points = kind === 'pointDefence' ? 1 : purchased(table, { from, weapon, powerUp: null }).total
  return atLeastFace(least - pod) * attacksOf(weapon) * points
}
