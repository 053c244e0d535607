// The aim, the pieces and the dice.
import type { ClauseSource } from './clause.ts'

export const general: readonly ClauseSource[] = [
  {
    id: 'SF-OBJ-01',
    heading: 'The last side',
    text: 'A side wins when it is the only one that still has a ship. This is tested each time when all attacks of a chain are over. If one chain destroys the last ships of every side left, the game is a draw.',
  },
  {
    id: 'SF-OBJ-02',
    heading: 'A ship is destroyed',
    text: 'A ship whose core has no integrity left is taken off the board. It leaves no wreck and does not explode.',
  },
  {
    id: 'SF-OBJ-03',
    heading: 'Pieces',
    text: 'The board has seven sectors. There are 12 moons, 8 planets, 12 small and 6 large nebulae, 12 small and 6 large asteroid fields, 80 torpedoes and 20 ships. These numbers are limits: while 80 torpedoes fly, none can be launched.',
  },
  {
    id: 'SF-OBJ-04',
    heading: 'Two kinds of game',
    text: 'In a skirmish each player has one ship and nobody has an ally. In a fleet action teams play, with several ships each.',
  },
  {
    id: 'SF-DIE-01',
    heading: 'Dice',
    text: 'Every die has six sides.',
  },
  {
    id: 'SF-DIE-02',
    heading: 'Order of the dice',
    text: 'Dice fall in this order: rolls for the order of play in seat order, with ties rolled again; the number of anomalies; then in play the dice of each attack together, attacks in the order confirmed, and within a blast in the order of its targets.',
  },
  {
    id: 'SF-INF-01',
    heading: 'Everything is open',
    text: 'Ships, charges, crews and torpedoes are open to all once play has begun. All players hand in their ships at the same time and see the others’ only when the last has done so, whichever way they obtained theirs.',
  },
]
