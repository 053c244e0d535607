// The print kit: heads, sections, tables, boxes and pencil marks of printed sheets. It knows no game.
import { InOrder } from '@admiralty/board'
import { type ReactNode, use } from 'react'
import { SheetPlace } from './print-sheets.tsx'
import './print.css'

export { PrintShips } from './print-sheets.tsx'

/** A clause id in small print. */
export const PrintedRule = ({ id }: { readonly id: string }) => <span className="ps-id">{id}</span>

export interface PrintSectionProps {
  readonly title: ReactNode
  /** Small text beside the title. */
  readonly note?: ReactNode
  /** The clause, or clauses, that the section is about. */
  readonly rule?: string
  /** CSS classes beside that of every section. */
  readonly look?: string
  readonly children: ReactNode
}
/** A titled section of a sheet. A long one goes on on the next sheet, with its title. */
export const PrintSection = ({ title, note, rule, look = '', children }: PrintSectionProps) => (
  <section className={`ps-sec ${look}`}>
    <h3>
      {title} <i className="ps-again">(continued)</i> {note && <span>{note}</span>} {rule && <PrintedRule id={rule} />}
    </h3>
    {children}
  </section>
)

/** The size of a name: long ones are smaller and may take two lines. */
const scaleOf = ({ length }: string): string => (length > 18 ? 'long' : length > 12 ? 'middling' : 'short')

export interface PrintHeadProps {
  readonly name: string
  /** A description in one line. */
  readonly line: ReactNode
  /** A silhouette or a badge; null for none. */
  readonly picture: ReactNode
  /** The main figures. */
  readonly facts: readonly (readonly [title: string, figure: ReactNode])[]
}
/** The head of a sheet. Further sheets of the record have the name and their place. */
export const PrintHead = ({ name, line, picture, facts }: PrintHeadProps) => (
  <header className="ps-head">
    {picture}
    <div className="ps-title">
      <h2 className={`ps-name ${scaleOf(name)}`}>{name}</h2>
      <p className="ps-class">{line}</p>
      <p className="ps-again">{use(SheetPlace)}</p>
    </div>
    <dl className="ps-facts">
      {facts.map(([title, figure]) => (
        <div key={title}>
          <dd>{figure}</dd>
          <dt>{title}</dt>
        </div>
      ))}
    </dl>
  </header>
)

/** A column: its heading, and the CSS class of its cells (`n`: a figure). */
export type PrintColumn = readonly [heading: string, look?: string]
export interface PrintRow {
  readonly key: string
  readonly look?: string
  readonly cells: readonly ReactNode[]
}
interface PrintTableProps {
  readonly columns: readonly PrintColumn[]
  readonly rows: readonly PrintRow[]
}
/** A table with a line of headings. */
export const PrintTable = ({ columns, rows }: PrintTableProps) => (
  <table className="ps-table">
    <thead>
      <tr>
        <InOrder of={columns}>{([heading, look]) => <th className={look}>{heading}</th>}</InOrder>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, look, cells }) => (
        <tr key={key} className={look}>
          <InOrder of={columns}>{([, of], column) => <td className={of}>{cells[column]}</td>}</InOrder>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A line of a form: its title, then its cells. */
export type FormLine = readonly [title: string, ...cells: readonly ReactNode[]]
/** A table whose lines begin with a title: figures to look up (`figures`), or boxes to fill in (`boxes`). */
export const PrintForm = ({ lines, look }: { readonly lines: readonly FormLine[]; readonly look: string }) => (
  <table className={`ps-form ${look}`}>
    <tbody>
      <InOrder of={lines}>
        {([title, ...cells]) => (
          <tr>
            <th>{title}</th>
            <InOrder of={cells}>{(cell) => <td>{cell}</td>}</InOrder>
          </tr>
        )}
      </InOrder>
    </tbody>
  </table>
)

/** A step of the turn: what is done, each line with its clause. */
export interface PrintStep {
  readonly title: string
  readonly lines: readonly { readonly text: string; readonly rule: string }[]
}
/** A step; each line is its text and its clause. */
export const printStep = (title: string, ...lines: readonly (readonly [text: string, rule: string])[]): PrintStep => ({
  title,
  lines: lines.map(([text, rule]) => ({ text, rule })),
})
/** The steps of a turn, numbered. */
export const PrintSteps = ({ steps }: { readonly steps: readonly PrintStep[] }) => (
  <div className="ps-steps">
    {steps.map(({ title, lines }, index) => (
      <PrintSection key={title} title={`${index + 1}. ${title}`}>
        <ul>
          {lines.map(({ text, rule }) => (
            <li key={text}>
              <span>{text}</span> <PrintedRule id={rule} />
            </li>
          ))}
        </ul>
      </PrintSection>
    ))}
  </div>
)

/** A small offset, always the same for the same seed. */
const slip = (seed: number, amount: number): number => (((seed * 37) % 11) / 10 - 0.5) * amount
const Pencil = ({ path }: { readonly path: string }) => (
  <svg className="ps-pencil" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
/** A cross in pencil. Another seed gives a slightly different one. */
export function Cross({ seed }: { readonly seed: number }) {
  const [a, b, c, d] = [slip(seed, 3), slip(seed + 3, 3), slip(seed + 5, 3), slip(seed + 8, 3)]
  return (
    <Pencil path={`M${3 + a} ${3 + b}Q${10 + c} ${10 + a} ${17 + d} ${17 + c}M${17 + b} ${3 + d}Q${10 + a} ${10 + c} ${3 + c} ${17 + a}`} />
  )
}
/** A stroke in pencil. */
export function Slash({ seed }: { readonly seed: number }) {
  const [a, b] = [slip(seed, 3), slip(seed + 4, 3)]
  return <Pencil path={`M${4 + a} ${17 + b}Q${9 + b} ${11 + a} ${16 + b} ${3 + a}`} />
}

/** A box to mark by hand. */
export const PrintBox = ({ marked, seed = 2 }: { readonly marked: boolean; readonly seed?: number }) => (
  <i className="ps-box">{marked && <Cross seed={seed} />}</i>
)
interface PrintBoxesProps {
  readonly count: number
  readonly marked: number
  readonly label: string
}
/** One box for each point, crossed off from the right. */
export const PrintBoxes = ({ count, marked, label }: PrintBoxesProps) => (
  <span className="ps-boxes" role="img" aria-label={label}>
    <InOrder of={Array.from({ length: count })}>{(_, index) => <i>{index >= count - marked && <Cross seed={index} />}</i>}</InOrder>
  </span>
)

interface PrintTurnsProps {
  /** Small text beside the title. */
  readonly note: string
  readonly rule: string
  readonly turns: readonly number[]
  noteOf(turn: number): ReactNode
  /** Turns before this one are crossed off; null for none. */
  readonly now: number | null
}
/** A track of the turns, ten in a row. */
export const PrintTurns = ({ note, rule, turns, noteOf, now }: PrintTurnsProps) => (
  <PrintSection title="Turns" note={note} rule={rule} look="ps-track">
    <ol>
      {turns.map((turn) => (
        <li key={turn}>
          <b>{turn}</b>
          <small>{noteOf(turn)}</small>
          {now !== null && turn < now && <Cross seed={turn} />}
        </li>
      ))}
    </ol>
  </PrintSection>
)
/** A narrow column to tick for each turn. */
export const tickColumns = (turns: readonly number[]): readonly PrintColumn[] => turns.map((turn) => [String(turn), 'ps-tick'])

/** Results by the face of a die, 1 first. */
export const PrintFaces = ({ results, ...section }: Omit<PrintSectionProps, 'children'> & { readonly results: readonly string[] }) => (
  <PrintSection {...section}>
    <ol className="ps-faces">
      <InOrder of={results}>
        {(result, index) => (
          <li>
            <b>{index + 1}</b> {result}
          </li>
        )}
      </InOrder>
    </ol>
  </PrintSection>
)

/** A thing aboard that may be lost. */
export interface PrintItem {
  readonly key: string
  readonly name: string
  /** Null for a thing that cannot be lost. */
  readonly gone: boolean | null
  readonly text: ReactNode
}
/** Things aboard, with a box to mark when one is lost. */
export const PrintItems = ({ items }: { readonly items: readonly PrintItem[] }) => (
  <ul className="ps-items">
    {items.map(({ key, name, gone, text }) => (
      <li key={key} className={gone ? 'ps-gone' : undefined}>
        {gone === null ? <i className="ps-nobox" /> : <PrintBox marked={gone} />}
        <span>
          <b>{name}</b> {text}
        </span>
      </li>
    ))}
  </ul>
)

const LINES = Array.from({ length: 40 }, (_, index) => index + 1)
/** Ruled lines in the rest of the page. */
export const RuledLines = (section: Omit<PrintSectionProps, 'look' | 'children'>) => (
  <PrintSection {...section} look="ps-notes">
    <svg className="ps-lines" aria-hidden="true">
      {LINES.map((line) => (
        <line key={line} x1="0" x2="100%" y1={`${line * 7}mm`} y2={`${line * 7}mm`} />
      ))}
    </svg>
  </PrintSection>
)
