// The sheets to print: a summary of the turn and the records of ships.
import type { SheetsProps } from '@admiralty/game-ui'
import { PrintShips } from '@admiralty/game-ui/print'
import { useMemo } from 'react'
import { printedOf } from './printed.ts'
import { ShipSheet } from './ship-sheet.tsx'
import { TurnCard } from './turn-card.tsx'
import '../sheet.css'
import '../record/record.css'
import './print.css'
import type { EarthExpects } from '../../src/game.ts'

export function Sheets(props: SheetsProps<EarthExpects>) {
  const { source, paper, damage, fleet, ships: most, Leaf } = props
  const printed = useMemo(() => printedOf({ source, damage }), [source, damage])
  if (printed.length === 0) return <p className="ps-none">There is no ship to print yet.</p>
  return (
    <>
      {fleet && (
        <Leaf title="The turn">
          <TurnCard />
        </Leaf>
      )}
      <PrintShips
        ships={printed}
        paper={paper}
        most={most}
        Leaf={Leaf}
        idOf={({ id }) => id}
        titleOf={(page) => page.map(({ name }) => name).join(', ')}
        sheetOf={(ship, size) => <ShipSheet of={ship} size={size} />}
        foot={null}
      />
    </>
  )
}
