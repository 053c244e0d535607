// Fleet actions and the round limit.
import type { ClauseSource } from './clause.ts'

export const teams: readonly ClauseSource[] = [
  {
    id: 'SF-TEAM-01',
    heading: 'Teams',
    text: 'Two or more teams play. They may differ in players, but each has the same number of ships.',
  },
  {
    id: 'SF-TEAM-02',
    heading: 'The admiral',
    text: 'One player of each team is its admiral, who rolls for the order of play. The admiral is in charge in every phase of the team: also after ending the phase for himself, and without ship or torpedo.',
  },
  {
    id: 'SF-TEAM-03',
    heading: 'One turn',
    text: 'A team has one turn. All its ships finish the weapons phase, then movement, then power. Within a phase ships act in any order. The phase ends when every player of the team says so, or when the admiral ends it (R-SF-21). Nobody waits for an admiral who does not act himself.',
  },
  {
    id: 'SF-TEAM-04',
    heading: 'Setting up together',
    text: 'Anomalies and ships are placed by teams.',
  },
  {
    id: 'SF-TEAM-05',
    heading: 'Ships keep to themselves',
    text: 'Everything else is as in a skirmish. Each ship has its own budget, and power, crews and batteries are not shared between ships.',
  },
  {
    id: 'SF-TEAM-06',
    heading: 'No friends in the line of fire',
    text: 'Friendly ships and torpedoes block beams and suffer blasts like all others.',
  },
  {
    id: 'SF-END-01',
    heading: 'An end by the clock',
    text: 'By option the game ends after a number of rounds; without the option, after round 300, and as soon as no ship can ever attack again (R-SF-22). The side with the most integrity left wins; equal sides draw. A side that concedes is out: its ships are removed at once, and its torpedoes without a blast. It blocks nothing and wins nothing, and the match ends when one side is left (R-SF-23).',
  },
]
