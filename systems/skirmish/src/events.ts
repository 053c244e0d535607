// Every kind of event: its shape, how it changes the state, and what each viewer learns of it.
import { explainedSchema, isAmong, never, type Viewer } from '@admiralty/kernel'
import { z } from 'zod'
import { shotOf, squadOf, squadsOf, withCards, withSecret, withSquad } from './lookup.ts'
import { gearSchema, outcomeSchema, planSchema, playSchema, type State, seatSchema, shotSchema, stateSchema } from './state.ts'

const event = <N extends string, S extends z.ZodRawShape>(name: N, shape: S) => z.object({ type: z.literal(name), ...shape }).readonly()
/** The seats of `team` learn the whole event. All others learn it without its secret part. */
const owner = { seat: seatSchema, team: z.array(seatSchema).readonly() }
const die = z.int().min(1).max(6)
const cards = z.record(z.string(), gearSchema).readonly()

/** All kinds of events. */
export const eventSchema = z.discriminatedUnion('type', [
  event('begun', { state: stateSchema }),
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
  event('ended', { outcome: outcomeSchema }),
  event('paused', { play: playSchema }),
])
export type SkirmishEvent = z.infer<typeof eventSchema>
type EventOf<N extends SkirmishEvent['type']> = Extract<SkirmishEvent, { readonly type: N }>
type Hidden<N extends 'mustered' | 'planned' | 'cardsShown', F extends string> = Omit<EventOf<N>, F> & { readonly [K in F]: null }
/** An event as one viewer learns it; null replaces a part that this viewer may not know. */
export type Observation =
  | Exclude<SkirmishEvent, { readonly type: 'begun' | 'paused' }>
  | { readonly type: 'begun' }
  | Hidden<'mustered', 'gear'>
  | Hidden<'planned', 'plan'>
  | Hidden<'cardsShown', 'gear'>

/** Records an event in the state. It applies no rule. */
export function evolve(state: State | undefined, event: SkirmishEvent): State {
  if (event.type === 'begun') return event.state
  if (!state) throw new Error('a skirmish must begin with the event "begun"')
  switch (event.type) {
    case 'mustered': {
      const cards = Object.keys(event.gear).map((id) => ({ id, face: null, seenBy: null }))
      return withSecret(withSquad(state, event.seat, { cards }), event.seat, { gear: event.gear })
    }
    case 'roundBegan':
      return squadsOf(state).reduce((later, { seat }) => withSquad(withSecret(later, seat, { plan: null }), seat, { planned: 'no' }), {
        ...state,
        round: event.round,
      })
    case 'supplied':
      return withSecret(state, event.seat, { supply: event.die })
    case 'planned':
      return withSecret(withSquad(state, event.seat, { planned: 'sealed' }), event.seat, { plan: event.plan })
    case 'ambushSet':
      return withSquad(state, event.seat, { planned: 'ambush', ambushed: true })
    case 'rested':
      return withSquad(state, event.seat, { strength: event.strength.total })
    case 'shotDeclared':
      return { ...state, shot: event.shot }
    case 'braced': {
      if (event.card === null) return state
      const shown = withCards(state, event.seat, ({ id }) => (id === event.card ? { face: event.gear } : {}))
      return { ...shown, shot: { ...shotOf(state), stoppedBy: event.gear } }
    }
    case 'hurt':
      return withSquad(state, event.seat, { strength: squadOf(state, event.seat).strength - event.damage.total })
    case 'cardsShown': {
      const seen = withCards(state, event.of, ({ id }) => (id in event.gear ? { seenBy: event.by } : {}))
      return withSecret(seen, event.by, { seen: { ...state.secret[event.by]?.seen, ...event.gear } })
    }
    case 'seized':
      return withCards(state, event.of, ({ id }) => (id === event.card ? { face: event.gear } : {}))
    case 'shotOver':
      return { ...state, shot: null }
    case 'ended':
      return { ...state, outcome: event.outcome }
    case 'paused':
      return { ...state, play: event.play }
    case 'plansOpened':
    case 'hitRolled':
      return state
    default:
      return never(event)
  }
}

/** Public events are listed too, so that a new event stays secret until it is added here. */
export function observe(event: SkirmishEvent, viewer: Viewer): Observation | undefined {
  if (viewer === 'umpire') return observe(event, 'referee') // SK-UMP-01
  switch (event.type) {
    case 'begun':
      return { type: 'begun' }
    case 'mustered':
      return isAmong(event.team, viewer) ? event : { ...event, gear: null }
    case 'planned':
      return isAmong(event.team, viewer) ? event : { ...event, plan: null }
    case 'supplied':
      return isAmong(event.team, viewer) ? event : undefined
    case 'cardsShown':
      return isAmong(event.to, viewer) ? event : { ...event, gear: null }
    case 'paused':
      return undefined
    case 'roundBegan':
    case 'ambushSet':
    case 'plansOpened':
    case 'rested':
    case 'shotDeclared':
    case 'braced':
    case 'hitRolled':
    case 'hurt':
    case 'seized':
    case 'shotOver':
    case 'ended':
      return event
    default:
      return never(event)
  }
}
