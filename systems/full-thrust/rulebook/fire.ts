// Fire control, weapons and salvo missiles.
import type { ClauseSource } from './clause.ts'

export const fireControl: readonly ClauseSource[] = [
  {
    id: 'FT-FC-01',
    heading: 'Targets',
    text: 'Each working fire control lets the ship engage one target ship in phase 10. Its mounts may be split among these targets as it likes.',
  },
  {
    id: 'FT-FC-02',
    heading: 'One mount, one target',
    text: 'A mount fires all its dice at one target.',
  },
  {
    id: 'FT-FC-03',
    heading: 'Arcs',
    text: 'A mount fires only into its arcs, as they lie at the end of movement. For a rolled ship port and starboard are swapped.',
  },
  {
    id: 'FT-FC-04',
    heading: 'Behind the drive',
    text: 'A ship that used thrust in this turn, for turn, velocity or roll, fires no attack into arc A. Point defence is free of this, at ships too (R-FT-79).',
  },
  {
    id: 'FT-FC-05',
    heading: 'Needle beams',
    text: 'A needle beam needs a fire control for each system it aims at, and shares it with no other kind of weapon (R-FT-39).',
  },
  {
    id: 'FT-FC-06',
    heading: 'Sharing',
    text: 'Torpedoes, packs and beams share a fire control on one target.',
  },
  {
    id: 'FT-FC-07',
    heading: 'Salvoes',
    text: 'A ship needs one working fire control to launch salvoes. One is enough for all launches, and it is free again in phase 10 (R-FT-40).',
  },
]

export const weapons: readonly ClauseSource[] = [
  {
    id: 'FT-WPN-01',
    heading: 'Beams',
    text: 'A beam has as many dice as its class, less one for each band of 12 MU beyond the first.',
  },
  {
    id: 'FT-WPN-02',
    heading: 'Beam dice',
    text: 'A die does nothing on 1 to 3, one point on 4 or 5, two on 6. A 6 is rolled again, and so on.',
  },
  {
    id: 'FT-WPN-03',
    heading: 'Screens',
    text: 'Against a screen of level 1 a 4 does nothing; at level 2 a 6 also does only one. Dice that are rolled again pass screens and armour. The level is that of the moment of the shot.',
  },
  {
    id: 'FT-WPN-04',
    heading: 'Small beams',
    text: 'A class 1 beam may defend instead of firing.',
  },
  {
    id: 'FT-WPN-05',
    heading: 'Torpedoes',
    text: 'A pulse torpedo hits on 2 or more within 6 MU, then on 3, 4, 5 and 6 in the bands to 30 MU (R-FT-41).',
  },
  {
    id: 'FT-WPN-06',
    heading: 'Torpedo damage',
    text: 'A hit does a die of damage. Screens do not help, and armour takes half of it, rounded up.',
  },
  {
    id: 'FT-WPN-07',
    heading: 'Needle beams',
    text: 'A needle beam aims at one named system within 12 MU. A 6 destroys the system and does one hull damage, a 5 does one hull damage. It passes screens and armour. Core systems, hull and armour cannot be named; at the drive it is one hit (R-FT-42). What it destroys works until the ship has fired all its mounts at that target (R-FT-77).',
  },
  {
    id: 'FT-WPN-08',
    heading: 'Submunition packs',
    text: 'A pack has 3 beam dice to 6 MU, 2 to 12 and 1 to 18. Screens do not help; sixes are rolled again. Then it is spent.',
  },
  {
    id: 'FT-WPN-09',
    heading: 'Point defence at ships',
    text: 'A PDS may fire at a ship within 6 MU that has neither a working screen nor armour: a 6 does one, and is not rolled again. It needs no fire control, and does not defend in that turn.',
  },
  {
    id: 'FT-WPN-10',
    heading: 'Order of fire',
    text: 'Weapons roll mount by mount in design order, target by target (R-FT-43): ships before groups, each in order of id (R-FT-78).',
  },
]

export const salvoes: readonly ClauseSource[] = [
  {
    id: 'FT-SAL-01',
    heading: 'Salvoes',
    text: 'A salvo is one marker with up to six missiles.',
  },
  {
    id: 'FT-SAL-02',
    heading: 'Launching',
    text: 'In phase 4 a launcher puts out one salvo a turn while its magazine has one, and a rack its only one. The marker goes to any point within 24 MU, or 36 with extended range, and within the arcs of the mount, from where the ship is before it moves.',
  },
  {
    id: 'FT-SAL-03',
    heading: 'Waiting',
    text: 'Markers stay where they are while ships move.',
  },
  {
    id: 'FT-SAL-04',
    heading: 'Homing',
    text: 'In phase 7 each marker takes the nearest hostile ship within 6 MU. Without one it is removed. Nobody chooses.',
  },
  {
    id: 'FT-SAL-05',
    heading: 'On target',
    text: 'After the defence a die says how many missiles are on target, less those that were shot down. A marker with fewer than six missiles has at most that many. Kills do not pass to another salvo.',
  },
  {
    id: 'FT-SAL-06',
    heading: 'Hits',
    text: 'Each missile on target does a die of damage. Screens do not help, and armour takes half of each, rounded up.',
  },
  {
    id: 'FT-SAL-07',
    heading: 'Order of dice',
    text: 'First all defence dice of all ships are rolled, then the dice for all markers in their order. Then each ship in turn takes the damage of its salvoes, then that of fighter groups, and checks once (R-FT-44).',
  },
  {
    id: 'FT-SAL-08',
    heading: 'Known targets',
    text: 'From phase 7 everybody knows at which ships salvoes aim.',
  },
]
