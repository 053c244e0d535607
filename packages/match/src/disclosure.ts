// The policy that says which viewers may learn which parts of a match. A host asks here before it answers.
// `observeEntry` decides the content of a viewer's messages.
import type { RuleSystem, Seat, Viewer } from '@admiralty/kernel'
import { exportJournal } from './archive.ts'
import type { Journal } from './journal.ts'
import { exportPartial } from './partial-export.ts'
import type { Closing, Watch } from './terms.ts'

/** A person who asks for something of a match. */
export interface Visitor {
  /** The seats that this person holds, or that are reserved for it. */
  readonly seats: readonly Seat[]
  readonly isCreator: boolean
}

/** The policy of a host. The contract suite checks it with every game, and checks altered copies to prove that it notices leaks. */
export interface Disclosure {
  /** Whether the match exists for this person. To others every answer must be that of an unknown id. */
  isVisible(watch: Watch, visitor: Visitor): boolean
  /** Whether this person may receive what this viewer receives. */
  mayViewAs(match: { readonly closing: Closing; readonly isOver: boolean }, visitor: Visitor, viewer: Viewer): boolean
  /** The file that a viewer may download now, as JSON. The secret of the journal is null while the match is in play. */
  fileFor(system: RuleSystem, journal: Journal, viewer: Viewer): string
}

/** Whether everything is published: the journal with the secret of the dice, and the referee's view. */
export const isPublished = ({ closing, isOver }: { readonly closing: Closing; readonly isOver: boolean }): boolean =>
  isOver && closing === 'open'

/** The policy of every server. */
export const disclosure: Disclosure = {
  isVisible: (watch, { seats, isCreator }) => watch === 'anyone' || isCreator || seats.length > 0,
  mayViewAs(match, { seats }, viewer) {
    if (viewer === 'public') return true
    return viewer === 'referee' ? isPublished(match) : seats.includes(viewer)
  },
  fileFor(system, journal, viewer) {
    const published = isPublished({ closing: journal.head.closing, isOver: journal.secret !== null })
    return published ? exportJournal(journal) : JSON.stringify(exportPartial(system, journal, viewer))
  },
}
