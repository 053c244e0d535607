// Planets with atmosphere and surface, and the interface around them.
import type { ClauseSource } from './clause.ts'

export const planets: readonly ClauseSource[] = [
  {
    id: 'EE-PLA-01',
    heading: 'A planet',
    text: 'From outside in, a planet has any number of rings of atmosphere, one ring of surface, and the interior. The outermost ring of the disc is surface, everything within it interior (R-EE-102).\n\nEarth is a disc nine hexes across with one ring of atmosphere: 24 hexes of surface, 37 of interior, 30 of atmosphere. By the scale of the map it should be nearer thirteen across (R-EE-103).',
  },
  {
    id: 'EE-PLA-02',
    heading: 'Other worlds',
    text: 'Gas giants have atmosphere and interior only. A planet with a very hostile atmosphere has only interior.',
  },
  { id: 'EE-PLA-03', heading: 'Moons', text: 'A moon is a small planet; the smallest is one hex of surface.' },
  {
    id: 'EE-PLA-04',
    heading: 'Motion of planets',
    text: 'Planets usually do not move. If there may be fighting on both sides of an interface, the planet and every ship inside the interface move first in the Movement step.',
  },
]

export const atmosphere: readonly ClauseSource[] = [
  { id: 'EE-ATM-01', heading: 'Entering', text: 'A ship may enter atmosphere by any movement.' },
  {
    id: 'EE-ATM-02',
    heading: 'Damage on entry',
    text: 'Unless a ship enters by unpowered flight, each box that could be hit from straight ahead takes one point for every speed point of this turn. Those boxes are determined before any of them takes damage (R-EE-104).',
  },
  {
    id: 'EE-ATM-03',
    heading: 'The end of the move',
    text: 'Entering ends the movement of the turn; the remaining hexes are lost, and the speed stays for the next turn. Moving from one hex of atmosphere into another counts as entering, starting in one does not (R-EE-105). Missiles stop too, unharmed.',
  },
  {
    id: 'EE-ATM-04',
    heading: 'Ion cannon',
    text: 'Atmosphere blocks lines of sight for ion cannon and no other weapon, even if only the firing ship or the target is in it (R-EE-106).',
  },
  { id: 'EE-ATM-05', heading: 'Railguns and atmosphere', text: 'Railguns may fire into or out of a hex of atmosphere, not through one.' },
  {
    id: 'EE-ATM-06',
    heading: 'Fire as without lock-on',
    text: 'Lasers and railguns that fire into, out of or through atmosphere do so as if they had no lock-on. A line that touches only a corner of atmosphere stops ion fire and railguns, but does not cancel a lock-on (R-EE-137).',
  },
  {
    id: 'EE-ATM-07',
    heading: 'Point defence and atmosphere',
    text: 'In point defence sensors take off no range if the line crosses a hex of atmosphere.',
  },
  {
    id: 'EE-ATM-08',
    heading: 'Railgun damage',
    text: 'Into or out of atmosphere a railgun’s damage spreads like a missile’s (EE-MIS-16).',
  },
  {
    id: 'EE-ATM-09',
    heading: 'Sensors',
    text: 'For sensors each hex of atmosphere on the line doubles the range, for all uses.',
  },
]

export const surface: readonly ClauseSource[] = [
  {
    id: 'EE-SUR-01',
    heading: 'Entering a surface',
    text: 'A ship that enters a hex of surface in any way but unpowered flight is destroyed. A ship that enters by unpowered flight is in low flight.',
  },
  {
    id: 'EE-SUR-02',
    heading: 'Landing and taking off',
    text: 'From low flight, another hex of unpowered flight lands the ship, and another one lifts it again. From low flight it may leave by any movement.',
  },
  {
    id: 'EE-SUR-03',
    heading: 'Fire near the ground',
    text: 'Surface blocks lines that pass through it. Landed ships may not fire; those in low flight and bases on the ground may, within their arcs. A landed ship can be shot at if the line is clear (R-EE-107). A missile is lost if its way leads through a surface, but it can reach a ship on one (R-EE-138).',
  },
  { id: 'EE-SUR-04', heading: 'Large asteroids', text: 'A very large asteroid may be one hex of surface.' },
]

export const interior: readonly ClauseSource[] = [
  { id: 'EE-INR-01', heading: 'No way through', text: 'A ship or missile that enters a hex of interior is destroyed (R-EE-108).' },
  { id: 'EE-INR-02', heading: 'No sight through', text: 'The interior blocks lines of sight.' },
]

export const theInterface: readonly ClauseSource[] = [
  {
    id: 'EE-IFC-01',
    heading: 'What it is',
    text: 'Drives work relative to the dominant body nearby. Where another body becomes dominant, they must stop and start again. On the way from Earth’s Moon to Europa a ship crosses four such borders.',
    advice: true,
  },
  {
    id: 'EE-IFC-02',
    heading: 'Where the interface is',
    text: 'An interface is a sphere around its body, and a line or a ring of hexes on the map. It moves with its body, together with everything inside.',
  },
  {
    id: 'EE-IFC-03',
    heading: 'Running into the interface',
    text: 'A ship that enters an interface stops there, has speed 0 and takes engine failure for the braking: four dice for every speed point, less the manoeuvre points it has not spent. The point of power that it could lose without cost does not count here (R-EE-109).',
  },
  {
    id: 'EE-IFC-04',
    heading: 'Run over by the interface',
    text: 'If the interface moves onto a ship, the same happens with the interface’s speed. Add the ship’s own speed if it faces the interface, or take it off if it faces away, but not below 0. Facing means that the middle of its front side, or its rear side, is within 30° of the direction that the interface comes from (R-EE-110).',
  },
  {
    id: 'EE-IFC-05',
    heading: 'Missiles and the interface',
    text: 'Missiles and anti-missiles cannot pass through an interface, though they may go into it or out of it.',
  },
  { id: 'EE-IFC-06', heading: 'Leaving an interface', text: 'A ship stopped by an interface leaves in the next turn by the usual rules.' },
]
