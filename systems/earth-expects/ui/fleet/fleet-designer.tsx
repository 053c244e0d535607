// The designer of a ship for a fleet that is being bought.
import { afterChange, afterUndo, newHistory, type PageProps } from '@admiralty/game-ui'
import { SaveButton, WhyNot } from '@admiralty/game-ui/design'
import { useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import type { EarthExpects } from '../../src/game.ts'
import type { Draft } from '../../src/words/draft.ts'
import { Board } from '../designer/board.tsx'
import { type FleetBudget, offerOf, refusalsFor } from './ships-on-offer.ts'

export type FleetPageProps = PageProps<EarthExpects, Draft>

interface FleetDesignerProps extends Pick<FleetPageProps, 'view' | 'onSaveDesign'> {
  readonly begin: Design
  readonly purse: FleetBudget
  onAdd(design: Design): void
  onBack(design: Design): void
}

/** The designer on this page. It applies the options of this battle. */
export function FleetDesigner({ view, begin, purse, onSaveDesign, onAdd, onBack }: FleetDesignerProps) {
  const [history, setHistory] = useState(() => newHistory(begin))
  const design = history.now
  const refusals = refusalsFor(purse, offerOf(view, 'drawn', design))
  return (
    <div className="ee-fleet-designer">
      <div className="gu-line ee-fleet-designer-h">
        <button type="button" className="btn" onClick={() => onBack(design)}>
          Back to the shop
        </button>
        <button type="button" className="btn quiet" disabled={history.past.length === 0} onClick={() => setHistory(afterUndo)}>
          Undo
        </button>
        <SaveButton design={design} disabled={false} onSave={onSaveDesign} />
        <button type="button" className="btn go" disabled={refusals.length > 0} onClick={() => onAdd(design)}>
          Add to fleet
        </button>
        <WhyNot refusals={refusals} />
      </div>
      <Board
        design={design}
        terms={view.setup.options}
        onDesign={(next, run) => setHistory((steps) => afterChange(steps, next, run))}
        onTerms={null}
      />
    </div>
  )
}
