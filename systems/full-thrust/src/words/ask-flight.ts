// The questions of P3 and P6: launches and moves of fighter groups.
import { onThing, type Place, type RuleId } from '@admiralty/kernel'
import { CLOCK_POINTS } from '@admiralty/space'
import { GROUP } from '../../data/tables.ts'
import { launchable, launchMoveOf, MISSION_RULE, movable, movableAgain, moveOf } from '../flight/flights.ts'
import { nearestOf, placeTowards, surfaceOf } from '../measure.ts'
import type { Mission, Order } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import { enemyShips, present, shipOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { type GamePage, type GameRow, type GameRows, row, START } from './form.ts'
import { placeRow } from './place.ts'
import { bearingText, capital, fullName, groupText, minutesTo, rangeText } from './say.ts'

/** The parts of the question that differ between launch, move and second move. */
interface FlightKind {
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
const LAUNCH: FlightKind = {
  phase: 'Fighters · one group at a time',
  title: 'Launch a group?',
  text: 'A ship with the order to launch sends up groups. They move half their distance at once.',
  rule: 'FT-FTR-02',
  pass: 'No more launches',
  groups: launchable,
  from: (view, group) => ({ ...group, at: shipOf(view, group.ship).at, course: shipOf(view, group.ship).course }),
  units: launchMoveOf,
  verb: 'launch',
}
const FLY: FlightKind = {
  phase: 'Fighters · one group at a time',
  title: 'Move a group',
  text: 'Groups fly in any direction. Beside a ship they may screen it, pursue it, or land.',
  rule: 'FT-FTR-04',
  pass: 'All groups that are left stay',
  groups: movable,
  from: (_, group) => group,
  units: moveOf,
  verb: 'fly',
}
const FLY_AGAIN: FlightKind = {
  ...FLY,
  phase: 'Second moves · one group at a time',
  title: 'Move a group again?',
  text: 'A second move costs one endurance.',
  rule: 'FT-FTR-05',
  pass: 'No more second moves',
  groups: movableAgain,
  units: () => GROUP.secondMove,
}

const flightPage =
  (kind: FlightKind) =>
  (view: View, me: Color, draft: Draft): GamePage => {
    const { phase, rule } = kind
    const group = 'group' in draft && draft.group !== null ? view.groups[draft.group] : undefined
    if (draft.kind === 'facing' && group)
      return {
        phase,
        rule,
        title: `${capital(groupText(group))}: what does it do there?`,
        text: `Facing ${draft.course}. It attacks to its front.`,
        back: { set: { kind: 'group', group: group.id, at: draft.at }, label: 'Another facing' },
        rows: () => missionRows(view, kind, draft),
      }
    if (draft.kind === 'group' && group && draft.at)
      return {
        phase,
        rule,
        title: `Facing of ${groupText(group)}`,
        text: 'It attacks what is in its front half, within 6 MU.',
        back: { set: { kind: 'group', group: group.id, at: null }, label: 'Another place' },
        rows: () => facingRows(view, group, draft.at ?? group.at),
      }
    if (draft.kind === 'group' && group)
      return {
        phase,
        rule,
        title: `Where does ${groupText(group)} go?`,
        text: `Up to ${kind.units(group)} MU.`,
        back: { set: START, label: 'Other groups' },
        rows: () => goalRows(view, kind, kind.from(view, group)),
      }
    return {
      phase,
      rule,
      title: kind.title,
      text: kind.text,
      rows: () => [
        kind.groups(view, me).map((one, index) => groupRow(view, one, index === 0 ? 'main' : 'row')),
        row('pass', 'FT-SEQ-03', kind.pass, { give: { order: 'pass' } }),
      ],
    }
  }
/** The first group is the main answer: the others follow. */
const groupRow = (view: View, group: Group, role: 'main' | 'row'): GameRow =>
  row(`group:${group.id}`, 'FT-FTR-01', capital(groupText(group)), {
    role,
    set: { kind: 'group', group: group.id, at: null },
    spots: [onThing(group.where === 'bay' ? group.ship : group.id)],
    note: group.where === 'bay' ? `on ${fullName(view, group.ship)}` : `endurance ${group.endurance}`,
  })
/** Beside each ship within reach, or anywhere. The nearest enemy is the main answer, or the way towards it. */
function goalRows(view: View, kind: FlightKind, group: Group): GameRows {
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
function facingRows(view: View, group: Group, at: Group['at']): GameRows {
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
function missionRows(
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
export const launchPage = flightPage(LAUNCH)
export const flyPage = flightPage(FLY)
export const flyAgainPage = flightPage(FLY_AGAIN)
