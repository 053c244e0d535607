// Launch, flight, blasts and chains.
import type { ClauseSource } from './clause.ts'

export const torpedoes: readonly ClauseSource[] = [
  {
    id: 'SF-TOR-01',
    heading: 'Tubes',
    text: 'A launch uses 3 charges, whatever the level of the tube. A tube holds 3, so it launches once a turn (R-SF-17).',
  },
  {
    id: 'SF-TOR-02',
    heading: 'No overcharge',
    text: 'Tubes cannot be overcharged.',
  },
  {
    id: 'SF-TOR-03',
    heading: 'The warhead',
    text: 'The strength of the warhead is the level of the tube.',
  },
  {
    id: 'SF-TOR-04',
    heading: 'Launching',
    text: 'The torpedo appears in the hex beside the tube’s section and points away from the ship, at no cost in movement. That hex may hold ships and torpedoes. It may not be off the board, a planet or a moon. Asteroids there attack it.',
  },
  {
    id: 'SF-TOR-05',
    heading: 'Six points',
    text: 'A torpedo has 6 movement points in each weapons phase of its owner, the launch turn included.',
  },
  {
    id: 'SF-TOR-06',
    heading: 'Ahead',
    text: 'One hex ahead costs 1 point.',
  },
  {
    id: 'SF-TOR-07',
    heading: 'Turning',
    text: 'One side costs 1 point. A torpedo turns by two sides a turn at most, left and right together.',
  },
  {
    id: 'SF-TOR-08',
    heading: 'Standing still',
    text: 'Points need not be used, and the torpedo may move in parts during the phase.',
  },
  {
    id: 'SF-TOR-09',
    heading: 'What stops it',
    text: 'Planets and moons do. Ships and other torpedoes do not.',
  },
  {
    id: 'SF-TOR-10',
    heading: 'Two turns',
    text: 'A torpedo flies in the turn of its launch and in its owner’s next one. Then it must be set off or disarmed. Straight ahead it comes 13 hexes far.',
  },
  {
    id: 'SF-TOR-11',
    heading: 'Setting off, disarming',
    text: 'In its owner’s weapons phase it may be set off or disarmed at any moment. A disarmed torpedo is taken away.',
  },
  {
    id: 'SF-TOR-12',
    heading: 'Shooting it down',
    text: 'A torpedo has a defence of 2 and an integrity of 1. Beams, blasts and asteroids may destroy it.',
  },
  {
    id: 'SF-TOR-13',
    heading: 'It explodes',
    text: 'A torpedo that is destroyed explodes where it is, at once, in anybody’s turn.',
  },
  {
    id: 'SF-TOR-14',
    heading: 'All in range',
    text: 'The blast attacks every ship and torpedo in range, those of its own side too.',
  },
  {
    id: 'SF-TOR-15',
    heading: 'Strength by distance',
    text: 'The strength is the warhead less 1 for each hex of distance, so a blast reaches one hex less than its warhead (R-SF-18).',
  },
  {
    id: 'SF-TOR-16',
    heading: 'Shelter',
    text: 'A planet or moon on the line shelters the target.',
  },
  {
    id: 'SF-TOR-17',
    heading: 'The section',
    text: 'The section on the side of the explosion is hit; in the same hex, the one by which the torpedo came in.',
  },
  {
    id: 'SF-TOR-18',
    heading: 'Each for itself',
    text: 'Each target is attacked with dice of its own.',
  },
  {
    id: 'SF-TOR-19',
    heading: 'Chains',
    text: 'A torpedo that a blast destroys explodes in turn. The attacks of one blast are finished first; then the torpedoes follow in the order in which they were destroyed. A destroyed torpedo is off the board and is no target any more (R-SF-19).',
  },
  {
    id: 'SF-TOR-20',
    heading: 'Order in a blast',
    text: 'The nearest come first. At the same distance ships come before torpedoes: ships in the order red, blue, gold, green and then of their numbers, torpedoes in the order in which they were launched.',
  },
  {
    id: 'SF-TOR-21',
    heading: 'Gone is gone',
    text: 'A ship that a chain destroys is taken off at once and not attacked again.',
  },
  {
    id: 'SF-TOR-22',
    heading: 'Victory waits',
    text: 'Victory is tested when the chain is over.',
  },
  {
    id: 'SF-TOR-23',
    heading: 'Torpedoes without a side',
    text: 'When a side loses its last ship, its torpedoes are taken away without a blast as soon as the chain is over (R-SF-20).',
  },
]
