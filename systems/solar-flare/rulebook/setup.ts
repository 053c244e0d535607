// Board, levels of set-up, anomalies.
import type { ClauseSource } from './clause.ts'

export const setUp: readonly ClauseSource[] = [
  {
    id: 'SF-SET-01',
    heading: 'The board',
    text: 'Seven sectors form the board: one in the middle and six around it. Each is a hexagon of 61 hexes (R-SF-01), so the board has 427 and is about 27 across.',
  },
  {
    id: 'SF-SET-02',
    heading: 'Three levels',
    text: 'Quick, Standard and Advanced differ only in how a player obtains a ship. Players may use different levels in one game, because all pay the same costs.',
  },
  {
    id: 'SF-SET-03',
    heading: 'Quick',
    text: 'Take a ready-made ship as it is. Two players may take the same one (R-SF-02).',
  },
  {
    id: 'SF-SET-04',
    heading: 'Standard',
    text: 'Take a ready-made ship and trade levels. A level removed gives 1 point back, a level added costs 1; for a generator it is 2. Nothing falls below level 1 or rises above 6. No component or team is added, removed or moved, and sections are not for trade. All changes are judged together: they may not cost more than they give, and points left over are lost.',
  },
  {
    id: 'SF-SET-05',
    heading: 'Advanced',
    text: 'Build a ship of your own for 80 points. Unspent points are lost.',
  },
  {
    id: 'SF-SET-06',
    heading: 'Ready for battle',
    text: 'All components begin fully charged: beams, shields, batteries, thrusters and engines at their level, torpedo tubes at 3. Nothing is overcharged.',
  },
  {
    id: 'SF-SET-07',
    heading: 'Order of play',
    text: 'Every player rolls a die, or in a fleet action every admiral. The highest goes first and the others follow clockwise round the table. Those who tie for the highest roll again among themselves.',
  },
  {
    id: 'SF-SET-08',
    heading: 'Number of anomalies',
    text: 'The side that goes first rolls a die. Each side places that many anomalies (R-SF-03).',
  },
  {
    id: 'SF-SET-09',
    heading: 'Placing anomalies',
    text: 'The sides take turns to place one anomaly each, of any kind they like. A side for which no tile fits passes.',
  },
  {
    id: 'SF-SET-10',
    heading: 'Placing ships',
    text: 'Then the sides take turns to place one ship each, with any facing, until all are on the board.',
  },
  {
    id: 'SF-SET-11',
    heading: 'Where ships begin',
    text: 'A ship begins neither on an anomaly nor on another ship, and not in a sector with an enemy ship. A friend in the sector does no harm. If no hex is free in any sector without enemies, any hex without anomaly or ship will do (R-SF-04).',
  },
  {
    id: 'SF-SET-12',
    heading: 'Play begins',
    text: 'The first side takes its turn, then the others in order, until one side is left.',
  },
]

export const anomalies: readonly ClauseSource[] = [
  {
    id: 'SF-ANO-01',
    heading: 'Planets and moons',
    text: 'Planets and moons are solid. They stop lines of attack and everything that moves.',
  },
  {
    id: 'SF-ANO-02',
    heading: 'Nebulae',
    text: 'Nebulae hinder no movement. A beam loses a die for every nebula hex on its line.',
  },
  {
    id: 'SF-ANO-03',
    heading: 'Asteroids',
    text: 'Asteroids hinder no line. They attack whatever moves into them.',
  },
  {
    id: 'SF-ANO-04',
    heading: 'Room around planets',
    text: 'At least one empty hex separates a planet or moon from every other anomaly of any class. Nebulae and asteroids may touch each other.',
  },
  {
    id: 'SF-ANO-05',
    heading: 'Where tiles fit',
    text: 'A tile may be turned as you like and may lie across sectors, but never over the edge of the board or on another tile.',
  },
  {
    id: 'SF-ANO-06',
    heading: 'Sizes',
    text: 'A moon covers one hex; a small nebula or asteroid field covers three in a triangle; a planet, a large nebula or a large field covers seven (R-SF-05).',
  },
]
