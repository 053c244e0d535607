// One line about the time of a match: saved or ready, until when, and who is not ready. Only its counter is drawn again as time passes.
import type { ClockTerms } from '@admiralty/clocks'
import { list, type Viewer } from '@admiralty/kernel'
import type { MatchInfo } from '../api/types.ts'
import { personAt } from '../parts/people.ts'
import type { TimeFacts } from './clock-facts.ts'
import { isLow } from './clock-facts.ts'
import { stateText, untilWords } from './clock-words.ts'
import { leftWords } from './times.ts'
import { useNow } from './use-now.ts'
import './clock.css'

interface ClockLineProps {
  readonly match: MatchInfo
  readonly viewer: Viewer
  readonly facts: TimeFacts
}

export function ClockLine({ match, viewer, facts }: ClockLineProps) {
  const { own, notReady, asked, lapsed, pausedUntil } = facts
  const state = stateText(facts, viewer)
  return (
    <section className={`clock-line ${own}`} aria-label="Time">
      {state !== null && <b>{state}</b>}
      {lapsed && <span>The deadline has passed, and a default order is given.</span>}
      {pausedUntil === null ? !lapsed && <Until facts={facts} terms={match.clock} /> : <span>The match is paused.</span>}
      {notReady.length > 0 && <span className="not-ready">Not ready: {list(notReady.map((seat) => personAt(match, seat)))}</span>}
      {asked.length > 0 && <span className="not-ready">To move: {list(asked.map((seat) => personAt(match, seat)))}</span>}
    </section>
  )
}

/** The deadline: its date beyond a day, otherwise the time that is left. */
function Until({ facts, terms }: { readonly facts: TimeFacts; readonly terms: ClockTerms }) {
  const { due, base } = facts
  const now = useNow(due, base)
  if (due === null) return null
  const until = untilWords(facts, terms, now)
  const onReserve = base !== null && now >= base
  const left = (base === null || onReserve ? due : base) - now
  const words = leftWords(left)
  const shown = words === null ? until : left <= 0 ? 'time is up' : `${words} ${onReserve ? 'of your reserve left' : 'left'}`
  return (
    <time
      className={isLow(left) ? 'until low' : 'until'}
      dateTime={new Date(due).toISOString()}
      data-tip={shown === until ? undefined : until}
      data-tip-above=""
      role="timer"
      aria-live="off"
    >
      {shown}
    </time>
  )
}
