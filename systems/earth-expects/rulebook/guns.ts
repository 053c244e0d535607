// Ion cannon and lasers.
import type { ClauseSource } from './clause.ts'

export const ion: readonly ClauseSource[] = [
  {
    id: 'EE-ION-01',
    heading: 'Ion cannon (I)',
    text: 'An ion cannon’s defence rating is 3, and 1 more for every hex of range. It has an ordinary firing arc, takes one power a box and has no more boxes than the ship has hull.',
  },
  {
    id: 'EE-ION-02',
    heading: 'Attack of an ion cannon',
    text: 'The attack is the sum of a die for each operating box, rolled with the dice of the firing crew.',
  },
  {
    id: 'EE-ION-03',
    heading: 'Ion cannon with a lock-on',
    text: 'With a lock-on on the target the attack has one die more, however many lock-ons there are.',
  },
  {
    id: 'EE-ION-04',
    heading: 'Defence against ion fire',
    text: 'Add the target’s shield strength to the range and square the sum: 0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100 for sums from 0 to 10.',
  },
  {
    id: 'EE-ION-05',
    heading: 'Damage of ion fire',
    text: 'The damage is the attack less the defence. Without any, nothing more is rolled.',
  },
  {
    id: 'EE-ION-06',
    heading: 'Through armour',
    text: 'Ion fire ignores armour: armour does not stop it, takes no damage from it and does not separate boxes for it. Engine failure is different (EE-EFA-04).',
  },
  {
    id: 'EE-ION-07',
    heading: 'Ion damage spreads',
    text: 'The first point goes to the point of impact, each further point to a random box adjacent to the one damaged last. If that box was just destroyed, its former neighbours still count; if none of them is left, the rest of the damage is lost (R-EE-66).',
  },
  { id: 'EE-ION-08', heading: 'Ion fire that misses', text: 'If the row misses the ship, the whole shot of an ion cannon misses.' },
  { id: 'EE-ION-09', heading: 'Ion fire and atmosphere', text: 'Ion fire does not pass through atmosphere.' },
]

export const laser: readonly ClauseSource[] = [
  {
    id: 'EE-LAS-01',
    heading: 'Laser (L)',
    text: 'A laser’s defence rating is 2. It has an ordinary firing arc, takes one power a box and has no more boxes than the ship has hull.',
  },
  { id: 'EE-LAS-02', heading: 'Attack of a laser', text: 'A laser attacks with one die, independent of its strength.' },
  {
    id: 'EE-LAS-03',
    heading: 'Effective range',
    text: 'With a lock-on the effective range is the range. Without one it is the sum of all numbers up to the range: 0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 for ranges from 0 to 10. In atmosphere a laser always fires as without a lock-on.',
  },
  {
    id: 'EE-LAS-04',
    heading: 'Defence against lasers',
    text: 'Divide the effective range by the laser’s strength and drop fractions: that is the defence.',
  },
  {
    id: 'EE-LAS-05',
    heading: 'Damage of a laser',
    text: 'The damage is the die less the defence. A 5 against a defence of 4 does 1 point, though the printed table has a dash there (R-EE-67).',
  },
  { id: 'EE-LAS-06', heading: 'First point of a laser', text: 'The first point of a laser’s damage goes to the point of impact.' },
  {
    id: 'EE-LAS-07',
    heading: 'A laser drifts',
    text: 'Before each later point roll a die: on 1 or 2 the row moves one row to the low side, on 5 or 6 one row to the high side the attacker named, on 3 or 4 it stays. The first box on the row takes the point; boxes hit by one laser need not be adjacent. This die is six-sided for every crew (R-EE-68).',
  },
  {
    id: 'EE-LAS-08',
    heading: 'A laser that misses',
    text: 'If the row meets no box, that point is wasted. Then, instead of a roll for drift, the row is rolled again with two dice, starting from the row that the attacker chose for this laser.\n\nIn an example of five points, the first misses and a new roll brings the next two on target. The fourth finds no box left on its row and is lost, and another roll places the fifth (R-EE-69).',
  },
  {
    id: 'EE-LAS-09',
    heading: 'Lasers and holes',
    text: 'A laser passes destroyed boxes: the next box on the row is the first.',
  },
  { id: 'EE-LAS-10', heading: 'Lasers and armour', text: 'A laser hits armour like any other box on its row.' },
]
