// The events of the weeks: their shapes, how they change the state, and what each viewer learns of them.
import { event, isAmong, type Observations, type Records, UMPIRE, type Viewer, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { accountSchema, groupSchema, keelSchema, shipSchema, shipTypeSchema, spareSchema } from '../holdings.ts'
import { type World, worldSchema } from '../land/world.ts'
import { empireOf, holdingsOf, secretOf, umpireOf, withEmpire, withHoldings, withSecret, withUmpire } from '../lookup.ts'
import { addressSchema, type Color, labelSchema, seatSchema, textSchema } from '../shapes.ts'
import type { State } from '../state.ts'
import { bookSchema } from './book.ts'
import { battleSchema, consentsSchema, counterSchema, linkSchema, statementLineSchema, watchSchema } from './shapes.ts'

const bySeat = <S extends z.ZodType>(schema: S) => z.partialRecord(seatSchema, schema).readonly()
const addresses = z.array(addressSchema).max(441).readonly()
const seats = z.array(seatSchema).max(8).readonly()
const sizeSchema = z.enum(['larger', 'equal', 'smaller'])
/** CR-17.2a: how another fleet compares with the own one. */
export type RelativeSize = z.infer<typeof sizeSchema>
/** CR-17.2a, CR-17.2b: what an owner is told of another fleet in the hex: its size, and a glaring difference of its ships. */
const remarkSchema = z.object({ seat: seatSchema, size: sizeSchema, ships: sizeSchema.nullable() }).readonly()
const fateSchema = z.enum(['present', 'drifting', 'destroyed', 'jumped'])
/** A ship of a battle as all learn it who fought there. */
const foughtShip = z
  .object({ seat: seatSchema, id: textSchema, name: labelSchema, shipClass: textSchema, fate: fateSchema, rowsWhole: whole(0, 99) })
  .readonly()

export const weekEvents = [
  event('weekBegan', { week: whole(1, 999) }),
  /** W1: an order book is in force. */
  event('booked', { seat: seatSchema, book: bookSchema }),
  /** CR-X.11: what stands between an empire and others from now on. */
  event('agreed', { seat: seatSchema, consents: consentsSchema }),
  event('capitalNamed', { seat: seatSchema, capital: addressSchema.nullable() }),
  event('lanesSwitched', { off: addresses }),
  /** Where all counters are now, and which groups of each empire are behind them. */
  event('placed', {
    moment: z.enum(['muster', 'harbour', 'moves', 'contacts', 'decisions', 'battles', 'departures', 'worlds', 'weekEnd']),
    /** Null if no counter has changed. */
    counters: z.array(counterSchema).max(2400).readonly().nullable(),
    /** The groups of each empire that has changed one. */
    groups: bySeat(z.array(groupSchema).max(300).readonly()),
  }),
  /** CR-1.2b: hexes of the margin that a counter enters become public. */
  event('marginShown', { hexes: addresses, worlds: z.array(worldSchema).max(300).readonly() }),
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
    ships: z.array(foughtShip).max(2400).readonly(),
  }),
  /** New conditions and accounts of ships. Every field of a ship may change but its id and type. */
  event('shipsChanged', { seat: seatSchema, why: textSchema, ships: z.array(shipSchema).max(1500).readonly() }),
  /** W13: the accounts, the endurance and the tons of ships. */
  event('accountsSet', { seat: seatSchema, ships: z.array(accountSchema).max(1500).readonly() }),
  event('shipsLost', { seat: seatSchema, why: textSchema, ships: z.array(textSchema).max(1500).readonly() }),
  event('shipsJoined', {
    seat: seatSchema,
    why: textSchema,
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
type EventOf<N extends WeekEvent['type']> = Extract<WeekEvent, { readonly type: N }>
type Hidden<N extends WeekEvent['type'], F extends string> = Omit<EventOf<N>, F> & { readonly [K in F]: null }
/** A week's event as one viewer learns it; null replaces a part that this viewer may not know. */
export type WeekSeen =
  | WeekEvent
  | Hidden<'fought', 'rounds' | 'ships'>
  | Hidden<'neutralAttacked', 'force' | 'defence' | 'face' | 'modifier' | 'aftermath'>

const replaced = <T extends { readonly id: string }>(all: readonly T[], changed: readonly T[]): readonly T[] => {
  const byId = new Map(changed.map((one) => [one.id, one]))
  return all.map((one) => byId.get(one.id) ?? one)
}
/** Groups are set, and their ships are where they are. */
function placed(state: State, { counters, groups }: EventOf<'placed'>): State {
  let later: State = { ...state, counters: counters ?? state.counters }
  // The keys are seats.
  for (const [seat, own] of Object.entries(groups) as [Color, EventOf<'placed'>['groups'][Color]][]) {
    if (!own) continue
    const grouped = new Set(own.flatMap(({ ships }) => ships))
    const ships = holdingsOf(later, seat).ships.map((ship) => (grouped.has(ship.id) && ship.at !== null ? { ...ship, at: null } : ship))
    later = withHoldings(later, seat, { groups: own, ships })
  }
  return later
}
function worldsChanged(state: State, { worlds }: EventOf<'worldsChanged'>): State {
  const changed = Object.fromEntries(worlds.map((world): [string, World] => [world.at, world]))
  let later: State = { ...state, land: { ...state.land, worlds: { ...state.land.worlds, ...changed } } }
  for (const { at, owner } of worlds) {
    const before = state.land.worlds[at]?.owner ?? null
    if (before === owner) continue
    if (before) later = withEmpire(later, before, { worlds: empireOf(later, before).worlds.filter((own) => own !== at) })
    if (owner) later = withEmpire(later, owner, { worlds: [...empireOf(later, owner).worlds, at] })
  }
  return later
}
function attitudeLearned(state: State, { seats: learners, at, attitude }: EventOf<'attitudeLearned'>): State {
  let later = state
  for (const seat of learners) later = withSecret(later, seat, { attitudes: { ...secretOf(later, seat).attitudes, [at]: attitude } })
  return later
}
function marginShown(state: State, { worlds }: EventOf<'marginShown'>): State {
  const margin = { ...state.secret[UMPIRE]?.margin }
  for (const { at } of worlds) delete margin[at]
  const shown = Object.fromEntries(worlds.map((world) => [world.at, world]))
  return withUmpire({ ...state, land: { ...state.land, worlds: { ...state.land.worlds, ...shown } } }, { margin })
}
const withBattle = (state: State, battle: EventOf<'fought'>['battle']): State => ({
  ...state,
  battles: [...state.battles.filter(({ at, batch }) => at !== battle.at || batch !== battle.batch), battle],
})

/** How each event changes the state. A record applies no rule. */
export const weekRecords: Records<State, WeekEvent> = {
  weekBegan: (state, { week }) => ({ ...state, stage: 'weeks', week, battles: [] }),
  // The statement of a week stays until the next orders are in force, so that players see it while they write them.
  booked: (state, { seat, book }) => withSecret(state, seat, { book, statement: [] }),
  agreed: (state, { seat, consents }) => withSecret(state, seat, { consents }),
  capitalNamed: (state, { seat, capital }) => withHoldings(state, seat, { capital }),
  lanesSwitched: (state, { off }) => ({ ...state, off }),
  placed,
  marginShown,
  contact: (state) => state,
  sized: (state) => state,
  classesSeen: (state) => state,
  attitudeLearned,
  decided: (state) => state,
  battleBegan: (state, { battle }) => withBattle(state, battle),
  initiative: (state) => state,
  fought: (state, { battle }) => withBattle(state, battle),
  shipsChanged: (state, { seat, ships }) => withHoldings(state, seat, { ships: replaced(holdingsOf(state, seat).ships, ships) }),
  accountsSet(state, { seat, ships }) {
    const byId = new Map(ships.map((account) => [account.id, account]))
    return withHoldings(state, seat, { ships: holdingsOf(state, seat).ships.map((ship) => ({ ...ship, ...byId.get(ship.id) })) })
  },
  shipsLost(state, { seat, ships }) {
    const kept = (id: string): boolean => !ships.includes(id)
    const { ships: all, groups } = holdingsOf(state, seat)
    return withHoldings(state, seat, {
      ships: all.filter(({ id }) => kept(id)),
      groups: groups.map((group) => (group.ships.every(kept) ? group : { ...group, ships: group.ships.filter(kept) })),
    })
  },
  shipsJoined(state, { seat, types, ships }) {
    const before = holdingsOf(state, seat)
    return withHoldings(state, seat, { types: [...before.types, ...types], ships: [...before.ships, ...ships] })
  },
  keelsSet: (state, { seat, types, keels }) => withHoldings(state, seat, { keels, types: [...holdingsOf(state, seat).types, ...types] }),
  sparesSet: (state, { seat, spares }) => withHoldings(state, seat, { spares }),
  accounted(state, { seat, lines }) {
    const { treasury } = holdingsOf(state, seat)
    const statement = [...secretOf(state, seat).statement, ...lines]
    return withSecret(withHoldings(state, seat, { treasury: lines.reduce((sum, { amount }) => sum + amount, treasury) }), seat, {
      statement,
    })
  },
  neutralAttacked: (state) => state,
  watched: (state, { watches }) => withUmpire(state, { watches }),
  settled(state, { at, seat, attitude }) {
    const { attitudes, nearest } = umpireOf(state)
    // CR-1.6g: the friend of a world that has become friendly is the peacekeeper.
    return withUmpire(state, {
      attitudes: { ...attitudes, [at]: attitude },
      nearest: attitude === 2 ? { ...nearest, [at]: seat } : nearest,
    })
  },
  worldsChanged,
  luxuriesRolled(state, { faces }) {
    const worlds = Object.fromEntries(Object.entries(state.land.worlds).map(([at, world]) => [at, { ...world, luxury: faces[at] ?? 0 }]))
    return { ...state, land: { ...state.land, worlds } }
  },
  linksSet: (state, { links }) => ({ ...state, links }),
}

const knows = (seat: Color, viewer: Viewer): boolean => viewer === UMPIRE || isAmong([seat], viewer)
const own = <E extends { readonly seat: Color }>(one: E, viewer: Viewer): E | undefined => (knows(one.seat, viewer) ? one : undefined)
const among = <E extends { readonly seats: readonly Color[] }>(one: E, viewer: Viewer): E | undefined =>
  viewer === UMPIRE || isAmong(one.seats, viewer) ? one : undefined
const umpireOnly = <E>(one: E, viewer: Viewer): E | undefined => (viewer === UMPIRE || viewer === 'referee' ? one : undefined)
const open = <E>(one: E): E => one
/** The part of each event that a viewer learns (CR-O.1). */
export const weekObservations: Observations<WeekEvent, WeekSeen> = {
  weekBegan: open,
  booked: own,
  agreed: own,
  capitalNamed: own,
  lanesSwitched: open, // CR-5.4a
  placed(one, viewer) {
    // CR-15.3: counters are public, the groups behind them are not.
    const groups = Object.fromEntries(Object.entries(one.groups).filter(([seat]) => knows(seat as Color, viewer))) // the keys are seats
    return { ...one, groups }
  },
  marginShown: open, // CR-1.2b
  contact: among,
  sized: own,
  classesSeen: own,
  attitudeLearned: among,
  decided: among,
  battleBegan: open, // CR-X.10
  initiative: among,
  fought: (one, viewer) => (viewer === UMPIRE || isAmong(one.battle.seats, viewer) ? one : { ...one, rounds: null, ships: null }),
  shipsChanged: own,
  accountsSet: own,
  shipsLost: own,
  shipsJoined: own,
  keelsSet: own, // CR-13.2: the umpire knows, and no other empire
  sparesSet: own,
  accounted: own,
  neutralAttacked(one, viewer) {
    if (viewer === UMPIRE || isAmong(one.seats, viewer)) return one
    // CR-8.5a, CR-1.6a: a force that is too weak does not attack, and the defence would tell the attitude.
    return one.result === 'tooWeak' ? undefined : { ...one, force: null, defence: null, face: null, modifier: null, aftermath: null }
  },
  watched: umpireOnly,
  settled: own,
  worldsChanged: open,
  luxuriesRolled: open,
  linksSet: open,
}
