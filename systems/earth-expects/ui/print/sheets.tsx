// The sheets to print: a summary of the turn and the records of ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { pagesOf } from '@admiralty/game-ui/print'
import { useMemo } from 'react'
import { printedOf } from './printed.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import '../record/record.css'
import './print.css'
import type { EarthExpects } from '../../src/game.ts'

/** Records with more boxes get a page each. */
const SMALL = 50

export function Sheets(props: SheetsProps<EarthExpects>) {
  const { source, damage, fleet, ships: most, Leaf } = props
  const printed = useMemo(() => printedOf({ source, damage }), [source, damage])
  if (printed.length === 0) return <p className="ps-none">There is no ship to print yet.</p>
  return (
    <>
      {fleet && (
        <Leaf title="The turn">
          <TurnCard />
        </Leaf>
      )}
      {pagesOf(printed, most, ({ design }) => design.boxes.length <= SMALL).map((page) => (
        <Leaf key={page[0]?.id} title={page.map(({ name }) => name).join(', ')}>
          {page.map((ship) => (
            <ShipSheet key={ship.id} of={ship} size={most === 2 && page.length === 2 ? 'half' : 'whole'} />
          ))}
        </Leaf>
      ))}
    </>
  )
}
