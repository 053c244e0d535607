// The summary of the turn for the printed card.
import { type PrintStep, printStep } from '@admiralty/game-ui/print'

export const STEPS: readonly PrintStep[] = [
  printStep(
    'Weapons',
    ['Beams: one die a charge, one less for each nebula hex; each beam once', 'SF-BEM-03'],
    ['Dice below the defence miss; shield, then armour (2), then core (2)', 'SF-DMG-06'],
    ['Tubes: 3 charges; the torpedo appears beside its section', 'SF-TOR-04'],
    ['Torpedoes: 6 points, 2 sides of turning, 2 turns of flight', 'SF-TOR-05'],
    ['Blast: the warhead, less 1 for each hex; first in, first out', 'SF-TOR-19'],
    ['At the end: old torpedoes are disarmed, overcharge is lost with a level', 'SF-OVR-05'],
  ),
  printStep(
    'Movement',
    ['An engine charge: one hex ahead', 'SF-MOV-01'],
    ['A thruster charge, or three of engines: one side of turning', 'SF-MOV-03'],
    ['Three manoeuvre points: a shift in any direction', 'SF-MOV-04'],
    ['Asteroids: dice by engine levels, one less for each manoeuvre point', 'SF-AST-01'],
  ),
  printStep(
    'Power',
    ['4, and the levels of generators; batteries as you like', 'SF-PWR-04'],
    ['One team, one component: up to its skill', 'SF-PWR-05'],
    ['What is not moved is lost', 'SF-PWR-03'],
  ),
]
