// All questions that the player has to answer, of all matches: the one that is due first at the top.
import { plural } from '@admiralty/kernel'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { owedPagesQuery } from '../api/queries.ts'
import type { OwedQuestion } from '../api/types.ts'
import { dueText, nothingOwed } from '../parts/owed.ts'
import { seatName } from '../parts/seat.tsx'
import { ErrorNote, LoadingNote } from '../shell/error-page.tsx'
import { NextQuestion } from '../shell/next-question.tsx'
import { Page } from '../shell/shell.tsx'
import './owed.css'

export function OwedPage() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(owedPagesQuery)
  const questions = data?.pages.flatMap((page) => page.questions) ?? []
  const count = data?.pages.at(-1)?.count ?? 0
  const saved = data?.pages[0]?.saved ?? []
  return (
    <Page title="What I owe">
      <div className="h">
        <h1 className="big">What I owe</h1>
        {data && <span className="aside">{count === 0 ? 'nothing' : plural(count, 'question')}</span>}
      </div>
      {isPending && <LoadingNote what="Loading your questions…" />}
      {error && <ErrorNote error={error} retry={() => void refetch()} />}
      {data && count === 0 && <p className="empty">{nothingOwed(saved.length)}</p>}
      {questions.length > 0 && (
        <>
          <NextQuestion match={null} />
          <ul className="owed-list">
            {questions.map((question) => (
              <Question key={`${question.match} ${question.seat}`} question={question} when="due" />
            ))}
          </ul>
        </>
      )}
      {hasNextPage && (
        <button type="button" className="btn tap" onClick={() => void fetchNextPage()}>
          More questions
        </button>
      )}
      {saved.length > 0 && (
        <>
          <h2>Saved orders</h2>
          <ul className="owed-list" aria-label="Saved orders">
            {saved.map((order) => (
              <Question key={`${order.match} ${order.seat}`} question={order} when="counts" />
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}

interface QuestionProps {
  readonly question: OwedQuestion
  /** The answer is due at its deadline, or saved and counts then. */
  readonly when: 'due' | 'counts'
}
function Question({ question: { match, seat, title, moment, due }, when }: QuestionProps) {
  const until = dueText(due, Date.now())
  return (
    <li>
      <Link to="/table/$id" params={{ id: match }} className="nm tap">
        {title}
      </Link>
      <span>
        {seatName(seat)}, {moment}
      </span>
      <span className="due">
        {due !== null && until !== null ? (
          <time dateTime={new Date(due).toISOString()}>
            {when} {until}
          </time>
        ) : (
          'no deadline'
        )}
      </span>
    </li>
  )
}
