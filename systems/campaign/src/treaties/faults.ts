// Faults of links, consents, lanes and the capital.
import type { OrderRefusal } from '@admiralty/kernel'
import type { Book } from '../week/book.ts'
import type { BookCheck } from '../week/book-check.ts'
import { baseJudge, capitalFault, helpJudge, type Judge, linkJudge, offJudge, pactJudge, shareJudge, type TreatyCheck } from './judges.ts'

/** The fault of each entry of a list, with the part that it concerns. */
const faultsIn = <T>(entries: readonly T[], partOf: (entry: T) => string, judge: Judge<T>): readonly OrderRefusal[] =>
  entries.flatMap((entry) => {
    const fault = judge(entry)
    return fault ? [{ ...fault, part: partOf(entry) }] : []
  })
/** CR-X.11: faults of links, consents, lanes and the capital. */
export function treatyFaults(check: BookCheck): readonly OrderRefusal[] {
  const { links, shares, pacts, bases, helps, off, capital } = check.book
  return [
    ...faultsIn(links, ([at]) => at, linkJudge(check)),
    ...faultsIn(shares, ({ link }) => link[0], shareJudge(check)),
    ...faultsIn(pacts, (seat) => seat, pactJudge(check)),
    ...faultsIn(bases, ({ at }) => at, baseJudge(check)),
    ...faultsIn(helps, ({ damaged }) => damaged, helpJudge(check)),
    ...faultsIn(off, (at) => at, offJudge(check)),
    ...(capital === null
      ? []
      : faultsIn(
          [capital],
          (at) => at,
          (at) => capitalFault(check, at),
        )),
  ]
}

type TreatyParts = Pick<Book, 'links' | 'shares' | 'pacts' | 'bases' | 'helps' | 'off'>
const kept = <T>(entries: readonly T[], judge: Judge<T>): readonly T[] => entries.filter((entry) => judge(entry) === undefined)
/** The entries that are still legal, for orders that go on without their owner (CR-X.8). */
export function legalTreaties({ view, seat }: Omit<TreatyCheck, 'book'>, parts: TreatyParts): TreatyParts {
  const of = (book: TreatyCheck['book']): TreatyCheck => ({ view, seat, book })
  const alone = of(parts)
  const book = { links: kept(parts.links, linkJudge(alone)), pacts: kept(parts.pacts, pactJudge(alone)) }
  return {
    ...book,
    shares: kept(parts.shares, shareJudge(of(book))),
    bases: kept(parts.bases, baseJudge(of(book))),
    helps: kept(parts.helps, helpJudge(alone)),
    off: kept(parts.off, offJudge(alone)),
  }
}
