// Time limits in plain English, for players before and after they join.

import type { ClockTerms, SlowTerms } from './terms.ts'
import { DAY, HOUR, SECOND } from './units.ts'
import { knownZone, zoneIsKnown } from './zone-names.ts'

const MINUTE = 60 * SECOND
const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
  [SECOND, 'second'],
] as const
const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })
const PARTS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const counting = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A stretch of time, in ms, in its largest unit and the next one: '2 days 3 hours', '15 minutes'. What is left over is dropped. */
export function durationWords(length: number): string {
  const at = UNITS.findIndex(([unit]) => length >= unit)
  if (at < 0) return counting(0, 'second')
  let left = length
  const words: string[] = []
  for (const [unit, name] of UNITS.slice(at, at + 2)) {
    const count = Math.floor(left / unit)
    left -= count * unit
    if (count > 0) words.push(counting(count, name))
  }
  return words.join(' ')
}

/** How far away a deadline is: 'in 2 days 3 hours', '12 minutes ago', 'now'. Both times are in ms since 1970. */
export function deadlineWords(due: number, now: number): string {
  const distance = Math.abs(due - now)
  if (distance < SECOND) return 'now'
  const words = durationWords(distance < MINUTE ? distance : distance - (distance % MINUTE))
  return due > now ? `in ${words}` : `${words} ago`
}

/** The date of a deadline: 'Sunday 6 December 2026, 20:00 (Europe/Berlin)'. Without a zone it is by the clock of this device. */
export function dueDate(due: number, zone?: string): string {
  const timeZone = zone === undefined ? undefined : knownZone(zone)
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }).formatToParts(due)
  const part = (wanted: keyof typeof PARTS): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  const date = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
  return timeZone === undefined ? date : `${date} (${timeZone})`
}

/** The terms in sentences, the same before and after joining. */
export function clockWords(terms: ClockTerms): readonly string[] {
  switch (terms.kind) {
    case 'none':
      return ['There are no time limits.']
    case 'live':
      return [
        `Each player has ${durationWords(terms.bank * SECOND)} for the match, and ${durationWords(terms.increment * SECOND)} more for each answer.`,
        'The time of a player runs only while the player owes an answer.',
        ...missedWords(terms),
      ]
    case 'answer': {
      const rests = terms.weekends === 'rest' ? [`Saturdays and Sundays do not count (${zoneWords(terms.zone)}).`] : []
      const reserve = `Each player has a reserve of ${durationWords(terms.bank * HOUR)} for the match. Only time after a deadline is taken from it.`
      const long = `Each answer has ${durationWords(terms.days * DAY)}.`
      return [
        long,
        ...(terms.short === terms.days ? [] : [shortWords(terms)]),
        ...rests,
        ...(terms.bank > 0 ? [reserve] : []),
        ...slowWords(terms),
      ]
    }
    case 'calendar': {
      const days = conjunction.format(terms.weekdays.map((day) => WEEKDAYS[day - 1] ?? ''))
      return [
        `Orders are due on ${days} at ${terms.at} (${zoneWords(terms.zone)}), at least ${durationWords(terms.least * HOUR)} after the question.`,
        terms.early === 'when-ready'
          ? 'If all players are ready, the match goes on before that time.'
          : 'The match never goes on before that time, even if all players are ready.',
        shortWords(terms),
        ...slowWords(terms),
      ]
    }
  }
}
const zoneWords = (zone: string): string => (zoneIsKnown(zone) ? zone : `${zone}, which is unknown here, so UTC is used`)
const shortWords = ({ short }: SlowTerms): string => `A short question has ${durationWords(short * DAY)}.`

function slowWords(terms: SlowTerms): readonly string[] {
  const { perMonth, atMost } = terms.vacation
  const days = `Each player earns ${counting(perMonth, 'day')} of vacation in 30 days, and saves at most ${counting(atMost, 'day')}.`
  return [...(atMost > 0 ? [days] : []), ...missedWords(terms)]
}

function missedWords({ misses, grace }: Exclude<ClockTerms, { readonly kind: 'none' }>): readonly string[] {
  const row = misses === 1 ? 'After one missed deadline' : `After ${misses} missed deadlines in a row`
  return [
    'If a deadline passes, automatic decisions answer for the player. Where there are none, a safe default order is given.',
    `${row} the other players may decide how the match goes on.`,
    ...(grace > 0 ? [`An order that arrives up to ${durationWords(grace * SECOND)} late still counts.`] : []),
  ]
}
