// Setting up, and the scenarios.
import type { ClauseSource } from './clause.ts'

export const setup: readonly ClauseSource[] = [
  {
    id: 'GW-SET-01',
    heading: 'Scenario',
    text: 'The scenario says who plays, what is placed and what is fixed. What it does not say follows the rules of this chapter.',
  },
  {
    id: 'GW-SET-02',
    heading: 'Moons',
    text: 'Moons come first, all in one sense, and no two in the same hex of a ring. The scenario says how many; without one there are four at most (R-GW-24).',
  },
  {
    id: 'GW-SET-03',
    heading: 'First stations',
    text: 'Each player then places a station in turn, in a ring and sense of the scenario. It begins with a core, in a circular orbit (R-GW-25).',
  },
  {
    id: 'GW-SET-04',
    heading: 'Resources',
    text: 'Each player begins with 8 resource units. They are one pool for all stations of the player (R-GW-26).',
  },
]

export const scenarios: readonly ClauseSource[] = [
  {
    id: 'GW-SCN-01',
    heading: 'Slow',
    text: 'There are three moons at most. Who places first chooses ring and sense; all other stations are in the same ring and the same sense (R-GW-86).',
  },
  {
    id: 'GW-SCN-02',
    heading: 'Fast',
    text: 'As the slow scenario, but stations orbit in opposite senses, by turns if there are more than two.',
  },
  {
    id: 'GW-SCN-03',
    heading: 'Refinery',
    text: 'As the fast scenario, and each player also begins with a refinery and a scoopship. The first with 30 resource units from gas wins at the end of the turn; of several the highest, and equals draw (R-GW-81).',
  },
  {
    id: 'GW-SCN-04',
    heading: 'Random places',
    text: 'A die gives the ring, counted outward, and a second the corner: 1 is up the page, the others follow clockwise. A place that a moon has is rolled again, for a station too (R-GW-82).',
  },
  {
    id: 'GW-SCN-05',
    heading: 'Nobody left',
    text: 'If the last stations are lost together, the game is a draw (R-GW-83).',
  },
  {
    id: 'GW-SCN-06',
    heading: 'The last turn',
    text: 'Players agree on a last turn. If nobody has won when it ends, the highest worth wins: the prices of a player’s modules, craft and satellites in space, less 1 for each point of damage. Equals draw (R-GW-87).',
  },
  {
    id: 'GW-SCN-07',
    heading: 'First orbit',
    text: 'A short game, as the fast scenario without moons, with a bus in each bay. The first player with a craft in a circular orbit of a ring without an own station wins at the end of the turn. Of several in one turn, the one of the earlier impulse wins; an orbit of the thrust step comes before the first impulse. In the same impulse the player wins who has spent fewer thrust points since the start; equals draw (R-GW-88).',
  },
  {
    id: 'GW-SCN-08',
    heading: 'First intercept',
    text: 'A short game, as the fast scenario without moons, with four basic warheads and a ComSat in each bay (R-GW-88).',
  },
  {
    id: 'GW-SCN-09',
    heading: 'The last station',
    text: 'In every scenario the last player with a station wins at the end of the turn. A player who concedes is out at once, and all units of that player are removed; if one other player is left, that player wins at once (R-GW-90).',
  },
]
