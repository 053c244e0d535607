// The list of ships of each side; a click selects one.

import { sideStyleOf } from '@admiralty/board'
import { Roster, type RosterLine } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import type { Hiding, Ship, View } from '../../src/state.ts'
import { allShips, designOf, findShip, flying, isHidden, missilesOf, seatsOf } from '../../src/table.ts'
import { COLORS, facingName, hexName, shipName } from '../../src/words/say.ts'
import { boxesDamaged } from '../../src/words/tally.ts'
import { symbolOf } from '../symbol.ts'

interface ShipListProps {
  readonly view: View
  readonly selected: string | null
  onSelect(thing: string): void
}
const GONE: Readonly<Record<Ship['status'], string>> = { flying: '', destroyed: 'destroyed', left: 'left' }

function lineOf(view: View, ship: Ship): RosterLine {
  const [damaged, all] = boxesDamaged(view, ship)
  const inPlay = flying(ship)
  return {
    id: ship.id,
    symbol: inPlay ? symbolOf(designOf(view, ship)) : 'wreck',
    name: shipName(view, ship),
    line: inPlay ? `${hexName(ship.hex)} ${facingName(ship.facing)}${isHidden(view, ship.id) ? ', hidden' : ''}` : GONE[ship.status],
    left: [all - damaged, all],
    look: inPlay ? '' : 'gone',
  }
}
/** An enemy ship that is still hidden, with its public area (EE-HID-01). */
const hiddenLine = (id: string, { design, area }: Hiding): RosterLine => ({
  id,
  symbol: 'unknown',
  name: design.name,
  left: null,
  look: '',
  line: `hidden within ${area.radius} of ${hexName(area.centre)}`,
})

/** The ships of all sides, one section for each side. */
export function ShipLists({ view, selected, onSelect }: ShipListProps) {
  return seatsOf(view).map((seat) => {
    const ships = allShips(view).filter((ship) => ship.seat === seat)
    const missiles = missilesOf(view, seat)
    const unfound = Object.entries(view.hiding).filter(([id, hiding]) => hiding.seat === seat && !findShip(view, id))
    const counts = [
      plural(ships.filter(flying).length, 'ship'),
      ...(unfound.length > 0 ? [`${unfound.length} hidden`] : []),
      ...(missiles.length > 0 ? [plural(missiles.length, 'missile')] : []),
    ]
    return (
      <Roster
        key={seat}
        sideStyle={sideStyleOf(seat)}
        name={seat === view.me ? `${COLORS[seat]}, yours` : COLORS[seat]}
        aside={counts.join(', ')}
        sectionLook="ee-sec ee-roster"
        look="ee-row-btn"
        ships={[...ships.map((ship) => lineOf(view, ship)), ...unfound.map(([id, hiding]) => hiddenLine(id, hiding))]}
        selected={selected}
        onSelect={onSelect}
      />
    )
  })
}
