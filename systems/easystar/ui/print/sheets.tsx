// All printed sheets: fleet list, turn summary, ships and fighters, and opponents' ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { PrintShips, RuledLines } from '@admiralty/game-ui/print'
import { useMemo } from 'react'
import { type FleetDesign, fleetSchema, type Table, type View } from '../../src/state.ts'
import { isColor, seatsOf } from '../../src/table.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { FighterList, PrintedFleetList } from './fleet-sheet.tsx'
import { OpponentShip, OpponentShipsHead } from './opponent-ship.tsx'
import { type FleetSheetData, printedFleet, type ShipSheetData } from './paper.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { asBuilt, NOBODY, tableForDesign } from './table-to-print.ts'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import './print.css'
import type { EasyStar } from '../../src/game.ts'

/** Statuses of opponents' ships that are printed. */
const STILL: ReadonlySet<string> = new Set(['flying', 'dying'])

interface Printed {
  readonly table: Table
  readonly fleets: readonly FleetSheetData[]
  /** Whether it is from a match, so that seats are shown. */
  readonly sided: boolean
}

/** The fleets of a match, the viewer's own first. */
function printedOf(view: View, damage: boolean): Printed {
  const seats = seatsOf(view).toSorted((one, other) => Number(other === view.me) - Number(one === view.me))
  const table: Table = damage ? view : seats.reduce<Table>((built, seat) => asBuilt(built, seat), view)
  return { table, fleets: seats.map((seat) => printedFleet(table, seat)), sided: true }
}
function printedDesign(fleet: FleetDesign): Printed {
  const table = tableForDesign(fleet)
  return { table, fleets: [printedFleet(table, NOBODY)], sided: false }
}
function printedFrom({ source, damage }: Props): Printed | null {
  if (source.kind === 'view') return printedOf(source.view, damage)
  const fleet = fleetSchema.safeParse(source.design).data
  return fleet ? printedDesign(fleet) : null
}

type Props = SheetsProps<EasyStar>

interface PrintedProps extends Omit<Props, 'source'> {
  readonly printed: Printed
}
interface OfFleet extends PrintedProps {
  readonly of: FleetSheetData
}
const nameOf = ({ name, seat }: FleetSheetData, sided: boolean): string => (name === '' ? (sided ? COLORS[seat] : 'Fleet') : name)

function FleetLeaf({ of: fleet, printed, damage, Leaf }: OfFleet) {
  return (
    <Leaf title={nameOf(fleet, printed.sided)}>
      <PrintedFleetList fleet={fleet} damage={damage} sided={printed.sided} />
      {fleet.fighters.length > 0 && <FighterList fighters={fleet.fighters} />}
      <RuledLines title="Notes" />
    </Leaf>
  )
}

interface Numbered {
  readonly of: ShipSheetData
  readonly nth: number
}
const titleOf = (ships: readonly Numbered[], all: number): string => {
  const names = ships.map(({ of }) => capital(of.name)).join(', ')
  const numbers = ships.map(({ nth }) => nth)
  return `${names}: ${numbers.length > 1 ? 'ships' : 'ship'} ${numbers.join(' and ')} of ${all}`
}

function ShipLeaves({ of: fleet, printed, paper, damage, ships: most, Leaf }: OfFleet) {
  const known = fleet.ships.filter((of) => of.known)
  return (
    <PrintShips
      ships={known.map((of, index) => ({ of, nth: index + 1 }))}
      paper={paper}
      most={most}
      Leaf={Leaf}
      idOf={({ of }) => of.ship.id}
      titleOf={(page) => titleOf(page, known.length)}
      sheetOf={({ of }, size) => <ShipSheet of={of} damage={damage} sided={printed.sided} size={size} />}
      foot={null}
    />
  )
}

function OpponentLeaf({ printed, damage, Leaf }: PrintedProps) {
  const seen = printed.fleets.flatMap(({ ships }) => ships.filter(({ known, ship }) => !known && STILL.has(ship.status)))
  if (seen.length === 0) return null
  return (
    <Leaf title="Opponents’ ships">
      <OpponentShipsHead count={seen.length} />
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
