// Every kind of event of this game: its shape, how it changes the state, and what each viewer learns of it.
import {
  type CommonEvent,
  type CommonObservation,
  event,
  explainedSchema,
  isAmong,
  type Observations,
  type Records,
  UMPIRE,
  type Viewer,
} from '@admiralty/kernel'
import { z } from 'zod'
import { shotOf, squadOf, squadsOf, withCards, withSecret, withSquad } from './lookup.ts'
import { gearSchema, planSchema, type State, type Step, seatSchema, shotSchema } from './state.ts'

/** The seats of `team` learn the whole event. All others learn it without its secret part. */
const owner = { seat: seatSchema, team: z.array(seatSchema).readonly() }
const die = z.int().min(1).max(6)
const cards = z.record(z.string(), gearSchema).readonly()

export const events = [
  event('mustered', { ...owner, gear: cards }),
  event('roundBegan', { round: z.int() }),
  event('supplied', { ...owner, die }),
  event('planned', { ...owner, plan: planSchema }),
  event('ambushSet', { seat: seatSchema, at: seatSchema }),
  event('plansOpened', { plans: z.partialRecord(seatSchema, planSchema).readonly() }),
  event('rested', { seat: seatSchema, strength: explainedSchema }),
  event('shotDeclared', { shot: shotSchema }),
  event('braced', { seat: seatSchema, card: z.string().nullable(), gear: gearSchema.nullable() }),
  event('hitRolled', { from: seatSchema, at: seatSchema, die, needed: explainedSchema, hit: z.boolean() }),
  event('hurt', { seat: seatSchema, damage: explainedSchema }),
  event('cardsShown', { of: seatSchema, by: seatSchema, to: z.array(seatSchema).readonly(), gear: cards }),
  event('seized', { of: seatSchema, by: seatSchema, card: z.string(), gear: gearSchema }),
  event('shotOver', {}),
]
export type OwnEvent = z.infer<(typeof events)[number]>
/** All events of a skirmish. */
export type SkirmishEvent = CommonEvent<State, Step> | OwnEvent
type EventOf<N extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: N }>
type Hidden<N extends 'mustered' | 'planned' | 'cardsShown', F extends string> = Omit<EventOf<N>, F> & { readonly [K in F]: null }
/** An event as one viewer learns it; null replaces a part that this viewer may not know. */
export type Observation =
  | CommonObservation
  | OwnEvent
  | Hidden<'mustered', 'gear'>
  | Hidden<'planned', 'plan'>
  | Hidden<'cardsShown', 'gear'>

/** How each event changes the state. A record applies no rule. */
export const records: Records<State, OwnEvent> = {
  mustered(state, { seat, gear }) {
    const cards = Object.keys(gear).map((id) => ({ id, face: null, seenBy: null }))
    return withSecret(withSquad(state, seat, { cards }), seat, { gear })
  },
  roundBegan: (state, { round }) =>
    squadsOf(state).reduce((later, { seat }) => withSquad(withSecret(later, seat, { plan: null }), seat, { planned: 'no' }), {
      ...state,
      round,
    }),
  supplied: (state, { seat, die: supply }) => withSecret(state, seat, { supply }),
  planned: (state, { seat, plan }) => withSecret(withSquad(state, seat, { planned: 'sealed' }), seat, { plan }),
  ambushSet: (state, { seat }) => withSquad(state, seat, { planned: 'ambush', ambushed: true }),
  plansOpened: (state) => state,
  rested: (state, { seat, strength }) => withSquad(state, seat, { strength: strength.total }),
  shotDeclared: (state, { shot }) => ({ ...state, shot }),
  braced(state, { seat, card, gear }) {
    if (card === null) return state
    const shown = withCards(state, seat, ({ id }) => (id === card ? { face: gear } : {}))
    return { ...shown, shot: { ...shotOf(state), stoppedBy: gear } }
  },
  hitRolled: (state) => state,
  hurt: (state, { seat, damage }) => withSquad(state, seat, { strength: squadOf(state, seat).strength - damage.total }),
  cardsShown(state, { of, by, gear }) {
    const seen = withCards(state, of, ({ id }) => (id in gear ? { seenBy: by } : {}))
    return withSecret(seen, by, { seen: { ...state.secret[by]?.seen, ...gear } })
  },
  seized: (state, { of, card, gear }) => withCards(state, of, ({ id }) => (id === card ? { face: gear } : {})),
  shotOver: (state) => ({ ...state, shot: null }),
}

const knows = (audience: readonly string[], viewer: Viewer): boolean => viewer === UMPIRE || isAmong(audience, viewer) // SK-UMP-01
/** The part of each event that a viewer learns. Public events are listed too, so that a new event stays secret until it is added here. */
export const observations: Observations<OwnEvent, Observation> = {
  mustered: (event, viewer) => (knows(event.team, viewer) ? event : { ...event, gear: null }),
  roundBegan: (event) => event,
  supplied: (event, viewer) => (knows(event.team, viewer) ? event : undefined),
  planned: (event, viewer) => (knows(event.team, viewer) ? event : { ...event, plan: null }),
  ambushSet: (event) => event,
  plansOpened: (event) => event,
  rested: (event) => event,
  shotDeclared: (event) => event,
  braced: (event) => event,
  hitRolled: (event) => event,
  hurt: (event) => event,
  cardsShown: (event, viewer) => (knows(event.to, viewer) ? event : { ...event, gear: null }),
  seized: (event) => event,
  shotOver: (event) => event,
}
