// The side panel: the record of the selected ship, and below it the list of ships.
import { sideStyleOf } from '@admiralty/board'
import { later, type RecordProps } from '@admiralty/game-ui'
import { ObjectiveList, Rule, Section } from '@admiralty/game-ui/panel'
import { Suspense, useState } from 'react'
import type { EarthExpects } from '../../src/game.ts'
import type { View } from '../../src/state.ts'
import { findShip } from '../../src/table.ts'
import type { Draft } from '../../src/words/draft.ts'
import { objectivesOf } from '../../src/words/objectives.ts'
import { COLORS } from '../../src/words/say.ts'
import '../sheet.css'
import { ShipLists } from './roster.tsx'
import { Sheet } from './sheet.tsx'

type Props = RecordProps<EarthExpects, Draft>

/** Both loaded on demand: one is only shown before the first turn, the other when a missile is selected. */
const Waiting = later(() => import('./waiting.tsx'), 'Waiting')
const MissileHead = later(() => import('./missile-head.tsx'), 'MissileHead')

/** This section says how the battle is won. */
function Objectives({ view }: { readonly view: View }) {
  const lines = objectivesOf(view).map(({ side, text, now }) => ({
    key: text,
    text,
    progress: now,
    rule: null,
    sides: side ? [{ sideStyle: sideStyleOf(side), name: COLORS[side] }] : [],
  }))
  return (
    <Section title="A side wins when" aside={<Rule id="EE-GEN-20" />}>
      <ObjectiveList lines={lines} />
    </Section>
  )
}

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
