// Dice.
import type { ClauseSource } from './clause.ts'

export const dice: readonly ClauseSource[] = [
  {
    id: 'FT-DIC-01',
    heading: 'The dice',
    text: 'All dice have six sides, and a scatter after an FTL entry has twelve. They are thrown in a fixed order for each rule, and the number of dice is counted (R-FT-23).',
  },
  {
    id: 'FT-DIC-02',
    heading: 'Volleys',
    text: 'A volley of beam dice is thrown as a whole. Then each natural 6 is rolled again, one after the other, each chain to its end (R-FT-24).',
  },
  {
    id: 'FT-DIC-03',
    heading: 'Modifiers',
    text: 'A modifier changes the face that is read, between 1 and 6. The right to roll again depends on the natural face, and dice rolled again are not modified.',
  },
  {
    id: 'FT-DIC-04',
    heading: 'Defence dice',
    text: 'Point defence rolls mount by mount, each die and its chain before the next (R-FT-25).',
  },
  {
    id: 'FT-DIC-05',
    heading: 'Order of ids',
    text: 'Units of one batch act in the order of their ids, unless a rule says otherwise (R-FT-26).',
  },
]
