// The buttons below a fleet in a match: hand in, choose another, save to the library.
import { useState } from 'react'
import type { FleetDesign } from '../../src/state.ts'
import { counted } from '../../src/words/say.ts'

export interface FootProps {
  readonly fleet: FleetDesign
  readonly troubles: number
  readonly busy: boolean
  onReady(): void
  /** Returns to the choice of fleets; null if there is none. */
  readonly onBack: (() => void) | null
  /** Saves the fleet to the library; null if that is not possible. */
  readonly onSave: ((name: string, design: unknown) => Promise<void>) | null
}

function Keep({ fleet, onSave }: { readonly fleet: FleetDesign; readonly onSave: NonNullable<FootProps['onSave']> }) {
  const [kept, setKept] = useState<{ readonly fleet: FleetDesign; readonly said: string } | null>(null)
  const said = kept?.fleet === fleet ? kept.said : ''
  const save = () =>
    onSave(fleet.name, fleet).then(
      () => setKept({ fleet, said: 'Saved to your library.' }),
      (error: unknown) => setKept({ fleet, said: error instanceof Error ? error.message : String(error) }),
    )
  return (
    <>
      {said === '' && (
        <button type="button" className="btn quiet" disabled={fleet.ships.length === 0} onClick={() => void save()}>
          Save to my library
        </button>
      )}
      <span className="aside" role="status">
        {said}
      </span>
    </>
  )
}

export function Foot({ fleet, troubles, busy, onReady, onBack, onSave }: FootProps) {
  return (
    <>
      <button type="button" className="btn go" disabled={troubles > 0 || busy} onClick={onReady}>
        Fleet ready
      </button>
      {troubles > 0 && <span className="aside">{counted(troubles, 'problem')} to fix</span>}
      {onBack && (
        <button type="button" className="btn quiet" onClick={onBack}>
          Other fleets
        </button>
      )}
      {onSave && <Keep fleet={fleet} onSave={onSave} />}
    </>
  )
}
