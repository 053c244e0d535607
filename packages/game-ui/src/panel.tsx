// Parts of the panels of every game: clause links, sections, arcs, heads of records, objectives, lists of ships. They know no rule.
import { InOrder, SideBadge, type SideStyle, Silhouette } from '@admiralty/board'
import type { Choice, Explained } from '@admiralty/kernel'
import { type ReactNode, useContext } from 'react'
import { ArrowGroup } from './arrow-group.tsx'
import { OpenRule } from './open-rule.ts'
import './panel.css'

/** A button with a clause id that opens the clause. */
export function Rule({ id }: { readonly id: string }) {
  const open = useContext(OpenRule)
  return (
    <button type="button" className="rule" data-clause={id} onClick={() => open?.(id)}>
      {id}
    </button>
  )
}

export interface SectionProps {
  readonly title: ReactNode
  /** Small text or a clause beside the title. */
  readonly aside?: ReactNode
  /** CSS classes of the game beside that of every section. */
  readonly look?: string
  readonly children: ReactNode
}
/** A section of a panel. */
export const Section = ({ title, aside, look = '', children }: SectionProps) => (
  <section className={`gu-sec ${look}`}>
    <div className="h">
      <h3>{title}</h3>
      <span className="aside">{aside}</span>
    </div>
    {children}
  </section>
)

const corner = (side: number): string => {
  const angle = ((side * 60 - 120) * Math.PI) / 180
  return `${(8 * Math.cos(angle)).toFixed(2)} ${(8 * Math.sin(angle)).toFixed(2)}`
}
/** Six sectors, bow up and clockwise. Filled sectors are the directions in which a weapon bears. */
export const ArcGlyph = ({ bears, label }: { readonly bears: readonly boolean[]; readonly label: string }) => (
  <svg className="arc-glyph" width="20" height="18" viewBox="-9 -8 18 16" role="img" aria-label={label}>
    <InOrder of={bears}>{(on, side) => <path className={on ? 'on' : 'off'} d={`M0 0L${corner(side)}L${corner(side + 1)}Z`} />}</InOrder>
  </svg>
)

/** A bar that is filled from the left; `share` is from 0 to 1. */
export const Bar = ({ share }: { readonly share: number }) => (
  <span className="gu-bar" aria-hidden="true">
    <i style={{ width: `${100 * Math.max(0, Math.min(1, share))}%` }} />
  </span>
)

/** Boxes as text, for screen readers: 'Hull: 3 of 12 marked, 9 free'. */
export const markedText = (title: string, marked: number, all: number): string =>
  `${title}: ${marked} of ${all} marked, ${all - marked} free`

interface TrackProps {
  readonly boxes: readonly string[]
  readonly look: string
  /** The meaning of the boxes, for screen readers; null if the words beside them say the same. */
  readonly label: string | null
}
/** Small boxes in a row, one for each CSS class. */
export const Track = ({ boxes, look, label }: TrackProps) => (
  <span className={`gu-track ${look}`} {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
    <InOrder of={boxes}>{(box) => <i className={box} />}</InOrder>
  </span>
)

export interface RecordHeadProps {
  readonly symbol: string
  readonly sideStyle: SideStyle
  readonly name: string
  /** Side, class and place in one line. */
  readonly line: ReactNode
  /** The main figures. */
  readonly facts: ReactNode
}
/** The head of a record. */
export const RecordHead = ({ symbol, sideStyle, name, line, facts }: RecordHeadProps) => (
  <div className="gu-head">
    <span className="gu-face">
      <SideBadge sideStyle={sideStyle} size={50} />
      <Silhouette name={symbol} sideStyle={sideStyle} size={36} />
    </span>
    <div>
      <h2>{name}</h2>
      <p>{line}</p>
    </div>
    {facts}
  </div>
)

interface FactProps {
  readonly title: string
  readonly figure: ReactNode
  /** The whole of which `figure` is a part; null for none. */
  readonly of: ReactNode
}
/** A main figure in the head of a record: `7 / 12 undamaged`. */
export const Fact = ({ title, figure, of }: FactProps) => (
  <>
    <b>
      {figure}
      {of !== null && <i> / {of}</i>}
    </b>
    <span>{title}</span>
  </>
)

/** A side as it is named in a panel. */
export interface NamedSide {
  readonly sideStyle: SideStyle
  readonly name: string
}
/** An objective of one or more sides. */
export interface ListedObjective {
  readonly key: string
  /** The sides that have the objective; empty if all have it. */
  readonly sides: readonly NamedSide[]
  readonly text: string
  /** How far the side has come; '' for nothing to say. */
  readonly progress: string
  /** The clause; null if the section names it. */
  readonly rule: string | null
}
/** The objectives, a line for each. */
export const ObjectiveList = ({ lines }: { readonly lines: readonly ListedObjective[] }) => (
  <ul className="gu-objectives">
    {lines.map(({ key, sides, text, progress, rule }) => (
      <li key={key}>
        {sides.map(({ sideStyle }) => (
          <SideBadge key={sideStyle} sideStyle={sideStyle} size={13} />
        ))}{' '}
        {sides.length > 0 && <b>{sides.map(({ name }) => name).join(' and ')}: </b>}
        {text} {progress !== '' && <span className="aside">{progress}</span>} {rule !== null && <Rule id={rule} />}
      </li>
    ))}
  </ul>
)

/** A ship in the list of ships. */
export interface RosterLine {
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** Where it is, or its fate. */
  readonly line: string
  /** The number that is left, and the whole number; null if they are not known. */
  readonly left: readonly [left: number, all: number] | null
  readonly look: '' | 'gone'
}
interface RosterRowProps {
  readonly ship: RosterLine
  readonly sideStyle: SideStyle
  /** CSS classes of the game. */
  readonly look: string
  /** Id of the selected ship. */
  readonly selected: string | null
  onSelect(ship: string): void
}
/** A ship in a list. A click selects it, unless nothing is known of it. */
export function RosterRow({ ship: { id, symbol, name, line, left, look: gone }, sideStyle, look, selected, onSelect }: RosterRowProps) {
  const className = `gu-row ${look} side-${sideStyle} ${gone}`
  const content = (
    <>
      <Silhouette name={symbol} sideStyle={sideStyle} size={24} />
      <span className="nm">{name}</span>
      <span className="aside">{line}</span>
    </>
  )
  if (!left) return <div className={`${className} unknown`}>{content}</div>
  return (
    <button type="button" className={className} aria-pressed={id === selected} onClick={() => onSelect(id)}>
      {content}
      <Bar share={left[0] / Math.max(1, left[1])} />
      <span className="num">{left.join('/')}</span>
    </button>
  )
}

export interface RosterProps extends NamedSide, Omit<RosterRowProps, 'ship'> {
  readonly aside: string
  /** CSS classes of the section. */
  readonly sectionLook: string
  readonly ships: readonly RosterLine[]
  /** List items below the ships. */
  readonly children?: ReactNode
}
/** The ships of a side, in a section. */
export const Roster = ({ name, aside, sectionLook, ships, children, ...row }: RosterProps) => (
  <Section
    look={sectionLook}
    title={
      <span className="chip">
        <SideBadge sideStyle={row.sideStyle} size={13} /> {name}
      </span>
    }
    aside={aside}
  >
    <ArrowGroup label="Ships" look="">
      <ol className="gu-roster">
        {ships.map((ship) => (
          <li key={ship.id}>
            <RosterRow ship={ship} {...row} />
          </li>
        ))}
        {children}
      </ol>
    </ArrowGroup>
  </Section>
)

/** A line of a table: its cells, the last ones figures, and its clause. */
export interface ClauseRow {
  readonly key: string
  readonly look?: string
  readonly cells: readonly ReactNode[]
  readonly rule?: string | undefined
}
interface ClauseTableProps {
  readonly look: string
  /** The headings of the cells; absent for none. */
  readonly heads?: readonly string[]
  readonly rows: readonly ClauseRow[]
}
/** A table of figures, each line with its clause. */
export const ClauseTable = ({ look, heads, rows }: ClauseTableProps) => (
  <table className={`gu-sum ${look}`}>
    {heads && (
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
          <td />
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ key, look: row, cells, rule }) => (
        <tr key={key} className={row}>
          <InOrder of={cells}>{(cell, column) => <td className={column > 0 ? 'num' : undefined}>{cell}</td>}</InOrder>
          {rule !== undefined && <td className="num">{rule !== '' && <Rule id={rule} />}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
interface ReasonTableProps {
  readonly number: Explained
  /** The name of the number. */
  readonly total: string
}
/** The sum of a number, line by line. The first line is the base value. */
export const ReasonTable = ({ number, total }: ReasonTableProps) => (
  <ClauseTable
    look=""
    rows={[
      ...number.because.map(([what, amount, rule], index) => ({
        key: String(index),
        cells: [what, index === 0 ? amount : signed(amount)],
        rule,
      })),
      { key: 'total', look: 'tot', cells: [total, number.total], rule: '' },
    ]}
  />
)
/** A figure that opens its reasons. */
export const Figure = ({ children, ...sum }: ReasonTableProps & { readonly children: ReactNode }) => (
  <details className="gu-figure">
    <summary>{children}</summary>
    <div className="gu-why">
      <ReasonTable {...sum} />
    </div>
  </details>
)

interface FoldProps {
  readonly title: string
  readonly aside: string
  readonly children: ReactNode
}
/** A part of a panel that is folded up at first. */
export const Fold = ({ title, aside, children }: FoldProps) => (
  <details className="gu-fold">
    <summary>
      <span>{title}</span>
      <span className="aside">{aside}</span>
    </summary>
    {children}
  </details>
)

interface ShipRowProps {
  readonly symbol: string
  readonly sideStyle: SideStyle
  readonly name: string
  readonly line: string
  /** At the end of the row. */
  readonly figure: ReactNode
  readonly pressed: boolean
  readonly disabled?: boolean
  onPress(): void
}
/** A ship of a fleet that is chosen or placed, as an item of a list. */
export const ShipRow = ({ symbol, sideStyle, name, line, figure, pressed, disabled = false, onPress }: ShipRowProps) => (
  <li>
    <button type="button" className="gu-ship" aria-pressed={pressed} disabled={disabled} onClick={onPress}>
      <Silhouette name={symbol} sideStyle={sideStyle} size={34} />
      <span>
        <b>{name}</b>
        <small>{line}</small>
      </span>
      <span className="num">{figure}</span>
    </button>
  </li>
)

/** The choices that refer to an item of a ship. */
export const picksOf = <C extends Choice>(choices: readonly C[], ship: string, item: string): readonly C[] =>
  choices.filter(({ spots }) => spots.some((spot) => spot.kind === 'item' && spot.id === ship && spot.item === item))

interface PickableProps<C extends Choice> {
  readonly className: string
  readonly picks: readonly C[]
  /** The id of the item. */
  readonly item: string
  /** The clause that explains the item. */
  readonly rule: string
  /** A short text that distinguishes several picks of one item. */
  nameOf(pick: C): string
  readonly children: ReactNode
  onPick(choice: C): void
}
/** An item of a record: a button if one choice refers to it; with several, a button for each below it. Without a choice, it opens the clause. */
export function Pickable<C extends Choice>({ className, picks, item, rule, nameOf, children, onPick }: PickableProps<C>) {
  const open = useContext(OpenRule)
  const [only, another] = picks
  const marks = { 'data-item': item, 'data-clause': rule }
  if (!another)
    return (
      <button
        type="button"
        className={only ? `${className} may` : className}
        {...marks}
        onClick={() => (only ? onPick(only) : open?.(rule))}
      >
        {only && <span className="unseen">{only.label}: </span>}
        {children}
      </button>
    )
  return (
    <div className={`${className} may`} {...marks}>
      {children}
      <span className="gu-line gu-picks">
        {picks.map((pick) => (
          <button type="button" className="btn" key={pick.key} onClick={() => onPick(pick)}>
            <span className="unseen">{pick.label}: </span>
            {nameOf(pick)} {pick.note !== null && <small>{pick.note}</small>}
          </button>
        ))}
      </span>
    </div>
  )
}
