// The variant on hexes.
import type { ClauseSource } from './clause.ts'

export const hex: readonly ClauseSource[] = [
  {
    id: 'FT-HEX-01',
    heading: 'Hexes',
    text: 'A hex is one MU across, flat sides up and down the table. Its six sides are along courses 12, 2, 4, 6, 8 and 10.',
  },
  {
    id: 'FT-HEX-02',
    heading: 'Range',
    text: 'Distance is counted in hexes, without tolerance, for bands and for everything within.',
  },
  {
    id: 'FT-HEX-03',
    heading: 'Courses',
    text: 'The twelve courses remain: even ones lead through sides, odd ones through corners.',
  },
  {
    id: 'FT-HEX-04',
    heading: 'Corners',
    text: 'On an odd course a ship moves by turns along the two even courses beside it, first the one to port. It remembers whose turn it is over half-moves and turns of play; any change of course sets it back (R-FT-71).',
  },
  {
    id: 'FT-HEX-05',
    heading: 'Orders',
    text: 'Orders, half turns and half moves are as on the plane.',
  },
  {
    id: 'FT-HEX-06',
    heading: 'Arcs',
    text: 'Arcs are judged from hex centre to hex centre. The same hex is in arc F.',
  },
  {
    id: 'FT-HEX-07',
    heading: 'Everything in hexes',
    text: 'Fighters and salvoes move and stand in hexes. Any number may share one (R-FT-72).',
  },
  {
    id: 'FT-HEX-08',
    heading: 'Entry',
    text: 'Even entry points are 36 hexes out. Odd ones are 18 steps along each of the two courses beside them (R-FT-73).',
  },
]
