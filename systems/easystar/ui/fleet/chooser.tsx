// The choice of a fleet: from the library, ready-made, or a new design.
import { type SideStyle, Silhouette } from '@admiralty/board'
import type { Refusal } from '@admiralty/kernel'
import { fleetCost } from '../../src/design/cost.ts'
import type { PricedFleet } from '../../src/design/ready.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import type { FleetDesign, ShipDesign } from '../../src/state.ts'
import { capital, counted, listed } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { faceOf, titleOf } from './fleet-list.tsx'
import type { OwnFleet } from './own-fleets.ts'
import { Sketch } from './sketch.tsx'

export interface ChooserProps {
  readonly own: readonly OwnFleet[]
  readonly fleets: readonly PricedFleet[]
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  readonly busy: boolean
  readonly onRule: OnRule
  onTake(fleet: FleetDesign): void
  onChange(fleet: FleetDesign): void
  onOwn(): void
}

const STYLES: Readonly<Record<PricedFleet['style'], string>> = {
  gunline: 'guns',
  torpedoes: 'torpedoes',
  carriers: 'fighters',
  balanced: 'mixed',
}
const armament = (ship: ShipDesign): string => {
  const parts = [
    counted(ship.weapons.length, 'weapon'),
    ...(ship.auxiliaries.length > 0 ? [counted(ship.auxiliaries.length, 'device')] : []),
    ...(ship.fighters.length > 0 ? [counted(ship.fighters.length, 'fighter')] : []),
  ]
  return listed(parts)
}

interface CardProps {
  readonly fleet: FleetDesign
  /** The style, or 'yours'. */
  readonly note: string
  readonly first: boolean
  readonly refusals: readonly Refusal[]
}
function Ships({ fleet, sideStyle }: Pick<CardProps, 'fleet'> & Pick<ChooserProps, 'sideStyle'>) {
  return (
    <ol>
      {fleet.ships.map((ship, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ship of a fleet is its place
        <li key={index}>
          <Silhouette name={faceOf(ship)} sideStyle={sideStyle} size={26} />
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
  )
}

function Card({ fleet, note, first, refusals, limits, sideStyle, busy, onTake, onChange, onRule }: ChooserProps & CardProps) {
  const [why] = refusals
  return (
    <li className={`es-card side-${sideStyle}${why ? ' misfit' : ''}`}>
      <div className="es-card-h">
        <h3>
          {fleet.name} <small>{note}</small>
        </h3>
        <span>
          <b>{fleetCost(fleet).total}</b> of {limits.budget}
        </span>
      </div>
      {why ? <Sketch design={fleet} /> : <Ships fleet={fleet} sideStyle={sideStyle} />}
      {!why && fleet.damageControl > 0 && <p className="es-note">{counted(fleet.damageControl, 'damage-control counter')}</p>}
      {why && (
        <p className="es-why-not">
          <span>
            {capital(why.reason)}
            {refusals.length > 1 ? `, and ${refusals.length - 1} more` : ''}
          </span>{' '}
          <Rule id={why.rule} onRule={onRule} />
        </p>
      )}
      <div className="fx">
        {!why && (
          <button type="button" className={first ? 'btn go' : 'btn'} disabled={busy} onClick={() => onTake(fleet)}>
            Take this fleet
          </button>
        )}
        <button type="button" className={why ? 'btn' : 'btn quiet'} onClick={() => onChange(fleet)}>
          Change it first
        </button>
      </div>
    </li>
  )
}

export function Chooser(props: ChooserProps) {
  const { own, fleets, limits, onOwn, onRule } = props
  const fit = own.filter(({ refusals }) => refusals.length === 0)
  const misfit = own.filter(({ refusals }) => refusals.length > 0)
  return (
    <div className="es-chooser">
      <header>
        <h2>Choose a fleet</h2>
        <p>
          You have {limits.budget} points; unspent points are lost. Your opponents see no ship until all fleets are deployed.{' '}
          <Rule id="ES-DES-11" onRule={onRule} />
        </p>
        <button type="button" className="btn" onClick={onOwn}>
          Design your own
        </button>
      </header>
      {fit.length > 0 && (
        <section aria-label="From your library">
          <h3 className="cap">From your library</h3>
          <ol className="es-cards">
            {fit.map(({ id, fleet, refusals }, index) => (
              <Card key={id} {...props} fleet={fleet} note="yours" first={index === 0} refusals={refusals} />
            ))}
          </ol>
          {fleets.length > 0 && <h3 className="cap">Ready fleets</h3>}
        </section>
      )}
      <ol className="es-cards">
        {fleets.map(({ fleet, style }, index) => (
          <Card key={fleet.name} {...props} fleet={fleet} note={STYLES[style]} first={index === 0 && fit.length === 0} refusals={[]} />
        ))}
      </ol>
      {misfit.length > 0 && (
        <section className="es-misfits" aria-label="Your fleets that this battle does not allow">
          <h3 className="cap">Your fleets that this battle does not allow</h3>
          <ol className="es-cards">
            {misfit.map(({ id, fleet, refusals }) => (
              <Card key={id} {...props} fleet={fleet} note="yours" first={false} refusals={refusals} />
            ))}
          </ol>
        </section>
      )}
      {fleets.length === 0 && fit.length === 0 && <p className="es-empty">No ready fleet fits these limits. Design your own.</p>}
    </div>
  )
}
