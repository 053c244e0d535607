// The panel of a ship: its record, power, weapons and lock-ons.

import { sideStyleOf } from '@admiralty/board'
import { choiceOf } from '@admiralty/forms'
import { later } from '@admiralty/game-ui'
import { Suspense, useMemo } from 'react'
import { hullOf } from '../../src/hull.ts'
import type { Allocation } from '../../src/state.ts'
import { isDisguised } from '../../src/table.ts'
import { row } from '../../src/words/form.ts'
import { Drawn, type DrawnRecordProps, RowChoices } from './drawn-record.tsx'
import { Header } from './header.tsx'
import { Legend } from './legend.tsx'
import { LetterKey } from './letter-key.tsx'
import { allocationOf, powerDraftOf, withAllocation } from './power.ts'
import { Weapons } from './weapons.tsx'

/** Loaded on demand, since only a player's own ships show their power. */
const PowerPanel = later(() => import('./power-panel.tsx'), 'PowerPanel')
/** Loaded on demand, since nothing is locked on before the first Sensors step. */
const Locks = later(() => import('./locks.tsx'), 'Locks')

export function Sheet(props: DrawnRecordProps) {
  const { view, ship, draft, onPick } = props
  const hull = useMemo(() => hullOf(view, ship), [view, ship])
  const allocation = allocationOf(view, draft, ship)
  const power = powerDraftOf(view, draft, ship)
  const onAllocate = power
    ? (next: Allocation) =>
        onPick(choiceOf(row('allocation', 'EE-POW-03', 'Set this power', { set: withAllocation({ ...power, ship: ship.id }, ship, next) })))
    : null
  return (
    <div className={`side-${sideStyleOf(ship.seat)}${isDisguised(view, ship) ? ' ee-masked' : ''}`}>
      <Header view={view} ship={ship} />
      <section className="gu-sec">
        <Drawn {...props} hull={hull} allocation={allocation} onAllocate={onAllocate} />
        <RowChoices {...props} />
        <LetterKey layout={hull.layout} />
        <Legend />
      </section>
      <Suspense>{allocation && <PowerPanel view={view} ship={ship} allocation={allocation} onAllocate={onAllocate} />}</Suspense>
      <Weapons {...props} hull={hull} allocation={allocation} />
      <Suspense>
        <Locks view={view} ship={ship} />
      </Suspense>
    </div>
  )
}
