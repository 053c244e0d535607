// A list of all ships with public facts. A click selects a ship.
import { SideBadge, Silhouette } from '@admiralty/board'
import { makeHexNumber } from '@admiralty/space'
import type { Color, Ship, View } from '../../src/state.ts'
import { fightersOf, flying, seatsOf, shipsOf, strength } from '../../src/table.ts'
import { COLORS, counted, facingName, shipName } from '../../src/words/say.ts'
import { fighterLabel, sideStyleOf, symbolOf } from '../sides.ts'

const GONE = { exploded: 'blown up', left: 'left the map', wreck: 'wreck', dying: 'dying', flying: '' } as const

interface RosterProps {
  readonly view: View
  readonly selected: string | null
  onSelect(thing: string): void
}
function Row({ view, ship, selected, onSelect }: RosterProps & { readonly ship: Ship }) {
  const { total } = strength(view, ship)
  const sideStyle = sideStyleOf(ship.seat)
  const inPlay = flying(ship)
  return (
    <li>
      <button
        type="button"
        className={`es-row side-${sideStyle}${inPlay ? '' : ' gone'}`}
        aria-pressed={ship.id === selected}
        onClick={() => onSelect(ship.id)}
      >
        <Silhouette name={ship.status === 'wreck' ? 'wreck' : symbolOf(view, ship)} sideStyle={sideStyle} size={24} />
        <span className="nm">{shipName(ship)}</span>
        <span className="aside">
          {inPlay ? `${makeHexNumber(ship.hex)} ${facingName(ship.facing)}, speed ${ship.speed}` : GONE[ship.status]}
        </span>
        <span className="es-bar" aria-hidden="true">
          <i style={{ width: `${(100 * Math.max(0, total - ship.hurt)) / total}%` }} />
        </span>
        <span className="num">
          {Math.max(0, total - ship.hurt)}/{total}
        </span>
      </button>
    </li>
  )
}

function Fighters({ view, seat, selected, onSelect }: RosterProps & { readonly seat: Color }) {
  const out = fightersOf(view, seat).filter(flying)
  if (out.length === 0) return null
  return (
    <li className="es-out">
      <span>{counted(out.length, 'fighter')} in flight</span>
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

export function Roster({ view, selected, onSelect }: RosterProps) {
  return seatsOf(view).map((seat) => (
    <section className="es-sec" key={seat}>
      <div className="h">
        <h3 className="chip">
          <SideBadge sideStyle={sideStyleOf(seat)} size={13} /> {COLORS[seat]}
          {seat === view.me ? ', yours' : ''}
        </h3>
        <span className="aside">{counted(shipsOf(view, seat).filter(flying).length, 'ship')} in action</span>
      </div>
      <ol className="es-roster">
        {shipsOf(view, seat).map((ship) => (
          <Row key={ship.id} view={view} ship={ship} selected={selected} onSelect={onSelect} />
        ))}
        <Fighters view={view} seat={seat} selected={selected} onSelect={onSelect} />
      </ol>
    </section>
  ))
}
