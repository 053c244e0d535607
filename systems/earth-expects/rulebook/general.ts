// What the words mean: range, boxes, systems, lines of sight, firing arcs, random boxes.
import type { ClauseSource } from './clause.ts'

export const general: readonly ClauseSource[] = [
  {
    id: 'EE-GEN-01',
    heading: 'Scale',
    text: 'A hex of the map is 1,000 km across, a turn is a minute, a hex of a ship record some fifty metres. Nothing in the game moves fast enough for Einstein to matter, and nothing at the table depends on these figures (R-EE-01).',
    advice: true,
  },
  {
    id: 'EE-GEN-02',
    heading: 'Records',
    text: 'Damage is written on the ship record for all to see. What else is written down is up to you on paper, as long as it is complete and clear; at this table the journal of the match keeps everything.',
  },
  {
    id: 'EE-GEN-03',
    heading: 'Range',
    text: 'The range between two things is the number of hex steps from one to the other: 1 for neighbours, 0 in the same hex.',
  },
  {
    id: 'EE-GEN-04',
    heading: 'The die',
    text: 'Dice have six sides. Only ships with elite or crack crews roll bigger ones, and only where EE-CRQ-02 says so.',
  },
  {
    id: 'EE-GEN-05',
    heading: 'Engine',
    text: 'An engine is a connected series of engine boxes (E), half-engine boxes (e) or both. A ship may have as many as it likes, or none.',
  },
  {
    id: 'EE-GEN-06',
    heading: 'Strength',
    text: 'The strength of a weapon or of the shields is the number of its boxes that have power now and are undamaged. Of a weapon’s boxes only those still joined to its primary box count (EE-DAM-06).',
  },
  {
    id: 'EE-GEN-07',
    heading: 'Operating',
    text: 'A box operates if it is undamaged and has power; a system operates if one of its boxes does. Boxes that need no power, which are A, C, H, M and P, operate as long as they are fit for use (R-EE-02).',
  },
  {
    id: 'EE-GEN-08',
    heading: 'Armed',
    text: 'An operating weapon is armed. A missile launcher needs no power and is armed when it is loaded, which nobody else is told (R-EE-03).',
  },
  {
    id: 'EE-GEN-09',
    heading: 'Adjacent',
    text: 'On the map, hexes that share a side are adjacent. On a ship record two boxes are adjacent if they share a side without armour on it; armour is adjacent to the boxes on both its sides and to nothing else, so two pieces of armour that meet at a corner are not adjacent.',
  },
  { id: 'EE-GEN-10', heading: 'Facing', text: 'A ship faces one of the six sides of its hex, never a corner.' },
  {
    id: 'EE-GEN-11',
    heading: 'Box',
    text: 'A box is a hex of the ship record that holds a part of the ship; a side with armour on it is a box as well. A hex that holds nothing is no box, and ships may have holes.',
  },
  {
    id: 'EE-GEN-12',
    heading: 'Primary box',
    text: 'A weapon of several boxes has one primary box. Its firing arc is measured from there, and with any damage to that box the weapon cannot fire. A weapon of one box is its own primary. The print marks primaries in bold, which is lost; the ships here have those from which the printed examples come out right (R-EE-04).',
  },
  {
    id: 'EE-GEN-13',
    heading: 'System',
    text: 'A system is one box, or several of one type that are connected; E and e may be mixed in one engine. Boxes side by side may be one system or two, so the design says which box belongs to which.',
  },
  {
    id: 'EE-GEN-14',
    heading: 'Ship record',
    text: 'The record is the plan of the ship, box by box. It is what the ship can do and where it bleeds.',
  },
  {
    id: 'EE-GEN-15',
    heading: 'Line of sight',
    text: 'A line of sight joins the centres of two hexes. Whatever blocks sight stops it by the slightest touch, be it in a hex or on a side: a line along a side touches the hexes on both hands, a line through a corner all that meet there. The hexes at the two ends never block, unless the terrain says that fire in or out is stopped (R-EE-05).',
  },
  {
    id: 'EE-GEN-16',
    heading: 'Hexes along a line',
    text: 'Where it counts how many hexes of some terrain a line crosses, the part of it along one side counts as one hex, whether that terrain lies on one hand or on both. A hex touched only at a corner counts nothing, though it may block (R-EE-06). Both ends of the line are counted (R-EE-07).',
  },
  {
    id: 'EE-GEN-17',
    heading: 'A random box',
    text: 'When a box is picked at random, each of the candidates is equally likely. The table counts them in a fixed order: neighbours of a box clockwise from the top, others as one reads the record, from top to bottom and from left to right (R-EE-08).\n\nOne candidate needs no die. Two: 1–3, 4–6. Three: 1–2, 3–4, 5–6. Four: 1 to 4, and 5 or 6 is rolled again. Five: 6 is rolled again. Six: as they lie. More than six take two dice, read as a number from 1 to 36, more than 36 three. These dice are six-sided whatever the crew.\n\nThe printed examples leave some of their rolls out; ours fill in such as lead to the boxes they name (R-EE-09).',
  },
  {
    id: 'EE-GEN-18',
    heading: 'Firing arc',
    text: 'Turn the record as the ship faces and draw a straight line from the weapon’s primary box towards the target and on to the edge of the record. The weapon bears if the line is clear: any box of the ship that is not destroyed is in the way, its own weapon’s other boxes and armour included, even when the line only touches a corner. The primary box itself is not, but armour on its sides is (R-EE-10). Sensors see by the same test.',
  },
  {
    id: 'EE-GEN-19',
    heading: 'Open to space',
    text: 'Go from the centre of a box straight out through the middle of one side: if no other box lies that way up to the edge of the record, the side is open to space. Armour on that line closes the side (R-EE-11).',
  },
  {
    id: 'EE-GEN-20',
    heading: 'Victory',
    text: 'Each scenario sets its own objectives. Where it names none, the side that has the last armed ship wins (R-EE-12). Where turns are agreed on and run out, who has lost least wins (R-EE-144).',
  },
  {
    id: 'EE-GEN-21',
    heading: 'Escape',
    text: 'A ship has got away if the enemy agrees. Otherwise its top speed must be at least that of the fastest armed enemy, and no enemy may be in a position to hurt it: no weapon that could do damage at this range, no missile of theirs loaded or in flight. Top speed is what the best engine still undamaged can make, fractions dropped (R-EE-13). A weapon that is not destroyed counts with the best dice of its crew and a lock-on, whatever it bears on; a launcher, loaded or not, and a railgun reach any distance (R-EE-135).',
  },
  {
    id: 'EE-GEN-22',
    heading: 'No edge',
    text: 'The map has no edge. On paper everything is moved over or another sheet is laid alongside; here space simply goes on (R-EE-14).',
  },
  {
    id: 'EE-GEN-23',
    heading: 'Several sides',
    text: 'There may be more than two sides. What a rule makes you tell, you tell only the players whom it entitles.',
  },
  { id: 'EE-GEN-24', heading: 'Bases', text: 'What is said of ships holds for bases too, except where something else is said.' },
  {
    id: 'EE-GEN-25',
    heading: 'Loading',
    text: 'A launcher begins the battle loaded and is empty once it has fired. In the Repairs step of a turn in which its ship gave no power to manoeuvre, every usable empty launcher is loaded again. There is no limit to how many, nor to the missiles aboard (R-EE-15).',
  },
]
