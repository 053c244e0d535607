// What happens in the kept matches, by the kind of their clock. Together they have every kind of action.
import { type ClockTerms, newClockSchema } from '@admiralty/clocks'
import type { MatchAction } from '@admiralty/match'
import type { PlayedTable } from './table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A kind of clock, and what happens in a match with it. */
export interface Story {
  readonly clock: ClockTerms
  readonly lastSeat: 'player' | 'bot'
  /** Plays the match to its end. `decision`: an automatic decision of the game; undefined if it has none. */
  play(table: PlayedTable, decision: string | undefined): void
}

const answers = (table: PlayedTable, count: number): void => {
  for (let answer = 0; answer < count; answer += 1) table.answer()
}
const ends = ({ players: [first = '', ...others] }: PlayedTable) => ({ first, second: others.at(-1) ?? first })

const withoutClock: Story = {
  clock: { kind: 'none' },
  lastSeat: 'bot',
  play(table, decision) {
    const { first } = ends(table)
    answers(table, 2)
    if (decision !== undefined) table.act({ kind: 'automated', seat: first, decisions: [decision], change: 1 })
    table.act({ kind: 'rekeyed', seat: first, key: table.devices.newDevice(first).key })
    answers(table, 1)
    table.act({ kind: 'restored', value: 'a value that the server chose' })
    answers(table, 2)
    table.act({ kind: 'replaced', seat: first, by: 'captain' })
    answers(table, 2)
    table.act({ kind: 'returned', seat: first })
    answers(table, 1)
    table.concede()
  },
}
const live: Story = {
  clock: newClockSchema.parse({ kind: 'live', bank: 300, increment: 10 }),
  lastSeat: 'player',
  play(table) {
    const { first, second } = ends(table)
    table.miss(first)
    const { due } = table.untilOwed(second)
    table.act({ kind: 'extended', seats: [second], until: due + 60_000, why: 'agreed' })
    seat(table, second)
    answers(table, 2)
    table.act({ kind: 'drawn', seats: table.players })
  },
}
const days: Story = {
  clock: newClockSchema.parse({ kind: 'answer', days: 3, misses: 1, vacation: { perMonth: 2, atMost: 10 } }),
  lastSeat: 'player',
  play(table) {
    const { first, second } = ends(table)
    table.untilOwed(first)
    table.act({ kind: 'vacation', seat: first, days: 2, number: 1 })
    answers(table, 1)
    table.act({ kind: 'paused', until: table.now + 20 * DAY })
    table.wait(5 * DAY)
    table.act({ kind: 'resumed' })
    const { due } = table.untilOwed(second)
    table.wait(due - HOUR - table.now)
    table.act({ kind: 'extended', seats: [second], until: due + 12 * HOUR, why: 'outage' })
    answers(table, 1)
    table.miss(second)
    table.act({ kind: 'replaced', seat: second, by: 'captain' })
    answers(table, 1)
    table.act({ kind: 'returned', seat: second })
    answers(table, 1)
    table.concede()
  },
}
const calendar: Story = {
  clock: newClockSchema.parse({ kind: 'calendar', weekdays: [3, 7], at: '20:00', zone: 'Europe/Berlin', misses: 2 }),
  lastSeat: 'player',
  play(table) {
    const { first, second } = ends(table)
    answers(table, 1)
    seat(table, first)
    table.untilOwed(first)
    // The end of this pause has passed before anybody says so.
    table.act({ kind: 'paused', until: table.now + 3 * DAY })
    table.wait(4 * DAY)
    answers(table, 1)
    table.miss(second)
    table.miss(second)
    table.act({ kind: 'ended', absent: [second] })
  },
}
/** Another person takes a seat. */
function seat(table: PlayedTable, which: string): void {
  const action: MatchAction = { kind: 'seated', seat: which, ...table.devices.newDevice(which) }
  table.act(action)
  table.devices.linkNewDevice(which)
}

/** The stories by the name of their clock in the names of files. */
export const STORIES: Readonly<Record<ClockTerms['kind'], Story>> = { none: withoutClock, live, answer: days, calendar }
