// For the shelf.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'skirmish',
  title: 'Skirmish',
  line: 'Squads, cards and ambushes: the small game that the table is tried with.',
  seats: [2, 4],
  minutes: 10,
  credits: 'A game of the house.',
  licence: 'MIT',
  quick: { scenario: 'duel', options: {} },
}
