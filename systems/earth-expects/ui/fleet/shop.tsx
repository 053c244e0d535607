// The shop: ready fleets, designs of the player, and ready ships by size.
import type { SideStyle } from '@admiralty/board'
import type { OwnDesign } from '@admiralty/game-ui'
import { Offer, OfferSection, Offers, Segments, Squadron, TakeOrChange } from '@admiralty/game-ui/design'
import { useMemo, useState } from 'react'
import type { Design } from '../../src/design/design.ts'
import { type Fleet, priceOfFleet } from '../../src/setting/fleet.ts'
import { type ReadyFleet, readyFleets } from '../../src/setting/ready-fleets.ts'
import type { Color } from '../../src/shapes.ts'
import type { View } from '../../src/state.ts'
import { namesOf } from '../../src/words/ask-setting.ts'
import { SIZES, type Size, symbolOf } from '../symbol.ts'
import { pointsText } from '../titles.ts'
import { Bring } from './bring.tsx'
import { countOf, isFull, withOne, withoutOne } from './chosen.ts'
import { ShipCard } from './ship-card.tsx'
import { type FleetBudget, importedShips, type Offered, ownShips, shipsBySize } from './ships-on-offer.ts'

interface ShopProps {
  readonly view: View
  readonly me: Color
  readonly sideStyle: SideStyle
  readonly ships: Fleet
  readonly purse: FleetBudget
  readonly designs: readonly OwnDesign[]
  /** Designs drawn or imported on this page. */
  readonly brought: readonly Design[]
  readonly busy: boolean
  onShips(ships: Fleet): void
  onOrder(ships: Fleet): void
  /** Opens the designer with a design; null for an empty one. */
  onDraw(design: Design | null): void
  onBring(design: Design): void
}

interface CardsProps extends ShopProps {
  readonly label: string
  readonly offered: readonly Offered[]
}
function Cards({ label, offered, ...shop }: CardsProps) {
  const { ships, purse, sideStyle, onShips, onDraw } = shop
  return (
    <Offers label={label}>
      {offered.map((ship) => (
        <ShipCard
          key={ship.key}
          ship={ship}
          taken={countOf(ships, ship.design)}
          purse={purse}
          full={isFull(ships)}
          sideStyle={sideStyle}
          onAdd={(design) => onShips(withOne(ships, design))}
          onTake={(design) => onShips(withoutOne(ships, design))}
          onChange={onDraw}
        />
      ))}
    </Offers>
  )
}

const ReadyFleets = ({ fleets, sideStyle, busy, onOrder, onShips }: ShopProps & { readonly fleets: readonly ReadyFleet[] }) => (
  <OfferSection title="Ready fleets">
    {fleets.map(({ title, ships }, index) => (
      <Offer
        key={title}
        title={title}
        price={pointsText(priceOfFleet(ships).total)}
        look="ee-ready"
        refusals={[]}
        actions={
          <TakeOrChange
            take="Take this fleet"
            change="Edit first"
            first={index === 0}
            busy={busy}
            onTake={() => onOrder(ships)}
            onChange={() => onShips(ships)}
          />
        }
      >
        <Squadron symbols={ships.map(({ design }) => symbolOf(design))} sideStyle={sideStyle} size={30} />
        <p className="ee-line">{namesOf(ships)}</p>
      </Offer>
    ))}
  </OfferSection>
)

function Own({ own, ...props }: ShopProps & { readonly own: readonly Offered[] }) {
  const { onDraw, onBring } = props
  return (
    <section aria-label="Your own ships">
      <div className="gu-offer-h">
        <h3 className="cap">Your own ships</h3>
        <button type="button" className="btn" onClick={() => onDraw(null)}>
          Design a ship
        </button>
      </div>
      {own.length > 0 ? (
        <Cards {...props} label="Your own ships" offered={own} />
      ) : (
        <p className="gu-note">None yet. Designs that you save in the ship designer appear here.</p>
      )}
      <Bring onDesign={onBring} />
    </section>
  )
}

export function Shop(props: ShopProps) {
  const { view, me, designs, brought } = props
  const [size, setSize] = useState<Size | null>(null)
  const all = useMemo(() => shipsBySize(view), [view])
  const fleets = useMemo(() => readyFleets(view, me), [view, me])
  const own = useMemo(() => [...importedShips(view, brought), ...ownShips(view, designs)], [view, brought, designs])
  const ready = fleets.length > 0 && <ReadyFleets {...props} fleets={fleets} />
  return (
    <div className="ee-shelf">
      {own.length === 0 && ready}
      <Own {...props} own={own} />
      {own.length > 0 && ready}
      <section aria-label="Ready ships">
        <h3 className="cap">Ready ships</h3>
        <Segments<Size | null>
          label="Size of the ships"
          values={[null, ...all.map((shelf) => shelf.size)]}
          value={size}
          titleOf={(one) => (one === null ? 'All' : SIZES[one].title)}
          onValue={setSize}
        />
        {all
          .filter((shelf) => size === null || shelf.size === size)
          .map((shelf) => (
            <section key={shelf.size} aria-label={SIZES[shelf.size].title}>
              <h4 className="ee-size">{SIZES[shelf.size].title}</h4>
              <Cards {...props} label={SIZES[shelf.size].title} offered={shelf.ships} />
            </section>
          ))}
      </section>
    </div>
  )
}
