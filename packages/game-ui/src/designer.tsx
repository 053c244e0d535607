// The frame of a designer with three columns, and parts for it: name, budget, legality, figures and options to choose from.
import { InOrder } from '@admiralty/board'
import { type Explained, type Option, type OptionValue, plural } from '@admiralty/kernel'
import type { ReactNode } from 'react'
import { ArrowGroup } from './arrow-group.tsx'
import { CheckField, SelectField } from './design.tsx'
import { Figure, Rule } from './panel.tsx'
import './designer.css'

/** A column, and its tab on a narrow screen. */
interface DesignerColumn {
  /** For screen readers: 'Fleet'. */
  readonly label: string
  readonly title: string
  /** A short status: '12 left'. */
  readonly note: string
  /** Null while there is nothing to show. */
  readonly content: ReactNode
}
interface DesignerFrameProps {
  readonly label: string
  readonly look: string
  readonly columns: readonly [left: DesignerColumn, middle: DesignerColumn, right: DesignerColumn]
  /** The column that a narrow screen shows. */
  readonly shown: number
  /** Above the column on a narrow screen. */
  readonly notice: ReactNode
  /** Below the left column. */
  readonly foot: ReactNode
  onShow(column: number): void
}
const LOOKS = ['gu-left', 'gu-middle', 'gu-right'] as const
/** Three columns; a narrow screen shows one of them, with tabs above. */
export const DesignerFrame = ({ label, look, columns, shown, notice, foot, onShow }: DesignerFrameProps) => (
  <div className={`gu-designer gu-columns ${look}`} data-shown={shown}>
    <nav className="gu-tabs" aria-label={label}>
      {columns.map(({ label: key, title, note, content }, column) => (
        <button
          type="button"
          key={key}
          aria-current={column === shown ? 'true' : undefined}
          disabled={content === null}
          onClick={() => onShow(column)}
        >
          <b>{title}</b>
          <small>{note}</small>
        </button>
      ))}
    </nav>
    <div className="gu-narrow">{notice}</div>
    {columns.map(
      ({ label: key, content }, column) =>
        content !== null && (
          <section key={key} className={LOOKS[column]} aria-label={key}>
            {column === 0 ? <div className="gu-scroll">{content}</div> : content}
            {column === 0 && <div className="gu-sec gu-line gu-foot">{foot}</div>}
          </section>
        ),
    )}
  </div>
)

interface TitleFieldProps {
  readonly label: string
  readonly look: 'gu-title' | 'gu-subtitle'
  readonly value: string
  readonly placeholder?: string
  /** Most letters. */
  readonly most: number
  onValue(value: string): void
}
/** A name that is edited in its place. */
export const TitleField = ({ label, look, value, placeholder, most, onValue }: TitleFieldProps) => (
  <input
    className={look}
    aria-label={label}
    maxLength={most}
    placeholder={placeholder}
    value={value}
    onChange={(event) => onValue(event.currentTarget.value)}
  />
)

interface BudgetSectionProps {
  readonly cost: Explained
  readonly budget: number
  readonly rule: string
  /** The points of each thing bought. */
  readonly shares: readonly number[]
  /** Index of the thing that is selected. */
  readonly selected: number
}
/** The section shows the points that are left, and a bar with the share of each purchase. */
export function BudgetSection({ cost, budget, rule, shares, selected }: BudgetSectionProps) {
  const left = budget - cost.total
  return (
    <section className="gu-sec gu-budget-sec">
      <Figure number={cost} total="total">
        <span className="cap">{left < 0 ? 'Overspent' : 'Left to spend'}</span>
        <span className="gu-budget gu-line">
          <b className={left < 0 ? 'over' : ''}>{Math.abs(left)}</b> of {budget} points
        </span>
      </Figure>
      <span className="gu-budget-rule">
        <Rule id={rule} />
      </span>
      <div className="gu-shares" aria-hidden="true">
        <InOrder of={shares}>
          {(share, index) => share > 0 && <i className={index === selected ? 'me' : ''} style={{ flex: share }} />}
        </InOrder>
        <i className="left" style={{ flex: Math.max(0, left) }} />
      </div>
    </section>
  )
}

/** Whether a design is legal, in a line. */
export const Legality = ({ problems, empty = null }: { readonly problems: number; readonly empty?: string | null }) => (
  <p className={problems > 0 && empty === null ? 'gu-legal no' : 'gu-legal'} role="status">
    {empty ?? (problems > 0 ? `${plural(problems, 'problem')} to fix` : 'Legal design.')}
  </p>
)

interface PipsProps {
  readonly count: number
  /** Places for more, drawn dashed. */
  readonly most?: number
  readonly look: '' | 'round'
}
/** A number as small boxes or rings. */
export const Pips = ({ count, most = count, look }: PipsProps) => (
  <span className={`gu-pips ${look}`}>
    <InOrder of={Array.from({ length: Math.max(count, most) })}>{(_, index) => <i className={index < count ? '' : 'off'} />}</InOrder>
  </span>
)

/** A figure that may be chosen. */
export interface GridChoice {
  readonly label: string
  readonly figure: ReactNode
  readonly look: '' | 'no'
  readonly pressed: boolean
  onPress(): void
}
interface FigureGridProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly GridChoice[] }[]
}
/** A table of figures to choose from. */
export const FigureGrid = ({ label, heads, rows }: FigureGridProps) => (
  <ArrowGroup label={label} look="">
    <table className="gu-grid">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map(({ label: name, figure, look, pressed, onPress }) => (
              <td key={name} className={pressed ? 'here' : look}>
                <button type="button" aria-pressed={pressed} aria-label={name} onClick={onPress}>
                  {figure}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ArrowGroup>
)

interface OptionFieldProps {
  readonly option: Option
  readonly value: OptionValue
  onValue(value: OptionValue): void
}
/** An option of a game: a box to tick, or a list of its values. */
export const OptionField = ({ option: { title, rule, values }, value, onValue }: OptionFieldProps) =>
  typeof value === 'boolean' ? (
    <CheckField label={title} rule={rule} checked={value} onChecked={onValue} />
  ) : (
    <SelectField
      label={title}
      rule={rule}
      value={String(value)}
      options={values.map((one) => [String(one), String(one)])}
      onValue={(text) => onValue(values.find((one) => String(one) === text) ?? value)}
    />
  )
