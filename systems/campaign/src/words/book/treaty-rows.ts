// The lists of an order book about other empires: pacts, bases and standing payments. Each needs the same from the other (CR-X.11).
import { worldAt } from '../../land/geometry.ts'
import { playing, secretOf, worldsOfEmpire } from '../../lookup.ts'
import { mayReturn } from '../../rim/newcomers.ts'
import { type Color, type HexAddress, RIMS, type WorldPair } from '../../shapes.ts'
import { isSeat } from '../../state.ts'
import type { Share } from '../../week/shapes.ts'
import { empireName, hexTitle } from '../names.ts'
import { flipped, turnedTo, withBook } from './edits.ts'
import { type BookRows, doneRow, isAllowed, type OpenBook, bookRow as row } from './open.ts'

const othersOf = ({ view, seat }: OpenBook): readonly Color[] => playing(view).filter((one) => one !== seat)
/** The state of a pact with an empire, and the wish of the book: 'a pact holds', 'a pact is asked for'. */
export function pactText({ view, seat, draft }: Pick<OpenBook, 'view' | 'seat' | 'draft'>, other: Color): string {
  const pact = secretOf(view, seat).consents.pacts.find((one) => one.with === other)
  const isNamed = draft.book.pacts.includes(other)
  if (pact) return !isNamed ? 'notice is given' : pact.until === null ? 'a pact holds' : `a pact until week ${pact.until}`
  return isNamed ? 'a pact is asked for' : 'no pact'
}
/** CR-1.1b: a wish to let an empire in that is out, at one of the rims. */
const newcomerRows = (asked: OpenBook): BookRows => {
  const { draft, view } = asked
  const { newcomer } = draft.book
  return mayReturn(view).flatMap((seat) =>
    RIMS.map((rim) => {
      const isNamed = newcomer?.seat === seat && newcomer.rim === rim
      const book = { ...draft.book, newcomer: isNamed ? null : { seat, rim } }
      const label = `${isNamed ? 'Do not let' : 'Let'} ${empireName(seat)} begin again at the ${rim} rim`
      return (isNamed || isAllowed(asked, book)) && row(`newcomer ${seat} ${rim}`, 'CR-1.1b', label, { set: withBook(draft, book) })
    }),
  )
}
/** The book itself: another wish to end the campaign, and a list for each other empire. */
export const consentsPage = (asked: OpenBook): BookRows => {
  const { draft } = asked
  return [
    doneRow(asked),
    othersOf(asked).map((other) =>
      row(`empire ${other}`, 'CR-X.11', `Agreements with ${empireName(other)}`, {
        set: turnedTo(draft, 'empire', other),
        note: pactText(asked, other),
      }),
    ),
    newcomerRows(asked),
    row('end', 'CR-O.9', draft.book.end ? 'Do not end the campaign' : 'End the campaign if all want it', {
      set: withBook(draft, { ...draft.book, end: !draft.book.end }),
    }),
  ]
}

const linksWith = ({ view, draft }: OpenBook, other: Color): readonly WorldPair[] =>
  draft.book.links.filter((pair) => pair.some((at) => view.land.worlds[at]?.owner === other))
const PERCENTS = [25, 50] as const
function shareRows(asked: OpenBook, other: Color): BookRows {
  const { view, seat, draft } = asked
  const { book } = draft
  return linksWith(asked, other).flatMap((link) =>
    ([other, seat] as const).flatMap((payee) => {
      const named = book.shares.find((one) => one.payee === payee && one.link.join() === link.join())
      const others = book.shares.filter((one) => one !== named)
      const who = payee === seat ? `${empireName(other)} pays you` : `You pay ${empireName(other)}`
      const with_ = (terms: Share['terms']) => ({ ...book, shares: [...others, { link, payee, terms }] })
      return [
        PERCENTS.map((part) => {
          const changed = with_({ by: 'percent', part })
          const isSame = named?.terms.by === 'percent' && named.terms.part === part
          return (
            !isSame &&
            isAllowed(asked, changed) &&
            row(
              `share ${link.join('+')} ${payee} ${part}`,
              'CR-10.1d',
              `${who} ${part}% of the trade of ${link.map((at) => hexTitle(view, at)).join(' and ')}`,
              {
                set: withBook(draft, changed),
              },
            )
          )
        }),
        named &&
          row(
            `no share ${link.join('+')} ${payee}`,
            'CR-10.1d',
            `${who} nothing for the trade of ${link.map((at) => hexTitle(view, at)).join(' and ')}`,
            {
              set: withBook(draft, { ...book, shares: others }),
            },
          ),
      ]
    }),
  )
}
function baseRow(asked: OpenBook, at: HexAddress, user: Color): BookRows {
  const { view, seat, draft } = asked
  const base = { at, user }
  const isNamed = draft.book.bases.some((one) => one.at === at && one.user === user)
  const changed = { ...draft.book, bases: flipped(draft.book.bases, base) }
  if (!isNamed && !isAllowed(asked, changed)) return null
  const label =
    user === seat
      ? `${isNamed ? 'Do not use' : 'Use'} ${hexTitle(view, at)} as a base`
      : `${isNamed ? 'Close' : 'Open'} ${hexTitle(view, at)} to ${empireName(user)}`
  return row(`base ${at} ${user}`, 'CR-X.5', label, { set: withBook(draft, changed), note: `income ${worldAt(view.land, at).base}` })
}
/** The rows for one other empire. */
export function empirePage(asked: OpenBook): BookRows {
  const { view, seat, draft } = asked
  const { book, about } = draft
  const other = othersOf(asked).find((one) => one === about)
  if (!other || !isSeat(other)) return doneRow(asked)
  const isNamed = book.pacts.includes(other)
  return [
    row('done', 'CR-X.11', 'Done', { set: turnedTo(draft, 'consents'), role: 'main' }),
    row('pact', 'CR-X.4', isNamed ? `No pact with ${empireName(other)}` : `A pact with ${empireName(other)}`, {
      set: withBook(draft, { ...book, pacts: flipped(book.pacts, other) }),
      note: pactText(asked, other),
    }),
    worldsOfEmpire(view, seat).map((at) => baseRow(asked, at, other)),
    worldsOfEmpire(view, other).map((at) => baseRow(asked, at, seat)),
    shareRows(asked, other),
  ]
}
