// Fighters.
import type { ClauseSource } from './clause.ts'

export const fighters: readonly ClauseSource[] = [
  {
    id: 'FT-FTR-01',
    heading: 'Groups',
    text: 'A group has six fighters of one type and one counter of endurance, 6 at the start and 9 with long range.',
  },
  {
    id: 'FT-FTR-02',
    heading: 'Launch',
    text: 'A carrier with the order LAUNCH uses no thrust in that turn and must be under control. The group appears at the carrier in phase 3 and moves up to half its move: 12 MU, or 18 if fast. It acts as any other in that turn.',
  },
  {
    id: 'FT-FTR-03',
    heading: 'Flight operations',
    text: 'Launches and landings together are limited to half the working bays in a turn, rounded up, for carriers (CVE, CVL, CVA, CVH) and to one for other ships (R-FT-45).',
  },
  {
    id: 'FT-FTR-04',
    heading: 'Movement',
    text: 'A group moves up to 24 MU in any direction, 36 if fast, and ends with any course as its facing. It has no inertia.',
  },
  {
    id: 'FT-FTR-05',
    heading: 'Second move',
    text: 'In phase 6 a group that is not engaged may move 12 MU more for one endurance, fast ones too.',
  },
  {
    id: 'FT-FTR-06',
    heading: 'Attack',
    text: 'In phase 7 a group may attack one target within 6 MU and in its front, arcs FP, F and FS: a ship, a hostile group or a salvo.',
  },
  {
    id: 'FT-FTR-07',
    heading: 'Endurance',
    text: 'A turn with any attack or dogfight costs 1, a second move 1, evading 1. At 0 a group only moves; in a dogfight it kills one for each 6, without rolling again.',
  },
  {
    id: 'FT-FTR-08',
    heading: 'Attack on ships',
    text: 'Each fighter has one beam die with the modifier of its type. Screens and sixes count as for beams.',
  },
  {
    id: 'FT-FTR-09',
    heading: 'Dogfights',
    text: 'Both sides roll one die for each fighter at once: 4 or 5 kills one, 6 kills two and is rolled again, with modifiers. Losses count after both have rolled.',
  },
  {
    id: 'FT-FTR-10',
    heading: 'Several groups',
    text: 'In a fight of three or more groups each rolls once. Its kills are shared as evenly as may be among its targets; the rest goes to the lowest id (R-FT-46).',
  },
  {
    id: 'FT-FTR-11',
    heading: 'Screening',
    text: 'A group that is declared in phase 3 within 1 MU of a friendly ship moves with it in phase 5, however fast. Attackers of that ship must first engage each screening group with one group; the others may attack. The attacker says who engages whom; pairs that he leaves out are made by id. Screens that are left over join the fight that their owner chooses, or the one with the lowest id (R-FT-47).',
  },
  {
    id: 'FT-FTR-12',
    heading: 'Pursuit',
    text: 'A group that attacked a ship in the last turn may stay with it in phase 5, if it is within 6 MU when the phase begins (R-FT-48).',
  },
  {
    id: 'FT-FTR-13',
    heading: 'Fight or press on',
    text: 'A group that attacks and is engaged by a group which does not screen may fight or press on. If it presses on, it takes the dice without answering, then attacks. This is declared in phase 7; otherwise it fights.',
  },
  {
    id: 'FT-FTR-14',
    heading: 'Intercepting salvoes',
    text: 'A group within 6 MU of a marker and with it in its front may attack it: each fighter kills one missile on 5 or 6, and a 6 is rolled again. For each kill a die is rolled, and a 6 loses a fighter. Attack and torpedo fighters and groups without endurance cannot.',
  },
  {
    id: 'FT-FTR-15',
    heading: 'Engaged groups',
    text: 'Point defence does not fire at engaged groups. A group in a dogfight attacks no ship in that turn.',
  },
  {
    id: 'FT-FTR-16',
    heading: 'Torpedo fighters',
    text: 'Torpedo fighters use their torpedoes once, all at one ship within 6 MU: each die of 4 or more hits for its face. Screens do not help; armour takes half. It costs 1 endurance. Otherwise their guns have -2.',
  },
  {
    id: 'FT-FTR-17',
    heading: 'Landing',
    text: 'A carrier with the order LAND keeps course and velocity. The group ends phase 3 within 1 MU of it and is taken in at the end of phase 5. It needs a working bay with room (R-FT-49).',
  },
  {
    id: 'FT-FTR-18',
    heading: 'Rearming',
    text: 'A group that lands rolls a die: 1 is out for the battle, 2 to 5 may launch two turns later, 6 in the next turn. Endurance and torpedoes are full. Groups may be merged in a bay; the worst result counts. Each group that lands is a landing of its ship, merged or not.',
  },
  {
    id: 'FT-FTR-19',
    heading: 'Lost bays',
    text: 'A lost bay loses the group in it. A group that is out loses only its berth.',
  },
  {
    id: 'FT-FTR-20',
    heading: 'Homeless groups',
    text: 'After the battle groups of the side that holds the field use free berths of any friendly ship; others are lost (R-FT-50).',
  },
  {
    id: 'FT-FTR-21',
    heading: 'Heavy fighters',
    text: 'Dice of PDS and of fighters against heavy fighters have -1. Class 1 beams do not.',
  },
  {
    id: 'FT-FTR-22',
    heading: 'Later types',
    text: 'Later types of fighters, and gunboats and boarding craft, are not used (R-FT-51).',
    advice: true,
  },
]
