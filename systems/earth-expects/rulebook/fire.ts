// The Weapons step, where a shot strikes, point defence.
import type { ClauseSource } from './clause.ts'

export const weaponsStep: readonly ClauseSource[] = [
  {
    id: 'EE-WEP-01',
    heading: 'Order of the step',
    text: 'In this order (R-EE-53):\n\n1. missiles in flight move;\n\n2. every weapon is committed, in secret;\n\n3. all targets are revealed;\n\n4. point defence;\n\n5. direct fire;\n\n6. missiles hit;\n\n7. severed parts and destroyed ships are removed.',
  },
  {
    id: 'EE-WEP-02',
    heading: 'Targets first',
    text: 'The target of every weapon is chosen before any is resolved. The row and the high side of a shot are chosen only when that shot is resolved (R-EE-54). A seat holds fire if no shot of its ships can do damage or launch a missile that could stay in flight (R-EE-158).',
  },
  {
    id: 'EE-WEP-03',
    heading: 'Once a turn',
    text: 'Each weapon acts once a turn: it fires, or it launches, or it does point defence. Weapons without a target may be used for point defence (R-EE-55).',
  },
  {
    id: 'EE-WEP-04',
    heading: 'Arc and line',
    text: 'A weapon fires only into its firing arc and along a line of sight that is not blocked. Fire never needs a lock-on, but is better with one.',
  },
  {
    id: 'EE-WEP-05',
    heading: 'All at once',
    text: 'Fire is simultaneous: strength, shields, manoeuvre points, lock-ons and arcs are those of the moment when orders are revealed. A weapon destroyed meanwhile still fires at full strength. The point of impact depends on the target as it is when the shot is resolved (R-EE-56).',
  },
  {
    id: 'EE-WEP-06',
    heading: 'Order of shots',
    text: 'Shots are resolved by seat, then by ship, then in the order their owner gave; ion cannon, lasers and railguns may come in any order (R-EE-57).',
  },
  { id: 'EE-WEP-07', heading: 'Free choice', text: 'A ship may spread its weapons over any targets.' },
  { id: 'EE-WEP-08', heading: 'Ships do not block', text: 'Ships do not block lines of sight on the map.' },
]

export const impact: readonly ClauseSource[] = [
  {
    id: 'EE-POI-01',
    heading: 'The row of fire',
    text: 'Fire follows a row of hexes of the target’s record. The attacker chooses a row in the direction nearest to the line between the ships on the map, given the target’s facing. The row must hold at least one box that is not destroyed (R-EE-58).',
  },
  {
    id: 'EE-POI-02',
    heading: 'Two equal directions',
    text: 'If two directions are equally near to that line, the defender first chooses one of them.',
  },
  {
    id: 'EE-POI-03',
    heading: 'The high side',
    text: 'Before the roll the attacker names the side to which a high roll moves the row.',
  },
  {
    id: 'EE-POI-04',
    heading: 'Rolling for the row',
    text: 'The defender rolls two dice. A 7 leaves the row as it is. Any other roll moves it by the difference, a high roll to the named side and a low roll to the other. If the target has an elite crew, the middle is 9 on two eight-sided dice; with a crack crew, 11 on two ten-sided dice.',
  },
  {
    id: 'EE-POI-05',
    heading: 'The first box',
    text: 'The first box that the row meets, coming from the attacker’s side, is the point of impact. Armour on a side that the row crosses counts as a box.',
  },
  {
    id: 'EE-POI-06',
    heading: 'A miss',
    text: 'If the row now touches no box of the ship, the weapon has missed, unless its own rules say otherwise.',
  },
  { id: 'EE-POI-07', heading: 'One row', text: 'Moving one row means going to the next parallel row, a hex’s width away.' },
  {
    id: 'EE-POI-08',
    heading: 'All first boxes',
    text: 'Some rules speak of all boxes that could be hit from one direction: the first box of every row that runs that way.',
  },
]

export const pointDefence: readonly ClauseSource[] = [
  {
    id: 'EE-PD-01',
    heading: 'Missiles only',
    text: 'Point defence shoots at missiles that were on the map when the Weapons step began, not at those just launched (R-EE-59).',
  },
  {
    id: 'EE-PD-02',
    heading: 'Arcs',
    text: 'The weapon must bear. Against a missile in the ship’s own hex the arc is measured to the hex from which it came; for a railgun that must be the one straight ahead, or straight astern for a gun that points there.',
  },
  {
    id: 'EE-PD-03',
    heading: 'One by one',
    text: 'Targets are chosen just before each roll. Players take turns in the order of seats, each with one weapon and its chain of shots, until all pass (R-EE-60).',
  },
  {
    id: 'EE-PD-04',
    heading: 'To hit',
    text: 'One die must show at least the weapon’s defence rating plus 1 for every hex of range.\n\nAnti-missile 2, laser 2, ion cannon 3, railgun 5. An ion cannon adds 1 more for every hex.',
  },
  {
    id: 'EE-PD-05',
    heading: 'Sensors help',
    text: 'Each operating sensor with the missile in its arc takes off one hex of range, down to 0. The same sensor may help every weapon in every attempt of the step (R-EE-61).',
  },
  {
    id: 'EE-PD-06',
    heading: 'Used sensors',
    text: 'A sensor that helped in point defence makes no lock-on attempt this turn. The owner chooses for each shot how many help (R-EE-62).',
  },
  {
    id: 'EE-PD-07',
    heading: 'Ion cannon and range',
    text: 'Sensors do not take off the ion cannon’s extra hexes: 3, plus the range less the sensors, plus the true range.',
  },
  {
    id: 'EE-PD-08',
    heading: 'Chains',
    text: 'A hit destroys one missile, and the same weapon may fire again: it now needs at least the die just rolled, and at least what the new target needs. The chain goes on until it misses or has no target.',
  },
  {
    id: 'EE-PD-09',
    heading: 'No defence rating',
    text: 'Missile launchers and sensors have no defence rating and cannot shoot at missiles.',
  },
  {
    id: 'EE-PD-10',
    heading: 'Strength does not count',
    text: 'An armed weapon counts once in point defence, independent of its strength.',
  },
  { id: 'EE-PD-11', heading: 'Missiles at other ships', text: 'Any enemy missile in arc may be engaged, whichever ship is its target.' },
]
