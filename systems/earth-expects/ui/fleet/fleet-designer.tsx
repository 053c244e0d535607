// The designer on the page for buying ships. It applies the options of this battle.

import { SaveButton, WhyNot } from '@admiralty/game-ui/design'
import { useState } from 'react'
import type { Limits } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { Board } from '../designer/board.tsx'
import type { Offered } from './ships-on-offer.ts'
import { type FleetBudget, refusalFor } from './ships-on-offer.ts'

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

/** The design with its undo steps. Consecutive edits with the same `run` are one step. */
function useSteps(begin: Design) {
  const [steps, setSteps] = useState<readonly { readonly design: Design; readonly run: string | undefined }[]>([
    { design: begin, run: undefined },
  ])
  const [last] = steps.slice(-1)
  const draw = (design: Design, run?: string) =>
    setSteps((before) => {
      const joined = run !== undefined && before.length > 1 && before.at(-1)?.run === run
      return [...(joined ? before.slice(0, -1) : before), { design, run }]
    })
  return { design: last?.design ?? begin, draw, undo: steps.length > 1 ? () => setSteps((before) => before.slice(0, -1)) : null }
}

export function FleetDesigner({ begin, limits, purse, judge, onSave, onAdd, onBack }: FleetDesignerProps) {
  const { design, draw, undo } = useSteps(begin)
  const why = refusalFor(purse, judge(design))
  return (
    <div className="ee-fleet-designer">
      <div className="gu-line ee-fleet-designer-h">
        <button type="button" className="btn" onClick={() => onBack(design)}>
          Back to the shop
        </button>
        <button type="button" className="btn quiet" disabled={undo === null} onClick={() => undo?.()}>
          Undo
        </button>
        {onSave && (
          <SaveButton
            name={design.name}
            design={design}
            words={['Save in my library', 'Saved in your library.']}
            disabled={false}
            onSave={onSave}
          />
        )}
        <button type="button" className="btn go" disabled={why !== null} onClick={() => onAdd(design)}>
          Add to fleet
        </button>
        {why && (
          <div className="ee-why-not">
            <WhyNot refusals={[why]} />
          </div>
        )}
      </div>
      <Board design={design} terms={limits} onDesign={draw} onTerms={null} />
    </div>
  )
}
