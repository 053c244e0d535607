// The fleet designer: fleet on the left, selected ship in the middle, parts on the right. Narrow screens show one of them.
import type { SideStyle } from '@admiralty/board'
import { Refusals, type Remedy } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { type ReactNode, useState } from 'react'
import { fleetCost } from '../../src/design/cost.ts'
import { addDevice, addWeapon, withShip } from '../../src/design/edit.ts'
import { spacesOf } from '../../src/design/spaces.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { AuxiliaryKind, FleetDesign, WeaponKind } from '../../src/state.ts'
import { counted } from '../../src/words/say.ts'
import {
  type DesignerPart,
  type DesignerState,
  fitsDevice,
  fitsWeapon,
  fresh,
  refusalsOf,
  remediesFor,
  type SelectedPart,
} from './designer-state.ts'
import { FleetList, titleOf } from './fleet-list.tsx'
import { PartPanel } from './part-panel.tsx'
import { ToHit, Tray } from './parts.tsx'
import { SelectedShip } from './selected-ship.tsx'

export interface FleetDesignerProps {
  readonly fleet: FleetDesign
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  /** Shown above the list of ships. */
  readonly head: ReactNode
  /** Shown below the list; `refused` is the number of refusals. */
  foot(refused: number): ReactNode
  /** Remedies that change the terms instead of the fleet. */
  readonly elsewhere: readonly Remedy[]
  /** Shown in the middle while the fleet has no ship. */
  readonly bare: ReactNode
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

function RightSide(props: DesignerPart) {
  const { state, ship, onFleet, onSelect } = props
  const { fleet, at, sideStyle } = state
  const onWeapon = (kind: WeaponKind) => {
    onFleet(withShip(fleet, at, (one) => addWeapon(one, fresh(state, kind))))
    onSelect({ what: 'weapon', index: ship.weapons.length })
  }
  const onDevice = (kind: AuxiliaryKind) => {
    onFleet(withShip(fleet, at, (one) => addDevice(one, kind)))
    onSelect({ what: 'auxiliary', index: ship.auxiliaries.length })
  }
  return (
    <section className={`gu-right side-${sideStyle}`} aria-label="Parts">
      <PartPanel {...props} />
      <Tray
        ship={ship}
        fitsWeapon={(kind) => fitsWeapon(state, kind)}
        fitsDevice={(kind) => fitsDevice(state, kind)}
        onWeapon={onWeapon}
        onDevice={onDevice}
      />
      <ToHit />
    </section>
  )
}

export function FleetDesigner({ fleet, limits, sideStyle, head, foot, elsewhere, bare, onFleet }: FleetDesignerProps) {
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
  const remedies = [...remediesFor(state).map(({ to, ...remedy }) => ({ ...remedy, take: () => onFleet(to) })), ...elsewhere]
  const refused = <Refusals refusals={refusals} remedies={remedies} />
  const part: DesignerPart | null = ship ? { state, ship, selected, onFleet, onSelect } : null
  return (
    <div className="gu-designer es-yard" data-side={side}>
      <Sides state={state} side={side} refused={refusals.length} onSide={onSide} />
      <div className="es-narrow">{ship && refused}</div>
      <section className="gu-left es-left" aria-label="Fleet">
        <div className="es-scroll">
          {head}
          <FleetList state={state} onFleet={onFleet} onSelectShip={selectShip} />
        </div>
        <div className="gu-sec gu-line es-foot">{foot(refusals.length)}</div>
      </section>
      <section className="es-mid" aria-label="Ship">
        {part ? (
          <SelectedShip {...part} refused={refused} />
        ) : (
          <>
            <p className="gu-none">Add a ship to begin. {refusals[0] && <Rule id={refusals[0].rule} />}</p>
            {bare}
          </>
        )}
      </section>
      {part && <RightSide {...part} />}
    </div>
  )
}
