// The answers at meetings: who attacks, and where those go who withdraw.
import { type Dice, likely, type OrderRefusal, pick, type Refusal, refuse } from '@admiralty/kernel'
import { canJump, mayAttack } from '../groups/ship-cards.ts'
import type { TaskGroup } from '../holdings.ts'
import { holdingsOf, secretOf } from '../lookup.ts'
import { jumpFault, reachOf } from '../movement/reach.ts'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'
import type { BattleGame } from '../tactics-port.ts'
import { areEnemies } from './meetings.ts'

type MeetAnswer = OrderOf<'meet'>['answers'][number]
/** The answers of a seat with what their check needs. */
interface MeetCheck {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
}
/** The own groups that meet a hostile counter. */
function meetingGroups(view: View, seat: Color): readonly TaskGroup[] {
  const enemies = new Set(view.counters.flatMap(({ owner, at }) => (areEnemies(view, seat, owner) ? [at] : [])))
  return (secretOf(view, seat).holdings?.groups ?? []).filter(({ at }) => at !== null && enemies.has(at))
}
/** Why the answers of a seat at meetings are refused. Groups without an answer keep their standing answers (CR-X.8). */
export function meetFaults(check: MeetCheck, { answers }: OrderOf<'meet'>): readonly OrderRefusal[] {
  const groups = new Map(meetingGroups(check.view, check.seat).map((group) => [group.id, group]))
  const seen = new Set<string>()
  return answers.flatMap((answer): readonly OrderRefusal[] => {
    const group = groups.get(answer.group)
    const fault = seen.has(answer.group) ? refuse('CR-17.3', `${answer.group} has two answers`) : answerFault(check, group, answer)
    seen.add(answer.group)
    return fault ? [{ ...fault, part: answer.group }] : []
  })
}
function answerFault(
  { game, view, seat }: MeetCheck,
  group: TaskGroup | undefined,
  { group: id, answer, to }: MeetAnswer,
): Refusal | undefined {
  if (!group || group.at === null) return refuse('CR-17.3', `${id} is no group of yours that meets a hostile fleet`)
  const holdings = holdingsOf(view, seat)
  if (answer === 'attack' && !mayAttack(game, holdings, group))
    return refuse('CR-3.6e', `${id} may not attack: no ship of it is armed, or its endurance is used up`)
  if (answer === 'withdraw' && !canJump(game, holdings, group))
    return refuse('CR-8.1b', `${id} cannot withdraw: a ship of it has no working FTL drive`)
  return to === null ? undefined : jumpFault(view.land, group.at, to)
}
/** The answers that follow from the standing answers of the groups: an empty list leaves them in force. */
export const standingMeeting = (_view: View, _seat: Color): OrderOf<'meet'> => ({ order: 'meet', answers: [] })
/** Random legal answers. */
export function randomMeeting(game: BattleGame, view: View, seat: Color, dice: Dice): OrderOf<'meet'> {
  const answers = meetingGroups(view, seat).flatMap((group): readonly MeetAnswer[] => {
    const holdings = holdingsOf(view, seat)
    if (likely(dice, 1, 3)) return []
    if (mayAttack(game, holdings, group) && likely(dice, 1, 2)) return [{ group: group.id, answer: 'attack', to: null }]
    if (!canJump(game, holdings, group)) return []
    const to = likely(dice, 1, 2) ? pick(dice, reachOf(view.land, [], group).jumps) : null
    return [{ group: group.id, answer: 'withdraw', to }]
  })
  return { order: 'meet', answers }
}
