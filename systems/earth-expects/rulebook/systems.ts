// Anti-missiles, armour, control, shields, hull.
import type { ClauseSource } from './clause.ts'

export const antiMissiles: readonly ClauseSource[] = [
  { id: 'EE-AMI-01', heading: 'Anti-missile (A)', text: 'Defence rating 2, an ordinary firing arc, no power. It does nothing to ships.' },
  {
    id: 'EE-AMI-02',
    heading: 'Two dice',
    text: 'Each attempt is rolled with two dice, and the owner chooses which of them counts; that one is what the next shot of the chain must reach. With more missiles to come, the lower die that still hits is mostly the better.',
  },
  {
    id: 'EE-AMI-03',
    heading: 'No end to them',
    text: 'Anti-missiles never run out: each has one chain a turn, and there is nothing to reload (R-EE-63).',
  },
  {
    id: 'EE-AMI-04',
    heading: 'Anti-missiles and the interface',
    text: 'Anti-missiles cannot fire through hexes of an interface, only into or out of them.',
  },
]

export const armour: readonly ClauseSource[] = [
  {
    id: 'EE-ARM-01',
    heading: 'Where it lies',
    text: 'Armour lies on a side between two hexes of the record, or on an outer side of one. It needs no power.',
  },
  {
    id: 'EE-ARM-02',
    heading: 'Armour is a box',
    text: 'Armour takes damage as boxes do, with the same levels and repairs. Only ion fire takes no notice of it.',
  },
  {
    id: 'EE-ARM-03',
    heading: 'Six to a box',
    text: 'Six sides of armour count as one box of the ship’s total; nothing is rounded (R-EE-64).',
  },
  { id: 'EE-ARM-04', heading: 'One to a side', text: 'A side between two boxes holds one piece of armour, not one for each (R-EE-65).' },
]

export const control: readonly ClauseSource[] = [
  {
    id: 'EE-CTL-01',
    heading: 'Control (C)',
    text: 'Control needs no power and may stand anywhere. Without it there is no manoeuvre, no guiding of missiles and no lock-on, and nobody to lead the repairs.',
  },
  {
    id: 'EE-CTL-02',
    heading: 'Once for each purpose',
    text: 'A control box may do each of its jobs every turn, but each only once: one manoeuvring engine, one missile, one lock-on attempt, one repair.',
  },
  { id: 'EE-CTL-03', heading: 'Fit for use', text: 'Only usable control boxes serve, counted anew in each step.' },
  {
    id: 'EE-CTL-04',
    heading: 'So many and no more',
    text: 'There are no more manoeuvring engines, guided missiles, lock-on attempts and repairs, of each, than usable control boxes.',
  },
]

export const shields: readonly ClauseSource[] = [
  { id: 'EE-SHD-01', heading: 'Generator (G)', text: 'A shield generator takes one power a box. It may stand anywhere.' },
  {
    id: 'EE-SHD-02',
    heading: 'What shields do',
    text: 'Shield strength, the number of operating generator boxes of the ship, is added to the range for ion fire at it. Lasers, missiles and railguns do not care.',
  },
  { id: 'EE-SHD-03', heading: 'All add up', text: 'Shield generators have no primary and need no connection; all that operate count.' },
]

export const hulls: readonly ClauseSource[] = [
  { id: 'EE-HUL-01', heading: 'Hull (H)', text: 'Hull needs no power. It is all that a ship must have and does not fight with.' },
  { id: 'EE-HUL-02', heading: 'Hull for engines', text: 'For every engine box and every half engine there must be a hull box.' },
  {
    id: 'EE-HUL-03',
    heading: 'Hull for weapons',
    text: 'No ion cannon, laser or railgun may have more boxes than the ship has hull, and there may be no more missile launchers than that.',
  },
]
