// What each viewer learns of an event.
import type { Observations } from '@admiralty/kernel'
import type { CampaignSeen, OwnEvent } from './events.ts'
import { keeps, knows, weekObservations } from './week/observations.ts'

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
