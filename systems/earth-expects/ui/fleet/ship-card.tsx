// One ship on offer: record, class, main boxes, price, number bought, refusal.
import type { SideStyle } from '@admiralty/board'
import { Offer } from '@admiralty/game-ui/design'
import type { Design } from '../../src/design/design.ts'
import { DesignPicture } from '../record/drawing.tsx'
import { classWords, pointsText } from '../titles.ts'
import { type FleetBudget, loadOf, type Offered, refusalFor } from './ships-on-offer.ts'

const Load = ({ design }: { readonly design: Design }) => (
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

export interface CardProps {
  readonly ship: Offered
  readonly taken: number
  readonly purse: FleetBudget
  readonly full: boolean
  readonly sideStyle: SideStyle
  onAdd(design: Design): void
  onTake(design: Design): void
  onChange(design: Design): void
}
export function ShipCard({ ship, taken, purse, full, sideStyle, onAdd, onTake, onChange }: CardProps) {
  const { design, line, price } = ship
  const why = refusalFor(purse, ship)
  const actions = (
    <>
      {ship.refusals.length === 0 && (
        <button
          type="button"
          className="btn"
          disabled={why !== null || full}
          aria-label={`Add ${design.name}`}
          onClick={() => onAdd(design)}
        >
          Add
        </button>
      )}
      {taken > 0 && (
        <>
          <output aria-label={`${design.name} bought`}>×{taken}</output>
          <button type="button" className="btn quiet" aria-label={`Remove one ${design.name}`} onClick={() => onTake(design)}>
            −
          </button>
        </>
      )}
      <button type="button" className="btn quiet last" aria-label={`Change ${design.name}`} onClick={() => onChange(design)}>
        Change
      </button>
    </>
  )
  return (
    <Offer
      title={design.name}
      price={pointsText(price.total)}
      look={taken > 0 ? 'ee-ship taken' : 'ee-ship'}
      picture={<DesignPicture design={design} sideStyle={sideStyle} />}
      refusals={ship.refusals.length > 0 ? ship.refusals : why ? [why] : []}
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
