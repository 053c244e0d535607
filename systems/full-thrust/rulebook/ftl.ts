// Leaving and entering by FTL.
import type { ClauseSource } from './clause.ts'

export const ftl: readonly ClauseSource[] = [
  {
    id: 'FT-FTL-01',
    heading: 'Warming up',
    text: 'A ship with the order FTL uses no thrust in that turn, fires no attack, launches nothing and uses no ADFC. PDS and screens work. It is announced in phase 5. It needs a working FTL drive, and a bridge in control.',
  },
  {
    id: 'FT-FTL-02',
    heading: 'Leaving',
    text: 'In the next turn it moves half its velocity, rounded down, after all others, and is gone. Its owner may order a normal move instead; then the warm-up is lost (R-FT-58).',
  },
  {
    id: 'FT-FTL-03',
    heading: 'Lost drive',
    text: 'A ship that loses its drive before it leaves stays (R-FT-59).',
  },
  {
    id: 'FT-FTL-04',
    heading: 'Ships too near',
    text: 'If another ship, friend or foe, is within 6 MU of the point of leaving, roll a die. On 1 the jump fails and the ship makes its whole move. On 2 to 4 it takes a die of damage. On 5 or 6 it is destroyed, other ships within 6 MU take two dice each, and fighters and salvoes there are destroyed. This damage passes screens and armour. Several ships leave in order of ids, each still there for those before it.',
  },
  {
    id: 'FT-FTL-05',
    heading: 'Fighters left behind',
    text: 'Fighters that are out stay behind. Groups that have landed go along.',
  },
  {
    id: 'FT-FTL-06',
    heading: 'No return',
    text: 'A ship that has left does not come back in this battle.',
  },
  {
    id: 'FT-FTL-07',
    heading: 'FTL entry',
    text: 'By option a fleet comes in by FTL. It scatters from its point along a course by a die of twelve and as many MU as a die of six shows. If a ship is within 6 MU, a die of 1 to 5 is the damage it takes, and a 6 multiplies a second die by six; other ships within 6 MU take two dice, and fighters and salvoes there are destroyed. It does not move further in that turn.',
  },
  {
    id: 'FT-FTL-08',
    heading: 'Departures',
    text: 'The record of a departure has its turn, whether an armed enemy was still there, position, course and velocity at the end of the warm-up move (R-FT-60). Ships that came as one group and left in one turn are one formation, measured from the heaviest of them, then the lowest id. It left under fire if one of its ships did.',
  },
]
