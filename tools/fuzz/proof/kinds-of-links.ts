// Forgeries of links: what the devices of seats added to the dice.
import type { Entry } from '@admiralty/match'
import { editOf, entryEdit, type ForgeryKind, playedOn, somewhere, withHead } from './kinds.ts'
import { concedeAfter } from './play-on.ts'
import type { SignedMatch } from './signed-receipt.ts'

const INVENTED = 'ab'.repeat(32)
/** A blank digest is made again, so that it fits the orders. */
const BLANK = '0'.repeat(64)
const isLinked = ({ links }: Entry): boolean => links !== undefined
const withGiven = (entry: Entry, given: Readonly<Record<string, string>>): Entry => ({ ...entry, links: { digest: BLANK, given } })
const without = (given: Readonly<Record<string, string>>, out: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given).filter(([seat]) => seat !== out))

/** The match played on from a linked entry, as if some devices had been absent. Dice and events fit. */
const playedWithout = (name: string, stays: (match: SignedMatch, seat: string) => boolean): ForgeryKind => ({
  name,
  group: 'change',
  forge(match, { random, ring }) {
    const { journal, system, most, witness } = match
    const from = somewhere(match, random, ({ links }) => links?.given[witness] !== undefined)
    if (!from) return undefined
    const recorded = journal.entries.map((entry): Entry => {
      if (entry.seq !== from.seq || !entry.links) return entry
      const given = Object.fromEntries(Object.entries(entry.links.given).filter(([seat]) => stays(match, seat)))
      return { ...entry, links: { digest: BLANK, given } }
    })
    const entries = journal.entries.slice(0, from.seq)
    return { journal: playedOn(match, random, { entries, recorded, act: concedeAfter(system, most, ring) }) }
  },
})

export const kindsOfLinks: readonly ForgeryKind[] = [
  entryEdit('links: one removed', isLinked, (one, _, { witness }) => withGiven(one, without(one.links?.given ?? {}, witness))),
  entryEdit('links: all removed', isLinked, ({ links: _, ...one }) => one),
  entryEdit('links: one invented', isLinked, (one, _, { witness }) => withGiven(one, { ...one.links?.given, [witness]: INVENTED })),
  entryEdit('links: one used again in a later entry', isLinked, (one, _, { journal }) => {
    const before = journal.entries.find(({ seq, links }) => links && seq < one.seq)
    return before?.links && withGiven(one, before.links.given)
  }),
  entryEdit('links: of a stranger', isLinked, (one) => withGiven(one, { ...one.links?.given, stranger: INVENTED })),
  entryEdit('links: the digest of other orders', isLinked, (one) => one.links && { ...one, links: { ...one.links, digest: INVENTED } }),
  editOf('links: the end of a chain', ({ journal, witness }) =>
    withHead(journal, { linkEnds: { ...journal.head.linkEnds, [witness]: INVENTED } }),
  ),
  playedWithout('links: the honest seat said to be absent, dice and events made to fit', ({ witness }, seat) => seat !== witness),
  playedWithout('links: nobody said to be there, dice and events made to fit', () => false),
]
