// The choice of a fleet: from the library, ready-made, or a new design.
import { type SideStyle, Silhouette } from '@admiralty/board'
import { type OwnDesign, parsedDesigns } from '@admiralty/game-ui'
import { Offer, OfferSection, Shop, TakeOrChange } from '@admiralty/game-ui/design'
import { Rule } from '@admiralty/game-ui/panel'
import { list, plural, type Refusal } from '@admiralty/kernel'
import { checkFleet } from '../../src/design/check-fleet.ts'
import { fleetCost } from '../../src/design/cost.ts'
import type { PricedFleet } from '../../src/design/ready.ts'
import type { FleetLimits } from '../../src/setting/limits.ts'
import { type FleetDesign, fleetSchema, type ShipDesign } from '../../src/state.ts'
import { faceOf, titleOf } from './fleet-list.tsx'
import { Sketch } from './sketch.tsx'

/** A stored fleet with its refusals; none if it is legal. */
export interface OwnFleet {
  readonly id: string
  readonly fleet: FleetDesign
  readonly refusals: readonly Refusal[]
}
/** Designs that are not valid fleets are left out. */
export const ownFleets = (designs: readonly OwnDesign[], limits: FleetLimits): readonly OwnFleet[] =>
  parsedDesigns(designs, fleetSchema).map(({ id, name, design }) => {
    return { id, fleet: design.name === '' ? { ...design, name } : design, refusals: checkFleet(design, limits) }
  })

export interface ChooserProps {
  readonly own: readonly OwnFleet[]
  readonly fleets: readonly PricedFleet[]
  readonly limits: FleetLimits
  readonly sideStyle: SideStyle
  readonly busy: boolean
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
const armament = ({ weapons, auxiliaries, fighters }: ShipDesign): string =>
  list([
    plural(weapons.length, 'weapon'),
    ...(auxiliaries.length > 0 ? [plural(auxiliaries.length, 'device')] : []),
    ...(fighters.length > 0 ? [plural(fighters.length, 'fighter')] : []),
  ])

interface CardProps {
  readonly fleet: FleetDesign
  /** The style, or 'yours'. */
  readonly note: string
  readonly first: boolean
  readonly refusals: readonly Refusal[]
}
const Ships = ({ fleet, sideStyle }: Pick<CardProps, 'fleet'> & Pick<ChooserProps, 'sideStyle'>) => (
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

function Card({ fleet, note, first, refusals, limits, sideStyle, busy, onTake, onChange }: ChooserProps & CardProps) {
  const fits = refusals.length === 0
  const price = (
    <>
      <b>{fleetCost(fleet).total}</b> of {limits.budget}
    </>
  )
  const actions = (
    <TakeOrChange
      take={fits ? 'Take this fleet' : null}
      change="Change it first"
      first={first}
      busy={busy}
      onTake={() => onTake(fleet)}
      onChange={() => onChange(fleet)}
    />
  )
  return (
    <Offer title={fleet.name} note={note} price={price} look="es-card" refusals={refusals} actions={actions}>
      {fits ? <Ships fleet={fleet} sideStyle={sideStyle} /> : <Sketch design={fleet} />}
      {fits && fleet.damageControl > 0 && <p className="gu-note">{plural(fleet.damageControl, 'damage-control counter')}</p>}
    </Offer>
  )
}

export function Chooser(props: ChooserProps) {
  const { own, fleets, limits, onOwn } = props
  const fit = own.filter(({ refusals }) => refusals.length === 0)
  const misfit = own.filter(({ refusals }) => refusals.length > 0)
  const ownCard = ({ id, fleet, refusals }: OwnFleet, first: boolean) => (
    <Card key={id} {...props} fleet={fleet} note="yours" first={first} refusals={refusals} />
  )
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
        <button type="button" className="btn" onClick={onOwn}>
          Design your own
        </button>
      }
    >
      <OfferSection title="From your library">{fit.map((one, index) => ownCard(one, index === 0))}</OfferSection>
      <OfferSection title="Ready fleets">
        {fleets.map(({ fleet, style }, index) => (
          <Card key={fleet.name} {...props} fleet={fleet} note={STYLES[style]} first={index === 0 && fit.length === 0} refusals={[]} />
        ))}
      </OfferSection>
      <OfferSection title="Your fleets that this battle does not allow">{misfit.map((one) => ownCard(one, false))}</OfferSection>
      {fleets.length === 0 && fit.length === 0 && <p className="gu-none">No ready fleet fits these limits. Design your own.</p>}
    </Shop>
  )
}
