// A battle from a campaign's request to its report.
import {
  type BattleReport,
  type BattleRequest,
  bannersOf,
  type FormationPlace,
  REQUEST_SCENARIO,
  type ReportShip,
  type RequestGroup,
  type RequestSide,
  type ShipFate,
} from '@admiralty/kernel'
import { type ClockPoint, recordOffset } from '@admiralty/space'
import { DEFAULT_SETTINGS, ENTRY_DISTANCE } from '../../data/settings.ts'
import type { Design } from '../design/design.ts'
import { fieldHolder } from '../ending/end.ts'
import { SEATS, SIDES } from '../shapes.ts'
import type { Condition, EntryGroup, SeatPlan, Setup, Ship, State } from '../state.ts'
import { byId, isDrifting } from '../table.ts'

type Request = BattleRequest<Design, Condition>
const CLOCKS = 12

/** FT-SET-01: the clock points of a hex side. */
const clocksOf = (side: RequestGroup['from'][number]): readonly number[] => [side === 0 ? CLOCKS : 2 * side, 2 * side + 1]
function entryOf({ ships, from, frozen }: RequestGroup, id: string, { ships: all }: RequestSide<Design, Condition>): EntryGroup {
  const mobile = ships.filter((ship) => all.some(({ id, design }) => id === ship && design.thrust > 0)) // FT-SET-07
  return {
    id,
    ships: mobile,
    frozen,
    clocks: from.length === 0 ? [CLOCKS] : from.flatMap(clocksOf),
    distance: from.length === 0 ? 0 : ENTRY_DISTANCE,
  }
}
/** Partners have one banner, and so one side. */
function seatOf(side: RequestSide<Design, Condition>, index: number, banners: readonly string[]): SeatPlan {
  const seat = SEATS[index]
  const of = SIDES[banners.indexOf(side.banner)]
  if (!seat || !of) throw new Error(`a battle has at most ${SEATS.length} sides`)
  const entries = side.groups.map((group, at) => entryOf(group, `${seat}-g${at + 1}`, side)).filter(({ ships }) => ships.length > 0)
  return { seat, side: of, budget: null, ships: side.ships, entries, lead: side.lead, changes: side.changes }
}
export function setupFor(request: Request): Setup {
  const banners = bannersOf(request)
  return {
    scenario: REQUEST_SCENARIO,
    seats: request.sides.map((side, index) => seatOf(side, index, banners)),
    settings: { ...DEFAULT_SETTINGS, turnCap: request.turnCap },
    aim: { kind: 'points' },
  }
}

const FATES = { coming: 'present', destroyed: 'destroyed', jumped: 'jumped', disengaged: 'disengaged' } as const
const fateOf = (ship: Ship): ShipFate => (ship.status === 'present' ? (isDrifting(ship) ? 'drifting' : 'present') : FATES[ship.status])
/**
 * FT-FTR-20: fighters by bay, where their groups are now.
 * The condition shows whether a ship is destroyed or abandoned (FT-DMG-01, FT-COR-05).
 */
function conditionOf({ groups }: State, ship: Ship): Condition {
  const { status, abandoned, condition, design } = ship
  const aboard = Object.values(groups).filter((group) => group.where === 'bay' && group.ship === ship.id)
  const inBay = (bay: string): number => aboard.reduce((sum, group) => sum + (group.bay === bay ? group.fighters : 0), 0)
  const bays = [...new Set([...Object.keys(condition.fighters), ...aboard.map(({ bay }) => bay)])]
  return {
    ...condition,
    hull: status === 'destroyed' ? design.hull : condition.hull,
    crewOut: condition.crewOut || abandoned > 0,
    fighters: Object.fromEntries(bays.map((bay) => [bay, inBay(bay)])),
  }
}
/** FT-FTL-08: the ships that came as one group and left in one turn are one formation. The ship itself is among them. */
function formationOf({ sides }: Request, { ships }: State, { id, departure }: Ship): readonly Ship[] {
  const group = sides.flatMap((side) => side.groups).find((one) => one.ships.includes(id))
  const members = (group?.ships ?? [id]).flatMap((member) => ships[member] ?? [])
  return members.filter((other) => other.departure?.turn === departure?.turn)
}
/** FT-FTL-08, FT-SET-06: how a ship left, from the heaviest ship of its formation. */
function departureOf(request: Request, state: State, ship: Ship): ReportShip['departure'] {
  const { departure } = ship
  if (!departure) return null
  const [leader] = formationOf(request, state, ship).toSorted((a, b) => b.design.mass - a.design.mass || byId(a, b))
  const from = leader?.departure ?? departure
  const offset = recordOffset(from.at, from.course as ClockPoint, departure.at) // the schema has 1 to 12
  const place: FormationPlace = {
    ahead: offset.forward,
    right: offset.right,
    velocity: departure.velocity,
    course: (departure.course - from.course + CLOCKS) % CLOCKS,
  }
  return { ...place, turn: departure.turn, underFire: departure.underFire }
}
export function reportOf(request: Request, state: State): BattleReport<Condition> {
  const holder = fieldHolder(state)
  const holding = bannersOf(request).find((_, index) => SIDES[index] === holder)
  return {
    ships: request.sides.flatMap(({ ships }) =>
      ships.map(({ id }): ReportShip<Condition> => {
        const ship = state.ships[id]
        if (!ship) throw new Error(`the battle has no ship ${id}`)
        return {
          id,
          fate: fateOf(ship),
          turns: ship.turns,
          condition: conditionOf(state, ship),
          departure: departureOf(request, state, ship),
        }
      }),
    ),
    fieldHolder: holding ?? null,
    contested: holder === 'contested',
  }
}
