// The summary of the turn for the printed card.
import type { PrintStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  {
    title: 'Weapons',
    lines: [
      { text: 'Beams: one die a charge, one less for each nebula hex; each beam once', rule: 'SF-BEM-03' },
      { text: 'Dice below the defence miss; shield, then armour (2), then core (2)', rule: 'SF-DMG-06' },
      { text: 'Tubes: 3 charges; the torpedo appears beside its section', rule: 'SF-TOR-04' },
      { text: 'Torpedoes: 6 points, 2 sides of turning, 2 turns of flight', rule: 'SF-TOR-05' },
      { text: 'Blast: the warhead, less 1 for each hex; first in, first out', rule: 'SF-TOR-19' },
      { text: 'At the end: old torpedoes are disarmed, overcharge is lost with a level', rule: 'SF-OVR-05' },
    ],
  },
  {
    title: 'Movement',
    lines: [
      { text: 'An engine charge: one hex ahead', rule: 'SF-MOV-01' },
      { text: 'A thruster charge, or three of engines: one side of turning', rule: 'SF-MOV-03' },
      { text: 'Three manoeuvre points: a shift in any direction', rule: 'SF-MOV-04' },
      { text: 'Asteroids: dice by engine levels, one less for each manoeuvre point', rule: 'SF-AST-01' },
    ],
  },
  {
    title: 'Power',
    lines: [
      { text: '4, and the levels of generators; batteries as you like', rule: 'SF-PWR-04' },
      { text: 'One team, one component: up to its skill', rule: 'SF-PWR-05' },
      { text: 'What is not moved is lost', rule: 'SF-PWR-03' },
    ],
  },
]
