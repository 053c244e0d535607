// The shape of every kind of event, whole and as a viewer learns it.
import { event, whole } from '@admiralty/kernel'
import { z } from 'zod'
import { holdingsSchema } from './holdings.ts'
import { landSchema } from './land/world.ts'
import { umpireSchema } from './secret.ts'
import { addressSchema, cardSchema, pairSchema, seatSchema, textSchema } from './shapes.ts'
import { claimSchema } from './state.ts'
import { type WeekSeen, weekEvents } from './week/events.ts'

const umpireShape = umpireSchema.unwrap().shape
const cards = z.array(cardSchema).max(12).readonly()
const pairs = z.array(pairSchema).max(12).readonly()
const counts = { pairs: whole(0, 12), aside: whole(0, 12) }

export const events = [
  event('landRolled', { land: landSchema }),
  event('secretsRolled', { attitudes: umpireShape.attitudes, margin: umpireShape.margin }),
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
/** The event of one kind. */
export type OwnEventOf<N extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: N }>
type Hidden<N extends OwnEvent['type'], F extends string> = Omit<OwnEventOf<N>, F> & { readonly [K in F]: null }
/** An event as one viewer learns it; null replaces a part that this viewer may not know. */
export type CampaignSeen =
  | OwnEvent
  | Hidden<'dealt', 'cards'>
  | Hidden<'paired', 'pairs' | 'aside' | 'ranking'>
  | Hidden<'leftOvers', 'dealt' | 'pairs'>
  | Hidden<'purchased', 'holdings'>
  | WeekSeen
