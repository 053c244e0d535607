// Counters of ships and missiles. Counters that only one side sees are drawn faint.
import { type Counter, sideStyleOf } from '@admiralty/board'
import { plainCounter } from '@admiralty/game-ui'
import { type Hex, rowTo } from '@admiralty/space'
import type { Missile, Ship, View } from '../src/state.ts'
import { allShips, designOf, flying, isDisguised, isHidden } from '../src/table.ts'
import { COLORS, facingName, hexName, missileName, nameOf, shipName } from '../src/words/say.ts'
import { boxesDamaged } from '../src/words/tally.ts'
import { symbolOf } from './symbol.ts'

/** The number of damage marks on a counter. */
const PIPS = 5
function pips(view: View, ship: Ship): Counter['damage'] {
  const [taken, of] = boxesDamaged(view, ship)
  return taken === 0 ? null : [Math.max(1, Math.round((taken / of) * PIPS)), PIPS]
}

/** Only the active ship of a docked pair has the mark, since both share a hex. */
const marksOf = (view: View, ship: Ship): readonly string[] => [
  ...(isHidden(view, ship.id) ? ['hidden'] : []),
  ...(isDisguised(view, ship) ? ['disguised'] : []),
  ...(ship.docked.some(({ active }) => active) ? ['docked'] : []),
  ...(ship.rolling > 0 ? ['rolls'] : []),
  ...(ship.reversing ? ['astern'] : []),
  ...(ship.ftl === null ? [] : [`FTL ${ship.ftl}`]),
  ...(ship.landing === 'none' ? [] : [ship.landing === 'low' ? 'low' : 'landed']),
  ...(ship.deeds.halted ? ['halted'] : []),
]

function titleOf(view: View, ship: Ship): string {
  const [damaged, all] = boxesDamaged(view, ship)
  const secret = isHidden(view, ship.id) ? ', hidden: only your side sees it' : ''
  return [
    `${COLORS[ship.seat]} ${shipName(view, ship)}${secret}`,
    `facing ${facingName(ship.facing)}`,
    `${all - damaged} of ${all} boxes undamaged`,
    ...marksOf(view, ship),
  ].join(', ')
}

/** The counter of a ship. A base has no facing. */
export const shipCounter = (view: View, ship: Ship, selected: string | null): Counter => ({
  id: ship.id,
  at: ship.hex,
  facing: ship.design.base ? null : ship.facing,
  symbol: symbolOf(designOf(view, ship)),
  sideStyle: sideStyleOf(ship.seat),
  label: nameOf(view, ship.id),
  look: isHidden(view, ship.id) ? 'faint' : 'plain',
  damage: pips(view, ship),
  marks: marksOf(view, ship),
  selected: ship.id === selected,
  title: titleOf(view, ship),
})

/** The direction of the missile's movement; null before it moves. */
const headingOf = ({ entry, hex }: Missile): Counter['facing'] => (entry ? (rowTo(entry, hex) ?? null) : null)
/** The counter of a missile, turned to the direction of its last move. */
export const missileCounter = (view: View, missile: Missile, selected: string | null): Counter =>
  plainCounter({
    id: missile.id,
    at: missile.hex,
    facing: headingOf(missile),
    symbol: 'missile',
    sideStyle: sideStyleOf(missile.seat),
    label: '',
    selected: missile.id === selected,
    title: `${missileName(view, missile)} at ${nameOf(view, missile.target)}, ${hexName(missile.hex)}`,
  })

/** Counters of all ships and missiles in play. Lost ships have none. */
export function countersOf(view: View, selected: string | null): readonly Counter[] {
  const ships = allShips(view).filter(flying)
  return [
    ...ships.map((ship) => shipCounter(view, ship, selected)),
    ...Object.values(view.missiles).map((missile) => missileCounter(view, missile, selected)),
  ]
}

/** Ids of the counters in a hex, ships first. */
export function thingsAt(view: View, hex: Hex): readonly string[] {
  return countersOf(view, null)
    .filter((counter) => counter.at[0] === hex[0] && counter.at[1] === hex[1])
    .map(({ id }) => id)
}
