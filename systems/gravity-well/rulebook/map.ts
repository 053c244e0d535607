// The planet, the rings and their numbers, debris and moons.
import type { ClauseSource } from './clause.ts'

export const map: readonly ClauseSource[] = [
  {
    id: 'GW-MAP-01',
    heading: 'The planet',
    text: 'The planet fills the seven hexes in the middle. Only a scoopship may enter it; any other unit that flies or falls into it is destroyed (R-GW-03).',
  },
  {
    id: 'GW-MAP-02',
    heading: 'What blocks sight',
    text: 'Nothing but the planet blocks a line of sight.',
  },
  {
    id: 'GW-MAP-03',
    heading: 'Room in a hex',
    text: 'A hex holds any number of units of all players. Units never collide (R-GW-04).',
  },
  {
    id: 'GW-MAP-04',
    heading: 'Rings',
    text: 'Six closed rings of hexes lie around the planet. Ring 1 is next to it and has 12 hexes; each further ring has six more. Every hex prints a green, a white and a blue number. A hex is named by its ring and its place there, clockwise from the top: 4-07.',
  },
  {
    id: 'GW-MAP-05',
    heading: 'Green',
    text: 'The green number is the speed of a circular orbit in that ring. A slower unit is pulled down in the gravity impulse.',
  },
  {
    id: 'GW-MAP-06',
    heading: 'White',
    text: 'The white number is the velocity that a unit loses when it climbs from that hex to the next ring.',
  },
  {
    id: 'GW-MAP-07',
    heading: 'Blue',
    text: 'A unit slower than the blue number is bent towards the planet as it enters the hex. The number is high on the six corners of a ring and low on its sides, so a unit at the green speed turns at each corner and nowhere else.',
  },
  {
    id: 'GW-MAP-08',
    heading: 'Vector and velocity',
    text: 'Every unit in flight has a vector, one of six directions, and a velocity in hexes a turn. The vector says which way round it orbits (R-GW-05).',
  },
  {
    id: 'GW-MAP-09',
    heading: 'Debris',
    text: 'The hexes of rings 3 and 5 are debris. Stations mine it; it hinders neither movement nor fire.',
  },
  {
    id: 'GW-MAP-10',
    heading: 'Moons',
    text: 'Moons are optional. A moon circles at the green speed of its ring, moves before all units in an impulse, and hinders nothing (R-GW-06).',
  },
  {
    id: 'GW-MAP-11',
    heading: 'Leaving the map',
    text: 'A unit that flies beyond ring 6 is destroyed (R-GW-07).',
  },
]
