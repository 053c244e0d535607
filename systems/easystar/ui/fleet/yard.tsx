// The yard: the fleet on the left, the ship on the slip in the middle, parts on the right; one button hands the fleet in.
import type { Plate } from '@admiralty/board'
import { type ReactNode, useState } from 'react'
import type { Limits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, WeaponKind } from '../../src/state.ts'
import { counted } from '../../src/words/say.ts'
import type { OnRule } from '../cite.tsx'
import { type Desk, fitsDevice, fitsWeapon, fresh, refusalsOf, waysOut } from './desk.ts'
import { addDevice, addWeapon, withShip } from './edit.ts'
import { FleetList } from './fleet-list.tsx'
import { HeldPanel } from './held.tsx'
import { ToHit, Tray } from './parts.tsx'
import { type Held, Refusals, Slip } from './slip.tsx'

export interface YardProps {
  readonly fleet: FleetDesign
  readonly limits: Limits
  readonly plate: Plate
  readonly busy: boolean
  /** What stands above the list of ships: what this is about. */
  readonly head: ReactNode
  readonly onRule: OnRule
  onFleet(fleet: FleetDesign): void
  onReady(): void
  /** Another fleet; null where there is no choice. */
  readonly onBack: (() => void) | null
}

function Foot({ troubles, busy, onReady, onBack }: Pick<YardProps, 'busy' | 'onReady' | 'onBack'> & { readonly troubles: number }) {
  return (
    <section className="es-sec es-foot">
      <button type="button" className="btn go" disabled={troubles > 0 || busy} onClick={onReady}>
        Fleet ready
      </button>
      {troubles > 0 && <span className="aside">{counted(troubles, 'refusal')} to settle</span>}
      {onBack && (
        <button type="button" className="btn quiet" onClick={onBack}>
          Other fleets
        </button>
      )}
    </section>
  )
}

export function Yard(props: YardProps) {
  const { fleet, limits, plate, onFleet, onRule } = props
  const [slip, setSlip] = useState(0)
  const [held, onHold] = useState<Held>(null)
  const at = Math.min(slip, Math.max(0, fleet.ships.length - 1))
  const desk: Desk = { fleet, limits, at, plate }
  const ship = fleet.ships[at]
  const refusals = refusalsOf(desk)
  const onSlip = (index: number) => {
    setSlip(index)
    onHold(null)
  }
  const onWeapon = (kind: WeaponKind) => {
    onFleet(withShip(fleet, at, (one) => addWeapon(one, fresh(desk, kind))))
    onHold({ what: 'weapon', index: ship?.weapons.length ?? 0 })
  }
  const onDevice = (kind: AuxiliaryKind) => {
    onFleet(withShip(fleet, at, (one) => addDevice(one, kind)))
    onHold({ what: 'auxiliary', index: ship?.auxiliaries.length ?? 0 })
  }
  return (
    <div className="es-yard">
      <section className="es-left" aria-label="Fleet">
        {props.head}
        <div className="es-scroll">
          <FleetList desk={desk} onFleet={onFleet} onSlip={onSlip} onRule={onRule} />
        </div>
        <Foot troubles={refusals.length} busy={props.busy} onReady={props.onReady} onBack={props.onBack} />
      </section>
      <section className="es-mid" aria-label="On the slip">
        {ship ? (
          <Slip
            desk={desk}
            ship={ship}
            held={held}
            onFleet={onFleet}
            onHold={onHold}
            onRule={onRule}
            refusals={refusals}
            ways={waysOut(desk)}
          />
        ) : (
          <>
            <p className="es-empty">Lay down a hull to begin.</p>
            <Refusals refusals={refusals} ways={[]} onRule={onRule} onFleet={onFleet} />
          </>
        )}
      </section>
      {ship && (
        <section className={`es-right side-${plate}`} aria-label="Parts">
          <HeldPanel desk={desk} ship={ship} held={held} onFleet={onFleet} onHold={onHold} onRule={onRule} />
          <Tray
            ship={ship}
            fitsWeapon={(kind) => fitsWeapon(desk, kind)}
            fitsDevice={(kind) => fitsDevice(desk, kind)}
            onWeapon={onWeapon}
            onDevice={onDevice}
            onRule={onRule}
          />
          <ToHit onRule={onRule} />
        </section>
      )}
    </div>
  )
}
