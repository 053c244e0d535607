// Compares the messages and presents that viewers were shown with the journal.
// A device keeps a digest of every message, and of every present, that it was sent.
import type { LogEntry, RuleSystem, Viewer, Words } from '@admiralty/kernel'
import { transitionsOf } from './fold.ts'
import type { Journal, Transition } from './journal.ts'
import { type Message, messageFor, type Present, presentFor } from './message.ts'
import { observeEntry } from './observe.ts'
import { hash } from './proof.ts'
import type { Receipt, ShownDigests } from './receipt.ts'

/** Half of a SHA-256. Nobody can find another message with it. */
const DIGITS = 32
/** The digest of what a viewer was sent. */
export const shownDigest = (viewer: Viewer, shown: Message | Present): string => hash('admiralty/shown/1', viewer, shown).slice(0, DIGITS)

/** The result of comparing what was shown with a journal. */
export interface ShownComparison {
  /** The number of messages and presents to which the journal leads. */
  readonly agreed: number
  /** The number of others that were not compared: other rules have decided their entries, and today's program would show them in another way. */
  readonly uncompared: number
  /** The differences. Each one names its entry, and says what the journal has. */
  readonly findings: readonly string[]
}

interface Game {
  readonly system: RuleSystem
  readonly words: Pick<Words, 'logEntry'>
}

/** Computes again what each viewer in the receipt was shown of a finished match, and compares it. */
export function compareShown({ system, words }: Game, { messages = {}, presents = {} }: Receipt, journal: Journal): ShownComparison {
  const viewers = [...new Set([...Object.keys(messages), ...Object.keys(presents)])]
  const findings: string[] = []
  let [agreed, uncompared] = [0, 0]
  if (viewers.length === 0) return { agreed, uncompared, findings }
  const compare = (digest: string | undefined, again: () => string, finding: () => string, isComparable: boolean): void => {
    if (digest === undefined) return
    if (!isComparable) uncompared += 1
    else if (again() === digest) agreed += 1
    else findings.push(finding())
  }
  for (const transition of transitionsOf(system, journal)) {
    const { entry, match } = transition
    const { seq } = entry
    const isComparable = entry.version === system.version
    for (const viewer of viewers) {
      compare(
        messages[viewer]?.[seq],
        () => shownDigest(viewer, asSent(messageFor(system, transition, viewer))),
        () => `entry ${seq} was shown to ${viewer} in another way; the journal has: ${logOf({ system, words }, transition, viewer)}`,
        isComparable,
      )
      compare(
        presents[viewer]?.[seq],
        () => shownDigest(viewer, asSent(presentFor(system, match, viewer))),
        () => `the match after entry ${seq} was shown to ${viewer} in another way than the journal has it`,
        isComparable,
      )
    }
  }
  const last = journal.entries.length - 1
  for (const [viewer, seq] of later(messages, last)) findings.push(`entry ${seq} was shown to ${viewer}, but the journal ends before it`)
  return { agreed, uncompared, findings }
}

/** A value as its JSON contains it. */
const asSent = <T extends Message | Present>(shown: T): T => JSON.parse(JSON.stringify(shown))

/** The first entry that each viewer was shown after the last one. */
const later = (messages: ShownDigests, last: number): readonly (readonly [Viewer, number])[] =>
  Object.entries(messages).flatMap(([viewer, digests]) => {
    const beyond = Object.keys(digests)
      .map(Number)
      .filter((seq) => seq > last)
    return beyond.length === 0 ? [] : [[viewer, Math.min(...beyond)] as const]
  })

/** Log lines that a finding quotes. */
const MOST_LINES = 3
/** The log of an entry for a viewer, in one line. */
function logOf({ system, words }: Game, transition: Transition, viewer: Viewer): string {
  const lines = Array.from(observeEntry(system, transition, viewer)).flatMap(({ observation, after }) => {
    const line = observation === null ? undefined : words.logEntry(observation, after)
    return line ? [plainText(line)] : []
  })
  if (lines.length === 0) return 'nothing for the log'
  const quoted = lines.slice(0, MOST_LINES).join(' ')
  return lines.length > MOST_LINES ? `${quoted} …` : quoted
}
const plainText = ({ parts }: LogEntry): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.kind === 'die' ? ` ${part.face}` : part.text)).join('')
