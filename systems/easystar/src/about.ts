// What the list of games shows.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'easystar',
  title: 'EasyStar',
  line: 'Two fleets of your own design on a bare hex map: fire by turns, one shot at a time, in an evening.',
  seats: [2, 4],
  minutes: 45,
  credits: 'EasyStar by Mike Fischer (2002), a free game of starship battles. The rules are told here in our own words.',
  licence: 'The printed rules belong to their author; this program is under the MIT licence.',
  quick: { scenario: 'battle', options: { budget: 250 } },
}
