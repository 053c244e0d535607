// The weapons that a ship can use now (EE-GEN-08), and their strength (EE-GEN-06).

import { onceForAll } from '@admiralty/kernel'
import type { BoxId } from '../record/box.ts'
import { boxesOf, type Layout, type Levels, layoutOf } from '../record/layout.ts'
import { arrayStrengths, firedFrom, type Primary, type System, strengthOf, systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, State, Table } from '../state.ts'
import { designOf, isActive, truthOf, usable } from '../table.ts'

type WeaponKind = 'ion' | 'laser' | 'railgun' | 'missile' | 'antiMissile'
export interface Weapon {
  /** A system, an array, or the box of a launcher. */
  readonly id: string
  readonly kind: WeaponKind
  /** The box from which its arc is measured, by the id on its own ship's record. */
  readonly primary: BoxId
  readonly aim: 'ahead' | 'astern' | null
  /** Number of powered boxes; for an array one number per laser. */
  readonly strengths: readonly number[]
  readonly rapid: boolean
}
/** A weapon that rolls for damage when it fires. */
export type GunWeapon = Weapon & { readonly kind: 'ion' | 'laser' | 'railgun' }
export const isGun = (weapon: Weapon): weapon is GunWeapon => weapon.kind !== 'missile' && weapon.kind !== 'antiMissile'
/** The total strength; for an array of all its lasers. */
export const strengthSum = ({ strengths }: Weapon): number => strengths.reduce((sum, strength) => sum + strength, 0)

/** A ship's power this turn, as far as the table knows it. */
export const powerOf = (table: Table, ship: Ship): Allocation | undefined => table.secret[ship.seat]?.power[ship.id]

/** The primary box in use (EE-MPB-02). Undefined if the chosen box is not a primary box of this weapon. */
const primaryOf = ({ id, primaries }: System, allocation: Allocation): Primary | undefined => {
  const chosen = allocation.primaries[id]
  return chosen === undefined ? primaries[0] : primaries.find(({ box }) => box === chosen)
}

/** EE-GEN-08: armed weapons, in record order. `now`: current damage, or the damage when fire was revealed (EE-WEP-05). */
export function weaponsOf(table: Table, ship: Ship, now: Pick<Ship, 'levels' | 'dark'> = ship): readonly Weapon[] {
  const allocation = powerOf(table, ship)
  if (!allocation || !isActive(ship)) return []
  return armedBy(allocation, layoutOf(designOf(table, ship)), now.levels, now.dark, emptyOf(table, ship))
}
/** They follow from the power, the record with its damage, and the empty launchers alone, so they are found once for these. */
const armedBy = onceForAll(
  (allocation: Allocation, layout: Layout, levels: Levels, dark: Ship['dark'], empty: readonly BoxId[]): readonly Weapon[] => {
    const lit = new Set(allocation.lit)
    const works = (box: BoxId): boolean => usable({ levels, dark }, box)
    const powered = (box: BoxId): boolean => lit.has(box) && works(box) // EE-GEN-07, EE-POW-11
    const systems = systemsOf(layout)
    const linked = layout.parts.flatMap(({ design }) => design.arrays)
    const inArrays = new Set(linked.flatMap(({ lasers }) => lasers))
    const guns = systems.flatMap((system): readonly Weapon[] => {
      if (system.kind === 'engine' || inArrays.has(system.id)) return []
      const primary = primaryOf(system, allocation)
      if (!primary) return []
      const strength = strengthOf(layout, levels, powered, firedFrom(system, primary.box))
      if (strength === 0) return []
      return [
        {
          id: system.id,
          kind: system.kind,
          primary: primary.box,
          aim: primary.aim,
          strengths: [strength],
          rapid: allocation.rapid.includes(system.id),
        },
      ]
    })
    const arrays = linked.flatMap((array): readonly Weapon[] => {
      const strengths = arrayStrengths(layout, levels, powered, array)
      const primary = systems.find(({ id }) => id === array.first)?.primaries[0] // EE-LAR-03
      return strengths.length > 0 && primary
        ? [{ id: array.id, kind: 'laser', primary: primary.box, aim: null, strengths, rapid: false }] // EE-LAR-04, EE-LAR-06: one weapon
        : []
    })
    return [...guns, ...arrays, ...launchersOn(layout, works, empty)]
  },
)

/** EE-GEN-25: the working launchers of a ship that are loaded and that are empty, as far as the table knows. */
export function loadOf(table: Table, ship: Ship): { readonly loaded: number; readonly empty: number } {
  const working = boxesOf(layoutOf(designOf(table, ship)), 'M').filter(({ id }) => usable(ship, id))
  const empty = emptyOf(table, ship)
  const spent = working.filter(({ id }) => empty.includes(id)).length
  return { loaded: working.length - spent, empty: spent }
}
const NONE: readonly BoxId[] = []
const emptyOf = (table: Table, ship: Ship): readonly BoxId[] =>
  table.setup.options.fastMissiles ? NONE : (table.secret[ship.seat]?.empty[ship.id] ?? NONE) // EE-FMI-03
/** EE-MIS-01. */
const launchersOn = (layout: Layout, works: (box: BoxId) => boolean, empty: readonly BoxId[]): readonly Weapon[] =>
  boxesOf(layout, 'A', 'M').flatMap(({ id, type }): readonly Weapon[] => {
    if (!works(id) || (type === 'M' && empty.includes(id))) return [] // EE-AMI-03
    return [{ id, kind: type === 'A' ? 'antiMissile' : 'missile', primary: id, aim: null, strengths: [1], rapid: false }]
  })

/** EE-WEP-05: the ship as it was when fire was revealed. */
export const stoodOf = (state: State, ship: Ship): Pick<Ship, 'levels' | 'dark'> => {
  const { stood } = state
  const shown = { levels: stood?.levels[ship.id] ?? ship.levels, dark: stood?.dark[ship.id] ?? ship.dark }
  return truthOf(state, ship)?.stood ?? shown
}

/** A weapon as it was when fire was revealed (EE-WEP-05). Throws if the ship has no such weapon. */
export function weaponIn(state: State, from: Ship, id: string): Weapon {
  const weapon = weaponsOf(state, from, stoodOf(state, from)).find((armed) => armed.id === id)
  if (!weapon) throw new Error(`${from.id} has no armed weapon ${id}`)
  return weapon
}
