// The designer on the page for buying ships. It applies the options of this battle.
import { useState } from 'react'
import type { Limits } from '../../src/design/check.ts'
import type { Design } from '../../src/design/design.ts'
import { capital } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { Board } from '../designer/board.tsx'
import type { Offered } from './ships-on-offer.ts'
import { type FleetBudget, refusalFor } from './ships-on-offer.ts'

interface FleetDesignerProps {
  readonly begin: Design
  readonly limits: Limits
  readonly purse: FleetBudget
  readonly onRule: OnRule
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

export function FleetDesigner({ begin, limits, purse, judge, onSave, onAdd, onBack, onRule }: FleetDesignerProps) {
  const { design, draw, undo } = useSteps(begin)
  const [saved, setSaved] = useState<{ readonly of: Design; readonly text: string } | null>(null)
  const why = refusalFor(purse, judge(design))
  const show = (text: string) => setSaved({ of: design, text })
  const save =
    onSave &&
    (() =>
      void onSave(design.name, design).then(
        () => show('Saved in your library.'),
        (error: Error) => show(error.message),
      ))
  return (
    <div className="ee-fleet-designer">
      <div className="ee-fleet-designer-h">
        <button type="button" className="btn" onClick={() => onBack(design)}>
          Back to the shop
        </button>
        <button type="button" className="btn quiet" disabled={undo === null} onClick={() => undo?.()}>
          Undo
        </button>
        {save && (
          <button type="button" className="btn quiet" onClick={save}>
            Save in my library
          </button>
        )}
        <button type="button" className="btn go" disabled={why !== null} onClick={() => onAdd(design)}>
          Add to fleet
        </button>
        <span role="status">{saved?.of === design ? saved.text : ''}</span>
        {why && (
          <span className="ee-why-not">
            {capital(why.reason)} <Rule id={why.rule} onRule={onRule} />
          </span>
        )}
      </div>
      <Board design={design} terms={limits} onDesign={draw} onTerms={null} onRule={onRule} />
    </div>
  )
}
