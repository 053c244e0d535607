// Titles and texts of the lists of an order book.

import { list, type OrderRefusal, plural } from '@admiralty/kernel'
import type { BookPage } from '../draft.ts'
import { empireName, groupName, hexTitle } from '../names.ts'
import { bookMoneyText } from './bill-text.ts'
import { bookGroups, shipsWithoutGroup } from './edits.ts'
import { groupAbout, whereText } from './group-rows.ts'
import type { OpenBook } from './open.ts'
import { bookText, faultText, orderText } from './texts.ts'
import { worldText } from './world-rows.ts'

/** The groups that are still without orders, and ships in no group, as a sentence; empty if all have some. */
function idleText({ view, seat, draft }: Pick<OpenBook, 'view' | 'seat' | 'draft'>): string {
  const idle = bookGroups(view, seat, draft.book).filter(({ isOrdered, at }) => !isOrdered && at !== null)
  const loose = shipsWithoutGroup(view, seat, draft.book).length
  const named = [...idle.map(({ id }) => groupName(id)), ...(loose > 0 ? [`${plural(loose, 'ship')} in no group`] : [])]
  return named.length === 0 ? '' : `Still without orders: ${list(named)}. They stay if you seal now.`
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
/** The title and the text of the open list, with what the rules refuse. */
export function textOf(asked: OpenBook): PageText {
  const { view, draft } = asked
  const { page, about } = draft
  const group = groupAbout(asked)
  const money = bookMoneyText(asked)
  const joined = (...sentences: readonly string[]): string => sentences.filter((one) => one !== '').join(' ')
  if (page === 'all')
    return {
      title: `Orders for week ${view.week}`,
      text: joined(`${bookText(draft.book)}.`, money, idleText(asked), faultsText(asked, null)),
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
