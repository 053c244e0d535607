// Texts and chits for the items of a sheet.
import { list } from '@admiralty/kernel'
import { hasFired, sidesFired } from '../src/fire/slots.ts'
import type { Item, Ship, WeaponDesign } from '../src/state.ts'
import { capital, itemName, MOUNT_NAMES } from '../src/words/say.ts'
import type { Chit } from './block.tsx'

export type Armed = Pick<Item, 'kind' | 'range' | 'damage' | 'gift'> | Pick<WeaponDesign, 'kind' | 'range' | 'damage' | 'gift'>

/** The counter of a weapon, then counters for range and damage above 1 (ES-DES-08). */
export function chitsOf({ kind, range, damage, gift }: Armed, look: Chit['look']): readonly Chit[] {
  const shown = look === 'plain' && gift ? 'gift' : look
  const chit = (word: string, figure: number): Chit => ({ key: word, glyph: null, figure: String(figure), word, look: shown })
  return [
    { key: 'kind', glyph: kind, figure: null, word: null, look: shown },
    ...(range > 1 ? [chit('range', range)] : []),
    ...(damage > 1 ? [chit('damage', damage)] : []),
  ]
}

export const itemTitle = (item: Item): string => (item.mount === null ? capital(itemName(item)) : capital(MOUNT_NAMES[item.mount]))

/** 'fired', or 'fired to port' for a bi-directional missile; null if the weapon has not fired this turn. */
export function firedOf(ship: Ship, item: Item): string | null {
  if (!hasFired(ship, item)) return null
  const sides = sidesFired(ship, item)
  return sides.length === 0 ? 'fired' : `fired to ${list(sides)}`
}
