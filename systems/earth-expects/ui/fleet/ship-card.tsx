// One ship on offer: record, class, main boxes, price, number bought, refusal.
import type { SideStyle } from '@admiralty/board'
import { memo } from 'react'
import type { Design } from '../../src/design/design.ts'
import { layoutOf } from '../../src/record/layout.ts'
import { capital } from '../../src/words/say.ts'
import { type OnRule, Rule } from '../cite.tsx'
import { PLAIN, StillRecord } from '../record/drawing.tsx'
import { pointsText } from '../titles.ts'
import { classWords, type FleetBudget, loadOf, type Offered, refusalFor } from './ships-on-offer.ts'

const Picture = memo(function Picture({ design, sideStyle }: { readonly design: Design; readonly sideStyle: SideStyle }) {
  return (
    <StillRecord
      layout={layoutOf(design)}
      levels={{}}
      looks={PLAIN}
      notes={PLAIN}
      label={`Record of ${design.name}`}
      sideStyle={sideStyle}
    />
  )
})

const Load = ({ design }: { readonly design: Design }) => (
  <p className="ee-load">
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
  readonly onRule: OnRule
  onAdd(design: Design): void
  onTake(design: Design): void
  onChange(design: Design): void
}
function WhyNot({ ship, purse, onRule }: Pick<CardProps, 'ship' | 'purse' | 'onRule'>) {
  const why = refusalFor(purse, ship)
  if (!why) return null
  const more = ship.refusals.length > 1 ? `, and ${ship.refusals.length - 1} more` : ''
  return (
    <p className="ee-why-not">
      {capital(why.reason)}
      {more} <Rule id={why.rule} onRule={onRule} />
    </p>
  )
}

export function ShipCard({ ship, taken, purse, full, sideStyle, onRule, onAdd, onTake, onChange }: CardProps) {
  const { design, line, price, refusals } = ship
  const fits = refusalFor(purse, ship) === null && !full
  return (
    <li className={`ee-ship${refusals.length > 0 ? ' misfit' : ''}${taken > 0 ? ' taken' : ''}`} aria-label={design.name}>
      <Picture design={design} sideStyle={sideStyle} />
      <div className="ee-ship-h">
        <h4>{design.name}</h4>
        <span className="num">{pointsText(price.total)}</span>
      </div>
      <p className="ee-class">
        {classWords(design)}, {design.boxes.length} boxes
      </p>
      <Load design={design} />
      {line !== '' && <p className="ee-line">{line}</p>}
      <WhyNot ship={ship} purse={purse} onRule={onRule} />
      <div className="ee-ship-acts">
        {refusals.length === 0 && (
          <button type="button" className="btn" disabled={!fits} aria-label={`Add ${design.name}`} onClick={() => onAdd(design)}>
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
      </div>
    </li>
  )
}
