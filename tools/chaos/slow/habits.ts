// When a player of a slow run answers a question, and how: a saved order, an order that is ready, both, or none.
import { type Dice, pick } from '@admiralty/kernel'

/** One request of a player, at a time in ms since 1970. */
export interface HabitualOrder {
  readonly time: number
  readonly ready: boolean
  /** Whether time goes on while it is under way. */
  readonly isRacing: boolean
}

/** What a player does about a question. `near`: within 10 s of the deadline. */
export const HABITS = ['prompt', 'saved', 'near', 'racing', 'twice', 'late', 'absent'] as const
export type AnswerHabit = (typeof HABITS)[number]

/** How often each habit is drawn, in parts of the sum. More than half of the orders that count are near their deadline. */
const WEIGHTS: Readonly<Record<AnswerHabit, number>> = { prompt: 18, saved: 14, near: 40, racing: 6, twice: 10, late: 6, absent: 6 }
const DRAWN = HABITS.flatMap((habit) => Array.from({ length: WEIGHTS[habit] }, () => habit))
/** What counts as near a deadline, in ms. */
export const NEAR = 10_000
/** Prompt orders come at whole periods, so that many are under way at once, in ms. */
const PERIOD = 600_000

export const anyHabit = (dice: Dice): AnswerHabit => pick(dice, DRAWN)

/** A deadline as a player sees it: when it ends, and how long an order still counts after it; in ms. */
export interface SeenDeadline {
  readonly now: number
  readonly due: number
  readonly grace: number
}

/** The requests that follow from a habit. Without a deadline the player is prompt or does not come. */
export function ordersOf(habit: AnswerHabit, { now, due, grace }: SeenDeadline, dice: Dice): readonly HabitualOrder[] {
  const within = (from: number, to: number): number => from + ((to - from) * ((dice.roll(1, 10_000, 'time')[0] ?? 1) - 1)) / 10_000
  const soon = (): number => {
    const time = Math.round(within(now, Math.min(now + (due - now) * 0.6, now + 86_400_000)))
    const whole = Math.ceil(time / PERIOD) * PERIOD
    return whole < due ? whole : time
  }
  const close = (): number => Math.max(now, Math.round(within(due - NEAR, due + Math.min(grace, NEAR))))
  const ready = pick(dice, [true, false])
  switch (habit) {
    case 'prompt':
      return [{ time: soon(), ready: true, isRacing: false }]
    case 'saved':
      return [{ time: soon(), ready: false, isRacing: false }]
    case 'near':
      return [{ time: close(), ready, isRacing: false }]
    case 'racing':
      return [{ time: Math.max(now, due + grace - Math.round(within(1, 40))), ready, isRacing: true }]
    case 'twice':
      return [
        { time: soon(), ready: false, isRacing: false },
        { time: close(), ready, isRacing: false },
      ]
    case 'late':
      return [{ time: due + grace + Math.round(within(1, 300_000)), ready: true, isRacing: false }]
    case 'absent':
      return []
  }
}
