// The fleet designer: fleet on the left, selected ship in the middle, parts on the right. Narrow screens show one of them.
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
import { SelectedShip } from './selected-ship.tsx'
import type { SelectedPart } from './ship-blocks.tsx'

export interface FleetDesignerProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  /** Shown above the list of ships. */
  readonly head: ReactNode
  /** Shown below the list; `refused` is the number of refusals. */
  foot(refused: number): ReactNode
  /** Remedies that change the terms instead of the fleet. */
  readonly elsewhere: readonly TermsRemedy[]
  /** Shown in the middle while the fleet has no ship. */
  readonly bare: ReactNode
  readonly onRule: OnRule
  /** Consecutive changes with the same `run` are undone as one step. */
  onFleet(fleet: FleetDesign, run?: string): void
}

const SIDES = ['fleet', 'ship', 'parts'] as const
type Side = (typeof SIDES)[number]

interface SidesProps {
  readonly state: DesignerState
  readonly side: Side
  readonly refused: number
  onSide(side: Side): void
}
/** Tabs for narrow screens, each with a short status. */
function Sides({ state, side, refused, onSide }: SidesProps) {
  const { fleet, limits, at } = state
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

function RightSide({ state, selected, onFleet, onSelect, onRule }: Pick<FleetDesignerProps, 'onFleet' | 'onRule'> & SelectionProps) {
  const { fleet, at, sideStyle } = state
  const ship = fleet.ships[at]
  if (!ship) return null
  const onWeapon = (kind: WeaponKind) => {
    onFleet(withShip(fleet, at, (one) => addWeapon(one, fresh(state, kind))))
    onSelect({ what: 'weapon', index: ship.weapons.length })
  }
  const onDevice = (kind: AuxiliaryKind) => {
    onFleet(withShip(fleet, at, (one) => addDevice(one, kind)))
    onSelect({ what: 'auxiliary', index: ship.auxiliaries.length })
  }
  return (
    <section className={`es-right side-${sideStyle}`} aria-label="Parts">
      <PartPanel state={state} ship={ship} selected={selected} onFleet={onFleet} onSelect={onSelect} onRule={onRule} />
      <Tray
        ship={ship}
        fitsWeapon={(kind) => fitsWeapon(state, kind)}
        fitsDevice={(kind) => fitsDevice(state, kind)}
        onWeapon={onWeapon}
        onDevice={onDevice}
        onRule={onRule}
      />
      <ToHit onRule={onRule} />
    </section>
  )
}

interface SelectionProps {
  readonly state: DesignerState
  readonly selected: SelectedPart
  onSelect(selected: SelectedPart): void
}

export function FleetDesigner({ fleet, limits, sideStyle, head, foot, elsewhere, bare, onFleet, onRule }: FleetDesignerProps) {
  const [selectedShip, setSelectedShip] = useState(0)
  const [side, onSide] = useState<Side>('fleet')
  const [selected, setSelected] = useState<SelectedPart>(null)
  const at = Math.min(selectedShip, Math.max(0, fleet.ships.length - 1))
  const state: DesignerState = { fleet, limits, at, sideStyle }
  const ship = fleet.ships[at]
  const refusals = refusalsOf(state)
  const selectShip = (index: number) => {
    setSelectedShip(index)
    setSelected(null)
    onSide('ship')
  }
  const onSelect = (next: SelectedPart) => {
    setSelected(next)
    if (next) onSide('parts')
  }
  const refused: RefusalsProps = { refusals, ways: remediesFor(state), elsewhere, onRule, onFleet }
  return (
    <div className="es-yard" data-side={side}>
      <Sides state={state} side={side} refused={refusals.length} onSide={onSide} />
      <div className="es-narrow">{ship && <Refusals {...refused} />}</div>
      <section className="es-left" aria-label="Fleet">
        <div className="es-scroll">
          {head}
          <FleetList state={state} onFleet={onFleet} onSelectShip={selectShip} onRule={onRule} />
        </div>
        <div className="es-sec es-foot">{foot(refusals.length)}</div>
      </section>
      <section className="es-mid" aria-label="Ship">
        {ship ? (
          <SelectedShip
            state={state}
            ship={ship}
            selected={selected}
            onFleet={onFleet}
            onSelect={onSelect}
            onRule={onRule}
            refused={refused}
          />
        ) : (
          <>
            <p className="es-empty">Add a ship to begin. {refusals[0] && <Rule id={refusals[0].rule} onRule={onRule} />}</p>
            {bare}
          </>
        )}
      </section>
      <RightSide state={state} selected={selected} onFleet={onFleet} onSelect={onSelect} onRule={onRule} />
    </div>
  )
}
