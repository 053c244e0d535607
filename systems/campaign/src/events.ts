// Every kind of event: its shape, how it changes the state, and what each viewer learns of it.
import { event, isAmong, type Observations, type Records, UMPIRE, type Viewer, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { holdingsSchema } from './holdings.ts'
import { secretOf, withEmpire, withSecret, withUmpire } from './lookup.ts'
import { EMPTY_SECRET } from './secret.ts'
import { addressSchema, type Color, cardSchema, pairSchema, seatSchema, textSchema } from './shapes.ts'
import { claimSchema, type State, stateSchema } from './state.ts'
import { type WeekSeen, weekEvents, weekObservations, weekRecords } from './week/events.ts'

const { land: landSchema, secret } = stateSchema.unwrap().shape
const umpireSchema = secret.unwrap().shape[UMPIRE].unwrap().unwrap()
const cards = z.array(cardSchema).max(12).readonly()
const pairs = z.array(pairSchema).max(12).readonly()
const counts = { pairs: whole(0, 12), aside: whole(0, 12) }

export const events = [
  event('landRolled', { land: landSchema }),
  event('secretsRolled', { attitudes: umpireSchema.shape.attitudes, margin: umpireSchema.shape.margin }),
  event('dealt', { seat: seatSchema, cards }),
  event('paired', {
    seat: seatSchema,
    pairs,
    aside: cards,
    ranking: z.array(addressSchema).max(169).readonly(),
    counts: z.object(counts).readonly(),
  }),
  event('orderRolled', {
    order: z.array(seatSchema).max(8).readonly(),
    rolls: z.partialRecord(seatSchema, z.array(whole(1, 6)).readonly()).readonly(),
  }),
  event('claimed', { claim: claimSchema }),
  event('leftOvers', { seat: seatSchema, dealt: cards, pairs, count: whole(0, 12) }),
  event('drafted', {}),
  event('nearestFound', { nearest: z.record(addressSchema, seatSchema).readonly() }),
  event('purchased', { seat: seatSchema, holdings: holdingsSchema, ally: textSchema.nullable() }),
  event('leftCampaign', { seats: z.array(seatSchema).max(8).readonly() }),
  ...weekEvents,
]
export type OwnEvent = z.infer<(typeof events)[number]>
type EventOf<N extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: N }>
type Hidden<N extends OwnEvent['type'], F extends string> = Omit<EventOf<N>, F> & { readonly [K in F]: null }
/** An event as one viewer learns it; null replaces a part that this viewer may not know. */
export type CampaignSeen =
  | OwnEvent
  | Hidden<'dealt', 'cards'>
  | Hidden<'paired', 'pairs' | 'aside' | 'ranking'>
  | Hidden<'leftOvers', 'dealt' | 'pairs'>
  | Hidden<'purchased', 'holdings'>
  | WeekSeen

/** A claim is recorded, and its pair is used up. A card is in one pair, so its red card names it. */
function claimed(state: State, { claim }: EventOf<'claimed'>): State {
  const { seat, pair, at } = claim
  const kept = (state.secret[seat] ?? EMPTY_SECRET).pairs.filter(([red]) => red !== pair[0])
  const used = withSecret(state, seat, { pairs: kept })
  const empire = used.empires[seat]
  const later = withEmpire({ ...used, claims: [...used.claims, claim] }, seat, { pairs: kept.length })
  const world = later.land.worlds[at ?? '']
  if (!world || !empire) return later
  const owned = withEmpire(later, seat, { worlds: [...empire.worlds, world.at] })
  return { ...owned, land: { ...owned.land, worlds: { ...owned.land.worlds, [world.at]: { ...world, owner: seat } } } }
}
/** CR-X.12: the worlds of empires that leave are free again, their counters are gone, and so are their secrets but for attitudes that they have learned. */
function left(state: State, { seats }: EventOf<'leftCampaign'>): State {
  const gone = (owner: Color | null): boolean => seats.some((seat) => seat === owner)
  const worlds = Object.fromEntries(
    Object.entries(state.land.worlds).map(([at, world]) => [at, gone(world.owner) ? { ...world, owner: null } : world]),
  )
  const counters = state.counters.filter(({ owner }) => !gone(owner))
  let later: State = { ...state, counters, land: { ...state.land, worlds } }
  for (const seat of seats) {
    later = withEmpire(later, seat, { worlds: [], cards: 0, pairs: 0, aside: 0, isOut: true })
    later = withSecret(later, seat, { ...EMPTY_SECRET, attitudes: secretOf(state, seat).attitudes })
  }
  return later
}

/** How each event changes the state. A record applies no rule. */
export const records: Records<State, OwnEvent> = {
  landRolled: (state, { land }) => ({ ...state, land }),
  secretsRolled: (state, { attitudes, margin }) => withUmpire(state, { attitudes, margin }),
  dealt: (state, { seat, cards: hand }) => ({
    ...withSecret(withEmpire(state, seat, { cards: hand.length }), seat, { cards: hand }),
    stage: 'pairs',
  }),
  paired: (state, { seat, pairs: made, aside, ranking, counts: known }) =>
    withSecret(withEmpire(state, seat, { ...known, cards: 0 }), seat, { cards: [], pairs: made, aside, ranking }),
  orderRolled: (state, { order }) => ({ ...state, order, stage: 'claims' }),
  claimed,
  leftOvers: (state, { seat, pairs: made, count }) => ({
    ...withSecret(withEmpire(state, seat, { pairs: count, aside: 0 }), seat, { pairs: made, aside: [] }),
    stage: 'extra',
  }),
  drafted: (state) => ({ ...state, stage: 'purchase' }),
  nearestFound: (state, { nearest }) => withUmpire(state, { nearest }),
  purchased: (state, { seat, holdings, ally }) => withSecret(withEmpire(state, seat, { ally }), seat, { holdings }),
  leftCampaign: left,
  ...weekRecords,
}

const knows = (seat: Color, viewer: Viewer): boolean => viewer === UMPIRE || isAmong([seat], viewer)
/** Whether a viewer learns what the umpire keeps. */
const keeps = (viewer: Viewer): boolean => viewer === UMPIRE || viewer === 'referee'
/** The part of each event that a viewer learns (CR-O.1). Public events are listed too, so that a new event stays secret until it is added here. */
export const observations: Observations<OwnEvent, CampaignSeen> = {
  landRolled: (one) => one, // CR-1.2b
  secretsRolled: (one, viewer) => (keeps(viewer) ? one : undefined),
  dealt: (one, viewer) => (knows(one.seat, viewer) ? one : { ...one, cards: null }),
  paired: (one, viewer) => (knows(one.seat, viewer) ? one : { ...one, pairs: null, aside: null, ranking: null }),
  orderRolled: (one) => one,
  claimed: (one) => one,
  leftOvers: (one, viewer) => (knows(one.seat, viewer) ? one : { ...one, dealt: null, pairs: null }),
  drafted: (one) => one,
  nearestFound: (one, viewer) => (keeps(viewer) ? one : undefined),
  purchased: (one, viewer) => (knows(one.seat, viewer) ? one : { ...one, holdings: null }),
  leftCampaign: (one) => one,
  ...weekObservations,
}
