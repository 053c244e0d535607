// The dialogs within a week: who attacks at meetings, and where groups go that have left a battle.
import { type Form, type FormRows, rowsOf } from '@admiralty/forms'
import { onHex } from '@admiralty/kernel'
import { makeHexNumber } from '@admiralty/space'
import { playerIn } from '../draft/questions.ts'
import type { TaskGroup } from '../holdings.ts'
import { secretOf } from '../lookup.ts'
import { standingMeeting } from '../meeting/answers.ts'
import { standingDepartures } from '../meeting/departures.ts'
import { areEnemies } from '../meeting/meetings.ts'
import { reachOf } from '../movement/reach.ts'
import type { Order, OrderOf } from '../orders.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import type { AfterDraft, CampaignDraft, Forms, MeetDraft } from './draft.ts'
import { groupName, hexTitle, placeOf } from './names.ts'

const row = rowsOf<CampaignDraft, Order>()
type Rows = FormRows<CampaignDraft, Order>

/** Own groups in hexes where a hostile counter is too (CR-X.4, CR-17.3). */
function meetingGroups(view: View, seat: Color): readonly TaskGroup[] {
  const enemies = new Set(view.counters.flatMap(({ owner, at }) => (at !== null && areEnemies(view, seat, owner) ? [at] : [])))
  return (secretOf(view, seat).holdings?.groups ?? []).filter(({ at }) => at !== null && enemies.has(at))
}
/** Own groups that have left a battle of this week. */
const departing = (view: View, seat: Color): readonly TaskGroup[] =>
  (secretOf(view, seat).holdings?.groups ?? []).filter(({ left }) => left !== null)
const meetDraft = (order: OrderOf<'meet'>, group: string | null = null): MeetDraft => ({ kind: 'meet', group, order })
const afterDraft = (order: OrderOf<'after'>, group: string | null = null): AfterDraft => ({ kind: 'after', group, order })

/** CR-17.4b, CR-18.2a: the hexes to which a group may leave by one jump. */
const jumpsFrom = (view: View, at: HexAddress | null): readonly HexAddress[] => reachOf(view.land, [], { at }).jumps

type MeetAnswer = OrderOf<'meet'>['answers'][number]
const answerIn = ({ answers }: OrderOf<'meet'>, id: string): MeetAnswer | undefined => answers.find(({ group }) => group === id)
const withAnswer = (order: OrderOf<'meet'>, answer: MeetAnswer): OrderOf<'meet'> => ({
  ...order,
  answers: [...order.answers.filter(({ group }) => group !== answer.group), answer],
})
const meetText = (view: View, answer: MeetAnswer | undefined): string =>
  answer === undefined
    ? 'standing answer'
    : answer.answer === 'attack'
      ? 'attacks'
      : `withdraws to ${answer.to === null ? 'the nearest own world' : hexTitle(view, answer.to)}`
function meetGroupRows(view: View, { order }: MeetDraft, group: TaskGroup): Rows {
  const set = (answer: MeetAnswer['answer'], to: HexAddress | null): MeetDraft =>
    meetDraft(withAnswer(order, { group: group.id, answer, to }))
  return [
    row('attack', 'CR-17.3', 'Attack', {
      set: set('attack', null),
      ifLegal: withAnswer(order, { group: group.id, answer: 'attack', to: null }),
    }),
    row('withdraw', 'CR-17.4b', 'Withdraw to the nearest own world', {
      set: set('withdraw', null),
      ifLegal: withAnswer(order, { group: group.id, answer: 'withdraw', to: null }),
    }),
    row('to', 'CR-17.4b', 'Withdraw to a hex', {
      place: {
        within: [jumpsFrom(view, group.at).map(placeOf)],
        now: null,
        nameOf: makeHexNumber,
        withPlace: ({ at }) => set('withdraw', makeHexNumber(at)),
      },
    }),
  ]
}
/** CR-17.3: each group that meets others attacks or withdraws. */
export const meetForm: Form<Forms> = {
  duty: 'to answer at meetings',
  page(view, me, draft) {
    const seat = playerIn(me)
    const now = draft.kind === 'meet' ? draft : meetDraft(standingMeeting(view, seat))
    const groups = meetingGroups(view, seat)
    const group = groups.find(({ id }) => id === now.group)
    const asked = { phase: `Week ${view.week}, meetings · yours to decide`, rule: 'CR-17.3' } as const
    if (group)
      return {
        ...asked,
        title: `${groupName(group.id)} meets others at ${group.at === null ? '' : hexTitle(view, group.at)}`,
        text: 'Groups that withdraw leave in FTL and come out next week.',
        back: { set: meetDraft(now.order) },
        rows: () => meetGroupRows(view, now, group),
      }
    return {
      ...asked,
      title: groups.length === 0 ? 'Nothing of yours meets others' : 'Who attacks?',
      text: groups.length === 0 ? 'You are asked like all whose hexes have counters of others.' : 'Everybody decides at the same time.',
      rows: () => [
        row('seal', 'CR-17.3', 'Seal these answers', { give: now.order, role: 'main' }),
        groups.map((one) =>
          row(one.id, 'CR-17.3', `${groupName(one.id)} at ${one.at === null ? '' : hexTitle(view, one.at)}`, {
            set: meetDraft(now.order, one.id),
            spots: one.at === null ? [] : [onHex(placeOf(one.at))],
            note: meetText(view, answerIn(now.order, one.id)),
          }),
        ),
      ],
    }
  },
}

type DepartureOf = OrderOf<'after'>['departures'][number]
const withDeparture = (order: OrderOf<'after'>, departure: DepartureOf): OrderOf<'after'> => ({
  ...order,
  departures: [...order.departures.filter(({ group }) => group !== departure.group), departure],
})
/** CR-18.2a: where groups go that have left a battle. */
export const afterForm: Form<Forms> = {
  duty: 'to name destinations',
  page(view, me, draft) {
    const seat = playerIn(me)
    const now = draft.kind === 'after' ? draft : afterDraft(standingDepartures(view, seat))
    const groups = departing(view, seat)
    const asked = { phase: `Week ${view.week}, after battles · yours to decide`, rule: 'CR-18.2a' } as const
    return {
      ...asked,
      title: groups.length === 0 ? 'No group of yours has left a battle' : 'Where do your groups come out?',
      text: groups.length === 0 ? 'You are asked like all who were asked at meetings.' : 'It is their move of next week.',
      rows: () => [
        row('seal', 'CR-18.2a', 'Seal these destinations', { give: now.order, role: 'main' }),
        groups.map((one) =>
          jumpsFrom(view, one.left).map((at) => {
            const order = withDeparture(now.order, { group: one.id, to: at })
            return row(`${one.id} ${at}`, 'CR-18.2a', `${groupName(one.id)} to ${hexTitle(view, at)}`, {
              set: afterDraft(order),
              ifLegal: order,
              spots: [onHex(placeOf(at))],
            })
          }),
        ),
      ],
    }
  },
}
