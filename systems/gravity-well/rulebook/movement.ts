// Impulses, cargo, gravity and control.
import type { ClauseSource } from './clause.ts'

export const movement: readonly ClauseSource[] = [
  {
    id: 'GW-MOV-01',
    heading: 'Impulses',
    text: 'Units move in eight impulses: six numbered ones, one for overspeed and one for gravity.',
  },
  {
    id: 'GW-MOV-02',
    heading: 'Numbered impulses',
    text: 'In each numbered impulse all units of the listed speeds move one hex together: 6 in the first, 3 to 6 in the second, 2, 5 and 6 in the third, 3 to 6 in the fourth, 4 to 6 in the fifth, all in the sixth. The velocity at that moment counts, and units faster than 6 move as 6 (R-GW-34).',
  },
  {
    id: 'GW-MOV-03',
    heading: 'Overspeed',
    text: 'In the seventh impulse units faster than 6 move as many hexes as their velocity exceeds 6. They move hex by hex and stop once their velocity is 6 or less (R-GW-35).',
  },
  {
    id: 'GW-MOV-04',
    heading: 'Climbing',
    text: 'A unit that enters a higher ring first loses the white number of the hex it left, down to 0 at most. A descent gives nothing back.',
  },
  {
    id: 'GW-MOV-05',
    heading: 'Bending',
    text: 'Then, if its velocity is below the blue number of the new hex, its vector turns one facing towards the planet. It does not turn if neither side is nearer to the centre, or if it flies straight up (R-GW-36).',
  },
  {
    id: 'GW-MOV-06',
    heading: 'Third step',
    text: 'The third step of an impulse is picking up and dropping.',
  },
  {
    id: 'GW-MOV-07',
    heading: 'Landing on a moon',
    text: 'In the fourth step a station or craft may land on a moon in its hex that has the same vector and velocity. It moves with the moon until it leaves in a launch step, without thrust in that turn (R-GW-37).',
  },
  {
    id: 'GW-MOV-08',
    heading: 'Who takes part',
    text: 'The first two steps concern units that entered a hex. The others concern all units in each of the first seven impulses (R-GW-38).',
  },
  {
    id: 'GW-MOV-09',
    heading: 'Deploying',
    text: 'In the fifth step satellites may be deployed, from a booster or in free flight. One that was dropped in this impulse may be deployed; one in a bay or aboard a craft must be dropped first (R-GW-39).',
  },
  {
    id: 'GW-MOV-10',
    heading: 'Fire',
    text: 'The sixth step is laser fire; the seventh is for warheads.',
  },
  {
    id: 'GW-MOV-11',
    heading: 'Order of players',
    text: 'In steps three to five players decide in order. The first player begins in odd turns, the next one in even turns, and so on round the table (R-GW-40).',
  },
  {
    id: 'GW-MOV-12',
    heading: 'Gravity alone',
    text: 'In the eighth impulse only gravity acts.',
  },
  {
    id: 'GW-MOV-13',
    heading: 'Control',
    text: 'After every impulse boosters and loose warheads are checked for control.',
  },
]

export const cargo: readonly ClauseSource[] = [
  {
    id: 'GW-PIC-01',
    heading: 'Picking up',
    text: 'A station, bus or gunship may pick up a friendly unit in its hex that has the same vector and velocity. A unit keeps everything while it is carried and when it is dropped: damage, shots fired in this turn, a pulse that disables it, its load. A satellite has to be deployed again. A station unloads a bus or gunship into its bay (R-GW-41).',
  },
  {
    id: 'GW-PIC-02',
    heading: 'Capacity',
    text: 'The weights of what a craft carries must not exceed its payload. Scoopships and boosters pick up nothing.',
  },
  {
    id: 'GW-PIC-03',
    heading: 'Dropping',
    text: 'A carrier may drop any of its payload, which then has the vector and velocity of the carrier at that moment. A station or craft on a moon may drop as any other; what it drops flies (R-GW-89).',
  },
  {
    id: 'GW-PIC-04',
    heading: 'Carriers as cargo',
    text: 'A carrier that is carried weighs its own weight and that of its payload (R-GW-42).',
  },
  {
    id: 'GW-PIC-05',
    heading: 'Modules',
    text: 'A dropped core becomes a station; any other module drifts. A station may take in a drifting module and fit it at once if it lacks the type (R-GW-43).',
  },
  {
    id: 'GW-PIC-06',
    heading: 'A lost carrier',
    text: 'What a destroyed carrier holds is destroyed too. A booster lost out of sight is the exception (R-GW-44).',
  },
]

export const gravity: readonly ClauseSource[] = [
  {
    id: 'GW-GRV-01',
    heading: 'The fall',
    text: 'Every unit slower than the green number of its hex is shifted one hex towards the planet. Vector and velocity stay.',
  },
  {
    id: 'GW-GRV-02',
    heading: 'Which hex',
    text: 'Of two lower hexes it falls into the one nearer to its vector. If both are as near, or if it has no vector, the lower direction counts, from 0 up the page clockwise to 5 (R-GW-58).',
  },
  {
    id: 'GW-GRV-03',
    heading: 'Nothing else',
    text: 'A fall loses no velocity and bends no vector (R-GW-59).',
  },
  {
    id: 'GW-GRV-04',
    heading: 'Into the planet',
    text: 'A unit that falls into the planet is destroyed, but a scoopship is in the atmosphere (R-GW-60).',
  },
  {
    id: 'GW-GRV-05',
    heading: 'Moons',
    text: 'Moons do not fall, nor do units that have landed on them (R-GW-61).',
  },
]

export const sight: readonly ClauseSource[] = [
  {
    id: 'GW-LOS-01',
    heading: 'Who controls',
    text: 'A booster must be in sight of a station of its owner, even one knocked out, or of a deployed ComSat that is not disabled. The ComSat needs no link to a station (R-GW-62).',
  },
  {
    id: 'GW-LOS-02',
    heading: 'The line',
    text: 'The line runs from centre to centre of the hexes. It is blocked if it passes through the inside of a planet hex; to touch an edge or a corner is harmless (R-GW-63).',
  },
  {
    id: 'GW-LOS-03',
    heading: 'Warheads',
    text: 'A loose warhead out of sight stays where it is and can do nothing until it is seen again (R-GW-64).',
  },
  {
    id: 'GW-LOS-04',
    heading: 'A lost booster',
    text: 'A booster out of sight is removed. Its load is shown and drifts on undeployed with the booster’s motion; a satellite may be deployed later, if it is then in sight (R-GW-65).',
  },
  {
    id: 'GW-LOS-05',
    heading: 'A lost station',
    text: 'A destroyed station controls nothing from the check of that impulse on (R-GW-66).',
  },
]
