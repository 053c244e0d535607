// What is wrong in a journal whose form is sound.
import { type RuleSystem, sameJson } from '@admiralty/kernel'
import { checkAction } from './check-action.ts'
import { transitionsOf } from './fold.ts'
import { type Entry, type Journal, type MatchState, wrongLengths } from './journal.ts'
import { outcomeOf, surrenderedBy } from './outcome.ts'
import { answeringSeats, firstIssue } from './sealed.ts'
import { eventsOf, setupOf } from './upcasts.ts'

export function wrongIn(system: RuleSystem, { head, entries, chain }: Journal): string | undefined {
  if (chain.length !== entries.length) return wrongLengths(entries.length, chain.length)
  if (head.keys === undefined && head.linkEnds !== undefined) return 'it has the ends of link chains, but no keys'
  const misplaced = entries.findIndex(
    ({ seq, call, action }, index) => seq !== index || [index === 0, call, action].filter(Boolean).length !== 1,
  )
  if (misplaced !== -1) return `entry ${misplaced} is out of place`
  const { setup: newSetup, storedSetup, position } = system.schema
  const setup = head.version < system.version ? storedSetup : newSetup
  const agreed = setupOf(system, head)
  if (!fits(setup, agreed)) return `its setup is not valid for this game${reasonOf(setup.safeParse(agreed).error)}`
  if (head.position !== null && !position.safeParse(head.position).success) return 'its position is not valid for this game'
  for (const entry of entries) {
    const wrong = wrongInEntry(system, entry)
    if (wrong !== undefined) return `entry ${entry.seq}: ${wrong}`
  }
  return wrongInPlay(system, { head, entries, chain })
}

/** The first issue behind a sentence; nothing if the schema only dropped or added fields. */
const reasonOf = (error: Parameters<typeof firstIssue>[0] | undefined): string => (error ? `: ${firstIssue(error)}` : '')

/** Whether the schema accepts the value without dropping or adding anything. */
const fits = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, value: unknown): boolean => {
  const parsed = schema.safeParse(value)
  return parsed.success && sameJson(parsed.data, value)
}

function wrongInEntry(system: RuleSystem, entry: Entry): string | undefined {
  const { call, orders, version, rolls, events, why } = entry
  if (entry.action && rolls.length > 0) return 'it is an action, which must not have rolls'
  if (!entry.action && events.length === 0) return 'it has no events'
  const seats = call ? answeringSeats(call, orders) : []
  if (!Object.keys(why ?? {}).every((seat) => seats.includes(seat))) return 'it has the reason of a seat that was not asked'
  if (Object.keys(orders).length !== seats.length || !seats.every((seat) => Object.hasOwn(orders, seat)))
    return 'its orders are not from the seats that were asked'
  if (version === system.version && !Object.values(orders).every((order) => fits(system.schema.order, order)))
    return 'an order is not valid for this game'
  if (rolls.some(({ count, faces, sides }) => faces.length !== count || faces.some((face) => face > sides)))
    return 'the faces of a roll do not fit its dice'
  const invalid = eventsOf(system, entry).findIndex((event) => !fits(system.schema.event, event))
  return invalid === -1 ? undefined : `event ${invalid} is not valid for this game`
}

/** Folds the match, because events that fit their schema may still not form a match. */
function wrongInPlay(system: RuleSystem, journal: Pick<Journal, 'head' | 'entries' | 'chain'>): string | undefined {
  let seq = 0
  try {
    let last: MatchState | null = null
    for (const { entry, match } of transitionsOf(system, journal)) {
      seq = entry.seq
      const wrong = last && wrongAfter(system, last, entry)
      if (wrong) return `entry ${seq} ${wrong}`
      last = match
      if (!fits(system.schema.state, match.state)) return `entry ${seq} leads to a state that is not valid for this game`
    }
    return undefined
  } catch {
    return `entry ${seq} does not follow from the entries before it`
  }
}

function wrongAfter(system: RuleSystem, match: MatchState, entry: Entry): string | undefined {
  const action = entry.action
  if (outcomeOf(system, match)) return 'comes after the end of the match'
  if (action) {
    if (checkAction(system, match, action, entry.time)) return 'is an action that was not allowed'
    const mayHaveThem = entry.events.length === 0 || surrenderedBy(system, match, action).length > 0
    return mayHaveThem ? undefined : 'is an action, which must not have events'
  }
  return system.openCalls(match.state).some((open) => sameJson(open, entry.call)) ? undefined : 'answers a call that was not open'
}
