// Names that every game gives to its own type of the same role. Where the role differs, the name must differ.
// Types of one name in the same file of each game (damage/events.ts) need no entry.

/** The shared names with their role. */
export const PARALLEL: Readonly<Record<string, string>> = {
  State: 'everything about a match, secrets included',
  View: 'the state as one viewer may know it',
  Table: 'what state and view share',
  Secret: 'what only one seat knows',
  Setup: 'what all agree on before the match',
  Options: 'the optional rules of a setup',
  Position: 'a position to begin from',
  GameEvent: 'anything that can happen in a match',
  Observation: 'an event as a viewer learns it',
  Draft: 'what a player has chosen on the way to an order',
  Order: 'an answer to a call',
  Offer: 'what may be answered to a call',
  Step: 'a named step of the sequence of play',
  Color: 'the name of a seat',
  Side: 'the name of a side',
}
