// The shapes of the events of the weeks, whole and as a viewer learns them.
import { event, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { groupChangeSchema, groupSchema, keelSchema, shipChangeSchema, shipSchema, shipTypeSchema, spareSchema } from '../holdings.ts'
import { worldSchema } from '../land/world.ts'
import { addressSchema, labelSchema, rimSchema, seatSchema, textSchema } from '../shapes.ts'
import { bookSchema } from './book.ts'
import type { BookContents } from './book-contents.ts'
import { battleSchema, consentsSchema, linkSchema, statementLineSchema, watchSchema } from './shapes.ts'

const bySeat = <S extends z.ZodType>(schema: S) => z.partialRecord(seatSchema, schema).readonly()
const addresses = z.array(addressSchema).max(441).readonly()
const seats = z.array(seatSchema).max(8).readonly()
const sizeSchema = z.enum(['larger', 'equal', 'smaller'])
/** CR-17.2a: how another fleet compares with the own one. */
export type RelativeSize = z.infer<typeof sizeSchema>
/** CR-17.2a, CR-17.2b: what an owner is told of another fleet in the hex: its size, and a glaring difference of its ships. */
const remarkSchema = z.object({ seat: seatSchema, size: sizeSchema, ships: sizeSchema.nullable() }).readonly()
const fateSchema = z.enum(['present', 'drifting', 'destroyed', 'jumped'])
/** A ship of a battle as all learn it who fought there: without its id, which only its owner knows. */
const foughtShip = z.object({ name: labelSchema, shipClass: textSchema, fate: fateSchema, rowsWhole: whole(0, 99) }).readonly()

export const weekEvents = [
  event('weekBegan', { week: whole(1, 999) }),
  /** CR-13.1b: titles of the designs on the market this week, by a setting. */
  event('marketListed', { designs: z.array(textSchema).max(3).readonly() }),
  /** W1: an order book is in force. */
  event('booked', { seat: seatSchema, book: bookSchema }),
  /** CR-X.11: what stands between an empire and others from now on. */
  event('agreed', { seat: seatSchema, consents: consentsSchema }),
  event('capitalNamed', { seat: seatSchema, capital: addressSchema.nullable() }),
  event('lanesSwitched', { off: addresses }),
  /** Counters that have changed, and the groups behind them. */
  event('placed', {
    moment: z.enum(['muster', 'harbour', 'moves', 'contacts', 'decisions', 'battles', 'departures', 'worlds', 'weekEnd']),
    /** New counters, and those that are elsewhere now, by label; null in FTL. */
    counters: z.record(textSchema, addressSchema.nullable()).readonly(),
    /** Labels of counters that are no longer there. */
    removed: z.array(textSchema).max(2400).readonly(),
    /** New groups of each empire. */
    formed: bySeat(z.array(groupSchema).max(300).readonly()),
    /** Groups that have changed. */
    changed: bySeat(z.array(groupChangeSchema).max(300).readonly()),
    /** Ids of groups that are no longer there. */
    dissolved: bySeat(z.array(textSchema).max(300).readonly()),
  }),
  /** CR-1.2b: hexes of the margin that a counter enters become public. */
  event('marginShown', { hexes: addresses, worlds: z.array(worldSchema).max(300).readonly() }),
  /** CR-1.1b: all who play let an empire in that was out. */
  event('newcomerAdmitted', { seat: seatSchema, rim: rimSchema }),
  /** CR-1.1b: the worlds that a newcomer claims; none if it stays out. */
  event('rimClaimed', { seat: seatSchema, worlds: z.array(addressSchema).max(6).readonly() }),
  event('contact', { at: addressSchema, seats, dummies: z.array(textSchema).max(2400).readonly() }),
  event('sized', { seat: seatSchema, at: addressSchema, remarks: z.array(remarkSchema).max(8).readonly() }),
  /** CR-15.3: owners who part learn the classes of the groups that they met. */
  event('classesSeen', { seat: seatSchema, at: addressSchema, of: seatSchema, classes: z.array(textSchema).max(300).readonly() }),
  /** CR-1.6a: an attitude that these empires learn. */
  event('attitudeLearned', { seats, at: addressSchema, attitude: whole(1, 6) }),
  /** CR-17.4a, CR-17.5: who stays at a meeting and who leaves. */
  event('decided', { at: addressSchema, seats, stay: seats, leave: seats }),
  event('battleBegan', { battle: battleSchema }),
  event('initiative', {
    at: addressSchema,
    seats,
    rolls: z.array(z.object({ seat: seatSchema, faces: z.array(whole(1, 6)).readonly(), bonus: whole(0, 2) }).readonly()).readonly(),
    /** Each lead of a fleet over another, and the changes that it earns (CR-17.9a). */
    leads: z.array(z.object({ seat: seatSchema, over: seatSchema, lead: whole(1, 8), changes: whole(0, 4) }).readonly()).readonly(),
  }),
  event('fought', {
    battle: battleSchema,
    rounds: whole(0, 99),
    ships: bySeat(z.array(foughtShip).max(1500).readonly()),
  }),
  /** New conditions and accounts of ships, for the reason of a clause. */
  event('shipsChanged', { seat: seatSchema, why: textSchema, ships: z.array(shipChangeSchema).max(1500).readonly() }),
  event('shipsLost', {
    seat: seatSchema,
    why: textSchema,
    ships: z.array(textSchema).max(1500).readonly(),
    names: z.array(labelSchema).max(1500).readonly(),
  }),
  event('shipsJoined', {
    seat: seatSchema,
    types: z.array(shipTypeSchema).max(200).readonly(),
    ships: z.array(shipSchema).max(300).readonly(),
  }),
  event('keelsSet', {
    seat: seatSchema,
    types: z.array(shipTypeSchema).max(200).readonly(),
    keels: z.array(keelSchema).max(300).readonly(),
  }),
  event('sparesSet', { seat: seatSchema, spares: z.array(spareSchema).max(100).readonly() }),
  /** The only event that changes a treasury: lines of the statement that are gained or paid now. */
  event('accounted', { seat: seatSchema, lines: z.array(statementLineSchema).max(1500).readonly() }),
  /** CR-8.4a, CR-8.6A: an attack on a neutral world. Numbers and faces are known to those who attack; the result is public, unless they are too weak. */
  event('neutralAttacked', {
    at: addressSchema,
    seats,
    force: whole(0, 999_999),
    defence: whole(0, 999_999),
    /** Null if the force is below half the defence. */
    face: whole(1, 6).nullable(),
    modifier: whole(-1, 9999),
    result: z.enum(['tooWeak', 'surrender', 'repelled', 'undecided']),
    /** The die of the aftermath. */
    aftermath: whole(1, 6).nullable(),
  }),
  /** CR-1.6g: weeks of peacekeeping, and a die after the fourth. */
  event('watched', { watches: z.record(addressSchema, watchSchema).readonly() }),
  event('settled', { at: addressSchema, seat: seatSchema, attitude: whole(1, 6), face: whole(1, 6) }),
  /** Worlds that are no longer as they were: owner, base, defence, hostility, reconstruction. */
  event('worldsChanged', { worlds: z.array(worldSchema).max(441).readonly() }),
  event('luxuriesRolled', { faces: z.record(addressSchema, whole(1, 10)).readonly() }),
  event('linksSet', { links: z.array(linkSchema).max(400).readonly() }),
]
export type WeekEvent = z.infer<(typeof weekEvents)[number]>
/** The event of the weeks of one kind. */
export type WeekEventOf<N extends WeekEvent['type']> = Extract<WeekEvent, { readonly type: N }>
type Hidden<N extends WeekEvent['type'], F extends string> = Omit<WeekEventOf<N>, F> & { readonly [K in F]: null }
/** A week's event as one viewer learns it; null replaces a part that this viewer may not know. */
export type WeekSeen =
  | WeekEvent
  | (Hidden<'booked', 'book'> & { readonly contents: BookContents })
  | Hidden<'fought', 'rounds' | 'ships'>
  | Hidden<'neutralAttacked', 'force' | 'defence' | 'face' | 'modifier' | 'aftermath'>
/** What a viewer learns of the event of the weeks of one kind. */
export type WeekSeenOf<N extends WeekSeen['type']> = Extract<WeekSeen, { readonly type: N }>
