// Asteroids, comets, radiation and heat.
import type { ClauseSource } from './clause.ts'

export const asteroids: readonly ClauseSource[] = [
  {
    id: 'EE-AST-01',
    heading: 'Thin debris',
    text: 'Take 1 off a lock-on attempt if the target is in a hex of thin debris and the ship that attempts it is not in the same hex. It is taken off once, even if several such hexes are between.',
  },
  {
    id: 'EE-AST-02',
    heading: 'Dense debris',
    text: 'For each dense hex it enters a ship rolls a die, always six-sided. If it is lower than its speed points of this turn, it must spend a manoeuvre point for each point of difference.',
  },
  {
    id: 'EE-AST-03',
    heading: 'Missing points',
    text: 'For each missing manoeuvre point there is a die of damage. Points that the plot spends do not help; unspent points are used hex by hex, in the order of the path (R-EE-111). All dice of a hex fall before those of the next, and where a hit lands follows the damage done before it (R-EE-152).',
  },
  {
    id: 'EE-AST-04',
    heading: 'Damage by rocks',
    text: 'Each die does damage like a laser: it starts at a random box that could be hit from ahead and drifts between points; the high side is the ship’s right. A point that misses is lost, and the next starts at a new random box (R-EE-112).',
  },
  { id: 'EE-AST-05', heading: 'Missiles in dense debris', text: 'For each dense hex it enters a missile is lost on a 1.' },
  {
    id: 'EE-AST-06',
    heading: 'Lock-on through debris',
    text: 'Take 1 off a lock-on for each dense hex on the line, both ends included. Take off 1 more if the target is in one and the other ship is not in the same hex. A target in dense debris thus takes off 2 for its own hex. Between two ships in one dense hex 1 is taken off (R-EE-113).',
  },
  {
    id: 'EE-AST-07',
    heading: 'Point defence through debris',
    text: 'Two sensors are needed to take off one dense hex of range. Otherwise it counts as one hex. Ordinary hexes are taken off first (R-EE-114). The defender’s own hex is no hex of the range (R-EE-154).',
  },
  {
    id: 'EE-AST-08',
    heading: 'Cinematic debris',
    text: 'To enter a hex of cinematic debris costs as many manoeuvre points as the ship has speed. A ship that cannot pay is destroyed.',
  },
  {
    id: 'EE-AST-09',
    heading: 'Cinematic rocks',
    text: 'A ship in cinematic debris then rolls as for dense debris. Each missing point is two dice. One damages a random box in front like a missile. The other does damage like a laser that starts at the same box, or at a new one if it drifts off the ship. If the first die has destroyed that box, the second starts at the next one on its row; on an empty row the point is lost (R-EE-115).',
  },
  { id: 'EE-AST-10', heading: 'Missiles in cinematic debris', text: 'Missiles that enter cinematic debris are destroyed.' },
  {
    id: 'EE-AST-11',
    heading: 'Sight in cinematic debris',
    text: 'Cinematic debris blocks lines of sight, and no weapon or sensor works into it or out of it.',
  },
  {
    id: 'EE-AST-12',
    heading: 'In one cinematic hex',
    text: 'Two ships in one cinematic hex fire at each other as usual. Lock-on attempts there are lowered by a die of the target’s crew; with simple sensors by its fixed value (R-EE-148).',
  },
]

export const comets: readonly ClauseSource[] = [
  {
    id: 'EE-COM-01',
    heading: 'Head and tail',
    text: 'The head is one dense hex of debris or more; tail hexes lie around it and stream away from the sun.',
  },
  { id: 'EE-COM-02', heading: 'Through the tail', text: 'Take 1 off a lock-on once, if the line passes through any part of the tail.' },
]

export const radiation: readonly ClauseSource[] = [
  {
    id: 'EE-RAD-01',
    heading: 'The dose',
    text: 'After movement each ship takes a die of ion damage for every hex of radiation it has moved into this turn. For each hex the first die gives the side it comes from, 1 for ahead and then clockwise to 6, and the second the amount. A ship that does not move takes nothing (R-EE-116).',
  },
  {
    id: 'EE-RAD-02',
    heading: 'From one side',
    text: 'All radiation from one side is added up and treated as one ion hit from range 1, so shields count.',
  },
  {
    id: 'EE-RAD-03',
    heading: 'Where radiation starts',
    text: 'A hit by radiation starts at a random box among those that could be hit from that side; armour is ignored.',
  },
  { id: 'EE-RAD-04', heading: 'Missiles and radiation', text: 'For each hex of radiation it enters a missile is lost on a 1.' },
  {
    id: 'EE-RAD-05',
    heading: 'Lock-on through radiation',
    text: 'Take 1 off a lock-on for each hex of radiation on the line. For point defence each hex of the range that has radiation counts as two; the defender’s own hex is not one of them (R-EE-149).',
  },
]

export const heat: readonly ClauseSource[] = [
  {
    id: 'EE-HEA-01',
    heading: 'Heat',
    text: 'Near a source of heat, at the end of every Movement step, each box that a laser from there could hit takes one point (R-EE-117). If the source is between two directions of rows, the owner of the ship chooses the one that heat comes along (R-EE-140).',
  },
  {
    id: 'EE-HEA-02',
    heading: 'Stronger heat',
    text: 'The scenario may add dice to be rolled each turn: every 1 does one more point to a random box among those heated.',
  },
]
