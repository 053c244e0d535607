// Every kind of event: its shape, how it changes the state, and what each viewer learns of it. An event holds outcomes, so a replay rolls nothing.
import { type CommonObservation, event, explainedSchema, isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import { z } from 'zod'
import { type Color, type Secret, type Ship, type State, seatSchema } from './state.ts'

const seat = seatSchema
const die = z.int().min(1).max(6)
export const events = [
  event('loaded', { seat, torpedoes: z.int(), repairs: z.int() }),
  event('turnBegan', { turn: z.int() }),
  event('repaired', { seat, hull: explainedSchema }),
  event('gunsFired', { seat, dice: z.array(die).readonly(), hits: z.int() }),
  event('torpedoFired', { seat, die, hit: z.boolean() }),
  event('damaged', { seat, damage: explainedSchema }),
]
export type OwnEvent = z.infer<(typeof events)[number]>
type Loaded = Extract<OwnEvent, { readonly type: 'loaded' }>
/** An event as a viewer learns it; null replaces supplies that the viewer may not know. */
export type Observation =
  | CommonObservation
  | OwnEvent
  | (Omit<Loaded, 'torpedoes' | 'repairs'> & { readonly torpedoes: null; readonly repairs: null })

/** The state with changes to a ship and to the supplies that are left aboard. */
const changed = (state: State, of: Color, ship: Partial<Ship>, secret: Partial<Secret> = {}): State => ({
  ...state,
  ships: { ...state.ships, [of]: { ...state.ships[of], ...ship } },
  secret: { ...state.secret, [of]: { ...state.secret[of], ...secret } },
})
export const records: Records<State, OwnEvent> = {
  loaded: (state, { seat: of, torpedoes, repairs }) => changed(state, of, {}, { torpedoes, repairs }),
  turnBegan: (state, { turn }) => ({ ...state, turn }),
  repaired: (state, { seat: of, hull }) =>
    changed(state, of, { hull: hull.total, used: state.ships[of].used + 1 }, { repairs: state.secret[of].repairs - 1 }),
  gunsFired: (state) => state,
  torpedoFired: (state, { seat: of }) =>
    changed(state, of, { used: state.ships[of].used + 1 }, { torpedoes: state.secret[of].torpedoes - 1 }),
  damaged: (state, { seat: of, damage }) => changed(state, of, { hull: Math.max(0, state.ships[of].hull - damage.total) }),
}
export const observations: Observations<OwnEvent, Observation> = {
  loaded: (loaded, viewer) => (isAmong([loaded.seat], viewer) ? loaded : { ...loaded, torpedoes: null, repairs: null }), // TP-SUP-02
  ...seenByAll('turnBegan', 'repaired', 'gunsFired', 'torpedoFired', 'damaged'),
}
