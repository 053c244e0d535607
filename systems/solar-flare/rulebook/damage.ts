// Dice against layers.
import type { ClauseSource } from './clause.ts'

export const damage: readonly ClauseSource[] = [
  {
    id: 'SF-DMG-01',
    heading: 'Dice',
    text: 'Roll one die for each point of strength.',
  },
  {
    id: 'SF-DMG-02',
    heading: 'Defence',
    text: 'Set aside every die below the defence of the target. Each die left does 1 damage; an equal one counts.',
  },
  {
    id: 'SF-DMG-03',
    heading: 'Layers',
    text: 'The defence and integrity of a shield are its charge. Armour has a defence of 2, and the integrity of its section falls from 4.',
  },
  {
    id: 'SF-DMG-04',
    heading: 'Defence before the attack',
    text: 'The defence is the one before the attack, for all its dice. Later attacks meet the new value.',
  },
  {
    id: 'SF-DMG-05',
    heading: 'The weakest first',
    text: 'A die does damage once, and one set aside does not count again. Dice are used from the lowest upwards, which is never worse for the attacker.',
  },
  {
    id: 'SF-DMG-06',
    heading: 'From outside to inside',
    text: 'Dice go on to the next layer when one is at 0: the shield, then the armour of the section, then the core. Each must reach the defence there too: 2 for armour and core. A 1 can take the last charge of a shield and never harms armour.',
  },
  {
    id: 'SF-DMG-07',
    heading: 'No shield',
    text: 'A shield at 0, or none, is no layer. The dice meet the armour at once.',
  },
  {
    id: 'SF-DMG-08',
    heading: 'A section is lost',
    text: 'A section at 0 is lost, and both its components with their charges. Attacks on that side now hit the core (R-SF-12).',
  },
  {
    id: 'SF-DMG-09',
    heading: 'The core is lost',
    text: 'Damage beyond the core is lost and the ship is gone. Its torpedoes fly on while its side has another ship. The same player steers them, or the admiral if that player has no ship left.',
  },
  {
    id: 'SF-DMG-10',
    heading: 'Partial charge is wiped',
    text: 'A shield that loses a charge to any attack, asteroids included, loses its partial charge too. A hit without damage leaves it alone.',
  },
  {
    id: 'SF-DMG-11',
    heading: 'No repair',
    text: 'Integrity, components and levels of beams never come back.',
  },
]
