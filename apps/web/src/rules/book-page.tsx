// The rule book of a game with a search. The hash of the address, such as #ES-MOV-05, selects a clause.
import { type Chapter, plural } from '@admiralty/kernel'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { lessonsQuery, rulesQuery } from '../api/games.ts'
import { lessonFilesOf } from '../api/lesson-files.ts'
import { gamesQuery } from '../api/queries.ts'
import type { GameDescription } from '../api/types.ts'
import { Book } from '../parts/rule.tsx'
import { ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { LessonsContext } from './clause-lessons.tsx'
import { Chapters, chapterId } from './clauses.tsx'
import { countOf, searchRules } from './search.ts'
import { SearchField } from './search-field.tsx'

export function BookPage() {
  const { system } = useParams({ from: '/rules/$system' })
  const { hash } = useLocation()
  const rules = useQuery(rulesQuery(system))
  const [typed, setTyped] = useState('')
  const games = useQuery(gamesQuery)
  const about = games.data?.find((game) => game.about.id === system)?.about
  const book = rules.data?.system.rulebook
  const chapters = useMemo(() => (book ? searchRules(book, typed) : []), [book, typed])
  useEffect(() => {
    if (book && hash) document.getElementById(hash)?.scrollIntoView({ block: 'start' })
  }, [book, hash])
  const lessons = useQuery(lessonsQuery(system)).data
  const lessonContext = useMemo(() => ({ system, courses: lessons ? lessonFilesOf(lessons) : [] }), [system, lessons])
  if (rules.error) return <ErrorPage error={rules.error} reset={() => void rules.refetch()} />
  return (
    <Page title={book?.title ?? 'Rule book'}>
      {!book && <LoadingNote what="Loading the rule book…" />}
      {book && (
        <Book system={system} open={null}>
          <div className="book">
            <Contents title={book.title} chapters={chapters} typed={typed} onType={setTyped} />
            <div className="chapters">
              {chapters.length === 0 && <p className="dim">No clause has all of these words.</p>}
              <LessonsContext value={lessonContext}>
                <Chapters chapters={chapters} options={rules.data?.system.options ?? []} marked={hash} />
              </LessonsContext>
              {about && typed.trim() === '' && <Source about={about} />}
            </div>
          </div>
        </Book>
      )}
    </Page>
  )
}

interface ContentsProps {
  readonly title: string
  /** The chapters that match the search. */
  readonly chapters: readonly Chapter[]
  readonly typed: string
  onType(typed: string): void
}
/** The search field and the list of chapters. */
function Contents({ title, chapters, typed, onType }: ContentsProps) {
  const count = countOf(chapters)
  // On a phone the list would fill the first screen.
  const [isWide] = useState(() => matchMedia('(min-width: 901px)').matches)
  return (
    <nav className="contents" aria-label="Chapters">
      <h1 className="big">{title}</h1>
      <SearchField typed={typed} onType={onType} />
      <p className="dim" role="status">
        {typed.trim() === '' ? plural(count, 'clause') : `${count} found`}
      </p>
      <details open={isWide}>
        <summary>{plural(chapters.length, 'chapter')}</summary>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.title}>
              <a href={`#${chapterId(chapter.title)}`}>
                <span>{chapter.title}</span> <span className="dim">{chapter.clauses.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function Source({ about: { credits, licence } }: { readonly about: GameDescription['about'] }) {
  return (
    <section className="chapter source" aria-label="Source of these rules">
      <h2>Source of these rules</h2>
      <p>{credits}</p>
      <p>{licence}</p>
    </section>
  )
}
