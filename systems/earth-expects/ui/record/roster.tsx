// The list of ships of each side; a click selects one. Also lock-ons of a ship, and the panel of a missile.
import { SideBadge, Silhouette } from '@admiralty/board'
import type { Color } from '../../src/shapes.ts'
import type { Hiding, Missile, Ship, View } from '../../src/state.ts'
import { allShips, designOf, findShip, flying, isHidden, locksOn, missilesOf, seatsOf } from '../../src/table.ts'
import { COLORS, counted, facingName, hexName, missileName, nameOf, shipName } from '../../src/words/say.ts'
import { boxesDamaged } from '../../src/words/tally.ts'
import { type OnRule, Rule, Section } from '../cite.tsx'
import { sideStyleOf, symbolOf } from '../sides.ts'

interface RosterProps {
  readonly view: View
  readonly selected: string | null
  onSelect(thing: string): void
}
const GONE: Readonly<Record<Ship['status'], string>> = { flying: '', destroyed: 'destroyed', left: 'left' }

function Row({ view, ship, selected, onSelect }: RosterProps & { readonly ship: Ship }) {
  const [damaged, all] = boxesDamaged(view, ship)
  const inPlay = flying(ship)
  return (
    <li>
      <button
        type="button"
        className={`ee-row-btn side-${sideStyleOf(ship.seat)}${inPlay ? '' : ' gone'}`}
        aria-pressed={ship.id === selected}
        onClick={() => onSelect(ship.id)}
      >
        <Silhouette name={inPlay ? symbolOf(designOf(view, ship)) : 'wreck'} sideStyle={sideStyleOf(ship.seat)} size={24} />
        <span className="nm">{shipName(view, ship)}</span>
        <span className="aside">
          {inPlay ? `${hexName(ship.hex)} ${facingName(ship.facing)}${isHidden(view, ship.id) ? ', hidden' : ''}` : GONE[ship.status]}
        </span>
        <span className="ee-bar" aria-hidden="true">
          <i style={{ width: `${(100 * (all - damaged)) / Math.max(1, all)}%` }} />
        </span>
        <span className="num">
          {all - damaged}/{all}
        </span>
      </button>
    </li>
  )
}

/** An enemy ship that is still hidden, with its public area (EE-HID-01). */
function Unfound({ seat, hiding: { design, area } }: { readonly seat: Color; readonly hiding: Hiding }) {
  return (
    <li className={`ee-row-btn side-${sideStyleOf(seat)} unfound`}>
      <Silhouette name="unknown" sideStyle={sideStyleOf(seat)} size={24} />
      <span className="nm">{design.name}</span>
      <span className="aside">
        hidden within {area.radius} of {hexName(area.centre)}
      </span>
    </li>
  )
}

/** The ships of all sides, one section for each side. */
export function Roster(props: RosterProps) {
  const { view } = props
  return seatsOf(view).map((seat) => <Side key={seat} {...props} seat={seat} />)
}
function Side({ seat, ...props }: RosterProps & { readonly seat: Color }) {
  const ships = allShips(props.view).filter((ship) => ship.seat === seat)
  const missiles = missilesOf(props.view, seat)
  const unfound = Object.entries(props.view.hiding).filter(([id, hiding]) => hiding.seat === seat && !findShip(props.view, id))
  return (
    <section className="ee-sec">
      <div className="h">
        <h3 className="chip">
          <SideBadge sideStyle={sideStyleOf(seat)} size={13} /> {COLORS[seat]}
          {seat === props.view.me ? ', yours' : ''}
        </h3>
        <span className="aside">
          {counted(ships.filter(flying).length, 'ship')}
          {unfound.length > 0 && `, ${unfound.length} hidden`}
          {missiles.length > 0 && `, ${counted(missiles.length, 'missile')}`}
        </span>
      </div>
      <ol className="ee-roster">
        {ships.map((ship) => (
          <Row key={ship.id} {...props} ship={ship} />
        ))}
        {unfound.map(([id, hiding]) => (
          <Unfound key={id} seat={seat} hiding={hiding} />
        ))}
      </ol>
    </section>
  )
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
          <li key={`${from.id} ${to.id}`}>
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
  const sideStyle = sideStyleOf(missile.seat)
  const known = view.secret[missile.seat]
  const kind = known
    ? known.nuclear.includes(missile.id)
      ? 'nuclear, known only to your side'
      : 'standard, known only to your side'
    : 'of unknown type'
  return (
    <section className="ee-sec">
      <div className="ee-head">
        <span className="ee-face">
          <SideBadge sideStyle={sideStyle} size={50} />
          <Silhouette name="missile" sideStyle={sideStyle} size={34} />
        </span>
        <div>
          <h2 className="ee-name">{missileName(view, missile)}</h2>
          <p className="ee-class">
            at {nameOf(view, missile.target)}, {kind}, <span className="loc">{hexName(missile.hex)}</span>
          </p>
        </div>
      </div>
      <div className="ee-buttons">
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
