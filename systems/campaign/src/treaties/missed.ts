// Consents that an empire has named and that have not come about (CR-X.11).
import { empireOf, secretOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import { pairKey } from '../trade/links.ts'
import type { StatementLine } from '../week/shapes.ts'

const lineOf = (what: string): StatementLine => ({ what, amount: 0, rule: 'CR-X.11' })
const sameParts = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)
/** CR-X.11: lines for pacts, payments, bases and helps that the other empire has not named. Its author alone is told. */
export function missedConsents(state: State, seat: Color): readonly StatementLine[] {
  const { book, consents } = secretOf(state, seat)
  if (!book) return []
  const ownerOf = (at: HexAddress): Color | null => state.land.worlds[at]?.owner ?? null
  const isThere = (other: Color | null): other is Color => other !== null && other !== seat && !empireOf(state, other).isOut
  const not = (other: Color | null, what: string): readonly StatementLine[] =>
    isThere(other) ? [lineOf(`${other} has not agreed to ${what}`)] : []
  const otherEnd = (worlds: readonly HexAddress[]): Color | null => worlds.map(ownerOf).find(isThere) ?? null
  return [
    ...book.pacts.flatMap((other) =>
      consents.pacts.some((pact) => pact.with === other && pact.until === null) ? [] : not(other, 'a pact'),
    ),
    ...book.shares.flatMap(({ link, payee, terms }) =>
      consents.shares.some((one) => pairKey(one.link) === pairKey(link) && one.payee === payee && sameParts(one.terms, terms))
        ? []
        : not(otherEnd(link), `the payment to ${payee} for ${link[0]} and ${link[1]}`),
    ),
    ...book.bases.flatMap(({ at, user }) =>
      consents.bases.some((base) => base.at === at && base.user === user)
        ? []
        : not(user === seat ? ownerOf(at) : user, `${at} as a base of ${user}`),
    ),
    ...book.helps.flatMap(({ helper, damaged }) =>
      consents.helps.some((help) => help.helper === helper && help.damaged === damaged)
        ? []
        : not(otherEnd([helper, damaged]), `help of ${helper} for ${damaged}`),
    ),
  ]
}
