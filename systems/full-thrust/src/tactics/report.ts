// The report of a battle of a campaign (section 23 of the ledger).
import {
  type BattleReport,
  type BattleRequest,
  bannersOf,
  formationsOf,
  type LeftShip,
  type ReportShip,
  type ShipFate,
} from '@admiralty/kernel'
import { type ClockPoint, recordOffset } from '@admiralty/space'
import type { Design } from '../design/design.ts'
import { fieldHolder } from '../ending/recovery.ts'
import { SIDES } from '../shapes.ts'
import type { Condition, Ship, State } from '../state.ts'
import { isDrifting } from '../table.ts'

type Request = BattleRequest<Design, Condition>
const CLOCKS = 12

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
/** FT-DC-05: systems that were repaired in an earlier battle, if they have not been lost since. */
function mendedBefore(before: Condition, after: Condition): readonly string[] {
  const isLost = (id: string): boolean =>
    id === 'drive' ? after.drive > before.drive : after.systems[id] === 'lost' || after.systems[id] === 'destroyed'
  return before.mended.filter((id) => !isLost(id) && !after.mended.includes(id))
}
interface LeftWithRecord extends LeftShip {
  readonly record: NonNullable<Ship['departure']>
}
/** FT-FTL-08, FT-SET-06: how the ships of a formation left, from the heaviest of them. */
function departuresFrom(request: Request, { ships }: State): BattleReport['departures'] {
  const left = request.sides.flatMap((side) =>
    side.ships.flatMap(({ id, design }): readonly LeftWithRecord[] => {
      const record = ships[id]?.departure
      return record ? [{ id, mass: design.mass, turn: record.turn, underFire: record.underFire, record }] : []
    }),
  )
  return formationsOf(request, left, ({ record: from }, { record }) => {
    const offset = recordOffset(from.at, from.course as ClockPoint, record.at) // the schema has 1 to 12
    return {
      ahead: offset.forward,
      right: offset.right,
      velocity: record.velocity,
      course: (record.course - from.course + CLOCKS) % CLOCKS,
    }
  })
}
export function reportOf(request: Request, state: State): BattleReport<Condition> {
  const holder = fieldHolder(state)
  const holding = bannersOf(request).find((_, index) => SIDES[index] === holder)
  return {
    ships: request.sides.flatMap(({ ships }) =>
      ships.map((sent): ReportShip<Condition> => {
        const ship = state.ships[sent.id]
        if (!ship) throw new Error(`the battle has no ship ${sent.id}`)
        const condition = conditionOf(state, ship)
        const mended = [...mendedBefore(sent.condition, condition), ...condition.mended]
        return { id: sent.id, fate: fateOf(ship), turns: ship.turns, condition: { ...condition, mended } }
      }),
    ),
    departures: departuresFrom(request, state),
    fieldHolder: holding ?? null,
    contested: holder === 'contested',
  }
}
