// The yard: the fleet on the left, the ship on the slip in the middle, parts on the right; on a narrow screen one of them at a time.
import type { SideStyle } from '@admiralty/board'
import { type ReactNode, useState } from 'react'
import { fleetCost } from '../../src/design/cost.ts'
import { spacesOf } from '../../src/design/spaces.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, WeaponKind } from '../../src/state.ts'
import { counted } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { type DesignerState, fitsDevice, fitsWeapon, fresh, refusalsOf, remediesFor } from './designer-state.ts'
import { addDevice, addWeapon, withShip } from './edit.ts'
import { FleetList, titleOf } from './fleet-list.tsx'
import { PartPanel } from './part-panel.tsx'
import { ToHit, Tray } from './parts.tsx'
import { Refusals, type RefusalsProps, type TermsRemedy } from './refusals.tsx'
import type { SelectedPart } from './ship-blocks.tsx'
import { Slip } from './slip.tsx'

export interface FleetDesignerProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  /** What stands above the list of ships: what this is about. */
  readonly head: ReactNode
  /** Beneath it, told how much is refused. */
  foot(refused: number): ReactNode
  /** Ways out of a refusal that are not in the fleet itself. */
  readonly elsewhere: readonly TermsRemedy[]
  /** On the slip as long as there is no ship. */
  readonly bare: ReactNode
  readonly onRule: OnRule
  /** Changes of one `run` in a row are one step. */
  onFleet(fleet: FleetDesign, run?: string): void
}

const SIDES = ['fleet', 'ship', 'parts'] as const
type Side = (typeof SIDES)[number]

interface SidesProps {
  readonly desk: DesignerState
  readonly side: Side
  readonly refused: number
  onSide(side: Side): void
}
/** Only where there is no room for all three: which one is seen, and how it stands with each. */
function Sides({ desk, side, refused, onSide }: SidesProps) {
  const { fleet, limits, at } = desk
  const ship = fleet.ships[at]
  const left = limits.budget - fleetCost(fleet).total
  const room = ship && spacesOf(ship, limits)
  const says: Readonly<Record<Side, readonly [title: string, note: string]>> = {
    fleet: ['Fleet', left < 0 ? `${-left} over` : `${left} left`],
    ship: [ship ? titleOf(ship) : 'Ship', !ship ? 'empty' : refused > 0 ? counted(refused, 'problem') : 'legal'],
    parts: ['Parts', room ? `${room.used.total} of ${room.allowed.total} spaces` : ''],
  }
  return (
    <nav className="es-sides" aria-label="Fleet designer">
      {SIDES.map((one) => (
        <button
          type="button"
          key={one}
          aria-current={one === side ? 'true' : undefined}
          disabled={one === 'parts' && !ship}
          onClick={() => onSide(one)}
        >
          <b>{says[one][0]}</b>
          <small>{says[one][1]}</small>
        </button>
      ))}
    </nav>
  )
}

function RightSide({ desk, held, onFleet, onHold, onRule }: Pick<FleetDesignerProps, 'onFleet' | 'onRule'> & HandProps) {
  const { fleet, at, sideStyle } = desk
  const ship = fleet.ships[at]
  if (!ship) return null
  const onWeapon = (kind: WeaponKind) => {
    onFleet(withShip(fleet, at, (one) => addWeapon(one, fresh(desk, kind))))
    onHold({ what: 'weapon', index: ship.weapons.length })
  }
  const onDevice = (kind: AuxiliaryKind) => {
    onFleet(withShip(fleet, at, (one) => addDevice(one, kind)))
    onHold({ what: 'auxiliary', index: ship.auxiliaries.length })
  }
  return (
    <section className={`es-right side-${sideStyle}`} aria-label="Parts">
      <PartPanel desk={desk} ship={ship} held={held} onFleet={onFleet} onHold={onHold} onRule={onRule} />
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
  )
}

interface HandProps {
  readonly desk: DesignerState
  readonly held: SelectedPart
  onHold(held: SelectedPart): void
}

export function FleetDesigner({ fleet, limits, sideStyle, head, foot, elsewhere, bare, onFleet, onRule }: FleetDesignerProps) {
  const [slip, setSlip] = useState(0)
  const [side, onSide] = useState<Side>('fleet')
  const [held, setHeld] = useState<SelectedPart>(null)
  const at = Math.min(slip, Math.max(0, fleet.ships.length - 1))
  const desk: DesignerState = { fleet, limits, at, sideStyle }
  const ship = fleet.ships[at]
  const refusals = refusalsOf(desk)
  const onSlip = (index: number) => {
    setSlip(index)
    setHeld(null)
    onSide('ship')
  }
  const onHold = (next: SelectedPart) => {
    setHeld(next)
    if (next) onSide('parts')
  }
  const refused: RefusalsProps = { refusals, ways: remediesFor(desk), elsewhere, onRule, onFleet }
  return (
    <div className="es-yard" data-side={side}>
      <Sides desk={desk} side={side} refused={refusals.length} onSide={onSide} />
      <div className="es-narrow">{ship && <Refusals {...refused} />}</div>
      <section className="es-left" aria-label="Fleet">
        <div className="es-scroll">
          {head}
          <FleetList desk={desk} onFleet={onFleet} onSlip={onSlip} onRule={onRule} />
        </div>
        <div className="es-sec es-foot">{foot(refusals.length)}</div>
      </section>
      <section className="es-mid" aria-label="Ship">
        {ship ? (
          <Slip desk={desk} ship={ship} held={held} onFleet={onFleet} onHold={onHold} onRule={onRule} refused={refused} />
        ) : (
          <>
            <p className="es-empty">Add a ship to begin. {refusals[0] && <Rule id={refusals[0].rule} onRule={onRule} />}</p>
            {bare}
          </>
        )}
      </section>
      <RightSide desk={desk} held={held} onFleet={onFleet} onHold={onHold} onRule={onRule} />
    </div>
  )
}
