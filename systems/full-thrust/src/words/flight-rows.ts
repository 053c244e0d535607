// Rows for a group's goal, its facing and its mission.
import { onThing, type Place, type RuleId } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { MISSION_RULE } from '../flight/flights.ts'
import { nearestOf, placeTowards, surfaceOf } from '../measure.ts'
import type { Mission, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import { enemyShips, present } from '../table.ts'
import type { Draft } from './draft.ts'
import { type GameRows, row } from './form.ts'
import { placeRow } from './place.ts'
import { bearingText, fullName, minutesTo, rangeText } from './say.ts'

/** The parts of the question that differ between launch, move and second move. */
export interface FlightKind {
  readonly phase: string
  readonly title: string
  readonly text: string
  readonly rule: RuleId
  readonly pass: string
  readonly groups: (view: View, seat: Color) => readonly Group[]
  /** The group where it starts from, and how far it goes. */
  readonly from: (view: View, group: Group) => Group
  readonly units: (group: Group) => number
  readonly verb: 'launch' | 'fly'
}

/** Beside each ship within reach, or anywhere. The nearest enemy is the main answer, or the way towards it. */
export function goalRows(view: View, kind: FlightKind, group: Group): GameRows {
  const surface = surfaceOf(view)
  const enemies = enemyShips(view, group.seat)
  const ships = [...enemies, ...present(view).filter(({ seat }) => seat === group.seat)]
  const units = kind.units(group)
  const set = (at: Place): Draft => ({ kind: 'group', group: group.id, at })
  const near = nearestOf(view, group.at, enemies)
  const isNear = near !== undefined && surface.isWithin(group.at, near.at, units)
  return [
    near &&
      !isNear &&
      row('towards', 'FT-FTR-04', `Towards ${fullName(view, near.id)}`, {
        set: set(placeTowards(view, { from: group.at, units, goal: near.at })),
        role: 'main',
        note: rangeText(view, group.at, near.at),
      }),
    placeRow(view, { rule: 'FT-FTR-04', from: group.at, units, isLegal: () => true, withPlace: set }),
    ships
      .filter(({ at }) => surface.isWithin(group.at, at, units))
      .map(({ id, at }) =>
        row(`to:${id}`, 'FT-FTR-04', `To ${fullName(view, id)}`, {
          set: set(at),
          role: id === near?.id ? 'main' : 'row',
          spots: [onThing(id)],
          note: rangeText(view, group.at, at),
        }),
      ),
    row('stay', 'FT-FTR-04', 'Stay here and turn', { set: set(group.at) }),
  ]
}

/** All courses. The course nearest to the nearest enemy is the main answer. */
export function facingRows(view: View, group: Group, at: Group['at']): GameRows {
  const near = enemyShips(view, group.seat)
  const bearingOf = (course: number): readonly string[] =>
    near.filter((ship) => bearingText(view, at, ship.at) === String(course)).map(({ id }) => fullName(view, id))
  const target = nearestOf(
    view,
    at,
    near.filter((ship) => !surfaceOf(view).isWithin(at, ship.at, 0)),
  )
  const towards = target ? Math.round(minutesTo(view, at, target.at) / 60) % 12 || 12 : group.course
  return CLOCK_POINTS.map((course) =>
    row(`course:${course}`, 'FT-FTR-06', `Facing ${course}`, {
      set: { kind: 'facing', group: group.id, at, course },
      role: course === towards ? 'main' : 'row',
      note: course === group.course ? 'as now' : bearingOf(course).join(', ') || null,
    }),
  )
}

const MISSIONS = [
  ['screen', 'Screen'],
  ['pursue', 'Pursue'],
  ['land', 'Land on'],
] as const

export function missionRows(
  view: View,
  kind: FlightKind,
  { group, at, course }: { readonly group: string; readonly at: Group['at']; readonly course: number },
): GameRows {
  const order = (mission: Mission | null): Order => ({ order: kind.verb, group, at, course, mission })
  return [
    row('free', 'FT-FTR-04', 'Nothing more: give this order', { give: order(null), role: 'main' }),
    present(view).map(({ id }) =>
      MISSIONS.map(([what, label]) =>
        row(`${what}:${id}`, MISSION_RULE[what], `${label} ${fullName(view, id)}`, { give: order({ do: what, ship: id }) }),
      ),
    ),
  ]
}
