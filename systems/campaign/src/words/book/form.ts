// The dialog of the order book: a list of all that can be ordered, and a list for each thing.
import type { Form } from '@admiralty/forms'
import { list, type OrderRefusal, plural } from '@admiralty/kernel'
import { playerIn } from '../../draft/questions.ts'
import { holdingsOf } from '../../lookup.ts'
import { moneyText } from '../../money.ts'
import type { BattleGame } from '../../tactics-port.ts'
import type { Book } from '../../week/book.ts'
import { standingBook } from '../../week/standing-book.ts'
import type { BookDraft, BookPage, Forms } from '../draft.ts'
import { empireName, groupName, hexTitle } from '../names.ts'
import { bookDraft, bookGroups, shipsWithoutGroup, turnedTo } from './edits.ts'
import { answersPage, groupAbout, groupPage, groupRows, joinPage, splitPage, whereText } from './group-rows.ts'
import { type BookRows, faultsIn, type OpenBook, bookRow as row } from './open.ts'
import { cargoPage, holdPage, marketPage, paymentsPage, repairsPage, shipPage } from './spend-rows.ts'
import { contentsText, faultText, orderText } from './texts.ts'
import { consentsPage, empirePage } from './treaty-rows.ts'
import { keelPage, sparesPage, worldPage, worldRows, worldText } from './world-rows.ts'

const isSameBook = (a: Book, b: Book): boolean => JSON.stringify(a) === JSON.stringify(b)
function wholeBook(asked: OpenBook): BookRows {
  const { view, seat, draft } = asked
  const stay = standingBook(view, seat)
  const isChanged = !isSameBook(draft.book, stay)
  const free = shipsWithoutGroup(view, seat, draft.book).length
  const open = (page: BookPage, label: string, rule: 'CR-13.1b' | 'CR-11.2' | 'CR-3.8d' | 'CR-X.7' | 'CR-X.11') =>
    row(page, rule, label, { set: turnedTo(draft, page) })
  return [
    row('seal', 'CR-15.4', isChanged ? 'Seal these orders' : 'Seal: all stay', { give: { order: 'orders', ...draft.book }, role: 'main' }),
    groupRows(asked),
    free > 0 && row('join', 'CR-15.1b', 'Put new ships into groups', { set: turnedTo(draft, 'join'), note: plural(free, 'ship') }),
    worldRows(asked),
    open('market', 'Buy ships on the market', 'CR-13.1b'),
    open('repairs', 'Order repairs', 'CR-11.2'),
    open('cargo', 'Load holds and feed groups', 'CR-3.8d'),
    open('payments', 'Rank payments, lease ships', 'CR-X.7'),
    open('consents', 'Agreements with other empires', 'CR-X.11'),
    isChanged && row('stay', 'CR-X.8', 'Seal: all stay', { give: { order: 'orders', ...stay } }),
  ]
}
const PAGES: Readonly<Record<BookPage, (asked: OpenBook) => BookRows>> = {
  all: wholeBook,
  group: groupPage,
  answers: answersPage,
  split: splitPage,
  join: joinPage,
  world: worldPage,
  keel: keelPage,
  spares: sparesPage,
  market: marketPage,
  repairs: repairsPage,
  ship: shipPage,
  cargo: cargoPage,
  hold: holdPage,
  feed: holdPage,
  payments: paymentsPage,
  consents: consentsPage,
  empire: empirePage,
}

/** The groups that are still without orders, as a sentence; empty if all have some. */
function idleText({ view, seat, draft }: Pick<OpenBook, 'view' | 'seat' | 'draft'>): string {
  const idle = bookGroups(view, seat, draft.book).filter(({ isOrdered, at }) => !isOrdered && at !== null)
  return idle.length === 0 ? '' : `Still without orders: ${list(idle.map(({ id }) => groupName(id)))}. They stay if you seal now.`
}
/** The first refusals that concern a thing, or the whole book, as sentences. */
const MOST_FAULTS = 3
function faultsText({ holdings, faults }: OpenBook, about: string | null): string {
  const shown = about === null ? faults : faults.filter(({ part }) => part === about)
  const said = shown.slice(0, MOST_FAULTS).map((fault: OrderRefusal) => faultText(fault, holdings))
  return [...said, ...(shown.length > MOST_FAULTS ? [`And ${plural(shown.length - MOST_FAULTS, 'refusal')} more.`] : [])].join(' ')
}

interface PageText {
  readonly title: string
  readonly text: string
}
function textOf(asked: OpenBook): PageText {
  const { view, holdings, draft } = asked
  const { page, about } = draft
  const group = groupAbout(asked)
  const money = `${moneyText(holdings.treasury)} credits are in the treasury.`
  const joined = (...sentences: readonly string[]): string => sentences.filter((one) => one !== '').join(' ')
  if (page === 'all')
    return {
      title: `Orders for week ${view.week}`,
      text: joined(`${contentsText(draft.book)}.`, money, idleText(asked), faultsText(asked, null)),
    }
  if (group && (page === 'group' || page === 'answers' || page === 'split')) {
    const title = {
      group: `${groupName(group.id)} ${whereText(view, group)}`,
      answers: `Standing answers of ${groupName(group.id)}`,
      split: 'Which ships leave?',
    }[page]
    return { title, text: joined(page === 'group' ? `It ${orderText(view, group.order)}.` : '', faultsText(asked, group.id)) }
  }
  if (about !== null && page === 'world')
    return { title: hexTitle(view, about), text: joined(`It ${worldText(asked, about)}.`.replace('It no', 'No'), faultsText(asked, about)) }
  return { title: TITLES[page] ?? `Agreements with ${empireName(about ?? '')}`, text: joined(money, faultsText(asked, about)) }
}
const TITLES: Readonly<Partial<Record<BookPage, string>>> = {
  group: 'A group',
  answers: 'Standing answers',
  split: 'Which ships leave?',
  join: 'Ships without a group',
  world: 'A world',
  keel: 'Which design?',
  spares: 'Which spares?',
  market: 'The market',
  repairs: 'Which ship is repaired?',
  ship: 'Which repairs?',
  cargo: 'Which hold?',
  hold: 'What is in the hold?',
  feed: 'What is in the hold?',
  payments: 'What is paid first?',
  consents: 'Agreements with other empires',
}

/** The list above a list. */
const UP: Readonly<Partial<Record<BookPage, BookPage>>> = {
  answers: 'group',
  split: 'group',
  keel: 'world',
  spares: 'world',
  ship: 'repairs',
  hold: 'cargo',
  feed: 'cargo',
  empire: 'consents',
}
const above = (draft: BookDraft): BookDraft => {
  const up = UP[draft.page] ?? 'all'
  return turnedTo(draft, up, up === 'group' || up === 'world' ? draft.about : null)
}

/** The dialog of the order book with the designs of a battle game. */
export const bookForm = (game: BattleGame): Form<Forms> => ({
  duty: 'to write orders',
  page(view, me, started) {
    const seat = playerIn(me)
    const draft = bookDraft(view, seat, started.kind === 'book' ? started : null)
    const asked: OpenBook = { game, view, seat, holdings: holdingsOf(view, seat), draft, faults: faultsIn(game, view, seat, draft.book) }
    return {
      phase: `Week ${view.week}, orders · yours to decide`,
      rule: 'CR-15.4',
      ...textOf(asked),
      back: draft.page === 'all' ? undefined : { set: above(draft) },
      rows: () => PAGES[draft.page](asked),
    }
  },
})
