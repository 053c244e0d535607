// The head of a record: counter, name, hull, place, speed and damage points.
import { SideBadge, Silhouette } from '@admiralty/board'
import { makeHexNumber } from '@admiralty/space'
import type { Ship, View } from '../../src/state.ts'
import { sheetOf, strength, topSpeed } from '../../src/table.ts'
import { COLORS, capital, facingName, shipName } from '../../src/words/say.ts'
import { Figure, type OnRule, Rule } from '../cite.tsx'
import { sideStyleOf, symbolOf } from '../sides.ts'

const HULL_RULE = {
  scout: 'ES-SHP-01',
  destroyer: 'ES-SHP-02',
  cruiser: 'ES-SHP-03',
  battleship: 'ES-SHP-04',
  leviathan: 'ES-SHP-05',
} as const
const STATUS: Readonly<Record<Ship['status'], string | null>> = {
  flying: null,
  dying: 'destroyed, last shot still to fire',
  wreck: 'a wreck',
  exploded: 'blown up',
  left: 'left the map',
}

function whereabouts(ship: Ship): string {
  const doom = STATUS[ship.status]
  const kind = ship.station ? 'station' : `facing ${facingName(ship.facing)}`
  return doom ?? kind
}

export function Header({ view, ship, onRule }: { readonly view: View; readonly ship: Ship; readonly onRule: OnRule }) {
  const full = strength(view, ship)
  const top = topSpeed(view, ship)
  const known = sheetOf(view, ship) !== undefined
  const flagship = view.secret[ship.seat]?.flagship === ship.id
  const sideStyle = sideStyleOf(ship.seat)
  return (
    <section className="es-sec es-head">
      <span className="es-face">
        <SideBadge sideStyle={sideStyle} size={50} />
        <Silhouette name={symbolOf(view, ship)} sideStyle={sideStyle} size={36} />
      </span>
      <div>
        <h2 className="es-name">{shipName(ship)}</h2>
        <p className="es-class">
          {COLORS[ship.seat]} {flagship ? 'flagship, ' : ''}
          {ship.hull} {ship.number}, {whereabouts(ship)}
          {ship.status === 'flying' && (
            <>
              , <span className="loc">{makeHexNumber(ship.hex)}</span>
            </>
          )}{' '}
          <Rule id={HULL_RULE[ship.hull]} onRule={onRule} />
        </p>
      </div>
      <div className="es-facts">
        <Figure number={top} total="top speed" onRule={onRule}>
          <b>
            {ship.speed}
            <i> / {known ? top.total : `${top.total}?`}</i>
          </b>
          <span>speed</span>
        </Figure>
        <Figure number={full} total={capital('damage points')} onRule={onRule}>
          <b>
            {Math.max(0, full.total - ship.hurt)}
            <i> / {full.total}</i>
          </b>
          <span>damage</span>
        </Figure>
      </div>
    </section>
  )
}

/** One box for each damage point, crossed off from the right. */
export function DamageBoxes({ view, ship, onRule }: { readonly view: View; readonly ship: Ship; readonly onRule: OnRule }) {
  const { total } = strength(view, ship)
  const whole = total - ship.hurt
  const marks = [
    ...(ship.navHit ? [['navigation hit: the ship cannot turn', 'ES-CRT-06']] : []),
    ...(ship.slowed > 0 ? [[`top speed −${ship.slowed}`, 'ES-CRT-07']] : []),
  ] as const
  return (
    <section className="es-sec">
      <div className="h">
        <h3>Damage</h3>
        <Rule id="ES-DES-07" onRule={onRule} />
      </div>
      <div className={`es-damage side-${sideStyleOf(ship.seat)}`} role="img" aria-label={`${Math.max(0, whole)} of ${total} points left`}>
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <i key={index} className={index < whole ? 'whole' : 'gone'} />
        ))}
      </div>
      {marks.map(([what, rule]) => (
        <p key={what} className="es-mark">
          {what} <Rule id={rule ?? ''} onRule={onRule} />
        </p>
      ))}
    </section>
  )
}
