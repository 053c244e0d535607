// Times of the day in time zones. The zone data come from the runtime; the arithmetic is Temporal's.
import { addDays, create as atWall, dayOfWeek, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime'
import { create as inZone, toPlainDateTime } from 'temporal-polyfill/fns/ZonedDateTime'
import { knownZone } from './zone-names.ts'

/** Days of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Which dates and which time of the day count. */
export interface Dates {
  readonly weekdays: readonly Weekday[]
  /** `HH:MM` */
  readonly at: string
  /** A name of the IANA list, such as `Europe/Berlin`. */
  readonly zone: string
}

const SATURDAY = 6
const DAYS_A_WEEK = 7
const NANOSECONDS = 1_000_000n

/** The day on which a zone has the time, at 00:00 by its wall clock. `zone` must be known. */
function dayOf(time: number, zone: string) {
  const { year, month, day } = toPlainDateTime(inZone(BigInt(Math.floor(time)) * NANOSECONDS, zone))
  return atWall(year, month, day)
}
/** The time, in ms since 1970, at which the wall clock shows a date. A time that summer time skips comes later by the skipped hour. */
const timeAt = (wall: ReturnType<typeof atWall>, zone: string): number =>
  toZonedDateTime(wall, zone, { disambiguation: 'compatible' }).epochMilliseconds

/** The first of the dates that is not earlier than `from`; all times in ms since 1970. */
export function firstDate({ weekdays, at, zone }: Dates, from: number): number {
  const known = knownZone(zone)
  const today = dayOf(from, known)
  const [hour, minute] = at.split(':').map(Number)
  // The search begins with yesterday: a zone that skips a whole day moves its deadline to the day after.
  for (let days = -1; days <= DAYS_A_WEEK; days += 1) {
    const day = addDays(today, days)
    if (!weekdays.some((weekday) => weekday === dayOfWeek(day))) continue
    const time = timeAt(atWall(day.year, day.month, day.day, hour, minute), known)
    if (time >= from) return time
  }
  // No weekday is listed, or one is skipped: the next week has it.
  return weekdays.length === 0 ? from : firstDate({ weekdays, at, zone }, from + DAYS_A_WEEK * 86_400_000)
}

/** The Saturday 00:00 and the Monday 00:00 of the first weekend that is not over at `from`, in ms since 1970. */
export function weekendAfter(from: number, zone: string): { readonly begins: number; readonly ends: number } {
  const known = knownZone(zone)
  const today = dayOf(from, known)
  const saturday = addDays(today, SATURDAY - dayOfWeek(today))
  return { begins: timeAt(saturday, known), ends: timeAt(addDays(saturday, 2), known) }
}
