// A new match: the parts of its request, checked against the rules of its game, and its record.
import { newClockSchema } from '@admiralty/clocks'
import {
  type Choices,
  isRefusal,
  list,
  playersAmong,
  type RuleSystem,
  type Scenario,
  type Seat,
  type SeatInfo,
  seededDice,
} from '@admiralty/kernel'
import { BOT_RANKS, type NewMatchRequest, type SeatHolder } from '@admiralty/protocol'
import { type InvitationRecord, type MatchRecord, type Person, type SeatRecord, waitingSince } from '@admiralty/store'
import type { CatalogGame } from '../platform/game-catalog.ts'
import { BOT_NAMES, UMPIRE_NAME } from '../platform/names.ts'
import type { Random } from '../platform/ports.ts'
import { RequestError } from '../platform/request-error.ts'

/** The match that a request asks for. */
interface MatchPlan extends Pick<CatalogGame, 'system' | 'about'> {
  readonly scenario: Scenario
  readonly setup: unknown
  readonly seatInfos: readonly SeatInfo[]
  readonly holders: readonly AssignedSeat[]
  /** Null for the normal beginning. */
  readonly position: unknown
}
/** Throws `bad-request` or `refused` if the game cannot be played like this. */
export function planOf({ system, about }: CatalogGame, request: NewMatchRequest, position: unknown): MatchPlan {
  const scenario = system.scenarios.find(({ id }) => id === request.scenario)
  if (!scenario) throw new RequestError('bad-request', 'there is no such scenario')
  const setup = chosenSetup(system, scenario, request.options ?? {})
  const seatInfos = system.seats(setup)
  const holders = holdersOf(playersAmong(seatInfos), request.seats)
  return { system, about, scenario, setup, seatInfos, holders, position: openingPosition(system, setup, position) }
}

interface MatchTerms {
  readonly id: string
  /** The person who creates the match. */
  readonly person: Person
  readonly request: NewMatchRequest
  /** Milliseconds since 1970. */
  readonly now: number
  readonly random: Random
}
/** The record of a match that waits for its players. */
export function recordOf({ system, about, scenario, setup, seatInfos, holders, position }: MatchPlan, terms: MatchTerms): MatchRecord {
  const { id, person, request, now, random } = terms
  return {
    id,
    system: system.id,
    scenario: scenario.id,
    title: request.title || `${about.title}: ${scenario.title}`,
    // The store would give back the same: JSON drops undefined fields.
    setup: JSON.parse(JSON.stringify(setup)),
    format: system.format.number,
    secret: random.token(),
    position,
    creator: person.id,
    ...waitingSince(now),
    closing: request.closing ?? 'open',
    watch: request.watch ?? 'anyone',
    clock: newClockSchema.parse(request.clock ?? { kind: 'none' }),
    seats: seatInfos.map(({ seat }) => {
      const one = holders.find((holder) => holder.seat === seat)
      return one ? seatOf(one, isAlone(one, holders), terms) : umpireSeat(seat, random)
    }),
  }
}
export const invitationsOf = ({ holders }: MatchPlan, match: string, random: Random): readonly InvitationRecord[] =>
  holders.filter(({ holder }) => holder === 'invite').map(({ seat }) => ({ token: random.token(), match, seat, used: false }))

/** `auto`: a player against bots is not asked where there is no choice. */
function seatOf({ seat, holder }: AssignedSeat, auto: boolean, { person, request, random }: MatchTerms): SeatRecord {
  const { value, keys = {}, linkEnds = {} } = request
  const bot = BOT_RANKS.find((rank) => holder === `bot:${rank}`) ?? null
  const mine = holder === 'me'
  return {
    seat,
    person: mine ? person.id : null,
    bot,
    seed: random.seed(),
    name: mine ? person.name : bot && BOT_NAMES[bot],
    value: mine ? value : bot ? random.token() : null,
    key: mine ? (keys[seat] ?? null) : null,
    linkEnd: mine ? (linkEnds[seat] ?? null) : null,
    auto: mine && auto,
  }
}
function umpireSeat(seat: Seat, random: Random): SeatRecord {
  const nobody = { person: null, bot: null, key: null, linkEnd: null, auto: false }
  return { seat, ...nobody, seed: random.seed(), name: UMPIRE_NAME, value: random.token() }
}

/** The setup of the scenario with these options. Throws `bad-request`, or `refused` if the options do not go together. */
function chosenSetup(system: RuleSystem, scenario: Scenario, options: Choices): unknown {
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

/** The position as the schema of the game parses it; null for the normal beginning. Throws `bad-request` if no match can begin from it. */
function openingPosition(system: RuleSystem, setup: unknown, position: unknown): unknown {
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
interface AssignedSeat {
  readonly seat: Seat
  readonly holder: SeatHolder
}
/** Whether bots hold all other seats. */
const isAlone = (one: AssignedSeat, all: readonly AssignedSeat[]): boolean =>
  all.every(({ seat, holder }) => seat === one.seat || holder.startsWith('bot:'))

/** The holder of each player's seat. Throws `bad-request` unless every seat is assigned, and no other. */
function holdersOf(seatInfos: readonly SeatInfo[], assigned: Readonly<Record<Seat, SeatHolder>>): readonly AssignedSeat[] {
  const unknown = Object.keys(assigned).find((name) => !seatInfos.some(({ seat }) => seat === name))
  if (unknown !== undefined)
    throw new RequestError('bad-request', `there is no such seat; the seats are ${list(seatInfos.map(({ seat }) => seat))}`)
  return seatInfos.map(({ seat }) => {
    const holder = Object.hasOwn(assigned, seat) ? assigned[seat] : undefined
    if (!holder) throw new RequestError('bad-request', `seat '${seat}' is not assigned`)
    return { seat, holder }
  })
}
