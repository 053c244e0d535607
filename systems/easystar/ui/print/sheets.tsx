// All printed sheets: fleet list, turn summary, ships and fighters, and opponents' ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { PrintedRule, PrintHead, PrintShips, RuledLines } from '@admiralty/game-ui/print'
import { useMemo } from 'react'
import { fleetSchema, type Table } from '../../src/state.ts'
import { isColor, seatsOf } from '../../src/table.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { FighterList, PrintedFleetList } from './fleet-sheet.tsx'
import { OpponentShip } from './opponent-ship.tsx'
import { type FleetSheetData, printedFleet, type ShipSheetData } from './paper.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { asBuilt, NOBODY, tableForDesign } from './table-to-print.ts'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import './print.css'
import type { EasyStar } from '../../src/game.ts'

/** Statuses of opponents' ships that are printed. */
const STILL: ReadonlySet<string> = new Set(['flying', 'dying'])

type Props = SheetsProps<EasyStar>
interface Printed {
  readonly table: Table
  readonly fleets: readonly FleetSheetData[]
  /** Whether it is from a match, so that seats are shown. */
  readonly sided: boolean
}
/** A design, or the fleets of a match, the viewer's own first. */
function printedFrom({ source, damage }: Props): Printed | null {
  if (source.kind === 'view') {
    const { view } = source
    const seats = seatsOf(view).toSorted((one, other) => Number(other === view.me) - Number(one === view.me))
    const table = damage ? view : seats.reduce<Table>(asBuilt, view)
    return { table, fleets: seats.map((seat) => printedFleet(table, seat)), sided: true }
  }
  const fleet = fleetSchema.safeParse(source.design).data
  const table = fleet && tableForDesign(fleet)
  return table ? { table, fleets: [printedFleet(table, NOBODY)], sided: false } : null
}

interface PrintedProps extends Props {
  readonly printed: Printed
}
interface OfFleet extends PrintedProps {
  readonly of: FleetSheetData
}
const nameOf = ({ name, seat }: FleetSheetData, sided: boolean): string => (name === '' ? (sided ? COLORS[seat] : 'Fleet') : name)

const FleetLeaf = ({ of: fleet, printed, damage, Leaf }: OfFleet) => (
  <Leaf title={nameOf(fleet, printed.sided)}>
    <PrintedFleetList fleet={fleet} damage={damage} sided={printed.sided} />
    {fleet.fighters.length > 0 && <FighterList fighters={fleet.fighters} />}
    <RuledLines title="Notes" />
  </Leaf>
)

const titleOf = (page: readonly ShipSheetData[], all: readonly ShipSheetData[]): string =>
  `${page.map(({ name }) => capital(name)).join(', ')}: ${page.length > 1 ? 'ships' : 'ship'} ${page.map((of) => all.indexOf(of) + 1).join(' and ')} of ${all.length}`

function ShipLeaves({ of: fleet, printed, paper, damage, ships: most, Leaf }: OfFleet) {
  const known = fleet.ships.filter((of) => of.known)
  return (
    <PrintShips
      ships={known}
      paper={paper}
      most={most}
      Leaf={Leaf}
      idOf={({ ship }) => ship.id}
      titleOf={(page) => titleOf(page, known)}
      sheetOf={(of, size) => <ShipSheet of={of} damage={damage} sided={printed.sided} size={size} />}
      foot={null}
    />
  )
}

function OpponentLeaf({ printed, damage, Leaf }: PrintedProps) {
  const seen = printed.fleets.flatMap(({ ships }) => ships.filter(({ known, ship }) => !known && STILL.has(ship.status)))
  if (seen.length === 0) return null
  const line = (
    <>
      {seen.length === 1 ? 'One ship' : `${seen.length} ships`}: revealed weapons and devices, with lines for the rest{' '}
      <PrintedRule id="ES-DES-11" />
    </>
  )
  return (
    <Leaf title="Opponents’ ships">
      <PrintHead name="Opponents’ ships" line={line} picture={null} facts={[]} />
      <div className="ps-opponents">
        {seen.map((of) => (
          <OpponentShip key={of.ship.id} of={of} damage={damage} />
        ))}
      </div>
      <RuledLines title="Notes" />
    </Leaf>
  )
}

export function Sheets(props: Props) {
  const { source, fleet, Leaf } = props
  const damage = props.damage && source.kind === 'view'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two decide what is printed
  const printed = useMemo(() => printedFrom(props), [source, damage])
  if (!printed || printed.fleets.every(({ ships }) => ships.length === 0))
    return <p className="ps-none">There is nothing to print yet: no fleet is final.</p>
  const own = printed.fleets.filter(({ seat }) => printed.table.secret[seat] !== undefined && isColor(seat))
  const shared = { ...props, damage, printed }
  return (
    <>
      {fleet && own.map((each) => <FleetLeaf key={each.seat} {...shared} of={each} />)}
      {fleet && (
        <Leaf title="Turn summary">
          <TurnCard table={printed.table} damage={damage} />
        </Leaf>
      )}
      {printed.fleets.map((each) => (
        <ShipLeaves key={each.seat} {...shared} of={each} />
      ))}
      <OpponentLeaf {...shared} />
    </>
  )
}
