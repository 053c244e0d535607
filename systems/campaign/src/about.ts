// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'campaign-full-thrust',
  title: 'Campaign',
  line: 'Worlds, trade and fleets of two to eight empires. They draft worlds, trade, build and fight week by week.',
  seats: [2, 8],
  minutes: 30,
  credits: 'After a set of campaign rules that was published in a web log. The rules are restated here in our own words.',
  licence: 'Mechanics and figures only, from a public page; no text of it is used.',
  quick: { scenario: 'draft-4', options: { start: 'levelled' }, chosen: null },
  firstLesson: null,
}
