// A bot's answers in the middle of a shot or a collision: turrets, displacers, and the item to lose.
import { type Dice, likely } from '@admiralty/kernel'
import type { AUXILIARY_KINDS } from '../../data/tables.ts'
import { losable } from '../damage/losable.ts'
import { isWeapon } from '../design/units.ts'
import { hasFired } from '../fire/slots.ts'
import { turretsOf } from '../fire/turrets.ts'
import type { Order } from '../orders.ts'
import type { Color, Item, Ship, View } from '../state.ts'
import { allied, shipOf } from '../table.ts'
import { punch, reach } from './guns.ts'

/** All turrets, or none: stopping the missile is worth more than a turret kept ready. */
export function defend(view: View): readonly Order[] {
  const turrets = view.shot ? turretsOf(view, view.shot.at, view.shot.from).map(({ id }) => id) : []
  return turrets.length > 0
    ? [
        { order: 'defend', turrets },
        { order: 'defend', turrets: [] },
      ]
    : [{ order: 'defend', turrets }]
}

/** The displacer works once a turn, so it is used when likely to work or when the shot is heavy. */
export function displace(view: View, me: Color, dice: Dice): readonly Order[] {
  const natural = view.shot?.natural ?? 4
  const heavy = view.shot ? punch(view.shot.weapon) >= 3 : true
  const mine = view.shot ? view.ships[view.shot.at]?.seat === me : true
  const use = mine && (natural <= 4 || (heavy && natural <= 5) || likely(dice, 1, 3))
  return [
    { order: 'displace', use },
    { order: 'displace', use: !use },
  ]
}

/** Items to lose, best first: own items by lowest value, enemy items by highest. */
export function lose(view: View, me: Color): readonly Order[] {
  const step = view.agenda[0]
  if (step?.step !== 'loseItem') return [{ order: 'lose', item: null }]
  const ship = shipOf(view, step.ship)
  const own = allied(view, ship.seat, me)
  const ranked = [...losable(view, ship)].sort((a, b) => (own ? 1 : -1) * (use(a, ship) - use(b, ship)))
  return ranked.length > 0 ? ranked.map(({ id }): Order => ({ order: 'lose', item: id })) : [{ order: 'lose', item: null }]
}

/** The value of an item for its ship: guns by damage and range, less if already fired. */
function use(item: Item, ship: Ship): number {
  const spent = hasFired(ship, item) ? 0.8 : 1
  if (!isWeapon(item)) return DEVICES[item.kind as (typeof AUXILIARY_KINDS)[number]] ?? 0 // all other items are auxiliary
  if (item.kind === 'pointDefence') return 4
  return (punch(item) * 6 + reach(item) * 4 + (item.mount === 'dorsal' ? 5 : 0)) * spent
}
const DEVICES: Readonly<Partial<Record<(typeof AUXILIARY_KINDS)[number], number>>> = {
  shield: 25,
  ecm: 14,
  displacer: 14,
  targeting: 13,
  powerUp: 9,
  manoeuvring: 8,
  jump: 5,
  bay: 10,
}
