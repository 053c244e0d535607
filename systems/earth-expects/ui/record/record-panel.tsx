// The right-hand panel: the record of what is selected, like a printed sheet, and beneath it everybody's ships.
import type { RecordProps } from '@admiralty/board'
import type { Order } from '../../src/orders.ts'
import type { View } from '../../src/state.ts'
import { findShip } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import '../sheet.css'
import { MissileHead, Roster } from './roster.tsx'
import { Sheet } from './sheet.tsx'
import { Waiting } from './waiting.tsx'

export function Record(props: RecordProps<View, Draft, Order>) {
  const { view, selected, onSelect } = props
  const ship = selected === null ? undefined : findShip(view, selected)
  const missile = selected === null ? undefined : view.missiles[selected]
  return (
    <div className="ee-record">
      {view.turn === 0 && <Waiting {...props} />}
      {ship && <Sheet {...props} ship={ship} />}
      {missile && <MissileHead view={view} missile={missile} onSelect={onSelect} />}
      {view.turn > 0 && <Roster view={view} selected={selected} onSelect={onSelect} />}
    </div>
  )
}
