// Asteroids, comets, radiation and heat.
import type { ClauseSource } from './clause.ts'

export const asteroids: readonly ClauseSource[] = [
  {
    id: 'EE-AST-01',
    heading: 'Thin debris',
    text: 'Take 1 off a lock-on attempt if the target is in a hex of thin debris and the searcher is not in the same one. It is taken off once, however many such hexes lie between.',
  },
  {
    id: 'EE-AST-02',
    heading: 'Dense debris',
    text: 'For each dense hex it enters a ship rolls a die, always six-sided. If it is lower than its speed points of this turn, it must spend a manoeuvre point for each point of difference.',
  },
  {
    id: 'EE-AST-03',
    heading: 'Points it lacks',
    text: 'For each manoeuvre point that is missing there is a die of damage. What the plot spends comes first; what is left over serves hex by hex, in the order of the path, as each is entered (R-EE-111).',
  },
  {
    id: 'EE-AST-04',
    heading: 'Rocks strike',
    text: 'Each die strikes like a laser: it starts at a random box that could be hit from ahead and drifts between points, the high side being the ship’s right. A point that goes wide is wasted, and the next starts anew (R-EE-112).',
  },
  { id: 'EE-AST-05', heading: 'Missiles in dense debris', text: 'For each dense hex it enters a missile is lost on a 1.' },
  {
    id: 'EE-AST-06',
    heading: 'Seeing through it',
    text: 'Take 1 off a lock-on for each dense hex on the line, both ends included, and 1 more if the target is in one and the searcher is not in the same. So a target in debris takes off 2 for its own hex; two ships in one dense hex take off 1 from each other (R-EE-113).',
  },
  {
    id: 'EE-AST-07',
    heading: 'Point defence through it',
    text: 'Two sensors are needed to take off one dense hex of range. Otherwise it counts as one hex. Ordinary hexes are taken off first (R-EE-114).',
  },
  {
    id: 'EE-AST-08',
    heading: 'Cinematic debris',
    text: 'To enter a hex of cinematic debris costs as many manoeuvre points as the ship has speed. If it cannot pay, it is destroyed.',
  },
  {
    id: 'EE-AST-09',
    heading: 'Cinematic rocks',
    text: 'A ship in cinematic debris then rolls as for dense debris. Each point it lacks is two dice: one strikes a random box in front like a missile, the other like a laser from the same box on, or from a new one if it drifts wide. If the first die has destroyed that box, the second begins with the next on its row; a row with nothing on it wastes the point (R-EE-115).',
  },
  { id: 'EE-AST-10', heading: 'No missiles in there', text: 'Missiles that enter cinematic debris are destroyed.' },
  {
    id: 'EE-AST-11',
    heading: 'No sight in there',
    text: 'Cinematic debris blocks lines of sight, and no weapon or sensor works into it or out of it.',
  },
  {
    id: 'EE-AST-12',
    heading: 'Face to face',
    text: 'Two ships in one cinematic hex fire at each other as usual. Lock-on attempts there are lowered by a die of the target’s kind; with simple sensors by what it counts (R-EE-148).',
  },
]

export const comets: readonly ClauseSource[] = [
  {
    id: 'EE-COM-01',
    heading: 'Head and tail',
    text: 'The head is one dense hex of debris or more; tail hexes lie around it and stream away from the sun.',
  },
  { id: 'EE-COM-02', heading: 'Through the tail', text: 'Take 1 off a lock-on if the line passes through the tail, however much of it.' },
]

export const radiation: readonly ClauseSource[] = [
  {
    id: 'EE-RAD-01',
    heading: 'The dose',
    text: 'After movement each ship takes a die of ion damage for every hex of radiation it has moved into this turn. For each a first die gives the side it comes from, 1 from ahead and on clockwise to 6, the second the amount. A ship that stays where it is takes nothing (R-EE-116).',
  },
  {
    id: 'EE-RAD-02',
    heading: 'From one side',
    text: 'All radiation that comes from one side is added up and treated as one ion hit from range 1, so shields count.',
  },
  {
    id: 'EE-RAD-03',
    heading: 'Where radiation starts',
    text: 'A hit by radiation starts at a random box among those that could be hit from that side; armour is taken no notice of.',
  },
  { id: 'EE-RAD-04', heading: 'Missiles', text: 'For each hex of radiation it enters a missile is lost on a 1.' },
  {
    id: 'EE-RAD-05',
    heading: 'Seeing through it',
    text: 'Take 1 off a lock-on for each hex of radiation on the line. For point defence each counts as two hexes of range.',
  },
]

export const heat: readonly ClauseSource[] = [
  {
    id: 'EE-HEA-01',
    heading: 'The sunny side',
    text: 'Near a source of heat, at the end of every Movement step, each box that a laser from there could hit takes one point (R-EE-117). Where the source lies between two rows, the owner of the ship says over which of them the heat runs (R-EE-140).',
  },
  {
    id: 'EE-HEA-02',
    heading: 'Hotter still',
    text: 'The scenario may add dice to be rolled each turn: every 1 does one more point to a random box among those heated.',
  },
]
