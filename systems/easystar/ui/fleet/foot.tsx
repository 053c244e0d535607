// The buttons below a fleet in a match: hand in, choose another, save to the library.
import { SaveButton } from '@admiralty/game-ui/design'
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
      {onSave && (
        <SaveButton
          name={fleet.name}
          design={fleet}
          words={['Save to my library', 'Saved to your library.']}
          disabled={fleet.ships.length === 0}
          onSave={onSave}
        />
      )}
    </>
  )
}
