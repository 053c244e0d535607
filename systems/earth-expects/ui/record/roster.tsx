// The list of ships of each side; a click selects one. Also lock-ons of a ship, and the panel of a missile.
import { SideBadge } from '@admiralty/board'
import { type OnRule, RecordHead, Roster, type RosterLine, Rule, Section } from '@admiralty/game-ui/panel'
import type { Hiding, Missile, Ship, View } from '../../src/state.ts'
import { allShips, designOf, findShip, flying, isHidden, locksOn, missilesOf, seatsOf } from '../../src/table.ts'
import { COLORS, counted, facingName, hexName, missileName, nameOf, shipName } from '../../src/words/say.ts'
import { boxesDamaged } from '../../src/words/tally.ts'
import { sideStyleOf, symbolOf } from '../sides.ts'

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
  ...{ id, symbol: 'unknown', name: design.name, left: null, look: '' },
  line: `hidden within ${area.radius} of ${hexName(area.centre)}`,
})

/** The ships of all sides, one section for each side. */
export function ShipLists({ view, selected, onSelect }: ShipListProps) {
  return seatsOf(view).map((seat) => {
    const ships = allShips(view).filter((ship) => ship.seat === seat)
    const missiles = missilesOf(view, seat)
    const unfound = Object.entries(view.hiding).filter(([id, hiding]) => hiding.seat === seat && !findShip(view, id))
    const counts = [
      counted(ships.filter(flying).length, 'ship'),
      ...(unfound.length > 0 ? [`${unfound.length} hidden`] : []),
      ...(missiles.length > 0 ? [counted(missiles.length, 'missile')] : []),
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

/** Lock-ons of this ship, and lock-ons on it. */
export function Locks({ view, ship, onRule }: { readonly view: View; readonly ship: Ship; readonly onRule: OnRule }) {
  const others = allShips(view).filter((other) => flying(other) && other.id !== ship.id)
  const lines = others.flatMap((other) => [
    { from: ship, to: other, count: locksOn(view, ship.id, other.id) },
    { from: other, to: ship, count: locksOn(view, other.id, ship.id) },
  ])
  const locked = lines.filter(({ count }) => count > 0)
  if (locked.length === 0) return null
  return (
    <Section title="Lock-ons" aside={<Rule id="EE-SEN-06" onRule={onRule} />}>
      <ul className="ee-locks">
        {locked.map(({ from, to, count }) => (
          <li key={`${from.id} ${to.id}`} className="gu-line">
            <SideBadge sideStyle={sideStyleOf(from.seat)} size={13} /> {nameOf(view, from.id)} <span className="aside">on</span>{' '}
            <SideBadge sideStyle={sideStyleOf(to.seat)} size={13} /> {nameOf(view, to.id)}
            {count > 1 && <span className="aside"> {count} times</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The panel of a selected missile. Only its own side sees its type (EE-MIS-03). */
export function MissileHead({
  view,
  missile,
  onSelect,
}: {
  readonly view: View
  readonly missile: Missile
  onSelect(thing: string): void
}) {
  const known = view.secret[missile.seat]
  const kind = known
    ? known.nuclear.includes(missile.id)
      ? 'nuclear, known only to your side'
      : 'standard, known only to your side'
    : 'of unknown type'
  const line = (
    <>
      at {nameOf(view, missile.target)}, {kind}, <span className="loc">{hexName(missile.hex)}</span>
    </>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol="missile" sideStyle={sideStyleOf(missile.seat)} name={missileName(view, missile)} line={line} facts={null} />
      <div className="gu-buttons">
        <button type="button" className="btn quiet" onClick={() => onSelect(missile.from)}>
          Show {nameOf(view, missile.from)}
        </button>
        <button type="button" className="btn quiet" onClick={() => onSelect(missile.target)}>
          Show {nameOf(view, missile.target)}
        </button>
      </div>
    </section>
  )
}
