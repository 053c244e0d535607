// A list of all ships with public facts. A click selects a ship.

import { sideStyleOf } from '@admiralty/board'
import { Roster } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { makeHexNumber } from '@admiralty/space'
import type { Color, Ship, View } from '../../src/state.ts'
import { fightersOf, flying, seatsOf, shipsOf, strength } from '../../src/table.ts'
import { COLORS, facingName, shipName } from '../../src/words/say.ts'
import { fighterLabel, symbolOf } from '../symbol.ts'

const GONE = { exploded: 'blown up', left: 'left the map', wreck: 'wreck', dying: 'dying', flying: '' } as const

interface ShipListProps {
  readonly view: View
  readonly selected: string | null
  onSelect(thing: string): void
}
function lineOf(view: View, ship: Ship) {
  const { total } = strength(view, ship)
  return {
    id: ship.id,
    symbol: ship.status === 'wreck' ? 'wreck' : symbolOf(view, ship),
    name: shipName(ship),
    line: flying(ship) ? `${makeHexNumber(ship.hex)} ${facingName(ship.facing)}, speed ${ship.speed}` : GONE[ship.status],
    left: [Math.max(0, total - ship.hurt), total] as const,
    look: flying(ship) ? ('' as const) : ('gone' as const),
  }
}

function Fighters({ view, seat, selected, onSelect }: ShipListProps & { readonly seat: Color }) {
  const out = fightersOf(view, seat).filter(flying)
  if (out.length === 0) return null
  return (
    <li className="gu-line es-out">
      <span>{plural(out.length, 'fighter')} in flight</span>
      {out.map((fighter) => (
        <button
          type="button"
          key={fighter.id}
          className="btn quiet"
          aria-pressed={fighter.id === selected}
          onClick={() => onSelect(fighter.id)}
        >
          {fighterLabel(fighter)}
        </button>
      ))}
    </li>
  )
}

export function ShipLists({ view, selected, onSelect }: ShipListProps) {
  return seatsOf(view).map((seat) => (
    <Roster
      key={seat}
      sideStyle={sideStyleOf(seat)}
      name={seat === view.me ? `${COLORS[seat]}, yours` : COLORS[seat]}
      aside={`${plural(shipsOf(view, seat).filter(flying).length, 'ship')} in action`}
      sectionLook=""
      look=""
      ships={shipsOf(view, seat).map((ship) => lineOf(view, ship))}
      selected={selected}
      onSelect={onSelect}
    >
      <Fighters view={view} seat={seat} selected={selected} onSelect={onSelect} />
    </Roster>
  ))
}
