// The chances of a shot's effects on its target, impact roll included. The attacker is assumed to take the surest row,
// and the defender, where two headings are possible, the one with the less sure row.
// Points are placed by the rules themselves, many times with seeded dice.
import { type Dice, die, explained, seededDice } from '@admiralty/kernel'
import { BOXES } from '../../data/tables.ts'
import { type Placing, placingOn } from '../damage/placing.ts'
import { hullOf } from '../hull.ts'
import type { Box } from '../record/box.ts'
import type { Layout } from '../record/layout.ts'
import type { Table } from '../state.ts'
import { hitChance } from './hit-chance.ts'
import { type PlacementPort, place } from './placement.ts'
import { gunProspect } from './prospects.ts'
import { rowOfFire, type Shooting, targetOf } from './row-of-fire.ts'
import { type GunWeapon, isGun, strengthSum } from './weapons.ts'

/** The chances of a shot, and the points that it places on the target. */
export interface ShotChances {
  /** Chance of damage, or of a hit by a railgun, before the impact roll. */
  readonly scores: number
  /** Chance that at least one point meets the target. */
  readonly touches: number
  /** Chances by number of points on the target, from 0; zero chances are left out. */
  readonly points: readonly { readonly value: number; readonly chance: number }[]
  readonly mean: number
  /** Chance that at least one box of the group is destroyed, the likeliest first. */
  readonly destroys: readonly { readonly group: BoxGroup; readonly chance: number }[]
}
/** Boxes with the same task. */
export type BoxGroup = (typeof BOXES)[Box['type']]['group']
export const BOX_GROUPS: readonly BoxGroup[] = [...new Set(Object.values(BOXES).map(({ group }) => group))]
/** The group of a box on a record. */
export const groupOfBox = (layout: Layout, box: string): BoxGroup => BOXES[layout.byId.get(box)?.box.type ?? 'H'].group

/** EE-RFR-02: the chance that no box of a rapid railgun meets the target; until one does, the target stays as it is. */
function unmet(boxes: number, hit: (inARow: number) => number, meets: number, inARow = 0): number {
  if (boxes === 0) return 1
  const chance = hit(inARow)
  return (1 - chance) * unmet(boxes - 1, hit, meets) + chance * (1 - meets) * unmet(boxes - 1, hit, meets, inARow + 1)
}
/** The chance that at least one point of a gun's shot meets the target; null for a missile, which is not at its target yet. */
export function touchChance(table: Table, { weapon, ...shooting }: Shooting): number | null {
  return isGun(weapon) ? gunTouches(table, { ...shooting, weapon }) : null
}
function gunTouches(table: Table, shooting: Shooting<GunWeapon>): number {
  const { ship, weapon, enemy } = shooting
  const prospect = gunProspect(table, ship, weapon, enemy)
  const meets = rowOfFire(table, shooting, targetOf(hullOf(table, enemy), enemy, weapon.kind))?.chance ?? 0
  if (weapon.rapid) return 1 - unmet(strengthSum(weapon), hitChance(table, ship, weapon, enemy), meets)
  if (weapon.kind !== 'laser') return prospect.odds * meets
  // EE-LAS-08: after a wasted point the next one gets a new row.
  return 1 - prospect.spread.ends.reduce((sum, { value, chance }) => sum + chance * (1 - meets) ** value, 0)
}

/** Placements that meet the target, and the most that are tried for them. */
const SAMPLES = 300
const TRIES = 6000

/** The chances of a gun's shot; null for a missile. */
export function shotChances(table: Table, { weapon, ...shooting }: Shooting): ShotChances | null {
  return isGun(weapon) ? gunChances(table, { ...shooting, weapon }) : null
}
function gunChances(table: Table, shooting: Shooting<GunWeapon>): ShotChances {
  const prospect = gunProspect(table, shooting.ship, shooting.weapon, shooting.enemy)
  const touches = gunTouches(table, shooting)
  const dice = seededDice(1)
  const met = touches > 0 ? samples(table, shooting, prospect.spread.ends, dice) : []
  const share = (of: number): number => (met.length === 0 ? 0 : (touches * of) / met.length)
  const counts = new Map<number, number>()
  const broken = new Map<BoxGroup, number>()
  for (const placing of met) {
    counts.set(placing.points, (counts.get(placing.points) ?? 0) + 1)
    for (const group of placing.destroyed) broken.set(group, (broken.get(group) ?? 0) + 1)
  }
  const hits = [...counts].toSorted(([a], [b]) => a - b).map(([value, count]) => ({ value, chance: share(count) }))
  return {
    scores: prospect.odds,
    touches,
    points: [...(touches < 1 ? [{ value: 0, chance: 1 - touches }] : []), ...hits],
    mean: hits.reduce((sum, { value, chance }) => sum + value * chance, 0),
    destroys: [...broken].map(([group, count]) => ({ group, chance: share(count) })).toSorted((a, b) => b.chance - a.chance),
  }
}
interface Sample {
  readonly points: number
  readonly destroyed: ReadonlySet<BoxGroup>
}
function samples(
  table: Table,
  shooting: Shooting<GunWeapon>,
  ends: readonly { readonly value: number; readonly chance: number }[],
  dice: Dice,
) {
  const found: Sample[] = []
  for (let tried = 0; tried < TRIES && found.length < SAMPLES; tried += 1) {
    const placing = placed(table, shooting, () => drawn(ends, dice), dice)
    if (placing.hits.length === 0) continue
    const gone = placing.hits.flatMap(({ box, level }) => (level === 'destroyed' ? [groupOfBox(placing.hull.layout, box)] : []))
    found.push({ points: placing.hits.length, destroyed: new Set(gone) })
  }
  return found
}
const FINE = 1_000_000
/** Points of damage above 0, drawn by their chances. */
function drawn(ends: readonly { readonly value: number; readonly chance: number }[], dice: Dice): number {
  const scoring = ends.filter(({ value }) => value > 0)
  let left = (die(dice, FINE, 'a sample') / FINE) * scoring.reduce((sum, { chance }) => sum + chance, 0)
  for (const { value, chance } of scoring) {
    left -= chance
    if (left <= 0) return value
  }
  return scoring.at(-1)?.value ?? 0
}
/** One shot that scores, as the rules place it. A rapid railgun may still miss. */
function placed(table: Table, shooting: Shooting<GunWeapon>, points: () => number, dice: Dice): Placing {
  const { ship, weapon, enemy } = shooting
  const placing = placingOn(table, enemy)
  const port: PlacementPort = { table, dice, strength: strengthSum(weapon), impact: () => undefined, damage: () => undefined }
  if (!weapon.rapid) {
    hit(table, shooting, { placing, port, points: weapon.kind === 'railgun' ? null : points() })
    return placing
  }
  const chance = hitChance(table, ship, weapon, enemy)
  for (let box = 0, inARow = 0; box < strengthSum(weapon); box += 1) {
    const hits = die(dice, FINE, 'a sample') <= FINE * chance(inARow)
    inARow = hits ? inARow + 1 : 0
    if (hits) hit(table, shooting, { placing, port, points: null })
  }
  return placing
}
interface Hit {
  readonly placing: Placing
  readonly port: PlacementPort
  readonly points: number | null
}
function hit(table: Table, shooting: Shooting<GunWeapon>, { placing, port, points }: Hit): void {
  const { ship, weapon, enemy } = shooting
  const row = rowOfFire(table, shooting, targetOf({ layout: placing.hull.layout, levels: placing.levels }, enemy, weapon.kind))
  if (!row) return
  const damage = points === null ? null : explained([weapon.kind, points, 'EE-WEP-06'])
  const { heading, row: index } = row
  const rapid = weapon.rapid ? { left: 0, hits: 0 } : null
  const shot = { by: ship.id, at: enemy.id, weapon: weapon.id, kind: weapon.kind, missile: null, headings: [heading] as const }
  place(port, { ...shot, damage, heading, row: index, high: 'right', rapid }, placing)
}
