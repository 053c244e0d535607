import {
  checkClock,
  clockAfter,
  clockWords,
  deadlineWords,
  dueDate,
  dueOf,
  initialClock,
  newClockSchema,
  nextDeadline,
} from '@admiralty/clocks'

/** A match by the calendar: a call opens, and one of two players does not answer. */
export function example(): void {
  const terms = newClockSchema.parse({ kind: 'calendar', weekdays: [7], at: '20:00', zone: 'Europe/Berlin' })
  const tuesday = Date.UTC(2026, 11, 1, 9)
  const before = initialClock(terms, { seats: ['red', 'blue'], created: tuesday })
  console.log(clockWords(terms)[0]) // 'Orders are due on Sundays at 20:00 (Europe/Berlin), at least 2 days after the question.'

  // The entry of the journal that opens the call sets its deadlines.
  const open = [{ id: 'week/1', pace: 'long', seats: ['red', 'blue'] }] as const
  const asked = clockAfter(terms, before, { kind: 'entry', time: tuesday, answered: null, open })
  const due = dueOf(asked, 'week/1', 'red') ?? 0
  console.log(dueDate(due, 'Europe/Berlin'), deadlineWords(due, tuesday)) // 'Sunday 6 December 2026, 20:00 (Europe/Berlin)', 'in 5 days 10 hours'

  // A host sleeps until the next deadline and the time of grace. Red has sealed an order; for Blue, the host answers.
  console.log(nextDeadline(asked)?.due === due) // true
  const lapsed = { kind: 'lapsed', time: due, call: 'week/1', seats: ['blue'], missed: ['blue'] } as const
  console.log(checkClock(terms, asked, lapsed)) // 'the deadline of blue has not passed'
  const after = clockAfter(terms, asked, { ...lapsed, time: due + 10_000 })
  console.log(after.seats.blue?.misses, dueOf(after, 'week/1', 'blue')) // 1 null
}
