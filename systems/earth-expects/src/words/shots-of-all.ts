// Choices of targets for all ships of a seat at once.
import { sameHex } from '@admiralty/space'
import { targetsOf } from '../fire/aiming.ts'
import { prospectOf } from '../fire/prospects.ts'
import type { Shooting } from '../fire/row-of-fire.ts'
import { type Weapon, weaponsOf } from '../fire/weapons.ts'
import { controlOf } from '../power/supply.ts'
import { keepsMissile } from '../sensors/lock-odds.ts'
import type { Missile, Ship, View } from '../state.ts'
import { findShip, rangeTo } from '../table.ts'
import { least } from './all-ships.ts'
import type { CommitDraft } from './draft.ts'

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
