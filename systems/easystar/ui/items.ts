// Items of a sheet as they are drawn: the chits of a weapon, and what has become of it this turn.
import { hasFired, sidesFired } from '../src/fire/slots.ts'
import type { Item, Ship, WeaponDesign } from '../src/state.ts'
import { capital, itemName, listed, MOUNT_NAMES } from '../src/words/say.ts'
import type { Chit } from './block.tsx'

export type Armed = Pick<Item, 'kind' | 'range' | 'damage' | 'gift'> | Pick<WeaponDesign, 'kind' | 'range' | 'damage' | 'gift'>

/** The counter of the weapon, then one for more range and one for more damage than 1 (ES-DES-08). */
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

/** 'fired'; of a bi-directional missile 'fired to port'; null while it has not fired this turn. */
export function firedOf(ship: Ship, item: Item): string | null {
  if (!hasFired(ship, item)) return null
  const sides = sidesFired(ship, item)
  return sides.length === 0 ? 'fired' : `fired to ${listed(sides)}`
}
