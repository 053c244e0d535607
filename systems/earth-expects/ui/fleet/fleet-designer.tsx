// The designer on the page for buying ships. It applies the options of this battle.

import { afterChange, afterUndo, newHistory } from '@admiralty/game-ui'
import { SaveButton, WhyNot } from '@admiralty/game-ui/design'
import { useState } from 'react'
import type { Limits } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { Board } from '../designer/board.tsx'
import { type FleetBudget, type Offered, refusalFor } from './ships-on-offer.ts'

interface FleetDesignerProps {
  readonly begin: Design
  readonly limits: Limits
  readonly purse: FleetBudget
  judge(design: Design): Offered
  /** Null where designs cannot be saved. */
  readonly onSave: ((name: string, design: unknown) => Promise<void>) | null
  onAdd(design: Design): void
  onBack(design: Design): void
}

export function FleetDesigner({ begin, limits, purse, judge, onSave, onAdd, onBack }: FleetDesignerProps) {
  const [history, setHistory] = useState(() => newHistory(begin))
  const design = history.now
  const why = refusalFor(purse, judge(design))
  return (
    <div className="ee-fleet-designer">
      <div className="gu-line ee-fleet-designer-h">
        <button type="button" className="btn" onClick={() => onBack(design)}>
          Back to the shop
        </button>
        <button type="button" className="btn quiet" disabled={history.past.length === 0} onClick={() => setHistory(afterUndo)}>
          Undo
        </button>
        <SaveButton design={design} disabled={false} onSave={onSave} />
        <button type="button" className="btn go" disabled={why !== null} onClick={() => onAdd(design)}>
          Add to fleet
        </button>
        <WhyNot refusals={why ? [why] : []} />
      </div>
      <Board design={design} terms={limits} onDesign={(next, run) => setHistory((steps) => afterChange(steps, next, run))} onTerms={null} />
    </div>
  )
}
