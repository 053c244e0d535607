// What people do at a table that is no order of the game: giving up, agreeing on a draw, letting a bot sit in. A deed is an entry
// of the journal like any other; what deeds lead to is read from the journal alone.
import type { Outcome, Refusal, RuleSystem, Seat } from '@admiralty/kernel'
import { z } from 'zod'
import { CONCEDED, DRAWN, STAND_IN } from './rules.ts'

const seatSchema = z.string().min(1).max(200)
export const deedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('conceded'), seat: seatSchema }),
  /** By those who agreed. */
  z.strictObject({ kind: z.literal('drawn'), seats: z.array(seatSchema).min(1).readonly() }),
  /** A bot of this rank sits in for its person. */
  z.strictObject({ kind: z.literal('replaced'), seat: seatSchema, by: z.string().min(1).max(40) }),
  z.strictObject({ kind: z.literal('returned'), seat: seatSchema }),
])
export type Deed = z.infer<typeof deedSchema>

/** What the deeds of a match have led to so far. */
export interface Deeds {
  readonly conceded: readonly Seat[]
  /** The rank of the bot, where one sits in. */
  readonly standIns: Readonly<Record<Seat, string>>
  readonly drawn: boolean
}
export const noDeeds: Deeds = { conceded: [], standIns: {}, drawn: false }

export function afterDeed(deeds: Deeds, deed: Deed | undefined): Deeds {
  if (!deed) return deeds
  switch (deed.kind) {
    case 'conceded':
      return { ...deeds, conceded: [...deeds.conceded, deed.seat], standIns: without(deeds.standIns, deed.seat) }
    case 'drawn':
      return { ...deeds, drawn: true }
    case 'replaced':
      return { ...deeds, standIns: { ...deeds.standIns, [deed.seat]: deed.by } }
    case 'returned':
      return { ...deeds, standIns: without(deeds.standIns, deed.seat) }
  }
}
const without = (standIns: Deeds['standIns'], gone: Seat): Deeds['standIns'] =>
  Object.fromEntries(Object.entries(standIns).filter(([seat]) => seat !== gone))

/** A match as its outcome needs to know it. */
export interface Played {
  readonly head: { readonly setup: unknown }
  readonly state: unknown
  readonly deeds: Deeds
}

/** The outcome of a match: its game's, or the one that deeds have led to. */
export function outcomeOf(system: RuleSystem, { head, state, deeds }: Played): Outcome | undefined {
  const played = system.outcome(state)
  if (played) return played
  if (deeds.drawn) return { winners: [], why: DRAWN, scores: null }
  if (deeds.conceded.length === 0) return undefined
  const places = playersOf(system, head.setup)
  const left = new Set(places.filter(({ seat }) => !deeds.conceded.includes(seat)).map(({ side }) => side))
  if (left.size > 1) return undefined
  return { winners: places.filter(({ side }) => left.has(side)).map(({ seat }) => seat), why: CONCEDED, scores: null }
}

/** Why this cannot be done now; undefined: it can. */
export function checkDeed(system: RuleSystem, match: Played, deed: Deed): Refusal | undefined {
  const { deeds } = match
  const seats = playersOf(system, match.head.setup).map(({ seat }) => seat)
  const about = deed.kind === 'drawn' ? deed.seats : [deed.seat]
  const rule = RULES[deed.kind]
  if (outcomeOf(system, match)) return { rule, reason: 'the match is over' }
  if (new Set(about).size < about.length) return { rule, reason: 'a seat agrees once' }
  const stranger = about.find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return { rule, reason: `${stranger} does not play` }
  const gone = about.find((seat) => deeds.conceded.includes(seat))
  if (gone !== undefined) return { rule, reason: `${gone} has given up` }
  const standIn = deed.kind !== 'drawn' && Object.hasOwn(deeds.standIns, deed.seat)
  if (deed.kind === 'replaced' && standIn) return { rule, reason: `a bot sits in for ${deed.seat} already` }
  if (deed.kind === 'returned' && !standIn) return { rule, reason: `nobody sits in for ${deed.seat}` }
  return undefined
}

const RULES = { conceded: CONCEDED, drawn: DRAWN, replaced: STAND_IN, returned: STAND_IN } as const

const playersOf = (system: RuleSystem, setup: unknown) => system.seats(setup).filter(({ kind }) => kind === 'player')

/** A deed as a line of the log. */
export function deedLine(deed: Deed, nameOf: (seat: Seat) => string): string {
  switch (deed.kind) {
    case 'conceded':
      return `${nameOf(deed.seat)} gives up.`
    case 'drawn':
      return `${new Intl.ListFormat('en').format(deed.seats.map(nameOf))} ${deed.seats.length > 1 ? 'agree' : 'agrees'} on a draw.`
    case 'replaced':
      return `A bot, ${deed.by} by rank, sits in for ${nameOf(deed.seat)}.`
    case 'returned':
      return `${nameOf(deed.seat)} is back.`
  }
}
