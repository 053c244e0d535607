// Options, second part: weapons, rolling, disguise, FTL.
import type { ClauseSource } from './clause.ts'

export const primaries: readonly ClauseSource[] = [
  {
    id: 'EE-MPB-01',
    heading: 'More than one',
    text: 'A system may have several primary boxes. One of them counts in a turn, and the others are not used, except for the primaries of the lasers of an array.',
  },
  { id: 'EE-MPB-02', heading: 'Which primary', text: 'The primary box to be used is chosen, in secret, when power is allocated.' },
  { id: 'EE-MPB-03', heading: 'Primaries and damage', text: 'Only the primary box chosen has to be undamaged for the weapon to fire.' },
  {
    id: 'EE-MPB-04',
    heading: 'Railguns both ways',
    text: 'A railgun may have a primary in front and one in the rear, and still fires one way in a turn.',
  },
]

export const arrays: readonly ClauseSource[] = [
  {
    id: 'EE-LAR-01',
    heading: 'Array',
    text: 'Several lasers make up one system. The primary of one of them is the array’s. A link joins each laser to another box of the array: a shortest chain of boxes, stored in the design (R-EE-128).',
  },
  {
    id: 'EE-LAR-02',
    heading: 'When a laser drops out',
    text: 'A laser cannot fire if the primary of the array or its own is damaged, or if a box of its link has moderate damage or worse. The link includes the boxes of lasers between it and the primary of the array (R-EE-150).',
  },
  { id: 'EE-LAR-03', heading: 'One arc', text: 'An array’s arc is that of its primary.' },
  { id: 'EE-LAR-04', heading: 'One target', text: 'All lasers of the array fire at one target.' },
  {
    id: 'EE-LAR-05',
    heading: 'Dice added up',
    text: 'Each laser rolls its own die less its own reduction, but never below 0; the sum is resolved as one laser hit.\n\nStrengths 3, 2, 1, 1 and 1 at range 2 with a lock-on roll 4, 3, 5, 6 and 1: that is 4, 2, 3, 4 and 0, together 13.',
  },
  { id: 'EE-LAR-06', heading: 'Arrays at missiles', text: 'In point defence an array is one laser.' },
  {
    id: 'EE-LAR-07',
    heading: 'Lasers of an array',
    text: 'For power, damage, gaps and strength the boxes of each laser follow the usual rules.',
  },
  { id: 'EE-LAR-08', heading: 'Hull for arrays', text: 'The array as a whole has no more boxes than the ship has hull.' },
]

export const rapidFire: readonly ClauseSource[] = [
  {
    id: 'EE-RFR-01',
    heading: 'A roll for each box',
    text: 'Rapid fire is chosen when power is allocated: the gun then rolls to hit once for every operating box.',
  },
  {
    id: 'EE-RFR-02',
    heading: 'Finding the range',
    text: 'Box after box rolls, with 1 added for each hit in a row that the gun has just made. A hit whose row misses the ship counts for this; a failed roll restarts the count.',
  },
  { id: 'EE-RFR-03', heading: 'Damage of rapid fire', text: 'Each hit of rapid fire has its own point of impact and one die of damage.' },
  {
    id: 'EE-RFR-04',
    heading: 'Rapid fire at missiles',
    text: 'In rapid fire the first shot of the gun needs 1 less for each operating box beyond the first. Later shots of the chain follow the usual rules (R-EE-129).',
  },
]

export const rolling: readonly ClauseSource[] = [
  {
    id: 'EE-ROL-01',
    heading: 'Rolling',
    text: 'Rolling takes three turns without power to speed or manoeuvre. It is announced before the Power step of the first. At the start of Movement of the second, the record is mirrored left to right, or the ship aborts. After the third turn the ship is free again (R-EE-130).',
  },
]

export const disguise: readonly ClauseSource[] = [
  {
    id: 'EE-DIS-01',
    heading: 'Two records',
    text: 'A disguised warship has a true record and a false one, with the same shape, boxes and armour, except that any boxes of the false one may be hull instead.',
  },
  {
    id: 'EE-DIS-02',
    heading: 'While the disguise lasts',
    text: 'Until it is revealed, a disguised ship pays for points and is locked on to as a passenger ship; afterwards it is an auxiliary. Its boxes take three points from the start, which stays secret until a box shows it (R-EE-131).',
  },
  {
    id: 'EE-DIS-03',
    heading: 'Revealing a disguise',
    text: 'A disguised ship is revealed in any of these cases: a box takes two points and is not destroyed; the owner reveals it; it uses a system other than power that the false record lacks; a lock-on succeeds that would have succeeded against a warship too. This is checked every time.',
  },
  { id: 'EE-DIS-04', heading: 'Price of a disguise', text: 'A disguised warship costs as much as any warship.' },
]

export const ftl: readonly ClauseSource[] = [
  {
    id: 'EE-FTL-01',
    heading: 'Announcing FTL',
    text: 'Before the Power step a ship may announce that it is going to leave by FTL. From then on it does not manoeuvre, except to brake. It may abort, which is also announced before a turn (R-EE-132).',
  },
  {
    id: 'EE-FTL-02',
    heading: 'Twelve hexes',
    text: 'A ship that has moved twelve hexes or more since its announcement, over any number of turns, leaves the battle when the turn ends.',
  },
]
