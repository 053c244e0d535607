// Times of deadlines in words, and how often a page writes them again. All times are in ms since 1970.
import { dueDate, durationWords, zoneIsKnown } from '@admiralty/clocks'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (figure: number): string => String(figure).padStart(2, '0')

/** A stretch of time as a running clock shows it: '14:05', '1:02:09'. Broken seconds are rounded up, so that 0:00 is the end. */
export function clockFace(length: number): string {
  const seconds = Math.max(0, Math.ceil(length / SECOND))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The time that is left: a running clock below an hour, hours and minutes below a day; null beyond, where the date says more. */
export function leftWords(left: number): string | null {
  if (left > DAY) return null
  return left < HOUR ? clockFace(left) : durationWords(left)
}

/** After how long what a page shows of the time left changes: the next second below an hour, otherwise the next minute. */
export function untilNextChange(left: number): number {
  const unit = left <= HOUR ? SECOND : MINUTE
  const rest = ((left % unit) + unit) % unit
  return rest === 0 ? unit : rest
}

/** The zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the wall clocks of a zone show, to be compared. */
const wallTime = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(time)

/** The date by the clock of this device, and by that of the match where they differ: '… 20:00 (Sunday 14:00 in America/New_York)'. */
export function dateWords(due: number, zone: string | null, own: string = ownZone()): string {
  const date = dueDate(due)
  if (zone === null || !zoneIsKnown(zone) || wallTime(due, zone) === wallTime(due, own)) return date
  const part = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(due)
  return `${date} (${part({ weekday: 'long' })} ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })} in ${zone})`
}
