// An entry that is resolved again by the rules.
import { type Dice, diceOf, type Resolution, type RuleSystem, refusalsInWords, sameJson } from '@admiralty/kernel'
import { type AnswerAfterDeadline, answerAfterDeadline, missedSeats } from './answer-after-deadline.ts'
import type { MatchLedger } from './fold.ts'
import type { Entry, Head } from './journal.ts'
import { lapsedSeats, type TimedMatch } from './match-clock.ts'
import { resolutionOf } from './outcome.ts'
import type { Roll } from './proof.ts'
import { answeringSeats } from './sealed.ts'
import { setupOf } from './upcasts.ts'

export type ReplayedJournal = TimedMatch & MatchLedger & { readonly head: Head }

type Repeated = { readonly is: 'resolved' | 'unchecked'; readonly orders: number } | { readonly finding: string }

/**
 * Judges the orders of an entry and computes its events again. Entries of older rules are tried with today's rules, too:
 * equal events are checked, other events are not. So nothing is gained by marking an entry with another version.
 */
export function repeated(system: RuleSystem, match: ReplayedJournal, entry: Entry, events: readonly unknown[]): Repeated {
  const invalid = events.findIndex((event) => !system.schema.event.safeParse(event).success)
  if (invalid !== -1) return { finding: `event ${invalid} is not valid for this game` }
  const isOld = entry.version < system.version
  try {
    const illegal = illegalOrder(system, match, entry)
    const differs =
      illegal ?? (sameJson(reresolved(system, match, entry), events) ? undefined : 'its orders and dice do not lead to its events')
    if (differs === undefined) return { is: 'resolved', orders: Object.keys(entry.orders).length }
    return isOld ? { is: 'unchecked', orders: 0 } : { finding: differs }
  } catch (problem) {
    if (isOld) return { is: 'unchecked', orders: 0 }
    throw problem
  }
}

/** The first order that the rules refuse in this state, or that a seat gave after its concession. */
function illegalOrder(system: RuleSystem, match: TimedMatch, entry: Entry): string | undefined {
  const { state, status, clock } = match
  const { call, orders } = entry
  if (!call) return wrongMisses(system, match, entry)
  for (const seat of answeringSeats(call, orders)) {
    const view = system.view(state, seat)
    if (status.conceded.includes(seat) && !sameJson(orders[seat], system.defaultOrder(view, call)))
      return `${seat} has conceded, but its order is not the default order`
    if (lapsedSeats(clock, call.id).includes(seat)) {
      const { order, giver } = answerAfterDeadline(system, match, { call, seat })
      if (!sameJson(orders[seat], order)) return `the deadline of ${seat} had passed, but its order is not ${EXPECTED[giver]}`
    }
    const refusals = system.check(view, call, orders[seat])
    if (refusals) return `the order of ${seat} is not legal: ${refusalsInWords(refusals)}`
  }
  return undefined
}

const EXPECTED: Readonly<Record<AnswerAfterDeadline['giver'], string>> = {
  forced: 'the only possible one',
  automatic: 'that of its fixed rule',
  lodged: 'the one that it had lodged',
  lapsed: 'the default order',
}

/** Why the missed answers of an action are not those of the seats that get default orders. */
function wrongMisses(system: RuleSystem, match: TimedMatch, { action }: Entry): string | undefined {
  if (action?.kind !== 'lapsed' || sameJson(missedSeats(system, match, action), action.missed)) return undefined
  return 'it counts other missed answers than those of the seats that get default orders'
}

/** The events to which the orders and recorded rolls of an entry lead now. */
function reresolved(system: RuleSystem, match: ReplayedJournal, entry: Entry): readonly unknown[] {
  const { head, state: before } = match
  const { action, call, orders, rolls } = entry
  if (action) {
    if (rolls.length > 0) throw new Error('an action must not have rolls')
    return resolutionOf(system, match, action).events
  }
  const dice = recordedDice(rolls)
  const resolution: Resolution<unknown, unknown> = call
    ? system.resolve(before, call, orders, dice)
    : system.begin({ setup: setupOf(system, head), position: head.position }, dice)
  if (dice.left() > 0) throw new Error('the entry has rolls that the rules do not ask for')
  return resolution.events
}

/** Dice that repeat the recorded rolls and throw on any other roll. */
function recordedDice(rolls: readonly Roll[]): Dice & { left(): number } {
  let next = 0
  const dice = diceOf((count, sides, reason, address) => {
    const roll = rolls[next]
    next += 1
    const isSame = roll?.count === count && roll.sides === sides && (roll.at ?? null) === address
    if (!roll || !isSame) throw new Error(`the entry has no such roll for: ${reason}`)
    return roll.faces
  })
  return { ...dice, left: () => rolls.length - next }
}
