// The file of one viewer: what it has received of a match, without anything that it may not know.
import type { RuleSystem, Viewer } from '@admiralty/kernel'
import { z } from 'zod'
import { FILE_LIMITS } from './archive.ts'
import type { ShownMatch } from './compare-receipt.ts'
import { readJson } from './guard.ts'
import { type Head, type Journal, transitionsOf } from './journal.ts'
import { hashSchema, headSchema } from './journal-schemas.ts'
import { type Message, messageFor } from './message.ts'

/** All messages that one viewer has received. The key `told` is the format of the file: 1 had patches of an older form. */
export interface PartialExport {
  readonly told: 2
  readonly viewer: Viewer
  readonly head: Omit<Head, 'position'>
  readonly messages: readonly Message[]
}

/** A viewer's messages, without entries, rolls and secrets. */
export function exportPartial(system: RuleSystem, journal: Pick<Journal, 'head' | 'entries' | 'chain'>, viewer: Viewer): PartialExport {
  const { position: _, ...head } = journal.head
  return {
    told: 2,
    viewer,
    head,
    messages: Array.from(transitionsOf(system, journal), (transition) => messageFor(system, transition, viewer)),
  }
}

/** The parts of a partial export that can be compared with a receipt. Its messages are for the viewer, and prove nothing. */
const partialSchema = z.looseObject({
  told: z.literal([1, 2]),
  viewer: z.string(),
  head: headSchema.omit({ position: true }),
  messages: z.array(z.looseObject({ chain: hashSchema, outcome: z.unknown() })).min(1),
})
/** A file of a later format may have any other fields. */
const laterFormatSchema = z.looseObject({ told: z.int().min(3) })
/** What a partial export shows of a match. */
export interface ShownPart extends ShownMatch {
  readonly viewer: Viewer
  /** Whether the match has ended and keeps its secrets. */
  readonly isKept: boolean
}
/** Reads a partial export from the text of a file; undefined if it is none. `unknown` says why this program cannot read it. */
export function readPartial(text: string): ShownPart | { readonly unknown: string } | undefined {
  const read = readJson(text, FILE_LIMITS)
  const later = laterFormatSchema.safeParse('wrong' in read ? undefined : read.value)
  if (later.success) return { unknown: `it has format ${later.data.told} of partial exports, but this program knows formats up to 2` }
  const parsed = partialSchema.safeParse('wrong' in read ? undefined : read.value)
  if (!parsed.success) return undefined
  const { viewer, head, messages } = parsed.data
  const isKept = head.closing === 'kept' && messages.some(({ outcome }) => outcome !== null)
  return { viewer, head, chain: messages.map(({ chain }) => chain), isKept }
}
