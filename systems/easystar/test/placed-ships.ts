// A random ship for a random position.
import { type Dice, die, likely, pick } from '@admiralty/kernel'
import { DIRECTIONS } from '@admiralty/space'
import { SHIPS } from '../data/tables.ts'
import { itemsOfDesign } from '../src/design/roster.ts'
import { isWeapon } from '../src/design/units.ts'
import type { Position } from '../src/position.ts'
import type { ShipDesign } from '../src/state.ts'

export type PlacedDesign = NonNullable<Position['ships']>[string]

interface Where extends Pick<PlacedDesign, 'seat' | 'hex'> {
  readonly open: boolean
}

export function placed(design: ShipDesign, { seat, hex, open }: Where, dice: Dice): PlacedDesign {
  const items = itemsOfDesign(design)
  const weapons = items.filter(isWeapon)
  const pod = items.some(({ kind }) => kind === 'powerUp') && weapons.length > 0 && likely(dice, 1, 3)
  const powered = pod ? { item: pick(dice, weapons).id, bonus: pick(dice, ['range', 'damage'] as const) } : null
  const fired = weapons.filter((item) => item.id === powered?.item || likely(dice, 1, 8))
  return {
    seat,
    hex,
    hull: design.hull,
    facing: pick(dice, DIRECTIONS),
    speed: die(dice, 5, 'speed') - 1,
    speedTraded: design.speedTraded,
    items: items.map(({ mount, ...item }) => (mount === null ? item : { ...item, mount })),
    known: open ? 'all' : items.filter(() => likely(dice, 1, 2)).map(({ id }) => id),
    hurt: die(dice, SHIPS[design.hull].damage, 'hurt') - 1,
    fired: Object.fromEntries(fired.map(({ id, kind }) => [kind === 'bdvm' ? `${id}:port` : id, 1])),
    powered,
    displaced: pick(dice, ['no', 'no', 'no', 'collision', 'attack'] as const),
  }
}
