// The type of a forgery, and the ways in which all forgeries change a journal.
import { type Dice, pick } from '@admiralty/kernel'
import type { Entry, Head, Journal, Receipt } from '@admiralty/match'
import { playOn } from './play-on.ts'
import type { KeyRing } from './sign-again.ts'
import type { SignedMatch } from './signed-receipt.ts'

/** The means of a forger: chance, and private keys. */
export interface Forger {
  readonly random: Dice
  readonly ring: KeyRing
}
/** A forged journal. Chain and signatures are computed again later, as far as the keys allow. */
export interface Forged {
  readonly journal: Journal
  /** Keys that the forger has invented. */
  readonly keys?: KeyRing
  /** The receipt of the honest device for this match, if it differs from the receipt for the real one. */
  readonly kept?: (journal: Journal) => Receipt
}
/** One way to forge. `forge` returns undefined if the match has no place for it. */
export interface ForgeryKind {
  readonly name: string
  /**
   * `change`: a part of a real match is changed. `replace`: the whole match is another one, so only a known key or a receipt shows it.
   * `evident`: the file alone shows it, whoever forges. `seen`: only what a device has kept shows it. `named`: the host may do it, and the account of the match names it. `unbound`: nothing
   * binds the field, and it has no meaning.
   */
  readonly group: 'change' | 'replace' | 'evident' | 'seen' | 'named' | 'unbound'
  readonly forge: (match: SignedMatch, forger: Forger) => Forged | undefined
}

/** A kind that changes the file only. */
export const editOf = (name: string, edit: (match: SignedMatch, random: Dice) => Journal | undefined): ForgeryKind => ({
  name,
  group: 'change',
  forge(match, { random }) {
    const journal = edit(match, random)
    return journal && { journal }
  },
})

export const withHead = (journal: Journal, change: Partial<Head>): Journal => ({ ...journal, head: { ...journal.head, ...change } })
export const withEntry = (journal: Journal, seq: number, change: (entry: Entry) => Entry): Journal => ({
  ...journal,
  entries: journal.entries.map((entry, index) => (index === seq ? change(entry) : entry)),
})
/** The journal with other entries and as many hashes. A forger that knows the secret computes the hashes again. */
export const withEntries = (journal: Journal, entries: readonly Entry[]): Journal => ({
  ...journal,
  entries,
  chain: entries.map((_, index) => journal.chain[index] ?? journal.chain.at(-1) ?? ''),
})
export const renumbered = (entries: readonly Entry[]): readonly Entry[] => entries.map((entry, seq) => ({ ...entry, seq }))

/** A random entry of some sort, the opening excepted. */
export function somewhere({ journal }: SignedMatch, random: Dice, isFit: (entry: Entry) => boolean = () => true): Entry | undefined {
  const fit = journal.entries.filter((entry) => entry.seq > 0 && isFit(entry))
  return fit.length > 0 ? pick(random, fit) : undefined
}
/** A kind that changes one random entry of some sort. */
export const entryEdit = (
  name: string,
  isFit: (entry: Entry) => boolean,
  change: (entry: Entry, random: Dice, match: SignedMatch) => Entry | null | undefined,
): ForgeryKind =>
  editOf(name, (match, random) => {
    const entry = somewhere(match, random, isFit)
    const changed = entry && change(entry, random, match)
    return changed ? withEntry(match.journal, entry.seq, () => changed) : undefined
  })

export const isCall = ({ call }: Entry): boolean => call !== null
export const isAction = (entry: Entry): boolean => entry.action !== undefined
export const isSigned = ({ signatures }: Entry): boolean => signatures !== undefined
export const hasRolls = ({ rolls }: Entry): boolean => rolls.length > 0

/** The match played on after `entries`, with the recorded orders where they are legal. Dice and events fit. */
export function playedOn(
  { system, journal, secret }: Pick<SignedMatch, 'system' | 'journal' | 'secret'>,
  random: Dice,
  { entries, act, recorded = journal.entries }: Pick<Parameters<typeof playOn>[0], 'act' | 'recorded'> & { entries: readonly Entry[] },
): Journal {
  return withEntries(journal, playOn({ system, head: journal.head, secret, random, recorded, act }, entries))
}

/** A value in which one random part is different. */
export function altered(value: unknown, random: Dice): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return [0]
    const at = pick(random, [...value.keys()])
    return value.map((item, index) => (index === at ? altered(item, random) : item))
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    if (names.length === 0) return { more: 0 }
    const at = pick(random, names)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === at ? altered(item, random) : item]))
  }
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? alteredText(value) : 0
}

/** A text with another last character; hexadecimal digits stay so. */
export const alteredText = (text: string): string => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`
