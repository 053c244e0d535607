// Which actions a match allows now.
import { list, type Refusal, type RuleSystem, type SeatInfo, UMPIRE } from '@admiralty/kernel'
import { type MatchAction, seatsIn } from './actions.ts'
import { clockRefusal, isAbsent, type TimedMatch } from './match-clock.ts'
import { automaticOf, hasVoice, type MatchStatus } from './match-status.ts'
import { outcomeOf, type Played, playersOf } from './outcome.ts'
import { ABSENT, AUTOMATIC, CLOCK, CONCEDED, DRAWN, RESTORED, SEATED, SIGNED, STAND_IN } from './rules.ts'

type ActionOf<K extends MatchAction['kind']> = Extract<MatchAction, { readonly kind: K }>

/** Why the action is not allowed at this time, in ms since 1970; undefined if it is. */
export function checkAction(system: RuleSystem, match: TimedMatch, action: MatchAction, time: number): Refusal | undefined {
  const { status } = match
  const seats = playersOf(system, match.head).map(({ seat }) => seat)
  const named = seatsIn(action)
  const rule = RULES[action.kind]
  if (outcomeOf(system, match)) return { rule, reason: 'the match is over' }
  if (new Set(named).size < named.length) return { rule, reason: 'each seat is named only once' }
  const stranger = named.find((seat) => !seats.includes(seat) && !(seat === UMPIRE && mayNameUmpire(action)))
  if (stranger !== undefined) return { rule, reason: `${stranger} is not a player of this match` }
  const gone = named.find((seat) => status.conceded.includes(seat))
  if (gone !== undefined) return { rule, reason: `${gone} has conceded` }
  return clockRefusal(match, action, time) ?? checkKind(system, match, action)
}

/** Whether an action may name the umpire: its deadline passes, and moves after an outage. Players cannot extend it. */
const mayNameUmpire = (action: MatchAction): boolean => action.kind === 'lapsed' || (action.kind === 'extended' && action.why === 'outage')

function checkKind(system: RuleSystem, match: TimedMatch, action: MatchAction): Refusal | undefined {
  switch (action.kind) {
    case 'drawn':
      return checkDraw(system, match, action)
    case 'automated':
      return checkAutomated(system, match.status, action)
    case 'rekeyed':
      return match.head.keys ? undefined : { rule: SIGNED, reason: 'this match has no keys' }
    case 'conceded':
    case 'replaced':
    case 'returned':
      return checkStandIn(match, action)
    case 'lapsed':
      return checkLapsed(system, match, action)
    case 'vacation':
      return checkVacation(match.status, action)
    case 'ended':
      return checkEnded(match, action)
    case 'seated':
      return checkSeated(match, action)
    case 'restored':
    case 'paused':
    case 'resumed':
    case 'extended':
      return undefined
  }
}

function checkStandIn(match: TimedMatch, { kind, seat }: ActionOf<'conceded' | 'replaced' | 'returned'>): Refusal | undefined {
  const rule = RULES[kind]
  const hasStandIn = Object.hasOwn(match.status.standIns, seat)
  if (kind === 'conceded' && hasStandIn) return { rule: STAND_IN, reason: `a bot replaces ${seat}, and a bot never concedes` }
  if (kind === 'replaced' && hasStandIn) return { rule, reason: `a bot already replaces ${seat}` }
  if (kind === 'returned' && !hasStandIn) return { rule, reason: `no bot replaces ${seat}` }
  return kind === 'replaced' && match.head.clock.kind !== 'none' && !isAbsent(match, seat)
    ? { rule, reason: `${seat} has not missed enough answers` }
    : undefined
}

/** The seats that decide on a draw: those of players who have not conceded, and whose seat no bot holds for them. */
const voicesIn = (seats: readonly SeatInfo[], status: MatchStatus): readonly SeatInfo[] =>
  seats.filter(({ seat }) => hasVoice(status, seat))
/** Why no draw is possible now: the players of a side are all replaced, so nobody can agree for it. Undefined if one is. */
export function drawRefusal(system: RuleSystem, { head, status }: Played): Refusal | undefined {
  const players = playersOf(system, head)
  const voices = voicesIn(players, status)
  const silent = players.find(({ seat, side }) => !status.conceded.includes(seat) && !voices.some((voice) => voice.side === side))
  return silent && { rule: STAND_IN, reason: `a bot replaces ${silent.seat}, so nobody of that side can agree to a draw` }
}
function checkDraw(system: RuleSystem, match: Played, { seats: agreed }: ActionOf<'drawn'>): Refusal | undefined {
  const { head, status } = match
  const replaced = agreed.find((seat) => Object.hasOwn(status.standIns, seat))
  if (replaced !== undefined) return { rule: STAND_IN, reason: `a bot replaces ${replaced}, and has no voice in a draw` }
  const missing = voicesIn(playersOf(system, head), status).find(({ seat }) => !agreed.includes(seat))
  return missing ? { rule: DRAWN, reason: `${missing.seat} has not agreed to the draw` } : drawRefusal(system, match)
}

function checkAutomated(system: RuleSystem, status: MatchStatus, { seat, decisions, change }: ActionOf<'automated'>): Refusal | undefined {
  const next = automaticOf(status, seat).change + 1
  const isKnown = (decision: string): boolean => system.automatic.some(({ key }) => key === decision)
  if (change === next && decisions.every(isKnown)) return undefined
  return { rule: AUTOMATIC, reason: `expected change ${next} of ${seat}, and decisions of this game` }
}

function checkLapsed(system: RuleSystem, { state, status }: Played, { call, seats }: ActionOf<'lapsed'>): Refusal | undefined {
  const asked = system.openCalls(state).find(({ id }) => id === call)?.seats ?? []
  const other = seats.find((seat) => !asked.includes(seat) || !hasVoice(status, seat))
  return other === undefined ? undefined : { rule: CLOCK, reason: `${other} does not owe an answer to ${call}` }
}

function checkVacation({ vacations }: MatchStatus, { seat, number }: ActionOf<'vacation'>): Refusal | undefined {
  const next = (vacations[seat] ?? 0) + 1
  return number === next ? undefined : { rule: CLOCK, reason: `expected vacation ${next} of ${seat}` }
}

function checkEnded(match: TimedMatch, { absent }: ActionOf<'ended'>): Refusal | undefined {
  const present = absent.filter((seat) => !isAbsent(match, seat) || !hasVoice(match.status, seat))
  return present.length > 0 ? { rule: ABSENT, reason: `${list(present)} did not miss enough answers` } : undefined
}

/** A key belongs to one seat, so the holder of another seat of the match cannot take a second one with it. */
function checkSeated({ head: { keys }, status }: Played, { seat, key }: ActionOf<'seated'>): Refusal | undefined {
  if (!keys) return { rule: SEATED, reason: 'this match has no keys' }
  const others = { ...keys.seats, ...status.rekeyed }
  const holder = Object.keys(others).find((other) => others[other] === key && key !== keys.host)
  return holder === undefined ? undefined : { rule: SEATED, reason: `the key is already that of ${holder === seat ? 'this seat' : holder}` }
}

/** The clause that allows each kind of action. */
const RULES = {
  conceded: CONCEDED,
  drawn: DRAWN,
  replaced: STAND_IN,
  returned: STAND_IN,
  rekeyed: SIGNED,
  automated: AUTOMATIC,
  restored: RESTORED,
  lapsed: CLOCK,
  paused: CLOCK,
  resumed: CLOCK,
  vacation: CLOCK,
  extended: CLOCK,
  ended: ABSENT,
  seated: SEATED,
} as const satisfies Record<MatchAction['kind'], string>
