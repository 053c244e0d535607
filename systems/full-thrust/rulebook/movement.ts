// Orders and movement.
import type { ClauseSource } from './clause.ts'

export const movement: readonly ClauseSource[] = [
  {
    id: 'FT-MOV-01',
    heading: 'State of a ship',
    text: 'A ship has a position, a course and a velocity. Its velocity is a whole number and has no maximum. It faces along its course.',
  },
  {
    id: 'FT-MOV-02',
    heading: 'Secret orders',
    text: 'Orders are written in secret and shown together. What has no order flies on. Everybody may see the last course and velocity of every ship.',
  },
  {
    id: 'FT-MOV-03',
    heading: 'Notation',
    text: 'R rolls, P or S with a number turns, + or - with a number changes velocity, X uses excess thrust, and 0 changes nothing: P2+3 is two points to port and three faster. FTL, LAUNCH and LAND are orders too. With first and last velocity it reads 6P2+3:9 (R-FT-37).',
  },
  {
    id: 'FT-MOV-04',
    heading: 'Thrust',
    text: 'Thrust is one budget: 1 for each MU of velocity up or down, 1 for each point of course.',
  },
  {
    id: 'FT-MOV-05',
    heading: 'Turning',
    text: 'At most half the thrust may be spent on turning, rounded down.',
  },
  {
    id: 'FT-MOV-06',
    heading: 'Thrust of 1',
    text: 'A ship with thrust 1 turns one point or changes velocity by one. It does not turn in two successive turns.',
  },
  {
    id: 'FT-MOV-07',
    heading: 'New velocity',
    text: 'The new velocity counts at once, and the ship moves exactly that far.',
  },
  {
    id: 'FT-MOV-08',
    heading: 'Halves',
    text: 'Half the turn is made first, rounded down, then half the move, rounded down. Then the ship makes the rest of its turn and of its move.',
  },
  {
    id: 'FT-MOV-09',
    heading: 'Standing ships',
    text: 'A ship that stands may turn within the same limit.',
  },
  {
    id: 'FT-MOV-10',
    heading: 'Rolling',
    text: 'A roll swaps port and starboard for all arcs, until the ship rolls back. It happens first and costs 1 thrust of the half for turning. Turns are written as seen from above.',
  },
  {
    id: 'FT-MOV-11',
    heading: 'Drive damage',
    text: 'The first hit on a main drive halves the printed thrust, rounded down; the second stops it. A drive of thrust 1 stops at once.',
  },
  {
    id: 'FT-MOV-12',
    heading: 'No collisions',
    text: 'Ships pass through each other and may share a point.',
  },
  {
    id: 'FT-MOV-13',
    heading: 'Overloaded drive',
    text: 'After a move with excess thrust a die is rolled. The drive takes a hit on a 6, after two lost rows on 5 or more, after three on 4 or more; a mark for worse checks makes it one worse (R-FT-38).',
  },
  {
    id: 'FT-MOV-14',
    heading: 'Drifting',
    text: 'Ships out of control, drifting or dead keep course and velocity.',
  },
  {
    id: 'FT-MOV-15',
    heading: 'Double turns',
    text: 'By option an order may have two turns. The first is made wholly before the move, the second wholly at its middle, and both count against the limit.',
  },
]
