// The texts about the time of a match at its table.
import { type ClockState, type ClockTerms, durationWords, type SeatClock } from '@admiralty/clocks'
import { plural, type Seat, type Viewer } from '@admiralty/kernel'
import type { OwnState, TimeFacts } from './clock-facts.ts'
import { zoneOf } from './clock-facts.ts'
import { dateWords } from './times.ts'

/** How far the viewer's orders are. */
const STATE_WORDS: Readonly<Record<OwnState, string>> = {
  due: 'Your orders are due',
  saved: 'Saved: counts at the deadline',
  ready: 'Ready',
  waiting: 'Waiting for others',
}

/** What the line about the time begins with: how far the viewer's orders are, or whom a spectator waits for; null if nobody is waited for. */
export const stateText = ({ own, notReady, asked }: Pick<TimeFacts, 'own' | 'notReady' | 'asked'>, viewer: Viewer): string | null => {
  if (viewer !== 'public') return STATE_WORDS[own]
  return notReady.length + asked.length > 0 ? 'Waiting for the players' : null
}

/**
 * The deadline with its date, after the words of `STATE_WORDS`: 'by …' for orders that are due, 'on …' for saved ones, 'until … at the latest' for the
 * orders of others, 'not before …' while all are ready. `now`: until the own deadline without reserve has passed, the reserve is said beside it.
 */
export function untilWords({ own, due, base, earliest, notReady, asked }: TimeFacts, terms: ClockTerms, now: number): string {
  if (due === null) return ''
  const date = dateWords(due, zoneOf(terms))
  if (own === 'saved') return `on ${date}`
  if (base !== null) {
    const reserve = `${durationWords(due - base)} of reserve`
    return now < base ? `by ${dateWords(base, zoneOf(terms))}, then ${reserve}` : `by ${date}, from your reserve`
  }
  if (own === 'due') return `by ${date}`
  return notReady.length + asked.length === 0 && due === earliest ? `goes on ${date}, not before` : `until ${date} at the latest`
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The deadline of the viewer's own orders as screen readers hear it, once for each question; '' if there is none. */
export function deadlineAloud({ own, due, base, pausedUntil }: TimeFacts, terms: ClockTerms): string {
  if (due === null || pausedUntil !== null || (own !== 'due' && own !== 'saved')) return ''
  if (terms.kind === 'live') return `Your time ends at ${timeOfDay.format(due)}.`
  return own === 'saved'
    ? `Your saved orders count on ${dateWords(due, zoneOf(terms))}.`
    : `Due by ${dateWords(base ?? due, zoneOf(terms))}.`
}

/** What the list of players says of a seat on a slow clock: its vacation, and the deadlines that it has missed. */
export function seatNotes(terms: ClockTerms, clock: ClockState, seat: Seat, now: number): readonly string[] {
  const own: SeatClock | undefined = clock.seats[seat]
  if (!own || terms.kind === 'none') return []
  const isAway = own.away !== null && own.away > now
  return [
    ...(isAway ? [`on vacation until ${dateWords(own.away, zoneOf(terms))}`] : []),
    ...(own.misses > 0 ? [`missed ${plural(own.misses, 'deadline')} in a row`] : []),
  ]
}
