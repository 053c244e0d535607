// The entry of EasyStar in the list of games.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'easystar',
  title: 'EasyStar',
  line: 'Two fleets of your own design on a bare hex map. The sides take turns to fire, one shot at a time.',
  seats: [2, 4],
  minutes: 45,
  credits: 'EasyStar by Mike Fischer (2002), a free game of starship battles. The rules are restated here in our own words.',
  licence: 'The printed rules belong to their author; this program is under the MIT licence.',
  quick: { scenario: 'battle', options: { budget: 250 }, chosen: 'fleet, gift and deployment' },
  firstLesson: 'first-battle',
}
