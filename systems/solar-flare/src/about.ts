// The game's entry in the list of games. It is loaded without the rules.
import type { About } from '@admiralty/kernel'

export const about: About = {
  id: 'solar-flare',
  title: 'Solar Flare',
  line: 'Warships of seven sections: charge shields by hand, overcharge beams, steer torpedoes into chains of explosions.',
  seats: [2, 4],
  minutes: 60,
  credits: 'After the mechanics of the draft rules of Solar Flare; all texts are our own.',
  licence: 'The draft is under CC BY-NC-SA; this program uses its mechanics and figures only.',
  quick: { scenario: 'duel', options: {}, chosen: 'ships, anomalies and places' },
  firstLesson: 'first-battle',
}
