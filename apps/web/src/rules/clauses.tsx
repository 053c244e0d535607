// Clauses and chapters as the page and the drawer show them. Clause ids in the text are links.
import { InOrder } from '@admiralty/board'
import { type Chapter, CLAUSE_ID, type Clause, type Option } from '@admiralty/kernel'
import { RuleLink } from '../parts/rule.tsx'
import { ClauseLessons } from './clause-lessons.tsx'
import { ClauseOptions } from './clause-options.tsx'
import './rules.css'

/** A clause id in the text of another clause, or the id of a reading such as R-ES-01. */
const CITED = new RegExp(String.raw`\b(${CLAUSE_ID}|R-[A-Z]{2}-\d+)\b`)
const isReading = (id: string): boolean => id.startsWith('R-')

function ClauseText({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      <InOrder of={paragraph.split(CITED)}>{(piece, index) => (index % 2 === 1 ? <Cited id={piece} /> : piece)}</InOrder>
    </p>
  ))
}

const Cited = ({ id }: { readonly id: string }) => (isReading(id) ? <span className="reading">{id}</span> : <RuleLink rule={id} />)

interface ClauseBlockProps {
  readonly clause: Clause
  /** All options of the game. */
  readonly options: readonly Option[]
  readonly marked: boolean
}
export function ClauseBlock({ clause, options, marked }: ClauseBlockProps) {
  return (
    <article className={marked ? 'clause marked' : 'clause'} id={clause.id}>
      <h3>
        <span>{clause.heading}</span>
        <RuleLink rule={clause.id} />
      </h3>
      {clause.advice && <p className="advice">Advice: the game does not enforce this.</p>}
      <ClauseText text={clause.text} />
      <ClauseLessons rule={clause.id} />
      <ClauseOptions options={options.filter(({ rule }) => rule === clause.id)} />
    </article>
  )
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[]
  readonly options: readonly Option[]
  /** Id of the highlighted clause; '' for none. */
  readonly marked: string
}
export function Chapters({ chapters, options, marked }: ChaptersProps) {
  return chapters.map(({ title, clauses }) => (
    <section key={title} className="chapter" aria-label={title}>
      <h2 id={chapterId(title)}>{title}</h2>
      {clauses.map((clause) => (
        <ClauseBlock key={clause.id} clause={clause} options={options} marked={clause.id === marked} />
      ))}
    </section>
  ))
}

export const chapterId = (title: string): string => `chapter-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
