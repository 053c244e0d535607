// The fleet designer: fleet on the left, selected ship in the middle, parts on the right. Narrow screens show one of them.

import type { SideStyle } from '@admiralty/board'
import { Refusals, type Remedy } from '@admiralty/game-ui/design'
import { DesignerFrame } from '@admiralty/game-ui/designer'
import { Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { type ReactNode, useState } from 'react'
import { fleetCost } from '../../src/design/cost.ts'
import { withShip } from '../../src/design/edit.ts'
import { spacesOf } from '../../src/design/spaces.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { FleetDesign } from '../../src/state.ts'
import { type DesignerPart, type DesignerState, refusalsOf, type SelectedPart } from './designer-part.ts'
import { remediesFor } from './designer-state.ts'
import { FleetList, titleOf } from './fleet-list.tsx'
import { Parts } from './parts.tsx'
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

/** The places of the columns. */
const [FLEET, SHIP, PARTS] = [0, 1, 2] as const

export function FleetDesigner({ fleet, limits, sideStyle, head, foot, elsewhere, bare, onFleet }: FleetDesignerProps) {
  const [selectedShip, setSelectedShip] = useState(0)
  const [shown, onShow] = useState<number>(FLEET)
  const [selected, setSelected] = useState<SelectedPart>(null)
  const at = Math.min(selectedShip, Math.max(0, fleet.ships.length - 1))
  const state: DesignerState = { fleet, limits, at, sideStyle }
  const ship = fleet.ships[at]
  const refusals = refusalsOf(state)
  const selectShip = (index: number) => {
    setSelectedShip(index)
    setSelected(null)
    onShow(SHIP)
  }
  const onSelect = (next: SelectedPart) => {
    setSelected(next)
    if (next) onShow(PARTS)
  }
  const remedies = [...remediesFor(state).map(({ to, ...remedy }) => ({ ...remedy, take: () => onFleet(to) })), ...elsewhere]
  const refused = <Refusals refusals={refusals} remedies={remedies} />
  const onShip: DesignerPart['onShip'] = (to, run) => onFleet(withShip(fleet, at, to), run)
  const part: DesignerPart | null = ship ? { state, ship, selected, onFleet, onShip, onSelect } : null
  const left = limits.budget - fleetCost(fleet).total
  const room = ship && spacesOf(ship, limits)
  return (
    <DesignerFrame
      label="Fleet designer"
      look={`side-${sideStyle}`}
      shown={shown}
      notice={ship && refused}
      foot={foot(refusals.length)}
      onShow={onShow}
      columns={[
        {
          label: 'Fleet',
          title: 'Fleet',
          note: left < 0 ? `${-left} over` : `${left} left`,
          content: (
            <>
              {head}
              <FleetList state={state} onFleet={onFleet} onSelectShip={selectShip} />
            </>
          ),
        },
        {
          label: 'Ship',
          title: ship ? titleOf(ship) : 'Ship',
          note: !ship ? 'empty' : refusals.length > 0 ? plural(refusals.length, 'problem') : 'legal',
          content: part ? (
            <SelectedShip {...part} refused={refused} />
          ) : (
            <>
              <p className="gu-none">Add a ship to begin. {refusals[0] && <Rule id={refusals[0].rule} />}</p>
              {bare}
            </>
          ),
        },
        {
          label: 'Parts',
          title: 'Parts',
          note: room ? `${room.used.total} of ${room.allowed.total} spaces` : '',
          content: part && <Parts {...part} />,
        },
      ]}
    />
  )
}
