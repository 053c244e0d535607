// Consents that an empire has named and that have not come about (CR-X.11).
import { capital } from '@admiralty/kernel'
import { empireOf, secretOf } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { State } from '../state.ts'
import { pairKey } from '../trade/links.ts'
import type { StatementLine } from '../week/shapes.ts'

/** Characters of a line of the statement. */
const LONGEST = 200
/** CR-X.11: lines that name all consents of a kind without agreement, as few as hold them: 'No agreement on pacts: Blue, Gold'. */
export function missedLines(kind: string, missed: readonly string[]): readonly StatementLine[] {
  const texts: string[] = []
  for (const one of missed) {
    const longer = `${texts.at(-1)}, ${one}`
    if (texts.length > 0 && longer.length <= LONGEST) texts[texts.length - 1] = longer
    else texts.push(`No agreement on ${kind}: ${one}`)
  }
  return texts.map((what) => ({ what, amount: 0, rule: 'CR-X.11' }))
}
const sameParts = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)
/** CR-X.11: lines for pacts, payments, bases and helps that the other empire has not named. Its author alone is told. */
export function missedConsents(state: State, seat: Color): readonly StatementLine[] {
  const { book, consents } = secretOf(state, seat)
  if (!book) return []
  const ownerOf = (at: HexAddress): Color | null => state.land.worlds[at]?.owner ?? null
  const isThere = (other: Color | null): other is Color => other !== null && other !== seat && !empireOf(state, other).isOut
  const hasOther = (worlds: readonly HexAddress[]): boolean => worlds.some((at) => isThere(ownerOf(at)))
  const pacts = book.pacts.filter((other) => isThere(other) && !consents.pacts.some((pact) => pact.with === other && pact.until === null))
  const shares = book.shares.filter(
    ({ link, payee, terms }) =>
      hasOther(link) &&
      !consents.shares.some((one) => pairKey(one.link) === pairKey(link) && one.payee === payee && sameParts(one.terms, terms)),
  )
  const bases = book.bases.filter(
    ({ at, user }) => isThere(user === seat ? ownerOf(at) : user) && !consents.bases.some((base) => base.at === at && base.user === user),
  )
  const helps = book.helps.filter(
    ({ helper, damaged }) =>
      hasOther([helper, damaged]) && !consents.helps.some((help) => help.helper === helper && help.damaged === damaged),
  )
  return [
    ...missedLines('pacts', pacts.map(capital)),
    ...missedLines(
      'payments',
      shares.map(({ link, payee }) => `to ${capital(payee)} for ${link[0]} and ${link[1]}`),
    ),
    ...missedLines(
      'bases',
      bases.map(({ at, user }) => `${at} for ${capital(user)}`),
    ),
    ...missedLines(
      'help',
      helps.map(({ helper, damaged }) => `${helper} for ${damaged}`),
    ),
  ]
}
