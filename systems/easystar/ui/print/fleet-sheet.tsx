// The printed fleet list: ships with costs, damage-control boxes, and a line for each fighter.
import { SideBadge, Silhouette } from '@admiralty/board'
import { DAMAGE_CONTROL, FIGHTER_KINDS, FIGHTERS, TO_HIT } from '../../data/tables.ts'
import { COLORS, capital, counted, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import { sideStyleOf } from '../sides.ts'
import { FIGHTER_WORDS } from './effects.ts'
import { Box, Id } from './marks.tsx'
import type { FighterSheetData, FleetSheetData, ShipSheetData } from './paper.ts'
import { TURNS } from './turns.ts'

export interface PrintedFleetListProps {
  readonly fleet: FleetSheetData
  /** The ships of this page. */
  readonly ships: readonly ShipSheetData[]
  readonly damage: boolean
  readonly sided: boolean
  /** Whether this is the last page, which has the total. */
  readonly last: boolean
}

function FleetHead({ fleet, sided }: PrintedFleetListProps) {
  const name = fleet.name === '' ? 'Fleet' : fleet.name
  return (
    <header className="ps-head">
      {sided && <SideBadge sideStyle={sideStyleOf(fleet.seat)} size={34} />}
      <div className="ps-title">
        <h2 className={`ps-name ${name.length > 24 ? 'long' : name.length > 14 ? 'middling' : 'short'}`}>{name}</h2>
        <p className="ps-class">
          {sided ? `${COLORS[fleet.seat]}, ` : ''}
          {counted(fleet.ships.length, 'ship')}
          {fleet.fighters.length > 0 && `, ${counted(fleet.fighters.length, 'fighter')}`}
        </p>
      </div>
      {fleet.total !== null && (
        <dl className="ps-facts">
          <div>
            <dd>{fleet.total + costOfCounters(fleet)}</dd>
            <dt>points</dt>
          </div>
        </dl>
      )}
    </header>
  )
}
const bought = (fleet: FleetSheetData): number => fleet.table.secret[fleet.seat]?.fleet?.damageControl ?? fleet.counters
const costOfCounters = (fleet: FleetSheetData): number => bought(fleet) * DAMAGE_CONTROL.cost

const FATES = { flying: '', dying: 'destroyed', wreck: 'wreck', exploded: 'blown up', left: 'off the map' } as const

function Row({ of, damage }: { readonly of: ShipSheetData; readonly damage: boolean }) {
  const { ship, name, hull, flagship, points, top, cost, station, freighter } = of
  const kind = station ? `${hull}, station` : freighter ? `${hull}, freighter` : hull
  const fate = damage ? FATES[ship.status] : ''
  return (
    <tr className={fate === '' ? undefined : 'ps-gone'}>
      <td className="n">{ship.number}</td>
      <td className="ps-sil">
        <Silhouette name={of.symbol} size={22} />
      </td>
      <td className="ps-what">
        {capital(name)} {flagship && <small className="ps-flag">flagship</small>}
        {fate !== '' && <small>{fate}</small>}
      </td>
      <td>{capital(kind)}</td>
      <td className="n">{damage && ship.hurt > 0 ? `${Math.max(0, points - ship.hurt)} of ${points}` : points}</td>
      <td className="n">{damage && ship.slowed > 0 ? `${Math.max(0, top - ship.slowed)} of ${top}` : top}</td>
      <td className="n">{cost ?? '–'}</td>
      <td className="ps-write" />
    </tr>
  )
}

export function PrintedFleetList(props: PrintedFleetListProps) {
  const { fleet, ships, damage, last } = props
  const counters = bought(fleet)
  return (
    <>
      <FleetHead {...props} />
      <section className="ps-sec">
        <table className="ps-table ps-list">
          <thead>
            <tr>
              <th className="n">no.</th>
              <th aria-label="Silhouette" />
              <th>ship</th>
              <th>hull</th>
              <th className="n">damage</th>
              <th className="n">speed</th>
              <th className="n">points</th>
              <th className="ps-write">lost, points scored</th>
            </tr>
          </thead>
          <tbody>
            {ships.map((of) => (
              <Row key={of.ship.id} of={of} damage={damage} />
            ))}
            {last && counters > 0 && (
              <tr>
                <td />
                <td />
                <td>Damage control</td>
                <td>{counted(counters, 'counter')}</td>
                <td />
                <td />
                <td className="n">{costOfCounters(fleet)}</td>
                <td className="ps-write" />
              </tr>
            )}
            {last && fleet.total !== null && (
              <tr className="ps-total">
                <td />
                <td />
                <td>Total</td>
                <td />
                <td />
                <td />
                <td className="n">{fleet.total + costOfCounters(fleet)}</td>
                <td className="ps-write" />
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {last && <DamageControl fleet={fleet} damage={damage} />}
    </>
  )
}

function DamageControl({ fleet, damage }: Pick<PrintedFleetListProps, 'fleet' | 'damage'>) {
  const all = bought(fleet)
  const left = damage ? fleet.counters : all
  const own = fleet.flagshipCounters
  if (all + own === 0) return null
  const { mends } = DAMAGE_CONTROL
  return (
    <section className="ps-sec ps-control">
      <h3>
        Damage control{' '}
        <span>
          1 counter repairs {mends[1]} damage, or a navigation hit, or 1 lost speed; 2 together {mends[2]} damage, 3 together {mends[3]}
        </span>{' '}
        <Id of="ES-AUX-DC-02" />
      </h3>
      <p className="ps-counters">
        {Array.from({ length: all }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its place
          <Box key={index} marked={index >= left} seed={index} />
        ))}
        {own > 0 && <span>the flagship’s own:</span>}
        {Array.from({ length: own }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its place
          <Box key={`own ${index}`} marked={false} />
        ))}
      </p>
    </section>
  )
}

export function FighterList({ fighters }: { readonly fighters: readonly FighterSheetData[] }) {
  return (
    <section className="ps-sec ps-fighters">
      <h3>
        Fighters <span>tick a turn’s box when fired; 5 points for hexes and hex-sides; any hit destroys a fighter</span>{' '}
        <Id of="ES-FTR-01" />
      </h3>
      {FIGHTER_KINDS.filter((kind) => fighters.some((fighter) => fighter.kind === kind)).map((kind) => (
        <p key={kind} className="ps-note">
          {capital(FIGHTER_NAMES[kind])}: {FIGHTER_WORDS[kind]}, needs {needsOf(kind)}.
        </p>
      ))}
      <table className="ps-table ps-weapons">
        <thead>
          <tr>
            <th aria-label="Kind" />
            <th />
            <th>from</th>
            <th className="ps-lost">lost</th>
            {TURNS.map((turn) => (
              <th key={turn} className="ps-tick">
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fighters.map(({ id, kind, number, where, lost }) => (
            <tr key={id} className={lost ? 'ps-gone' : undefined}>
              <td className="ps-arc">
                <Glyph name={kind} size={15} />
              </td>
              <td className="ps-what">
                {capital(FIGHTER_NAMES[kind])} {number}
              </td>
              <td className="ps-from">{where}</td>
              <td className="ps-lost">
                <Box marked={lost} />
              </td>
              {TURNS.map((turn) => (
                <td key={turn} className="ps-tick" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
function needsOf(kind: (typeof FIGHTER_KINDS)[number]): string {
  const { ship, fighter } = TO_HIT[FIGHTERS[kind].weapon]
  return [`${ship}+ against a ship`, ...(fighter === null ? ['no fighter'] : [`${fighter}+ against a fighter`])].join(', ')
}
