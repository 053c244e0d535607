// The match of a battle that a campaign asks for (section 23 of the ledger).
import {
  type BattleRequest,
  type BattleStart,
  bannersOf,
  REQUEST_SCENARIO,
  type RequestGroup,
  type RequestShip,
  type RequestSide,
} from '@admiralty/kernel'
import { DEFAULT_SETTINGS, ENTRY_DISTANCE } from '../../data/settings.ts'
import type { Design } from '../design/design.ts'
import type { Position } from '../position.ts'
import { type Color, SEATS, SIDES } from '../shapes.ts'
import type { Condition, EntryGroup, Leads, Marks, SeatPlan, Setup } from '../state.ts'

type Request = BattleRequest<Design, Condition>
type Side = RequestSide<Design, Condition>
const CLOCKS = 12

/** FT-SET-01: the clock points of a hex side. */
const clocksOf = (side: RequestGroup['from'][number]): readonly number[] => [side === 0 ? CLOCKS : 2 * side, 2 * side + 1]
/** FT-SET-07: the ships of a group that have a drive. */
const mobileIn = ({ ships }: RequestGroup, side: Side): readonly string[] =>
  ships.filter((ship) => side.ships.some(({ id, design }) => id === ship && design.thrust > 0))
const groupId = (seat: Color, index: number): string => `${seat}-g${index + 1}`
const entryOf = (group: RequestGroup, id: string, side: Side): EntryGroup => ({
  id,
  ships: mobileIn(group, side),
  frozen: null,
  clocks: group.from.length === 0 ? [CLOCKS] : group.from.flatMap(clocksOf),
  distance: group.from.length === 0 ? 0 : ENTRY_DISTANCE,
})
/** The sides with their seats. `requestFault` has refused a request with more sides than seats. */
const seated = ({ sides }: Request): readonly (readonly [Color, Side])[] =>
  sides.flatMap((side, index) => {
    const seat = SEATS[index]
    return seat ? [[seat, side] as const] : []
  })
/** Systems repaired in an earlier battle are secret, so the setup does not have them. */
const openShip = ({ id, name, design, condition, excess }: RequestShip<Design, Condition>): SeatPlan['ships'][number] => ({
  id,
  name,
  design,
  condition: { ...condition, mended: [] },
  excess,
})
/** Partners have one banner, and so one side. */
function setupFor(request: Request): Setup {
  const banners = bannersOf(request)
  return {
    scenario: REQUEST_SCENARIO,
    seats: seated(request).map(([seat, side]) => ({
      seat,
      side: SIDES[banners.indexOf(side.banner)] ?? 'alpha', // there are as many sides as seats
      budget: null,
      ships: side.ships.map(openShip),
      entries: side.groups.map((group, index) => entryOf(group, groupId(seat, index), side)).filter(({ ships }) => ships.length > 0),
    })),
    settings: { ...DEFAULT_SETTINGS, turnCap: request.turnCap },
    aim: { kind: 'points' },
  }
}
/** FT-SET-05, FT-SET-06, FT-DMG-08: what a campaign keeps secret: marks, systems repaired earlier, formations and leads. */
function positionFor(request: Request): Position {
  const sides = seated(request)
  const ships = sides.flatMap(([, side]) => side.ships)
  const frozen = sides.flatMap(([seat, side]) =>
    side.groups.flatMap((group, index) =>
      group.frozen && mobileIn(group, side).length > 0 ? [[groupId(seat, index), group.frozen] as const] : [],
    ),
  )
  return {
    at: 'enter',
    turn: 0,
    initiative: [],
    ships: Object.fromEntries(
      ships.map(({ id, marks, condition: { mended } }) => [
        id,
        { status: 'coming', turns: 0, ...(isMarked({ ...marks, mended }) ? { marks: { ...marks, mended } } : {}) },
      ]),
    ),
    frozen: Object.fromEntries(frozen),
    leads: leadsFor(sides),
  }
}
const isMarked = ({ worse, weaponSupplyShort, outOfSupply, mended }: Marks): boolean =>
  worse.length > 0 || weaponSupplyShort || outOfSupply || mended.length > 0
/** The leads by seats. Nobody has a lead in a battle whose request gives none. */
function leadsFor(sides: ReturnType<typeof seated>): Leads {
  const seatOf = (id: string): readonly Color[] => sides.flatMap(([seat, side]) => (side.id === id ? [seat] : []))
  return Object.fromEntries(
    sides.flatMap(([seat, { leads }]) => {
      const over = Object.entries(leads).flatMap(([id, lead]) => seatOf(id).map((other) => [other, lead] as const))
      return over.length > 0 ? [[seat, Object.fromEntries(over)] as const] : []
    }),
  )
}
export const startOf = (request: Request): BattleStart => ({
  setup: setupFor(request),
  position: positionFor(request),
  seats: Object.fromEntries(seated(request).map(([seat, { id }]) => [id, seat])),
})
