// Planets with their air and ground, the interface around them.
import type { ClauseSource } from './clause.ts'

export const planets: readonly ClauseSource[] = [
  {
    id: 'EE-PLA-01',
    heading: 'A planet',
    text: 'From outside in: perhaps one ring of atmosphere or more, a ring of surface, and the interior. The outermost ring of the disc is surface, all within it interior (R-EE-102).\n\nEarth is a disc nine hexes across with one ring of air: 24 hexes of surface, 37 of interior, 30 of atmosphere. By the scale of the map it should be nearer thirteen across (R-EE-103).',
  },
  {
    id: 'EE-PLA-02',
    heading: 'Other worlds',
    text: 'Gas giants have atmosphere and interior only. Where the air is very hostile there is only interior.',
  },
  { id: 'EE-PLA-03', heading: 'Moons', text: 'A moon is a small planet; the smallest is one hex of surface.' },
  {
    id: 'EE-PLA-04',
    heading: 'Where it goes',
    text: 'Planets usually stand still. If there may be fighting on both sides of an interface, the planet and every ship inside the interface are moved first thing in the Movement step.',
  },
]

export const atmosphere: readonly ClauseSource[] = [
  { id: 'EE-ATM-01', heading: 'Entering', text: 'A ship may enter atmosphere in any way it likes.' },
  {
    id: 'EE-ATM-02',
    heading: 'Burning in',
    text: 'Unless it drifts in by unpowered flight, each box that could be hit from straight ahead takes one point for every speed point of this turn. Which boxes those are is settled before any of them is hurt (R-EE-104).',
  },
  {
    id: 'EE-ATM-03',
    heading: 'The end of the move',
    text: 'Entering ends the movement of the turn; hexes not yet flown are forgotten, and the speed stays for the next turn. From one hex of air into another is entering again, starting in it is not (R-EE-105). Missiles stop too, unharmed.',
  },
  {
    id: 'EE-ATM-04',
    heading: 'Ion cannon',
    text: 'Atmosphere blocks lines of sight for ion cannon and no other weapon, also when who fires or who is fired at is in it (R-EE-106).',
  },
  { id: 'EE-ATM-05', heading: 'Railguns and atmosphere', text: 'Railguns may fire into or out of a hex of atmosphere, not through one.' },
  {
    id: 'EE-ATM-06',
    heading: 'As without lock-on',
    text: 'Lasers and railguns that fire into, out of or through atmosphere do so as if they had no lock-on. A corner of air on the line stops ions and railguns and takes no lock-on away (R-EE-137).',
  },
  {
    id: 'EE-ATM-07',
    heading: 'Point defence and atmosphere',
    text: 'In point defence sensors take off no range if the line has a hex of atmosphere in it.',
  },
  {
    id: 'EE-ATM-08',
    heading: 'Railgun damage',
    text: 'Into or out of atmosphere a railgun’s damage spreads like a missile’s (EE-MIS-16).',
  },
  {
    id: 'EE-ATM-09',
    heading: 'Sensors',
    text: 'For sensors each hex of atmosphere on the line doubles the range, whatever they are used for.',
  },
]

export const surface: readonly ClauseSource[] = [
  {
    id: 'EE-SUR-01',
    heading: 'Coming down hard',
    text: 'A ship that enters a hex of surface in any way but unpowered flight is destroyed. One that drifts in is in low flight.',
  },
  {
    id: 'EE-SUR-02',
    heading: 'Landing and taking off',
    text: 'From low flight, gathering one more hex lands the ship, and gathering one lifts it again. From low flight it may leave by any movement.',
  },
  {
    id: 'EE-SUR-03',
    heading: 'Fire near the ground',
    text: 'Surface blocks lines that pass through it. Landed ships may not fire; those in low flight and bases on the ground may, within their arcs. A landed ship can be shot at if the line is clear (R-EE-107). A missile whose way leads through ground is lost; a ship that lies on the ground it reaches (R-EE-138).',
  },
  { id: 'EE-SUR-04', heading: 'A big rock', text: 'A very large asteroid may be one hex of surface.' },
]

export const interior: readonly ClauseSource[] = [
  { id: 'EE-INR-01', heading: 'No way through', text: 'Whatever enters a hex of interior is destroyed, missiles too (R-EE-108).' },
  { id: 'EE-INR-02', heading: 'No sight through', text: 'The interior blocks lines of sight.' },
]

export const theInterface: readonly ClauseSource[] = [
  {
    id: 'EE-IFC-01',
    heading: 'What it is',
    text: 'Drives bear on the heaviest body around. Where that changes, they must stop and start again. From Earth’s Moon to Europa one crosses four such borders.',
    advice: true,
  },
  {
    id: 'EE-IFC-02',
    heading: 'Where the interface is',
    text: 'An interface lies like a sphere around its body, a line or a ring of hexes on the map. It moves with its body, and so does all that is inside.',
  },
  {
    id: 'EE-IFC-03',
    heading: 'Running into the interface',
    text: 'A ship that enters an interface stops there, has speed 0 and takes engine failure for the braking: four dice for every speed point, less the manoeuvre points it has not spent. The power it may shed for nothing does not help (R-EE-109).',
  },
  {
    id: 'EE-IFC-04',
    heading: 'Run over by the interface',
    text: 'If the interface moves onto a ship, the same happens with the interface’s speed, plus the ship’s own if it faces the interface, less the ship’s own if it faces away, and never below 0. Facing means that the middle of its front side, or its rear side, lies within 30° of the way the interface comes from (R-EE-110).',
  },
  {
    id: 'EE-IFC-05',
    heading: 'Missiles and the interface',
    text: 'Missiles and anti-missiles cannot pass through an interface, though they may go into it or out of it.',
  },
  { id: 'EE-IFC-06', heading: 'And on again', text: 'A ship stopped by an interface leaves in the next turn by the usual rules.' },
]
