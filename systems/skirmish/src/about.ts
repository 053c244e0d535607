// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'skirmish',
  title: 'Skirmish',
  line: 'Two to four squads, two secret cards each, sealed plans and ambushes: a whole game in ten minutes.',
  seats: [2, 4],
  minutes: 10,
  credits: 'Written for Admiralty, as the smallest complete example of a game.',
  licence: 'MIT',
  quick: { scenario: 'duel', options: {}, chosen: 'cards' },
  firstLesson: null,
}
