// The fleet being bought: budget, ships with crews, and the button that sends it. On a narrow screen the list collapses.

import { InOrder } from '@admiralty/board'
import { Refusals } from '@admiralty/game-ui/design'
import { Bar, Rule } from '@admiralty/game-ui/panel'
import { plural } from '@admiralty/kernel'
import { useState } from 'react'
import { CREW_NAMES, CREWS } from '../../data/tables.ts'
import { type BoughtShip, type Fleet, priceOfBought } from '../../src/setting/fleet.ts'
import { points } from '../../src/words/say.ts'
import { classWords, pointsText } from '../titles.ts'
import { withCrew, withoutAt, withRotation } from './chosen.ts'
import type { FleetBudget } from './ships-on-offer.ts'

interface PanelProps {
  readonly ships: Fleet
  readonly purse: FleetBudget
  /** Why the fleet cannot be sent; empty if it can. */
  readonly refusals: readonly { readonly rule: string; readonly reason: string }[]
  /** Whether the button that sends the fleet is enabled. */
  readonly ready: boolean
  readonly crews: boolean
  onShips(ships: Fleet): void
  onReady(): void
}

interface PickerProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, title: string])[]
  onValue(value: T): void
}
/** Options are chosen by their place. */
const Picker = <T extends string | number>({ label, value, options, onValue }: PickerProps<T>) => (
  <select
    className="in"
    aria-label={label}
    value={options.findIndex(([one]) => one === value)}
    onChange={(event) => onValue(options[event.currentTarget.selectedIndex]?.[0] ?? value)}
  >
    {options.map(([, title], index) => (
      <option key={title} value={index}>
        {title}
      </option>
    ))}
  </select>
)
const CREW_TITLES = CREW_NAMES.map((crew) => [crew, `${crew} crew${CREWS[crew].price > 1 ? `, price ×${CREWS[crew].price}` : ''}`] as const)
const ROTATIONS = [
  [0, 'does not rotate'],
  [-1, 'rotates left'],
  [1, 'rotates right'],
] as const

interface LineProps extends Pick<PanelProps, 'ships' | 'crews' | 'onShips'> {
  readonly ship: BoughtShip
  readonly at: number
}
const Line = ({ ship: { design, crew, rotates, ...ship }, ships, at, crews, onShips }: LineProps) => (
  <li>
    <span>
      <b>{design.name}</b> <span className="aside">{classWords(design)}</span>
    </span>
    <span className="num">{points(priceOfBought({ ...ship, design, crew }).total)}</span>
    <button type="button" className="btn quiet" aria-label={`Remove ${design.name}`} onClick={() => onShips(withoutAt(ships, at))}>
      ×
    </button>
    {crews && (
      <Picker
        label={`Crew of ${design.name}`}
        value={crew}
        options={CREW_TITLES}
        onValue={(other) => onShips(withCrew(ships, at, other))}
      />
    )}
    {design.base && (
      <Picker
        label={`Rotation of ${design.name}`}
        value={rotates ?? 0}
        options={ROTATIONS}
        onValue={(way) => onShips(withRotation(ships, at, way || null))}
      />
    )}
  </li>
)

export function FleetPanel({ ships, purse: { budget, spent, left }, refusals, ready, crews, onShips, onReady }: PanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <aside className="ee-fleet-panel" aria-label="Your fleet" data-open={open}>
      <div className="ee-fleet-h">
        <h3>Your fleet</h3>
        <button type="button" className="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {plural(ships.length, 'ship')}
        </button>
        <span className="aside">{plural(ships.length, 'ship')}</span>
      </div>
      <div className="gu-budget gu-line ee-purse">
        <span>
          <b className={left < 0 ? 'over' : ''}>{points(Math.abs(left))}</b> {left < 0 ? 'over the budget' : 'left'} of {pointsText(budget)}
        </span>
        <Rule id="EE-DES-10" />
        <Bar share={spent.total / Math.max(budget, 1)} />
      </div>
      <ol className="ee-fleet-list">
        <InOrder of={ships}>{(ship, at) => <Line ship={ship} ships={ships} at={at} crews={crews} onShips={onShips} />}</InOrder>
      </ol>
      <Refusals refusals={refusals} remedies={[]} />
      <div className="gu-buttons ee-fleet-acts">
        <button type="button" className="btn go" disabled={!ready} onClick={onReady}>
          Fleet ready <kbd>Ctrl ⏎</kbd>
        </button>
        {ships.length > 0 && (
          <button type="button" className="btn quiet" onClick={() => onShips([])}>
            Remove all
          </button>
        )}
      </div>
      <p className="gu-note">
        {ships.length === 0 ? 'Other players see your ships only when all are placed.' : 'Unspent points are lost.'} <Rule id="EE-SEQ-02" />
      </p>
    </aside>
  )
}
