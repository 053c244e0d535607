// Rounds, turns and phases.
import type { ClauseSource } from './clause.ts'

export const turn: readonly ClauseSource[] = [
  {
    id: 'SF-TRN-01',
    heading: 'Rounds, turns and phases',
    text: 'In a round every side takes one turn, in order of play. A turn has three phases: weapons, movement, power. Nobody goes back to an earlier phase. Sides without ships are passed over; a side that loses its last ship in its own turn ends that turn at once.',
  },
  {
    id: 'SF-TRN-02',
    heading: 'Weapons phase',
    text: 'Fire beams; launch, steer, set off and disarm torpedoes. Do these in any order. Each is resolved before the next is declared, and none needs crew.',
  },
  {
    id: 'SF-TRN-03',
    heading: 'The end of a flight',
    text: 'A torpedo launched in your previous turn must be set off or disarmed before your weapons phase ends. One that still flies then is disarmed.',
  },
  {
    id: 'SF-TRN-04',
    heading: 'Movement phase',
    text: 'Spend the charges of engines and thrusters in any order. No crew is needed.',
  },
  {
    id: 'SF-TRN-05',
    heading: 'Power phase',
    text: 'Crews move power into components. No other phase uses the crew.',
  },
  {
    id: 'SF-TRN-06',
    heading: 'Fire comes first',
    text: 'You fire from where your previous turn ended, and what you spend now is charged again only at the end of the turn.',
  },
  {
    id: 'SF-TRN-07',
    heading: 'Ending a phase',
    text: 'You may end a phase with possibilities left. Charges stay in their components; power that was made and not moved is lost.',
  },
]
