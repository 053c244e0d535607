// The sheets to print: a summary of the turn and the records of ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { useMemo } from 'react'
import { type PrintedShip, printedOf } from './printed.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import '../record/record.css'
import './print.css'
import type { EarthExpects } from '../../src/system.ts'

/** Records with more boxes get a page each. */
const SMALL = 50

/** Puts ships on pages: two small ones together if `most` is 2, otherwise one each. */
function pages(ships: readonly PrintedShip[], most: 1 | 2): readonly (readonly PrintedShip[])[] {
  const filled: PrintedShip[][] = []
  for (const ship of ships) {
    const last = filled.at(-1)
    const small = (one: PrintedShip): boolean => one.design.boxes.length <= SMALL
    if (most === 2 && last?.length === 1 && last.every(small) && small(ship)) last.push(ship)
    else filled.push([ship])
  }
  return filled
}

export function Sheets(props: SheetsProps<EarthExpects>) {
  const { source, damage, fleet, ships: most, Leaf } = props
  const printed = useMemo(() => printedOf({ source, damage }), [source, damage])
  if (printed.length === 0) return <p className="pe-none">There is no ship to print yet.</p>
  return (
    <>
      {fleet && (
        <Leaf title="The turn">
          <TurnCard />
        </Leaf>
      )}
      {pages(printed, most).map((page) => (
        <Leaf key={page[0]?.id} title={page.map(({ name }) => name).join(', ')}>
          {page.map((ship) => (
            <ShipSheet key={ship.id} of={ship} size={most === 2 && page.length === 2 ? 'half' : 'page'} />
          ))}
        </Leaf>
      ))}
    </>
  )
}
