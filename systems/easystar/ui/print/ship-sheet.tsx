// The printed record of one ship, on a page or half a page.
import { SideBadge, Silhouette } from '@admiralty/board'
import { makeHexNumber } from '@admiralty/space'
import { AUXILIARIES } from '../../data/tables.ts'
import { AUXILIARY_TITLE } from '../../src/design/titles.ts'
import { COLORS, capital, facingName, fighterName } from '../../src/words/say.ts'
import { sideStyleOf } from '../sides.ts'
import { EFFECTS } from './effects.ts'
import { Box, Boxes, Cross, Id, Notes } from './marks.tsx'
import type { DeviceSheetData, ShipSheetData } from './paper.ts'
import { ReachPrint } from './reach-print.tsx'
import { Criticals } from './turn-card.tsx'
import { TURNS } from './turns.ts'
import { Weapons } from './weapons.tsx'

export interface ShipSheetProps {
  readonly of: ShipSheetData
  /** Whether current damage is marked. */
  readonly damage: boolean
  /** Whether the ship is from a match, so that its seat is shown. */
  readonly sided: boolean
  readonly size: 'page' | 'half'
}

/** The class for the size of a name. Long names are smaller and may take two lines. */
const scaleOf = (name: string): string => (name.length > 18 ? 'long' : name.length > 12 ? 'middling' : 'short')

function Head({ of, sided }: ShipSheetProps) {
  const { ship, name, hull, size, station, freighter, flagship } = of
  const what = [
    `${sided ? `${COLORS[ship.seat]} ` : ''}${hull} ${ship.number}`,
    `size ${size}`,
    ...(station ? ['a station: does not move or turn'] : []),
    ...(freighter ? ['a freighter'] : []),
    ...(flagship ? ['flagship'] : []),
  ]
  return (
    <header className="ps-head">
      <Silhouette name={of.symbol} size={58} />
      <div className="ps-title">
        <h2 className={`ps-name ${scaleOf(name)}`}>{capital(name)}</h2>
        <p className="ps-class">
          {sided && <SideBadge sideStyle={sideStyleOf(ship.seat)} size={11} />} {capital(what.join(', '))}
        </p>
      </div>
      <dl className="ps-facts">
        <div>
          <dd>{of.points}</dd>
          <dt>damage</dt>
        </div>
        <div>
          <dd>{of.top}</dd>
          <dt>top speed</dt>
        </div>
        <div>
          <dd>{of.cost ?? '–'}</dd>
          <dt>points</dt>
        </div>
      </dl>
    </header>
  )
}

function Damage({ of, damage }: ShipSheetProps) {
  const taken = damage ? of.ship.hurt : 0
  return (
    <section className="ps-sec ps-damage">
      <h3>
        Damage <span>exactly 0 left: a wreck; below 0: it explodes</span> <Id of="ES-DST-02" />
      </h3>
      <Boxes count={of.points} marked={Math.min(taken, of.points)} label={`${of.points} points, ${taken} taken`} />
      {of.hull === 'leviathan' && (
        <p className="ps-aside">
          It repairs 1 point at the start of every turn. <Id of="ES-LEV-02" />
        </p>
      )}
    </section>
  )
}

/** Each speed with its hex-sides of turning. Lost speed is crossed off from the right. */
function Speed({ of, damage }: ShipSheetProps) {
  const { ship, top, turns, pod, size } = of
  const lost = damage ? Math.min(ship.slowed, top) : 0
  return (
    <section className="ps-sec ps-speed">
      <h3>
        Speed <Id of="ES-MOV-02" />
      </h3>
      <div className="ps-speeds">
        <table>
          <tbody>
            <tr>
              <th>speed</th>
              {turns.map((_, speed) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a speed is its place
                <td key={speed} className={damage && speed === ship.speed && ship.status === 'flying' ? 'ps-now' : undefined}>
                  {speed}
                  {speed > top - lost && <Cross seed={speed} />}
                </td>
              ))}
            </tr>
            <tr>
              <th>turns{pod ? ', with pod' : ''}</th>
              {turns.map((sides, speed) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a speed is its place
                <td key={speed}>{sides}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p className="ps-nav">
          <span>
            <Box marked={damage && ship.navHit} /> navigation hit: {pod ? 'only the pod turns it' : 'no turns'}
          </span>
          <span>
            {size > 1 ? `a die below ${size}, after all ships of the side have moved, clears it` : 'only damage control clears it'}{' '}
            <Id of="ES-CRT-06" />
          </span>
        </p>
      </div>
    </section>
  )
}

function Device({ kind, gone }: DeviceSheetData) {
  const { text, rule } = EFFECTS[kind]
  return (
    <li className={gone ? 'ps-gone' : undefined}>
      {AUXILIARIES[kind].losable ? <Box marked={gone} /> : <i className="ps-nobox" />}
      <span>
        <b>{capital(AUXILIARY_TITLE[kind])}</b> {text} <Id of={rule} />
      </span>
    </li>
  )
}

function Devices({ of }: ShipSheetProps) {
  const { devices, bays } = of
  if (devices.length + bays.length === 0) return null
  return (
    <section className="ps-sec ps-devices">
      <h3>
        Devices <span>box: lost</span> <Id of="ES-AUX-04" />
      </h3>
      <ul>
        {devices.map((device, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place in the design is its name
          <Device key={index} {...device} />
        ))}
        {bays.map(({ number, gone, aboard }) => (
          <li key={number} className={gone ? 'ps-gone' : undefined}>
            <Box marked={gone} />
            <span>
              <b>Bay {number}</b> {aboard.map(fighterName).join(', ') || 'empty'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Speed, hex and facing for each turn; on half a page only the speed. */
function TurnRecord({ of, damage, size }: ShipSheetProps) {
  const { ship, table } = of
  const inPlay = damage && ship.status === 'flying'
  const now = (turn: number, text: string): string => (inPlay && turn === table.turn ? text : '')
  const rows = [
    ['speed', String(ship.speed)],
    ['hex', makeHexNumber(ship.hex)],
    ['facing', facingName(ship.facing)],
  ] as const
  return (
    <section className="ps-sec ps-record">
      <h3>
        Turn by turn <span>{of.station ? 'a station does not move' : 'starts at speed 1'}</span> <Id of="ES-MOV-01" />
      </h3>
      <table>
        <tbody>
          <tr>
            <th>turn</th>
            {TURNS.map((turn) => (
              <th key={turn}>{turn}</th>
            ))}
          </tr>
          {rows.slice(0, size === 'half' ? 1 : rows.length).map(([what, text]) => (
            <tr key={what}>
              <th>{what}</th>
              {TURNS.map((turn) => (
                <td key={turn}>{now(turn, text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const FATES = { dying: 'destroyed, last shot still to fire', wreck: 'a wreck', exploded: 'blown up', left: 'left the map' } as const

/** Above MANY rows the sheet is set closer; above MOST, in designs that are not legal, it is scaled down. */
const MANY = 18
const MOST = 30

export function ShipSheet(props: ShipSheetProps) {
  const { of, damage, size } = props
  const { status } = of.ship
  const armed = of.weapons.some(({ needs, gone }) => needs.ship !== null && !gone)
  const rows = of.weapons.length + of.devices.length + of.bays.length
  return (
    <article className={`ps-ship ${size}${rows > MANY ? ' crowded' : ''}`} style={{ zoom: Math.min(1, MOST / rows) }} aria-label={of.name}>
      <Head {...props} />
      {damage && status !== 'flying' && <p className="ps-fate">{capital(FATES[status])}.</p>}
      <div className="ps-two">
        <Damage {...props} />
        <Speed {...props} />
      </div>
      <Weapons of={of} now={damage ? of.table.turn : null} />
      <div className="ps-low">
        <div className="ps-left">
          <Devices {...props} />
          {size === 'page' && <Criticals criticals={of.table.setup.options.criticals} />}
          {size === 'half' && <Notes title="Notes" />}
        </div>
        {armed && <ReachPrint of={of} />}
      </div>
      <TurnRecord {...props} />
      {size === 'page' && <Notes title="Notes" />}
    </article>
  )
}
