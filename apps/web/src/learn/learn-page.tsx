// The lessons of a game: the first battle, then positions by chapter, with a tick for those solved in this browser.
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lessonsQuery, rulesQuery } from '../api/games.ts'
import { isStory, type LessonFile, lessonChapters, lessonFilesOf } from '../api/lesson-files.ts'
import { gamesQuery } from '../api/queries.ts'
import { FirstLesson } from '../parts/first-lesson.tsx'
import { GameRows } from '../parts/game-rows.tsx'
import { Book, RuleLink } from '../parts/rule.tsx'
import { ErrorNote, ErrorPage, LoadingNote } from '../shell/error-page.tsx'
import { Page } from '../shell/shell.tsx'
import { plainly } from './rich.tsx'
import { solvedLessons } from './solved-lessons.ts'
import './learn.css'

/** The list of games with lessons. */
export function LearnGamesPage() {
  const games = useQuery(gamesQuery)
  return (
    <Page title="Learn">
      <h1 className="big">Learn</h1>
      <p className="mid2">A first battle in ten moves, then positions to solve. The rules check every answer.</p>
      {games.error && <ErrorNote error={games.error} retry={() => games.refetch()} />}
      <GameRows
        games={games.data ?? []}
        title={({ id, title }) => (
          <Link to="/learn/$system" params={{ system: id }}>
            {title}
          </Link>
        )}
        text={({ line }) => line}
        action={(about) => <FirstLesson about={about} look="btn go" />}
      />
    </Page>
  )
}

export function LearnPage() {
  const { system } = useParams({ from: '/learn/$system' })
  const lessons = useQuery(lessonsQuery(system))
  const rules = useQuery(rulesQuery(system))
  const error = lessons.error ?? rules.error
  if (error) return <ErrorPage error={error} reset={() => void Promise.all([lessons.refetch(), rules.refetch()])} />
  const title = rules.data?.system.rulebook.title
  return (
    <Page title={title ? `Learn ${title}` : 'Learn'}>
      {(!lessons.data || !title) && <LoadingNote what="Loading the lessons…" />}
      {lessons.data && title && (
        <Book system={system} open={null}>
          <Lessons system={system} title={title} courses={lessonFilesOf(lessons.data)} />
        </Book>
      )}
    </Page>
  )
}

interface LessonsProps {
  readonly system: string
  readonly title: string
  readonly courses: readonly LessonFile[]
}
function Lessons({ system, title, courses }: LessonsProps) {
  const done = solvedLessons(system)
  const stories = courses.filter(isStory)
  const positions = courses.filter((course) => !isStory(course))
  const solved = positions.filter(({ name }) => done.includes(name)).length
  return (
    <div className="learn">
      <h1 className="big">Learn {title}</h1>
      {stories.map((course, index) => (
        <Story key={course.name} system={system} course={course} done={done.includes(course.name)} isFirst={index === 0} />
      ))}
      <section aria-label="Positions">
        <h2 className="big">Positions</h2>
        <p className="mid2">
          One question each, a minute or two. The rules check your answer and explain a mistake.{' '}
          <span className="dim">
            {solved} of {positions.length} solved in this browser.
          </span>
        </p>
        <div className="chapters-of-lessons">
          {lessonChapters(positions).map(([chapter, inside]) => (
            <section key={chapter} className="lesson-chapter" aria-label={chapter}>
              <h3>{chapter}</h3>
              <ol>
                {inside.map((course) => (
                  <Row key={course.name} system={system} course={course} done={done.includes(course.name)} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </div>
  )
}

interface RowProps {
  readonly system: string
  readonly course: LessonFile
  readonly done: boolean
}
interface StoryProps extends RowProps {
  readonly isFirst: boolean
}
function Story({ system, course: { name, lesson }, done, isFirst }: StoryProps) {
  return (
    <section className={isFirst ? 'first-battle' : 'first-battle further'} aria-label={lesson.question}>
      <div>
        <h2 className="big">
          {lesson.question} {done && <Tick />}
        </h2>
        <p>{plainly(lesson.text)}</p>
      </div>
      <Link to="/learn/$system/$lesson" params={{ system, lesson: name }} className={isFirst ? 'btn go' : 'btn'}>
        {done ? 'Play it again' : 'Start'}
      </Link>
    </section>
  )
}

function Row({ system, course: { name, lesson, text }, done }: RowProps) {
  const [first] = text.rules
  return (
    <li>
      {done ? <Tick /> : <span className="no-tick" />}
      <Link to="/learn/$system/$lesson" params={{ system, lesson: name }} className="nm">
        {lesson.question}
      </Link>
      {first !== undefined && <RuleLink rule={first} />}
    </li>
  )
}

const Tick = () => (
  <svg className="tick" width="14" height="14" viewBox="0 0 16 16" role="img" aria-label="solved">
    <path d="M3 8.500l3.500 3.500L13 4.500" />
  </svg>
)
