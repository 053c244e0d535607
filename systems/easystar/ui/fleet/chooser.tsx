// The choice of a fleet: from the library, ready-made, or a new design.
import { InOrder, type SideStyle, Silhouette } from '@admiralty/board'
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import { Offer, OfferSection, Shop, TakeOrChange } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { list, plural, type Refusal } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import { EMPTY } from '../../src/design/edit.ts'
import type { PricedFleet } from '../../src/design/ready.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import { type FleetDesign, fleetSchema, type ShipDesign } from '../../src/state.ts'
import { faceOf, titleOf } from './fleet-list.tsx'
import { Sketch } from './sketch.tsx'

/** A fleet on offer, with its refusals; none if it is legal. */
export interface OfferedFleet {
  readonly key: string
  /** The style, or 'yours'. */
  readonly note: string
  readonly fleet: FleetDesign
  readonly refusals: readonly Refusal[]
}
/** Designs that are not valid fleets are left out. */
export const ownFleets = (designs: readonly OwnDesign[], limits: FleetLimits): readonly OfferedFleet[] =>
  parsedDesigns(designs, fleetSchema).map(({ id, name, design }) => {
    const fleet = design.name === '' ? { ...design, name } : design
    return { key: id, note: 'yours', fleet, refusals: checkFleet(design, limits) }
  })
const STYLES: Readonly<Record<PricedFleet['style'], string>> = {
  gunline: 'guns',
  torpedoes: 'torpedoes',
  carriers: 'fighters',
  balanced: 'mixed',
}

interface ChooserProps {
  /** Shown above the fleets. */
  readonly head: ReactNode
  readonly own: readonly OfferedFleet[]
  readonly ready: readonly PricedFleet[]
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  readonly busy: boolean
  onTake(fleet: FleetDesign): void
  onChange(fleet: FleetDesign): void
}

const armament = ({ weapons, auxiliaries, fighters }: ShipDesign): string =>
  list([
    plural(weapons.length, 'weapon'),
    ...(auxiliaries.length > 0 ? [plural(auxiliaries.length, 'device')] : []),
    ...(fighters.length > 0 ? [plural(fighters.length, 'fighter')] : []),
  ])
const Ships = ({ fleet, sideStyle }: Pick<OfferedFleet, 'fleet'> & Pick<ChooserProps, 'sideStyle'>) => (
  <ol>
    <InOrder of={fleet.ships}>
      {(ship, index) => (
        <li>
          <Silhouette name={faceOf(ship)} sideStyle={sideStyle} size={26} />
          <span>
            {titleOf(ship)}
            <small>
              {ship.hull}
              {index === fleet.flagship ? ', flagship' : ''}, {armament(ship)}
            </small>
          </span>
        </li>
      )}
    </InOrder>
  </ol>
)

export function Chooser({ head, own, ready, limits, sideStyle, busy, onTake, onChange }: ChooserProps) {
  const fit = own.filter(({ refusals }) => refusals.length === 0)
  const misfit = own.filter(({ refusals }) => refusals.length > 0)
  const made = ready.map(({ fleet, style }): OfferedFleet => ({ key: fleet.name, note: STYLES[style], fleet, refusals: [] }))
  const [first] = [...fit, ...made]
  const card = (offered: OfferedFleet) => {
    const { key, fleet, note, refusals } = offered
    const fits = refusals.length === 0
    return (
      <Offer
        key={key}
        title={fleet.name}
        note={note}
        price={
          <>
            <b>{fleetCost(fleet).total}</b> of {limits.budget}
          </>
        }
        look="es-card"
        refusals={refusals}
        actions={
          <TakeOrChange
            take={fits ? 'Take this fleet' : null}
            change="Change it first"
            first={offered === first}
            busy={busy}
            onTake={() => onTake(fleet)}
            onChange={() => onChange(fleet)}
          />
        }
      >
        {fits ? <Ships fleet={fleet} sideStyle={sideStyle} /> : <Sketch design={fleet} />}
        {fits && fleet.damageControl > 0 && <p className="gu-note">{plural(fleet.damageControl, 'damage-control counter')}</p>}
      </Offer>
    )
  }
  return (
    <Shop
      title="Choose a fleet"
      text={
        <>
          You have {limits.budget} points; unspent points are lost. Your opponents see no ship until all fleets are deployed.{' '}
          <Rule id="ES-DES-11" />
        </>
      }
      look="es-chooser"
      actions={
        <button type="button" className="btn" onClick={() => onChange(EMPTY)}>
          Design your own
        </button>
      }
    >
      {head}
      <OfferSection title="From your library">{fit.map(card)}</OfferSection>
      <OfferSection title="Ready fleets">{made.map(card)}</OfferSection>
      <OfferSection title="Your fleets that this battle does not allow">{misfit.map(card)}</OfferSection>
      {!first && <p className="gu-none">No ready fleet fits these limits. Design your own.</p>}
    </Shop>
  )
}
