// The Sensors step, docking, hidden ships.
import type { ClauseSource } from './clause.ts'

export const lockOn: readonly ClauseSource[] = [
  {
    id: 'EE-SEN-01',
    heading: 'Sensor (S)',
    text: 'A sensor takes one power, has an ordinary arc of view and no defence rating. To be used it must operate and have the target in its arc with a clear line. Ranges are those at the end of the turn. A seat makes no attempt if none could lock on to an enemy or find a hidden ship (R-EE-159).',
  },
  { id: 'EE-SEN-02', heading: 'Lock-on attempts', text: 'Each usable control box allows one lock-on attempt.' },
  {
    id: 'EE-SEN-03',
    heading: 'Sensors for an attempt',
    text: 'An attempt takes one sensor or more. A sensor serves in one attempt a turn, and in none if it helped in point defence.',
  },
  {
    id: 'EE-SEN-04',
    heading: 'More than one lock-on',
    text: 'Any number of attempts may go to one target. Each that succeeds is a lock-on of its own.',
  },
  { id: 'EE-SEN-05', heading: 'Lock-on', text: 'An attempt succeeds if the die with all that is added is higher than the range.' },
  { id: 'EE-SEN-06', heading: 'Lock-on of last turn', text: 'Add 1 if the ship already has a lock-on to the target from last turn.' },
  { id: 'EE-SEN-07', heading: 'More sensors', text: 'Add 1 for every sensor in the attempt beyond the first.' },
  {
    id: 'EE-SEN-08',
    heading: 'A conspicuous target',
    text: 'Add 1, once, if the target took damage, fired a weapon or used sensors this turn. Launches and point defence count as firing. Sensors are used when they take part in an attempt, a search or point defence; power alone is not use. All attempts of all players are declared before any is resolved (R-EE-79).',
  },
  {
    id: 'EE-SEN-09',
    heading: 'The new lock-ons',
    text: 'The new lock-ons replace last turn’s. They serve tailing and weapons in the next turn.',
  },
  { id: 'EE-SEN-10', heading: 'Sensors that were hit', text: 'A sensor hit this turn does not work in this step.' },
  {
    id: 'EE-SEN-11',
    heading: 'Missiles without guidance',
    text: 'After the lock-ons, missiles without a lock-on or without a control box are removed. That is the end of the turn.',
  },
  {
    id: 'EE-SEN-12',
    heading: 'Sensors and terrain',
    text: 'Atmosphere doubles ranges; debris, radiation and comet tails take off 1 or more; cinematic debris takes off a whole die, or prevents the attempt.',
  },
  {
    id: 'EE-SEN-13',
    heading: 'How long a lock-on lasts',
    text: 'A lock-on exists if the last Sensors step gave it, or the scenario did. It ends when it is not renewed or when either ship is gone. At the start there are none (R-EE-80).',
  },
]

export const docking: readonly ClauseSource[] = [
  {
    id: 'EE-DOC-01',
    heading: 'Docking: alongside',
    text: 'In the first turn both ships are in one hex, and neither gives any power to speed or manoeuvre all turn. Half engines count as power.',
  },
  {
    id: 'EE-DOC-02',
    heading: 'Docking: announced',
    text: 'At the start of the second turn either ship may announce that it will dock. If the other ship has another owner, that player may refuse, but only if the ship has an engine box that is not destroyed.',
  },
  {
    id: 'EE-DOC-03',
    heading: 'Docking: carried out',
    text: 'In the turn in which they dock neither ship may give power to movement. If neither fires a weapon nor takes damage, they are docked when the next turn begins; otherwise docking fails. Point defence and launches count as firing (R-EE-81).',
  },
  {
    id: 'EE-DOC-04',
    heading: 'One record of two',
    text: 'The two records are put together so that they touch, with the same facing. The owner who announced docking chooses how: boxes may not overlap, and at least one pair must be adjacent (R-EE-82).',
  },
  {
    id: 'EE-DOC-05',
    heading: 'Active and inactive',
    text: 'The owner who announced docking chooses the active ship. It uses all its systems, though the other may block their arcs; the inactive ship uses none.',
  },
  {
    id: 'EE-DOC-06',
    heading: 'Moving as a pair',
    text: 'A docked pair stays still for one more turn, without speed or manoeuvre. Then it may move, if the active ship’s engines are not blocked astern.',
  },
  {
    id: 'EE-DOC-07',
    heading: 'What it costs a pair to move',
    text: 'The pair pays like the smallest class with room for all boxes of both as designed, damaged or not. It never pays less than the active ship alone. Levels above battlestation count too (R-EE-83).\n\nA heavy cruiser of 50 boxes and a battleship of 100 move like a superdreadnought: speed cost 4, manoeuvre cost 5.',
  },
  {
    id: 'EE-DOC-08',
    heading: 'No manoeuvre',
    text: 'If a docked pair ever makes a manoeuvre point, the inactive ship is destroyed. Power that makes no whole point does not destroy it (R-EE-84).',
  },
  { id: 'EE-DOC-09', heading: 'A third ship', text: 'Each further ship that docks needs the whole procedure of three turns again.' },
  {
    id: 'EE-DOC-10',
    heading: 'Undocking',
    text: 'Undocking takes a turn without movement power, the announcement, and one more such turn without fire or damage. Then the ships are separate, in the same hex. Either ship may announce it (R-EE-85).',
  },
  {
    id: 'EE-DOC-11',
    heading: 'Damage to a pair',
    text: 'Damage hits the joined record, and parts may be severed as usual. If the connection between the ships is destroyed, the inactive one is undocked and not destroyed (R-EE-86).',
  },
]

export const hidden: readonly ClauseSource[] = [
  {
    id: 'EE-HID-01',
    heading: 'Hidden from the start',
    text: 'A ship can be hidden from the start of the battle. Both sides know its area, and only its own side knows the hex.',
  },
  {
    id: 'EE-HID-02',
    heading: 'Revealed by power',
    text: 'A hidden ship is revealed at the end of a step if the range to an enemy ship is at most the power it has used this turn. Half engines count, and fractions are dropped: with 4½ points it is revealed at 4 hexes but not at 5.',
  },
  {
    id: 'EE-HID-03',
    heading: 'Revealed by actions',
    text: 'A hidden ship is revealed when a step ends in which it has fired a weapon, operated a sensor or given power to its engines. An undamaged sensor with power operates, used or not (R-EE-87). A ship that powers engines or sensors is therefore revealed when the Power step ends. While the dice of the Sensors step fall, a ship that tries to lock on stays hidden; after the last of them it is revealed, and its attempts are shown (R-EE-151). A ship that fires is shown when fire is revealed, or with its point defence.',
  },
  { id: 'EE-HID-04', heading: 'Hidden and drifting', text: 'Unpowered flight keeps a hidden ship hidden.' },
  {
    id: 'EE-HID-05',
    heading: 'Searching',
    text: 'In the Sensors step an attempt may search a hex where a hidden ship might be, under the usual rules. If it would be a lock-on, the ship is revealed at once, and the same sensors roll again for the lock-on itself. Attempts are declared together, so each search of the hex rolls both dice, even after another search has found the ship. In an empty hex the die is rolled too, without effect (R-EE-88).',
  },
  { id: 'EE-HID-06', heading: 'No target', text: 'Nobody can fire at a hidden ship.' },
  { id: 'EE-HID-07', heading: 'Only from the start', text: 'No ship becomes hidden in the course of a battle.' },
]
