// The list of the standing answers of a group.
import { onHex } from '@admiralty/kernel'
import { worldAt } from '../../land/geometry.ts'
import { worldsOfEmpire } from '../../lookup.ts'
import type { HexAddress } from '../../shapes.ts'
import { type GroupOrder, type StandingAnswers, WITHDRAW } from '../../week/book.ts'
import { placeOf, worldName } from '../names.ts'
import { bookGroups, turnedTo, withBook, withOrder } from './edits.ts'
import { groupAbout } from './group-rows.ts'
import { type BookRows, isAllowed, type OpenBook, bookRow as row } from './open.ts'
import { ANSWER_NAMES, SIZES } from './texts.ts'

const PRESETS: readonly (readonly [key: string, label: string, answers: Omit<StandingAnswers, 'fallBack'>])[] = [
  ['withdraw', 'Withdraw from every fleet', { larger: 'withdraw', equal: 'withdraw', smaller: 'withdraw' }],
  ['smaller', 'Attack smaller fleets only', { larger: 'withdraw', equal: 'withdraw', smaller: 'attack' }],
  ['equal', 'Attack smaller and equal fleets', { larger: 'withdraw', equal: 'attack', smaller: 'attack' }],
  ['all', 'Attack every fleet', { larger: 'attack', equal: 'attack', smaller: 'attack' }],
]
const sameAnswers = (a: StandingAnswers, b: StandingAnswers): boolean =>
  SIZES.every((size) => a[size] === b[size]) && a.fallBack === b.fallBack
/** CR-17.3: the answers by size, and where the group goes if it withdraws. */
export function answersPage(asked: OpenBook): BookRows {
  const { view, seat, draft } = asked
  const group = groupAbout(asked)
  const answers = group?.order.answers ?? WITHDRAW
  const change = (key: string, label: string, next: StandingAnswers, at: HexAddress | null = null): BookRows => {
    if (!group || sameAnswers(next, answers)) return null
    const book = withOrder(draft.book, { ...group.order, answers: next })
    return (
      isAllowed(asked, book) && row(key, 'CR-17.3', label, { set: withBook(draft, book), spots: at === null ? [] : [onHex(placeOf(at))] })
    )
  }
  const toAll = (): GroupOrder[] =>
    bookGroups(view, seat, draft.book).map(({ order }) => ({ ...order, answers: { ...answers, fallBack: order.answers.fallBack } }))
  return [
    row('done', 'CR-17.3', 'Done', { set: turnedTo(draft, 'group', draft.about), role: 'main' }),
    PRESETS.map(([key, label, sizes]) => change(key, label, { ...answers, ...sizes })),
    SIZES.map((size) => {
      const other = answers[size] === 'attack' ? 'withdraw' : 'attack'
      return change(`size ${size}`, `If they are ${size}: ${ANSWER_NAMES[other]}`, { ...answers, [size]: other })
    }),
    change('nearest', 'Withdraw to the nearest own world', { ...answers, fallBack: null }),
    worldsOfEmpire(view, seat).map((at) =>
      change(`to ${at}`, `Withdraw to ${worldName(worldAt(view.land, at))}`, { ...answers, fallBack: at }, at),
    ),
    group && row('to all', 'CR-17.3', 'The same for all groups', { set: withBook(draft, toAll().reduce(withOrder, draft.book)) }),
  ]
}
