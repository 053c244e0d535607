// The shop: ready fleets, designs of the player, and ready ships by size.
import { Offer, Offers, Segments } from '@admiralty/game-ui/design'
import { useMemo, useState } from 'react'
import { MOST_SHIPS } from '../../src/shapes.ts'
import { DesignPicture } from '../record/drawing.tsx'
import { SIZES, type Size } from '../symbol.ts'
import { classWords, pointsText } from '../titles.ts'
import { Bring } from './bring.tsx'
import { countOf, withOne, withoutOne } from './chosen.ts'
import { ReadyFleets, type ShopProps } from './ready-fleets.tsx'
import { importedShips, loadOf, type Offered, ownShips, refusalsFor, shipsBySize } from './ships-on-offer.ts'

const Load = ({ design }: Pick<Offered, 'design'>) => (
  <p className="gu-line ee-load">
    {loadOf(design).map(({ type, many, title }) => (
      <span key={type} title={title}>
        <b>{type}</b>
        {many}
        <span className="unseen">, {title}</span>
      </span>
    ))}
  </p>
)
/** A ship on offer: record, class, main boxes, price, number bought, refusal. */
function ShipCard({ offered, ships, purse, sideStyle, onShips, onDraw }: ShopProps & { readonly offered: Offered }) {
  const { design, line, price, refusals } = offered
  const { name } = design
  const faults = refusalsFor(purse, offered)
  const taken = countOf(ships, design)
  const add = () => onShips(withOne(ships, design))
  const actions = (
    <>
      {refusals.length === 0 && (
        <button
          type="button"
          className="btn"
          disabled={faults.length > 0 || ships.length >= MOST_SHIPS}
          aria-label={`Add ${name}`}
          onClick={add}
        >
          Add
        </button>
      )}
      {taken > 0 && (
        <>
          <output aria-label={`${name} bought`}>×{taken}</output>
          <button type="button" className="btn quiet" aria-label={`Remove one ${name}`} onClick={() => onShips(withoutOne(ships, design))}>
            −
          </button>
        </>
      )}
      <button type="button" className="btn quiet last" aria-label={`Change ${name}`} onClick={() => onDraw(design)}>
        Change
      </button>
    </>
  )
  return (
    <Offer
      title={name}
      price={pointsText(price.total)}
      look={taken > 0 ? 'ee-ship taken' : 'ee-ship'}
      picture={<DesignPicture design={design} sideStyle={sideStyle} />}
      refusals={faults}
      actions={actions}
    >
      <p className="ee-class">
        {classWords(design)}, {design.boxes.length} boxes
      </p>
      <Load design={design} />
      {line !== '' && <p className="ee-line">{line}</p>}
    </Offer>
  )
}
const Cards = ({ label, offers, ...shop }: ShopProps & { readonly label: string; readonly offers: readonly Offered[] }) => (
  <Offers label={label}>
    {offers.map((offered) => (
      <ShipCard key={offered.key} {...shop} offered={offered} />
    ))}
  </Offers>
)

const Own = ({ own, ...shop }: ShopProps & { readonly own: readonly Offered[] }) => (
  <section aria-label="Your own ships">
    <div className="gu-offer-h">
      <h3 className="cap">Your own ships</h3>
      <button type="button" className="btn" onClick={() => shop.onDraw(null)}>
        Design a ship
      </button>
    </div>
    {own.length > 0 ? (
      <Cards {...shop} label="Your own ships" offers={own} />
    ) : (
      <p className="gu-note">None yet. Designs that you save in the ship designer appear here.</p>
    )}
    <Bring onDesign={shop.onBring} />
  </section>
)

function ReadyShips(shop: ShopProps) {
  const [size, setSize] = useState<Size | null>(null)
  const all = useMemo(() => shipsBySize(shop.view), [shop.view])
  return (
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
            <Cards {...shop} label={SIZES[shelf.size].title} offers={shelf.ships} />
          </section>
        ))}
    </section>
  )
}

export function Shop(props: ShopProps) {
  const { view, designs, brought } = props
  const own = useMemo(() => [...importedShips(view, brought), ...ownShips(view, designs)], [view, brought, designs])
  return (
    <div className="ee-shelf">
      {own.length === 0 && <ReadyFleets {...props} />}
      <Own {...props} own={own} />
      {own.length > 0 && <ReadyFleets {...props} />}
      <ReadyShips {...props} />
    </div>
  )
}
