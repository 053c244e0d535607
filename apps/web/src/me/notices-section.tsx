// Notices by mail: which ones a person wants, and what became of the latest.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { noticesQuery, type OwnNotices } from '../api/notices.ts'
import { ErrorNote } from '../shell/error-page.tsx'
import { NoticeForm } from './notice-form.tsx'
import { NOTICE_WORDS, sentWords, waitingWords } from './notice-words.ts'

export function NoticesSection() {
  const { data: notices, error, refetch } = useQuery(noticesQuery)
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">Notices</h2>
      {error && !notices && <ErrorNote error={error} retry={() => void refetch()} />}
      {notices && (notices.sendsNotices ? <Notices notices={notices} /> : <WithoutMail />)}
    </section>
  )
}

const WithoutMail = () => (
  <p>
    This server sends no mail. Notifications, a calendar or a webhook can tell you that a game waits: choose them below. What you have to
    answer is on the page <Link to="/owed">What I owe</Link>.
  </p>
)

/** Notices in the list at most. */
const MOST = 20

function Notices({ notices: { address, isStopped, choice, waiting, sent } }: { readonly notices: OwnNotices }) {
  const now = Date.now()
  return (
    <>
      <p>
        Games with deadlines in days tell you by mail when you have to answer. A mail has the game, the question, the deadline and a link,
        and nothing else.
      </p>
      {address === null && <p>You get no mails yet: they need your mail address, which you can enter above.</p>}
      {isStopped && (
        <p className="bad" role="alert">
          No more notices are sent to {address}, because it refused or returned three of them. Enter it again above to confirm it, or enter
          another one.
        </p>
      )}
      <NoticeForm choice={choice} />
      <h3 id="latest-notices">Latest notices</h3>
      {waiting.length + sent.length === 0 && <p>None yet.</p>}
      <ul className="own-list" aria-labelledby="latest-notices">
        {waiting.slice(0, MOST).map((notice) => (
          <li key={`${notice.kind} ${notice.match} ${notice.due} ${notice.why}`}>
            <NoticeRow {...notice} words={waitingWords(notice, now)} />
          </li>
        ))}
        {sent.slice(0, MOST).map((notice) => (
          <li key={`${notice.kind} ${notice.match} ${notice.seat} ${notice.time} ${notice.channel}`}>
            <NoticeRow {...notice} words={sentWords(notice, now)} />
          </li>
        ))}
      </ul>
    </>
  )
}
interface NoticeRowProps {
  readonly kind: keyof typeof NOTICE_WORDS
  readonly match: string | null
  readonly title: string | null
  readonly words: string
}
const NoticeRow = ({ kind, match, title, words }: NoticeRowProps) => (
  <span className="own-row">
    <b>{NOTICE_WORDS[kind]}</b>
    {match !== null && (
      <>
        {', '}
        <Link to="/table/$id" params={{ id: match }} className="tap">
          {title ?? 'a game'}
        </Link>
      </>
    )}
    <span className="dim"> {words}</span>
  </span>
)
