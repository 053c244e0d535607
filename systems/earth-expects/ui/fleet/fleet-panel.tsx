// The fleet being bought: budget, ships with crews, and the button that sends it. On a narrow screen the list collapses.
import { useState } from 'react'
import { CREW_NAMES, CREWS } from '../../data/tables.ts'
import { type BoughtShip, type Fleet, priceOfBought } from '../../src/setting/fleet.ts'
import { capital, counted, points } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { pointsText } from '../titles.ts'
import { withCrew, withoutAt, withRotation } from './chosen.ts'
import { classWords, type FleetBudget } from './ships-on-offer.ts'

interface PanelProps {
  readonly ships: Fleet
  readonly purse: FleetBudget
  /** Why the fleet cannot be sent; null if it can. */
  readonly refusal: { readonly rule: string; readonly reason: string } | null
  /** Whether the button that sends the fleet is enabled. */
  readonly ready: boolean
  readonly crews: boolean
  readonly onRule: OnRule
  onShips(ships: Fleet): void
  onReady(): void
}

function Purses({ purse: { budget, spent, left }, onRule }: Pick<PanelProps, 'purse' | 'onRule'>) {
  return (
    <div className="ee-purse">
      <span>
        <b className={left < 0 ? 'over' : ''}>{points(Math.abs(left))}</b> {left < 0 ? 'over the budget' : 'left'} of {pointsText(budget)}
      </span>
      <Rule id="EE-DES-10" onRule={onRule} />
      <span className="ee-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * spent.total) / Math.max(budget, 1))}%` }} />
      </span>
    </div>
  )
}

interface LineProps extends Pick<PanelProps, 'ships' | 'crews' | 'onShips'> {
  readonly ship: BoughtShip
  readonly at: number
}
const TURNS = { still: 'does not rotate', left: 'rotates left', right: 'rotates right' } as const
const wayOf = ({ rotates }: BoughtShip): keyof typeof TURNS => (rotates === 1 ? 'right' : rotates === -1 ? 'left' : 'still')
function Turning({ ship, ships, at, onShips }: LineProps) {
  const ways = { still: null, left: -1, right: 1 } as const
  const set = (way: string) => onShips(withRotation(ships, at, way === 'left' || way === 'right' ? ways[way] : null))
  return (
    <select aria-label={`Rotation of ${ship.design.name}`} value={wayOf(ship)} onChange={(event) => set(event.currentTarget.value)}>
      {Object.entries(TURNS).map(([way, title]) => (
        <option key={way} value={way}>
          {title}
        </option>
      ))}
    </select>
  )
}
function Crews({ ship, ships, at, onShips }: LineProps) {
  const set = (name: string) => onShips(withCrew(ships, at, CREW_NAMES.find((crew) => crew === name) ?? 'standard'))
  return (
    <select aria-label={`Crew of ${ship.design.name}`} value={ship.crew} onChange={(event) => set(event.currentTarget.value)}>
      {CREW_NAMES.map((crew) => (
        <option key={crew} value={crew}>
          {crew} crew{CREWS[crew].price > 1 ? `, price ×${CREWS[crew].price}` : ''}
        </option>
      ))}
    </select>
  )
}
function Line(props: LineProps) {
  const { ship, ships, at, crews, onShips } = props
  const { design } = ship
  return (
    <li>
      <span>
        <b>{design.name}</b> <small>{classWords(design)}</small>
      </span>
      <span className="num">{points(priceOfBought(ship).total)}</span>
      <button type="button" className="btn quiet" aria-label={`Remove ${design.name}`} onClick={() => onShips(withoutAt(ships, at))}>
        ×
      </button>
      {crews && <Crews {...props} />}
      {design.base && <Turning {...props} />}
    </li>
  )
}

export function FleetPanel({ ships, purse, refusal, ready, crews, onRule, onShips, onReady }: PanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <aside className="ee-fleet-panel" aria-label="Your fleet" data-open={open}>
      <div className="ee-fleet-h">
        <h3>Your fleet</h3>
        <button type="button" className="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {counted(ships.length, 'ship')}
        </button>
        <span className="aside">{counted(ships.length, 'ship')}</span>
      </div>
      <Purses purse={purse} onRule={onRule} />
      <ol className="ee-fleet-list">
        {ships.map((ship, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is identified by its place
          <Line key={at} ship={ship} ships={ships} at={at} crews={crews} onShips={onShips} />
        ))}
      </ol>
      {refusal && (
        <p className="ee-why-not" role="alert">
          {capital(refusal.reason)} <Rule id={refusal.rule} onRule={onRule} />
        </p>
      )}
      <div className="ee-fleet-acts">
        <button type="button" className="btn go" disabled={!ready} onClick={onReady}>
          Fleet ready <kbd>Ctrl ⏎</kbd>
        </button>
        {ships.length > 0 && (
          <button type="button" className="btn quiet" onClick={() => onShips([])}>
            Remove all
          </button>
        )}
      </div>
      <p className="ee-note">
        {ships.length === 0 ? 'Other players see your ships only when all are placed.' : 'Unspent points are lost.'}{' '}
        <Rule id="EE-SEQ-02" onRule={onRule} />
      </p>
    </aside>
  )
}
