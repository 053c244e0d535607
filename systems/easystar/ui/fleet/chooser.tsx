// Fleets ready to sail, and the way to one's own.
import { type Plate, Silhouette } from '@admiralty/board'
import { fleetCost } from '../../src/design/cost.ts'
import type { Ready } from '../../src/design/ready.ts'
import type { Limits } from '../../src/setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { counted, listed } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { faceOf, titleOf } from './fleet-list.tsx'

export interface ChooserProps {
  readonly fleets: readonly Ready[]
  readonly limits: Limits
  readonly plate: Plate
  readonly busy: boolean
  readonly onRule: OnRule
  onTake(fleet: FleetDesign): void
  onChange(fleet: FleetDesign): void
  onOwn(): void
}

const STYLES: Readonly<Record<Ready['style'], string>> = {
  gunline: 'guns ahead',
  torpedoes: 'torpedoes',
  carriers: 'fighters',
  balanced: 'something of everything',
}
const armament = (ship: ShipDesign): string => {
  const parts = [
    counted(ship.weapons.length, 'weapon'),
    ...(ship.auxiliaries.length > 0 ? [counted(ship.auxiliaries.length, 'device')] : []),
    ...(ship.fighters.length > 0 ? [counted(ship.fighters.length, 'fighter')] : []),
  ]
  return listed(parts)
}

function Card({
  fleet,
  style,
  first,
  limits,
  plate,
  busy,
  onTake,
  onChange,
}: ChooserProps & Pick<Ready, 'fleet' | 'style'> & { readonly first: boolean }) {
  return (
    <li className={`es-card side-${plate}`}>
      <div className="es-card-h">
        <h3>
          {fleet.name} <small>{STYLES[style]}</small>
        </h3>
        <span>
          <b>{fleetCost(fleet).total}</b> of {limits.budget}
        </span>
      </div>
      <ol>
        {fleet.ships.map((ship, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is its place
          <li key={index}>
            <Silhouette name={faceOf(ship)} plate={plate} size={26} />
            <span>
              {titleOf(ship)}
              <small>
                {ship.hull}
                {index === fleet.flagship ? ', flagship' : ''}, {armament(ship)}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {fleet.damageControl > 0 && <p className="es-note">{counted(fleet.damageControl, 'damage-control counter')}</p>}
      <div className="fx">
        <button type="button" className={first ? 'btn go' : 'btn'} disabled={busy} onClick={() => onTake(fleet)}>
          Take this fleet
        </button>
        <button type="button" className="btn quiet" onClick={() => onChange(fleet)}>
          Change it first
        </button>
      </div>
    </li>
  )
}

export function Chooser(props: ChooserProps) {
  const { fleets, limits, onOwn, onRule } = props
  return (
    <div className="es-chooser">
      <header>
        <h2>Choose a fleet</h2>
        <p>
          {limits.budget} points to spend; whatever is left over is lost. Nobody else sees it before both fleets have deployed.{' '}
          <Rule id="ES-DES-11" onRule={onRule} />
        </p>
        <button type="button" className="btn" onClick={onOwn}>
          Design your own
        </button>
      </header>
      <ol className="es-cards">
        {fleets.map(({ fleet, style }, index) => (
          <Card key={fleet.name} {...props} fleet={fleet} style={style} first={index === 0} />
        ))}
      </ol>
      {fleets.length === 0 && <p className="es-empty">No fleet at hand fits these limits: design one.</p>}
    </div>
  )
}
