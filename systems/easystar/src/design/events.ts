// Events of the set-up: fleets, flagship rolls, refits, deployments. `to` lists the seats that may read the design.
import { event, isAmong, type Observations, type Records, seenByAll } from '@admiralty/kernel'
import { z } from 'zod'
import { seatSchema } from '../shapes.ts'
import { advantageSchema, type Color, type FleetDesign, fleetSchema, type Secret, type State, secretSchema, shipSchema } from '../state.ts'
import { withSecret } from '../table.ts'

const to = z.array(seatSchema).readonly()
const events = [
  event('fleetMade', { seat: seatSchema, to, fleet: fleetSchema }),
  event('advantageRolled', { seat: seatSchema, advantage: advantageSchema }),
  /** The final fleet with its sheets. The place of the gift is secret. */
  event('refitted', { seat: seatSchema, to, secret: secretSchema }),
  event('deployed', { seat: seatSchema, ships: z.array(shipSchema).readonly() }),
] as const
export type DesignEvent = z.infer<(typeof events)[number]>
export type DesignObservation =
  | { readonly type: 'fleetMade'; readonly seat: Color; readonly fleet: FleetDesign | null }
  | { readonly type: 'refitted'; readonly seat: Color; readonly secret: Secret | null }
  | Extract<DesignEvent, { readonly type: 'advantageRolled' | 'deployed' }>

const records: Records<State, DesignEvent> = {
  fleetMade: (state, { seat, fleet }) => withSecret(state, seat, { fleet }),
  advantageRolled: (state, { seat, advantage }) => ({ ...state, advantages: { ...state.advantages, [seat]: advantage } }),
  refitted: (state, { seat, secret }) => withSecret(state, seat, secret),
  deployed: (state, { ships }) => ({ ...state, ships: { ...state.ships, ...Object.fromEntries(ships.map((ship) => [ship.id, ship])) } }),
}

const observations: Observations<DesignEvent, DesignObservation> = {
  ...seenByAll('advantageRolled', 'deployed'),
  fleetMade: ({ type, seat, to: audience, fleet }, viewer) => ({ type, seat, fleet: isAmong(audience, viewer) ? fleet : null }),
  refitted: ({ type, seat, to: audience, secret }, viewer) => ({ type, seat, secret: isAmong(audience, viewer) ? secret : null }),
}
export const designChapter = { events, records, observations }
