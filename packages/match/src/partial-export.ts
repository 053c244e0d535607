// The file of one viewer: what it has received of a match, without anything that it may not know.
import { FILE_FORMATS, otherVersion, type RuleSystem, type Viewer } from '@admiralty/kernel'
import { z } from 'zod'
import { FILE_LIMITS } from './archive.ts'
import type { ShownMatch } from './compare-receipt.ts'
import { transitionsOf } from './fold.ts'
import { readJson } from './guard.ts'
import type { Head, Journal } from './journal.ts'
import { hashSchema, headSchema } from './journal-schemas.ts'
import { type Message, messageFor } from './message.ts'
import { parentLimit } from './parent.ts'

/** All messages that one viewer has received. The key `told` is the number of the form. */
export interface PartialExport {
  readonly told: typeof FILE_FORMATS.partialExport
  readonly viewer: Viewer
  readonly head: Omit<Head, 'position'>
  readonly messages: readonly Message[]
}

/** A viewer's messages, without entries, rolls and secrets. */
export function exportPartial(system: RuleSystem, journal: Pick<Journal, 'head' | 'entries' | 'chain'>, viewer: Viewer): PartialExport {
  const { position: _, ...head } = journal.head
  return {
    told: FILE_FORMATS.partialExport,
    viewer,
    head,
    messages: Array.from(transitionsOf(system, journal), (transition) => messageFor(system, transition, viewer)),
  }
}

/** The parts of a partial export that can be compared with a receipt. Its messages are for the viewer, and prove nothing. */
const partialSchema = z.looseObject({
  told: z.literal(FILE_FORMATS.partialExport),
  viewer: z.string(),
  head: headSchema.omit({ position: true }),
  messages: z.array(z.looseObject({ chain: hashSchema, outcome: z.unknown() })).min(1),
})
/** The number of the form. A file of another form may have any other fields. */
const formSchema = z.looseObject({ told: z.int().min(1) })
/** The part of a match that a partial export shows. */
export interface ShownPart extends ShownMatch {
  readonly viewer: Viewer
  /** Whether the match has ended and keeps its secrets. */
  readonly isKept: boolean
}
/** Reads a partial export from the text of a file; undefined if it is none. `unknown` says why this program cannot read it. */
export function readPartial(text: string): ShownPart | { readonly unknown: string } | undefined {
  const read = readJson(text, FILE_LIMITS)
  const value = 'wrong' in read ? undefined : read.value
  const other = otherVersion(formSchema.safeParse(value).data?.told, FILE_FORMATS.partialExport)
  if (other !== undefined) return { unknown: `it was ${other}` }
  const parsed = partialSchema.safeParse(value)
  if (!parsed.success) return undefined
  const { viewer, head, messages } = parsed.data
  const limit = parentLimit(head)
  if (limit !== undefined) return { unknown: limit }
  const isKept = head.closing === 'kept' && messages.some(({ outcome }) => outcome !== null)
  return { viewer, head, chain: messages.map(({ chain }) => chain), isKept }
}
