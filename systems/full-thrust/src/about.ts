// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'full-thrust',
  title: 'Full Thrust',
  line: 'Written orders on an open table without hexes, inertia, arcs and handfuls of dice: fleets from frigates to dreadnoughts.',
  seats: [2, 4],
  minutes: 60,
  credits: 'After Full Thrust by Ground Zero Games. The rules are restated here in our own words; ships and navies are ours.',
  licence: 'Mechanics and figures only, from public descriptions; no text of the rule books is used.',
  quick: { scenario: 'cruiser-duel', options: {}, chosen: null },
  firstLesson: 'first-battle',
}
