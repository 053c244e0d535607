// Chapters 1 to 3: players, points and counters; the map; the hulls.
import type { ClauseSource } from './clause.ts'

export const general: readonly ClauseSource[] = [
  {
    id: 'ES-GEN-01',
    heading: 'Players',
    text: 'Two to four people play. Two play Yellow and Blue; Red joins as the third and Green as the fourth.',
  },
  {
    id: 'ES-GEN-02',
    heading: 'Dice',
    text: 'All dice have six sides. Nearly everything is decided by one die; only the flagship’s advantage is rolled with two. Dice fall in the order in which the rules call for them (R-ES-01).',
  },
  {
    id: 'ES-GEN-03',
    heading: 'The size of the game',
    text: 'Before anything else the players agree on a budget of build points: 250, 500, 750 and so on, as high as they like. Any other figure is refused. Only a scenario, or a lone player against two, has another sum (R-ES-02).',
  },
  {
    id: 'ES-GEN-04',
    heading: 'Eighteen ships',
    text: 'A player may own eighteen ships at most. Fighters do not count as ships; the free freighters of the convoy do (R-ES-03).',
  },
  {
    id: 'ES-GEN-05',
    heading: 'Counters run out',
    text: 'Each side has 3 scouts, 6 destroyers, 6 cruisers, 2 battleships, 1 leviathan, 6 interceptors and 6 attack craft. When they are used up, something else must be bought; sides never trade counters. The number of weapon and device counters is not known, so they have no limit here (R-ES-04).',
  },
  {
    id: 'ES-GEN-06',
    heading: 'Range and damage counters',
    text: 'The printed range and damage counters are enough for a game of 750 points, and more may be printed. Here they never run out (R-ES-05).',
  },
  {
    id: 'ES-GEN-07',
    heading: 'The start of the record',
    text: 'The game starts on turn 1, with no victory points for either side.',
  },
  {
    id: 'ES-GEN-09',
    heading: 'Counting with the sliders',
    text: 'The score sliders can count up the build points while you design: to 1000 with one colour, to 2000 with a spare one.',
    advice: true,
  },
  {
    id: 'ES-GEN-08',
    heading: 'Points for hulls',
    text: 'Spend about half of the budget on hulls: a little more in a small game, a little less with big ships.',
    advice: true,
  },
]

export const map: readonly ClauseSource[] = [
  {
    id: 'ES-MAP-01',
    heading: 'The map',
    text: 'The map is made of equal tiles of hexes. A small game takes two by two of them. Here a tile is a block of 7 columns and 7 rows, so the usual map has 14 by 14 hexes (R-ES-06).',
  },
  {
    id: 'ES-MAP-02',
    heading: 'Bigger maps',
    text: 'With ten ships or more on a side, or for a freer game, take three by three tiles: 21 by 21 hexes. Any bigger map is allowed, and the bigger map is never compulsory (R-ES-07).',
  },
  {
    id: 'ES-MAP-03',
    heading: 'Open space',
    text: 'There is no terrain except ships and wrecks. Only whole hexes are part of the map (R-ES-08).',
  },
  {
    id: 'ES-MAP-04',
    heading: 'Facing',
    text: 'A ship faces one of the six flat sides of its hex, never a corner.',
  },
]

export const ships: readonly ClauseSource[] = [
  {
    id: 'ES-SHP-01',
    heading: 'Scout (size 1)',
    text: 'Fragile, fast and nimble, usually with one weapon. It costs 10, takes 2 damage, makes speed 4 and has 1 weapons space and no dorsal position.',
  },
  {
    id: 'ES-SHP-02',
    heading: 'Destroyer (size 2)',
    text: 'It costs 30, takes 4 damage, makes speed 3 and has 4 weapons spaces and 1 dorsal position.',
  },
  {
    id: 'ES-SHP-03',
    heading: 'Cruiser (size 3)',
    text: 'Two or three fair weapons and a device. It costs 55, takes 8 damage, makes speed 3 and has 9 weapons spaces and 2 dorsal positions. It is the smallest hull for the special weapons.',
  },
  {
    id: 'ES-SHP-04',
    heading: 'Battleship (size 4)',
    text: 'Slow, with many weapons and devices. It costs 80, takes 12 damage, makes speed 2 and has 15 weapons spaces and 3 dorsal positions.',
  },
  {
    id: 'ES-SHP-05',
    heading: 'Leviathan (size 5)',
    text: 'It costs 200, takes 18 damage, makes speed 2 and has 5 dorsal positions. The printed table calls its weapons spaces “special”; here they are 40, or 30 or 50 by option. A player may have one, and only if leviathans are allowed: by an option, or in Quality against Quantity. Where a scenario forbids them to one side, the other side needs the option (R-ES-09).',
  },
  {
    id: 'ES-SHP-06',
    heading: 'What a hull has',
    text: 'Every hull has a price, damage points, a top speed, an allowance of weapons spaces and a number of dorsal positions.',
  },
  {
    id: 'ES-SHP-07',
    heading: 'Use of the size number',
    text: 'The size number goes from 1 to 5. It decides the price and room of a gun mount, the spaces gained for speed given up, and the chance to repair navigation. It also decides which ship may ram which, and the order of collisions.',
  },
]
