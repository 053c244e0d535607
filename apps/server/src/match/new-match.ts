// The parts of a request for a new match, checked against the rules of its game.
import { list, type OptionValue, type RuleSystem, type Scenario, type Seat, type SeatInfo, seededDice } from '@admiralty/kernel'
import type { SeatHolder } from '@admiralty/protocol'
import type { CatalogGame } from '../platform/game-catalog.ts'
import { RequestError } from '../platform/request-error.ts'

/** The setup of the scenario with these options. Throws `bad-request`, or `refused` if the options do not go together. */
export function chosenSetup(system: RuleSystem, scenario: Scenario, options: Readonly<Record<string, OptionValue>>): unknown {
  for (const [name, value] of Object.entries(options)) {
    const option = system.options.find((known) => known.name === name)
    if (!option || !scenario.options.includes(name))
      throw new RequestError('bad-request', `the scenario has no such option; its options are ${list(scenario.options)}`)
    if (!option.values.includes(value)) throw new RequestError('bad-request', `${option.title}: this value is not allowed`)
  }
  const setup = scenario.setup(options)
  const parsed = system.schema.setup.safeParse(setup)
  if (parsed.success) return parsed.data
  // A scenario returns a refusal when the options do not go together.
  if (isRefusal(setup)) throw new RequestError('refused', setup.reason, { rule: setup.rule, reason: setup.reason })
  throw new Error(`scenario ${scenario.id} returned an invalid setup`)
}

function isRefusal(value: unknown): value is ReturnType<CatalogGame['system']['check']> & object {
  return typeof value === 'object' && value !== null && 'rule' in value && 'reason' in value
}

/** The position as the schema of the game parses it; null for the normal beginning. Throws `bad-request` if no match can begin from it. */
export function openingPosition(system: RuleSystem, setup: unknown, position: unknown): unknown {
  if (position === null) return null
  const parsed = system.schema.position.safeParse(position)
  if (parsed.success && canBegin(system, setup, parsed.data)) return parsed.data
  throw new RequestError('bad-request', 'a match with this set-up cannot begin from this position')
}
/** Whether a match that begins from the position, with other dice than its own, asks somebody. */
export function canBegin(system: RuleSystem, setup: unknown, position: unknown): boolean {
  try {
    return system.openCalls(system.begin({ setup, position }, seededDice(1)).state).length > 0
  } catch {
    return false
  }
}

/** A seat of a new match and who is to hold it. */
export interface AssignedSeat {
  readonly seat: Seat
  readonly holder: SeatHolder
}
/** Whether bots hold all other seats. */
export const isAlone = (one: AssignedSeat, all: readonly AssignedSeat[]): boolean =>
  all.every(({ seat, holder }) => seat === one.seat || holder.startsWith('bot:'))

/** The holder of each player's seat. Throws `bad-request` unless every seat is assigned, and no other. */
export function holdersOf(seatInfos: readonly SeatInfo[], assigned: Readonly<Record<Seat, SeatHolder>>): readonly AssignedSeat[] {
  const unknown = Object.keys(assigned).find((name) => !seatInfos.some(({ seat }) => seat === name))
  if (unknown !== undefined)
    throw new RequestError('bad-request', `there is no such seat; the seats are ${list(seatInfos.map(({ seat }) => seat))}`)
  return seatInfos.map(({ seat }) => {
    const holder = Object.hasOwn(assigned, seat) ? assigned[seat] : undefined
    if (!holder) throw new RequestError('bad-request', `seat '${seat}' is not assigned`)
    return { seat, holder }
  })
}
