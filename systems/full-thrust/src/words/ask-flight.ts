// The questions of P3 and P6: launches and moves of fighter groups.
import { onThing } from '@admiralty/kernel'
import { GROUP } from '../../data/tables.ts'
import { launchable, launchMoveOf, movable, movableAgain, moveOf } from '../flight/flights.ts'
import type { Color } from '../shapes.ts'
import type { Group, View } from '../state.ts'
import { shipOf } from '../table.ts'
import type { Draft } from './draft.ts'
import { type FlightKind, facingRows, goalRows, missionRows } from './flight-rows.ts'
import { type GamePage, type GameRow, row, START } from './form.ts'
import { capital, fullName, groupText } from './say.ts'

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
export const launchPage = flightPage(LAUNCH)
export const flyPage = flightPage(FLY)
export const flyAgainPage = flightPage(FLY_AGAIN)
