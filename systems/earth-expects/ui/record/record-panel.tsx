// The side panel: the record of the selected ship, and below it the list of ships.
import type { RecordProps } from '@admiralty/game-ui'
import { later } from '@admiralty/game-ui'
import { Suspense, useState } from 'react'
import { findShip } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import '../sheet.css'
import type { EarthExpects } from '../../src/game.ts'
import { Objectives } from './objectives.tsx'
import { ShipLists } from './roster.tsx'
import { Sheet } from './sheet.tsx'

type Props = RecordProps<EarthExpects, Draft>

/** Both loaded on demand: one is only shown before the first turn, the other when a missile is selected. */
const Waiting = later(() => import('./waiting.tsx'), 'Waiting')
const MissileHead = later(() => import('./missile-head.tsx'), 'MissileHead')

/** While no order is due, the target of the current attack, unless the player selects another ship. */
function useTarget({ view, choices, selected }: Props): string | null {
  const [last, setLast] = useState<{ readonly at: string | null; readonly selected: string | null }>({ at: null, selected: null })
  const isOrderDue = choices.length > 0
  const at = isOrderDue ? null : (view.attack?.at ?? last.at)
  if (at !== last.at) setLast({ at, selected })
  return at !== null && selected === last.selected ? at : selected
}

export function Record(props: Props) {
  const { view, onSelect } = props
  const selected = useTarget(props)
  const ship = selected === null ? undefined : findShip(view, selected)
  const missile = selected === null ? undefined : view.missiles[selected]
  return (
    <div className="gu-panel ee-record">
      <Suspense>{view.turn === 0 && <Waiting {...props} />}</Suspense>
      {ship && <Sheet {...props} ship={ship} />}
      <Suspense>{missile && <MissileHead view={view} missile={missile} onSelect={onSelect} />}</Suspense>
      {view.turn > 0 && <ShipLists view={view} selected={selected} onSelect={onSelect} />}
      <Objectives view={view} />
    </div>
  )
}
