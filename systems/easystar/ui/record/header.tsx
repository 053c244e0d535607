// The head of a record: counter, name, hull, place, speed and damage points.
import { sideStyleOf } from '@admiralty/board'
import { Fact, Figure, markedText, RecordHead, Rule, Section, Track } from '@admiralty/game-ui/panel'
import { makeHexNumber } from '@admiralty/space'
import type { Ship, View } from '../../src/state.ts'
import { sheetOf, strength, topSpeed } from '../../src/table.ts'
import { COLORS, capital, facingName, shipName } from '../../src/words/say.ts'
import { symbolOf } from '../symbol.ts'

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

export function Header({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  const full = strength(view, ship)
  const top = topSpeed(view, ship)
  const known = sheetOf(view, ship) !== undefined
  const flagship = view.secret[ship.seat]?.flagship === ship.id
  const line = (
    <>
      {COLORS[ship.seat]} {flagship ? 'flagship, ' : ''}
      {ship.hull} {ship.number}, {whereabouts(ship)}
      {ship.status === 'flying' && (
        <>
          , <span className="loc">{makeHexNumber(ship.hex)}</span>
        </>
      )}{' '}
      <Rule id={HULL_RULE[ship.hull]} />
    </>
  )
  const facts = (
    <div className="gu-facts">
      <Figure number={top} total="top speed">
        <Fact title="speed" figure={ship.speed} of={known ? top.total : `${top.total}?`} />
      </Figure>
      <Figure number={full} total={capital('damage points')}>
        <Fact title="damage" figure={Math.max(0, full.total - ship.hurt)} of={full.total} />
      </Figure>
    </div>
  )
  return (
    <section className="gu-sec">
      <RecordHead symbol={symbolOf(view, ship)} sideStyle={sideStyleOf(ship.seat)} name={shipName(ship)} line={line} facts={facts} />
    </section>
  )
}

/** One box for each damage point, crossed off from the right. */
export function DamageBoxes({ view, ship }: { readonly view: View; readonly ship: Ship }) {
  const { total } = strength(view, ship)
  const whole = total - ship.hurt
  const marks = [
    ...(ship.navHit ? [['navigation hit: the ship cannot turn', 'ES-CRT-06'] as const] : []),
    ...(ship.slowed > 0 ? [[`top speed −${ship.slowed}`, 'ES-CRT-07'] as const] : []),
  ]
  return (
    <Section title="Damage" aside={<Rule id="ES-DES-07" />}>
      <div className={`side-${sideStyleOf(ship.seat)}`}>
        <Track
          look="damage"
          boxes={Array.from({ length: total }, (_, index) => (index < whole ? 'whole' : 'gone'))}
          label={markedText('Damage points', Math.min(total, ship.hurt), total)}
        />
      </div>
      {marks.map(([what, rule]) => (
        <p key={what} className="es-mark">
          {what} <Rule id={rule} />
        </p>
      ))}
    </Section>
  )
}
