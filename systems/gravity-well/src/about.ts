// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'gravity-well',
  title: 'Gravity Well',
  line: 'Stations and small craft around one planet: nothing stands still, and every transfer must be seen four turns ahead.',
  seats: [2, 4],
  minutes: 90,
  credits: 'After the mechanics of an untitled set of orbital combat rules; all texts are our own.',
  licence: 'Mechanics and figures only; where the figures of the rules were lost, they are ours.',
  quick: { scenario: 'fast', options: { turns: 9 }, chosen: 'places of stations' },
  firstLesson: null,
}
