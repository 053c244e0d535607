// Positions, distances and arcs.
import type { ClauseSource } from './clause.ts'

export const geometry: readonly ClauseSource[] = [
  {
    id: 'FT-GEO-01',
    heading: 'Positions',
    text: 'Space is a plane measured in movement units, MU. Programs count 1560 sub-units to a MU, so that every position is a pair of whole numbers, to the right and up the table (R-FT-01).',
  },
  {
    id: 'FT-GEO-02',
    heading: 'Twelve courses',
    text: 'A course is one of twelve clock points; 12 points up the table, and a point is 30 degrees. Courses three points apart are exact quarter turns of each other (R-FT-02).',
  },
  {
    id: 'FT-GEO-03',
    heading: 'An open plane',
    text: 'Space has no edge that ships could see. An order that would take anything farther than 20,000 MU from the centre is refused (R-FT-03).',
  },
  {
    id: 'FT-GEO-04',
    heading: 'Within',
    text: 'A thing is within a distance if it is not farther away. Eight sub-units of tolerance, a two-hundredth of a MU, absorb the rounding of oblique courses (R-FT-04).',
  },
  {
    id: 'FT-GEO-05',
    heading: 'Range bands',
    text: 'Bands are 12 MU wide for beams and 6 for torpedoes and submunition packs. A target exactly at the end of a band is in the nearer one.',
  },
  {
    id: 'FT-GEO-06',
    heading: 'Arcs',
    text: 'Six arcs of 60 degrees surround a ship: F, FS, AS, A, AP and FP, clockwise. F is 30 degrees to either side of the bow.',
  },
  {
    id: 'FT-GEO-07',
    heading: 'Targets on a line',
    text: 'A target on the line between two arcs, or within eight sub-units of it, is in the arc nearer to the bow (R-FT-05).',
  },
  {
    id: 'FT-GEO-08',
    heading: 'One point',
    text: 'Two things on one point, within eight sub-units, have each other in arc F (R-FT-06).',
  },
  {
    id: 'FT-GEO-09',
    heading: 'The nearest',
    text: 'The nearest of several things has the least exact distance, without tolerance. If two are equally near, the heavier ship counts, then the lower id (R-FT-07).',
  },
  {
    id: 'FT-GEO-10',
    heading: 'Centres',
    text: 'All distances are between centres. Ships do not block fire, and there is no terrain unless a scenario adds it.',
  },
  {
    id: 'FT-GEO-11',
    heading: 'Exact figures',
    text: 'No rule uses roots, angles or fractions. A distance is shown with two decimals, for reading only (R-FT-08).',
  },
]
