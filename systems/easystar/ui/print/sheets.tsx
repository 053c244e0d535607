// All printed sheets: fleet list, turn summary, ships and fighters, and opponents' ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { chunks, RuledLines } from '@admiralty/game-ui/print'
import { useMemo } from 'react'
import { type FleetDesign, fleetSchema, type Table, type View } from '../../src/state.ts'
import { isColor, seatsOf } from '../../src/table.ts'
import { COLORS, capital } from '../../src/words/say.ts'
import { FighterList, PrintedFleetList } from './fleet-sheet.tsx'
import { opponentShipsPages, pages } from './leaves.ts'
import { OpponentShip, OpponentShipsHead } from './opponent-ship.tsx'
import { type FleetSheetData, printedFleet, type ShipSheetData } from './paper.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { asBuilt, NOBODY, tableForDesign } from './table-to-print.ts'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import './print.css'
import type { EasyStar } from '../../src/game.ts'

const ROWS = 20
const FIGHTERS = 24
/** Ships and fighters together that fit on one page. */
const BOTH = 26
/** Statuses of opponents' ships that are printed. */
const STILL: ReadonlySet<string> = new Set(['flying', 'dying'])
/** The least height in millimetres for ruled lines. */
const WORTH_LINES = 25

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

function FleetLeaves({ of: fleet, printed, damage, Leaf }: OfFleet) {
  const lists = chunks(fleet.ships, ROWS)
  const together = fleet.ships.length + fleet.fighters.length <= BOTH && lists.length <= 1
  const title = nameOf(fleet, printed.sided)
  return (
    <>
      {lists.map((ships, index) => (
        <Leaf key={ships[0]?.ship.id} title={lists.length > 1 ? `${title}, list ${index + 1} of ${lists.length}` : title}>
          <PrintedFleetList fleet={fleet} ships={ships} damage={damage} sided={printed.sided} last={index === lists.length - 1} />
          {together && fleet.fighters.length > 0 && <FighterList fighters={fleet.fighters} />}
          <RuledLines title="Notes" />
        </Leaf>
      ))}
      {!together &&
        chunks(fleet.fighters, FIGHTERS).map((fighters) => (
          <Leaf key={fighters[0]?.id} title={`${title}, fighters`}>
            <FighterList fighters={fighters} />
            <RuledLines title="Notes" />
          </Leaf>
        ))}
    </>
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
  return pages(known, paper, most).map((ships) => {
    const numbered = ships.map((of) => ({ of, nth: known.indexOf(of) + 1 }))
    return (
      <Leaf key={ships[0]?.ship.id} title={titleOf(numbered, known.length)}>
        {ships.map((of) => (
          <ShipSheet
            key={of.ship.id}
            of={of}
            damage={damage}
            sided={printed.sided}
            size={most === 2 && ships.length === 2 ? 'half' : 'whole'}
          />
        ))}
      </Leaf>
    )
  })
}

function OpponentLeaves({ printed, paper, damage, Leaf }: PrintedProps) {
  const seen = printed.fleets.flatMap(({ ships }) => ships.filter(({ known, ship }) => !known && STILL.has(ship.status)))
  const cardPages = opponentShipsPages(seen, paper)
  return cardPages.map(({ ships, left }, index) => (
    <Leaf key={ships[0]?.ship.id} title={`Opponents’ ships, ${index + 1} of ${cardPages.length}`}>
      {index === 0 && <OpponentShipsHead count={seen.length} />}
      <div className="ps-opponents">
        {ships.map((of) => (
          <OpponentShip key={of.ship.id} of={of} damage={damage} />
        ))}
      </div>
      {left > WORTH_LINES && <RuledLines title="Notes" />}
    </Leaf>
  ))
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
      {fleet && own.map((each) => <FleetLeaves key={each.seat} {...shared} of={each} />)}
      {fleet && (
        <Leaf title="Turn summary">
          <TurnCard table={printed.table} damage={damage} />
        </Leaf>
      )}
      {printed.fleets.map((each) => (
        <ShipLeaves key={each.seat} {...shared} of={each} />
      ))}
      <OpponentLeaves {...shared} />
    </>
  )
}
