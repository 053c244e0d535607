// Orders for all ships of a seat at once: power, plots, targets, lock-ons. A ship that cannot follow the order keeps its draft.
import { ahead, distance, type Hex, sameHex } from '@admiralty/space'
import { byShip } from '../ask.ts'
import { targetsOf } from '../fire/aiming.ts'
import type { Shooting } from '../fire/chances.ts'
import { prospectOf } from '../fire/prospects.ts'
import { type Weapon, weaponsOf } from '../fire/weapons.ts'
import { cannotPlot, mayDrift, meansOf } from '../movement/means.ts'
import { type Course, coursesFrom } from '../movement/reach.ts'
import { allocationFor, type PowerPlan } from '../power/power-plans.ts'
import { controlOf } from '../power/supply.ts'
import { keepsMissile, lockOdds } from '../sensors/lock-odds.ts'
import { sensorsOn } from '../sensors/locks.ts'
import type { Missile, Ship, View } from '../state.ts'
import { findShip, rangeTo } from '../table.ts'
import type { CommitDraft, PlotDraft, PowerDraft, SenseDraft } from './draft.ts'

/** The item with the smallest figures, compared in order. */
function least<T>(list: readonly T[], figuresOf: (one: T) => readonly number[]): T | undefined {
  let best: { readonly one: T; readonly figures: readonly number[] } | undefined
  for (const one of list) {
    const figures = figuresOf(one)
    const differs = best && figures.findIndex((figure, at) => figure !== best?.figures[at])
    if (!best || (differs !== undefined && differs >= 0 && (figures[differs] ?? 0) < (best.figures[differs] ?? 0))) best = { one, figures }
  }
  return best?.one
}

export const planForAll = (view: View, ships: readonly Ship[], plan: PowerPlan): PowerDraft['ships'] =>
  byShip(ships, (ship) => allocationFor(view, ship, plan))

// Courses.
type Plots = PlotDraft['ships']
const plotted = (view: View, ship: Ship, path: string | undefined): Plots[string] | undefined =>
  path === undefined || cannotPlot(view, ship, { path, glide: false }) ? undefined : { path, glide: false }
/** Each ship turns one hexside, then moves ahead. */
export const turnForAll = (view: View, ships: readonly Ship[], letter: 'L' | 'R'): Plots =>
  byShip(ships, (ship) => plotted(view, ship, `${letter}${mayDrift(view, ship) ? '' : 'F'.repeat(meansOf(view, ship).speed)}`))

export type Reachable = readonly { readonly ship: Ship; readonly courses: readonly Course[] }[]
export const reachable = (view: View, ships: readonly Ship[]): Reachable =>
  ships.filter((ship) => !mayDrift(view, ship)).map((ship) => ({ ship, courses: coursesFrom(meansOf(view, ship)) }))
/** Each ship moves as near to the hex as it can without entering it, then by facing, then by cost. */
export const makeForAll = (view: View, all: Reachable, to: Hex): Plots =>
  Object.fromEntries(
    all.flatMap(({ ship, courses }) => {
      const best = least(courses, ({ hex, facing, cost }) => [Math.max(1, distance(hex, to)), distance(ahead(hex, facing), to), cost])
      const plot = plotted(view, ship, best?.path)
      return plot ? [[ship.id, plot]] : []
    }),
  )
/** Each ship moves towards its nearest enemy. */
export const closeForAll = (view: View, all: Reachable, enemies: readonly Ship[]): Plots =>
  Object.fromEntries(
    all.flatMap((one) => {
      const near = least(enemies, ({ hex }) => [distance(hex, one.ship.hex)])
      return near ? Object.entries(makeForAll(view, [one], near.hex)) : []
    }),
  )

// Fire.
type Shot = CommitDraft['ships'][string][number]
/** A weapon and an enemy it may fire at. */
export interface WeaponAim {
  readonly ship: Ship
  readonly weapon: Weapon
  readonly at: Ship
  /** The mean damage of a gun before the impact roll; for a launcher the best chance that the missile stays in flight. */
  readonly worth: number
}
export const aimsOf = (view: View, ships: readonly Ship[]): readonly WeaponAim[] =>
  ships.flatMap((ship) =>
    weaponsOf(view, ship).flatMap((weapon) =>
      weapon.kind === 'antiMissile'
        ? []
        : targetsOf(view, ship, weapon).map((at) => ({ ship, weapon, at, worth: worthOf(view, { ship, weapon, enemy: at }) })),
    ),
  )
const worthOf = (view: View, { ship, weapon, enemy }: Shooting): number =>
  weapon.kind === 'missile' ? (keepsMissile(view, ship, enemy) ?? 1) : (prospectOf(view, ship, weapon, enemy)?.mean ?? 0)
/** EE-MIS-05: the missiles that a ship can guide beside those that will still be in flight. */
export const launchesLeft = (view: View, ship: Ship): number => {
  const flying = Object.values(view.missiles).filter((missile) => missile.from === ship.id && !isAtTarget(view, missile))
  return Math.max(0, controlOf(view, ship) - flying.length)
}
const isAtTarget = (view: View, { target, hex }: Missile): boolean => {
  const at = findShip(view, target)
  return at !== undefined && sameHex(at.hex, hex)
}
/** Shots that can have an effect: guns that can do damage, and no more missiles than can be kept in flight (EE-MIS-04, EE-MIS-05). */
function useful(view: View, aims: readonly WeaponAim[]): readonly WeaponAim[] {
  const launched = new Map<string, Set<string>>()
  return aims.filter(({ ship, weapon, worth }) => {
    if (worth <= 0 || weapon.kind !== 'missile') return worth > 0
    const own = launched.get(ship.id) ?? new Set()
    launched.set(ship.id, own)
    if (!own.has(weapon.id) && own.size >= launchesLeft(view, ship)) return false
    own.add(weapon.id)
    return true
  })
}
export const asShots = (aims: readonly WeaponAim[]): CommitDraft['ships'] => {
  const shots: Record<string, readonly Shot[]> = {}
  for (const { ship, weapon, at } of aims) shots[ship.id] = [...(shots[ship.id] ?? []), { weapon: weapon.id, at: at.id, nuclear: false }]
  return shots
}
/** 'Everything at Icarus': guns with a chance of damage, and standard missiles that can be kept in flight. */
export const salvoAt = (view: View, aims: readonly WeaponAim[], enemy: Ship): CommitDraft['ships'] =>
  asShots(
    useful(
      view,
      aims.filter(({ at }) => at.id === enemy.id),
    ),
  )
/** Each gun fires at its best target. With `launching`, launchers fire where a lock-on is likeliest. */
export function bestShots(view: View, aims: readonly WeaponAim[], { launching }: { readonly launching: boolean }): CommitDraft['ships'] {
  const best = new Map<string, WeaponAim[]>()
  for (const aim of useful(view, aims)) {
    const key = `${aim.ship.id} ${aim.weapon.id}`
    if (launching || aim.weapon.kind !== 'missile') best.set(key, [...(best.get(key) ?? []), aim])
  }
  const chosen = [...best.values()].map((list) => least(list, ({ worth, ship, at }) => [-worth, rangeTo(ship, at)]))
  return asShots(chosen.filter((aim) => aim !== undefined))
}

// Lock-ons.
type Attempts = SenseDraft['ships'][string]
/** One attempt per control box, at the likeliest targets, each with as few sensors as needed. */
function bestAttempts(view: View, ship: Ship, enemies: readonly Ship[]): Attempts {
  const made: Attempts[number][] = []
  while (made.length < controlOf(view, ship)) {
    const busy = new Set(made.flatMap(({ sensors }) => sensors))
    const open = enemies.filter(({ id }) => made.every(({ at }) => at !== id))
    const found = open.flatMap((enemy) => {
      const free = sensorsOn(view, ship, enemy).filter((box) => !busy.has(box))
      return free.map((_, at) => ({ enemy, sensors: free.slice(0, at + 1) }))
    })
    const odds = found.map((one) => ({ ...one, odds: lockOdds(view, { ship, ...one }) })).filter((one) => one.odds > 0)
    const best = least(odds, (one) => [-one.odds, one.sensors.length])
    if (!best) break
    made.push({ sensors: best.sensors, at: best.enemy.id })
  }
  return made
}
export const attemptsForAll = (view: View, ships: readonly Ship[], enemies: readonly Ship[]): SenseDraft['ships'] =>
  byShip(ships, (ship) => {
    const attempts = bestAttempts(view, ship, enemies)
    return attempts.length > 0 ? attempts : undefined
  })
