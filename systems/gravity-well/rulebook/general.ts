// The aim, the dice and what is secret.
import type { ClauseSource } from './clause.ts'

export const general: readonly ClauseSource[] = [
  {
    id: 'GW-GEN-01',
    heading: 'Players',
    text: 'Two to four players each begin with a station and play against all others. Every rule that speaks of the other player means every other player (R-GW-01).',
  },
  {
    id: 'GW-GEN-02',
    heading: 'Dice',
    text: 'Dice have six sides, but the die for debris has four. They are rolled in the order in which the rules ask for them (R-GW-02).',
  },
  {
    id: 'GW-GEN-03',
    heading: 'The turn',
    text: 'A turn has two parts. First units launch, burn, move and fight; then stations collect, repair and build.',
  },
  {
    id: 'GW-GEN-04',
    heading: 'What is secret',
    text: 'Your resources, what lies in your bays, what you build into a bay and what you recycle are your secret. What a booster carries is secret too. Everything else is open: units in space, modules, damage, repairs, income dice and launch surcharges. Whoever has a booster, a loose satellite or a warhead in a place is asked there, whatever the booster carries, and may pass at no cost (R-GW-84).',
  },
]
