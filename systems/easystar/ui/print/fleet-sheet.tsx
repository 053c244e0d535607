// The printed fleet list: ships with costs, damage-control boxes, and a line for each fighter.

import { SideBadge, Silhouette, sideStyleOf } from '@admiralty/board'
import { PrintBox, PrintBoxes, type PrintColumn, PrintHead, type PrintRow, PrintSection, PrintTable } from '@admiralty/game-ui/print'
import { plural } from '@admiralty/kernel'
import { DAMAGE_CONTROL, FIGHTER_KINDS, FIGHTERS, TO_HIT } from '../../data/tables.ts'
import { COLORS, capital, FIGHTER_NAMES } from '../../src/words/say.ts'
import { Glyph } from '../glyphs.tsx'
import { FIGHTER_WORDS } from './effects.ts'
import type { FighterSheetData, FleetSheetData, ShipSheetData } from './paper.ts'
import { TICKS } from './turns.ts'

export interface PrintedFleetListProps {
  readonly fleet: FleetSheetData
  readonly damage: boolean
  readonly sided: boolean
}

function FleetHead({ fleet, sided }: PrintedFleetListProps) {
  const { seat, name, ships, fighters } = fleet
  const what = [plural(ships.length, 'ship'), ...(fighters.length > 0 ? [plural(fighters.length, 'fighter')] : [])]
  const badge = sided && <SideBadge sideStyle={sideStyleOf(seat)} size={34} />
  const total = totalOf(fleet)
  const line = (sided ? [COLORS[seat], ...what] : what).join(', ')
  return <PrintHead name={name === '' ? 'Fleet' : name} line={line} picture={badge} facts={total === null ? [] : [['points', total]]} />
}
const bought = (fleet: FleetSheetData): number => fleet.table.secret[fleet.seat]?.fleet?.damageControl ?? fleet.counters
const costOfCounters = (fleet: FleetSheetData): number => bought(fleet) * DAMAGE_CONTROL.cost
const totalOf = (fleet: FleetSheetData): number | null => (fleet.total === null ? null : fleet.total + costOfCounters(fleet))

const FATES = { flying: '', dying: 'destroyed', wreck: 'wreck', exploded: 'blown up', left: 'off the map' } as const

const COLUMNS: readonly PrintColumn[] = [
  ['no.', 'n'],
  ['', 'ps-sil'],
  ['ship', 'ps-what'],
  ['hull'],
  ['damage', 'n'],
  ['speed', 'n'],
  ['points', 'n'],
  ['lost, points scored', 'ps-write'],
]
function rowOf(of: ShipSheetData, damage: boolean): PrintRow {
  const { ship, name, hull, flagship, points, top, cost, station, freighter } = of
  const kind = station ? `${hull}, station` : freighter ? `${hull}, freighter` : hull
  const fate = damage ? FATES[ship.status] : ''
  const lessened = (full: number, by: number): string => (damage && by > 0 ? `${Math.max(0, full - by)} of ${full}` : String(full))
  const title = (
    <>
      {capital(name)} {flagship && <small>flagship</small>}
      {fate !== '' && <small>{fate}</small>}
    </>
  )
  return {
    key: ship.id,
    look: fate === '' ? '' : 'ps-gone',
    cells: [
      ship.number,
      <Silhouette key="silhouette" name={of.symbol} size={22} />,
      title,
      capital(kind),
      lessened(points, ship.hurt),
      lessened(top, ship.slowed),
      cost ?? '–',
    ],
  }
}

export function PrintedFleetList(props: PrintedFleetListProps) {
  const { fleet, damage } = props
  const [counters, total] = [bought(fleet), totalOf(fleet)]
  const control = ['', '', 'Damage control', plural(counters, 'counter'), '', '', costOfCounters(fleet)]
  const rows: readonly PrintRow[] = [
    ...fleet.ships.map((of) => rowOf(of, damage)),
    ...(counters > 0 ? [{ key: 'counters', cells: control }] : []),
    ...(total !== null ? [{ key: 'total', look: 'ps-total', cells: ['', '', 'Total', '', '', '', total] }] : []),
  ]
  return (
    <>
      <FleetHead {...props} />
      <div className="ps-sec">
        <PrintTable columns={COLUMNS} rows={rows} />
      </div>
      <DamageControl fleet={fleet} damage={damage} />
    </>
  )
}

function DamageControl({ fleet, damage }: Pick<PrintedFleetListProps, 'fleet' | 'damage'>) {
  const all = bought(fleet)
  const left = damage ? fleet.counters : all
  const own = fleet.flagshipCounters
  if (all + own === 0) return null
  const { mends } = DAMAGE_CONTROL
  const does = `1 counter repairs ${mends[1]} damage, or a navigation hit, or 1 lost speed; 2 together ${mends[2]} damage, 3 together ${mends[3]}`
  return (
    <PrintSection title="Damage control" note={does} rule="ES-AUX-DC-02">
      <p className="ps-row">
        <PrintBoxes count={all} marked={all - left} label={`${left} of ${plural(all, 'counter')} left`} />
        {own > 0 && (
          <>
            <span>the flagship’s own:</span> <PrintBoxes count={own} marked={0} label={plural(own, 'counter')} />
          </>
        )}
      </p>
    </PrintSection>
  )
}

const FIGHTER_COLUMNS: readonly PrintColumn[] = [['', 'ps-arc'], ['', 'ps-what'], ['from', 'ps-from'], ['lost', 'ps-lost'], ...TICKS]
export const FighterList = ({ fighters }: { readonly fighters: readonly FighterSheetData[] }) => (
  <PrintSection
    title="Fighters"
    note="tick a turn’s box when fired; 5 points for hexes and hex-sides; any hit destroys a fighter"
    rule="ES-FTR-01"
  >
    {FIGHTER_KINDS.filter((kind) => fighters.some((fighter) => fighter.kind === kind)).map((kind) => (
      <p key={kind} className="ps-note">
        {capital(FIGHTER_NAMES[kind])}: {FIGHTER_WORDS[kind]}, needs {needsOf(kind)}.
      </p>
    ))}
    <PrintTable
      columns={FIGHTER_COLUMNS}
      rows={fighters.map(({ id, kind, number, where, lost }) => ({
        key: id,
        look: lost ? 'ps-gone' : '',
        cells: [
          <Glyph key="kind" name={kind} size={15} />,
          `${capital(FIGHTER_NAMES[kind])} ${number}`,
          where,
          <PrintBox key="lost" marked={lost} />,
        ],
      }))}
    />
  </PrintSection>
)
function needsOf(kind: (typeof FIGHTER_KINDS)[number]): string {
  const { ship, fighter } = TO_HIT[FIGHTERS[kind].weapon]
  return [`${ship}+ against a ship`, ...(fighter === null ? ['no fighter'] : [`${fighter}+ against a fighter`])].join(', ')
}
