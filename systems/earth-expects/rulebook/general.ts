// Definitions: range, boxes, systems, lines of sight, firing arcs, random boxes.
import type { ClauseSource } from './clause.ts'

export const general: readonly ClauseSource[] = [
  {
    id: 'EE-GEN-01',
    heading: 'Scale',
    text: 'A hex of the map is 1,000 km across, a turn is a minute, a hex of a ship record some fifty metres. Nothing moves fast enough for relativity to matter, and no rule depends on these figures (R-EE-01).',
    advice: true,
  },
  {
    id: 'EE-GEN-02',
    heading: 'Records',
    text: 'Damage is written on the ship record for all to see. On paper, players may keep other records as they like, as long as they are complete and clear. Here the journal of the match keeps everything.',
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
    text: 'An engine is a connected series of engine boxes (E), half-engine boxes (e) or both. A ship may have any number of engines, or none.',
  },
  {
    id: 'EE-GEN-06',
    heading: 'Strength',
    text: 'The strength of a weapon or of the shields is the number of its boxes that have power now and are undamaged. In a weapon only boxes still connected to its primary box count (EE-DAM-06).',
  },
  {
    id: 'EE-GEN-07',
    heading: 'Operating',
    text: 'A box operates if it is undamaged and has power; a system operates if one of its boxes does. Boxes that need no power, which are A, C, H, M and P, operate as long as they are usable (R-EE-02).',
  },
  {
    id: 'EE-GEN-08',
    heading: 'Armed',
    text: 'An operating weapon is armed. A missile launcher needs no power and is armed when it is loaded. Other players do not see which launchers are loaded (R-EE-03).',
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
    text: 'A weapon of several boxes has one primary box. Its firing arc is measured from there, and with any damage to that box the weapon cannot fire. The box of a weapon of one box is its primary. The bold print that marked primaries is lost; here they are chosen so that the printed examples come out right (R-EE-04).',
  },
  {
    id: 'EE-GEN-13',
    heading: 'System',
    text: 'A system is one box, or several of one type that are connected; E and e may be mixed in one engine. Boxes side by side may be one system or two, so the design says which box belongs to which.',
  },
  {
    id: 'EE-GEN-14',
    heading: 'Ship record',
    text: 'The record is the plan of the ship, box by box. It shows what the ship can do and which damage it has.',
  },
  {
    id: 'EE-GEN-15',
    heading: 'Line of sight',
    text: 'A line of sight joins the centres of two hexes. A blocking hex or side stops it even by a touch: a line along a side touches the hexes on both sides of it, a line through a corner touches all hexes that meet there. The hexes at the two ends never block, unless the terrain says that fire in or out is stopped (R-EE-05).',
  },
  {
    id: 'EE-GEN-16',
    heading: 'Hexes along a line',
    text: 'Some rules count how many hexes of a terrain a line crosses. A part along one hexside counts as one hex, whether the terrain is on one side of it or on both. A hex touched only at a corner does not count, though it may block (R-EE-06). Both ends of the line are counted (R-EE-07).',
  },
  {
    id: 'EE-GEN-17',
    heading: 'A random box',
    text: 'When a box is picked at random, each of the candidates is equally likely. They are counted in a fixed order: neighbours of a box clockwise from the top, others from top to bottom and from left to right of the record (R-EE-08).\n\nOne candidate needs no die. Two: 1–3, 4–6. Three: 1–2, 3–4, 5–6. Four: 1 to 4, and 5 or 6 is rolled again. Five: 6 is rolled again. Six: one face each. More than six take two dice, read as a number from 1 to 36, more than 36 three. These dice are six-sided whatever the crew.\n\nThe printed examples leave out some of their rolls; ours use rolls that lead to the boxes they name (R-EE-09).',
  },
  {
    id: 'EE-GEN-18',
    heading: 'Firing arc',
    text: 'Turn the record as the ship faces and draw a straight line from the weapon’s primary box towards the target and on to the edge of the record. The weapon bears if the line is clear: every box of the ship that is not destroyed blocks it, even by a touch; this includes armour and the other boxes of the same weapon. The primary box itself does not block, but armour on its sides does (R-EE-10). The same test holds for sensors.',
  },
  {
    id: 'EE-GEN-19',
    heading: 'Open to space',
    text: 'Go from the centre of a box straight out through the middle of one side: if no other box is on that line up to the edge of the record, the side is open to space. Armour on that line closes the side (R-EE-11).',
  },
  {
    id: 'EE-GEN-20',
    heading: 'Victory',
    text: 'Each scenario sets its own objectives. Where it names none, the side that has the last armed ship wins (R-EE-12). When a side has lost the share of its ships that the scenario states, the side that has lost the smallest part of its own wins (R-EE-155). A ship that reaches its destination has arrived and leaves the map (R-EE-156). If the battle has a turn limit and reaches it, the side with the smallest losses wins (R-EE-144). A side that concedes leaves the battle with all its ships and missiles and cannot win; the last side with a ship wins at once (R-EE-157).',
  },
  {
    id: 'EE-GEN-21',
    heading: 'Escape',
    text: 'A ship has escaped if the enemy agrees. Otherwise its top speed must be at least that of the fastest armed enemy, and no enemy may be able to hurt it: no weapon that could do damage at this range, and no enemy missile in flight. Top speed is what the best engine still undamaged can make, fractions dropped (R-EE-13). A weapon that is not destroyed counts with the best dice of its crew and a lock-on, even if it does not bear; a launcher, loaded or not, and a railgun reach as far as their ship could lock on with the best die, all its sensors and a lock-on that it holds; a railgun without a lock-on reaches as far as its best die exceeds the range (R-EE-135).',
  },
  {
    id: 'EE-GEN-22',
    heading: 'No edge',
    text: 'The map has no edge. On paper you move everything over or add another sheet; here the map has no limit (R-EE-14).',
  },
  {
    id: 'EE-GEN-23',
    heading: 'Several sides',
    text: 'There may be more than two sides. If a rule makes you announce something, only the players whom it names learn it.',
  },
  { id: 'EE-GEN-24', heading: 'Bases', text: 'Rules for ships hold for bases too, unless a rule says otherwise.' },
  {
    id: 'EE-GEN-25',
    heading: 'Loading',
    text: 'A launcher begins the battle loaded and is empty once it has fired. In the Repairs step of a turn in which its ship gave no power to manoeuvre, every usable empty launcher is loaded again. There is no limit to how many, nor to the missiles aboard (R-EE-15).',
  },
]
