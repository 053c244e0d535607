import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'earth-expects',
  title: 'Earth Expects',
  line: 'Ships drawn box by box, orders sealed and opened together, damage that walks through the record.',
  seats: [2, 4],
  minutes: 90,
  credits: 'Earth Expects by Andrew Harding (text of 14 June 2000). The rules are restated here in our own words.',
  licence: 'The printed rules belong to their author; this program is under the MIT licence.',
  quick: { scenario: 'corvettes', options: {}, chosen: null },
  firstLesson: 'first-battle',
}
