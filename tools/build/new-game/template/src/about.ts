// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'template',
  title: 'Template',
  line: 'Two ships, three secret supplies each, and at most six turns.',
  seats: [2, 2],
  minutes: 5,
  credits: 'Written for Admiralty, as the beginning of a new game.',
  licence: 'MIT',
  quick: { scenario: 'duel', options: {}, chosen: 'supplies' },
  firstLesson: null,
}
