// Anti-missiles, armour, control, shields, hull.
import type { ClauseSource } from './clause.ts'

export const antiMissiles: readonly ClauseSource[] = [
  { id: 'EE-AMI-01', heading: 'Anti-missile (A)', text: 'Defence rating 2, an ordinary firing arc, no power. It cannot fire at ships.' },
  {
    id: 'EE-AMI-02',
    heading: 'Two dice',
    text: 'Each attempt is rolled with two dice, and the owner chooses the one that counts; the next shot of the chain needs at least that. If more missiles remain, the lower die that still hits is usually better.',
  },
  {
    id: 'EE-AMI-03',
    heading: 'Unlimited',
    text: 'Anti-missiles never run out: each has one chain a turn and needs no reloading (R-EE-63).',
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
    heading: 'Where it is',
    text: 'Armour is on a side between two hexes of the record, or on an outer side of one. It needs no power.',
  },
  {
    id: 'EE-ARM-02',
    heading: 'Armour is a box',
    text: 'Armour takes damage as boxes do, with the same levels and repairs. Only ion fire ignores it.',
  },
  {
    id: 'EE-ARM-03',
    heading: 'Six to a box',
    text: 'Six sides of armour count as one box of the ship’s total; nothing is rounded (R-EE-64).',
  },
  {
    id: 'EE-ARM-04',
    heading: 'One for each side',
    text: 'A side between two boxes holds one piece of armour, not one for each (R-EE-65).',
  },
]

export const control: readonly ClauseSource[] = [
  {
    id: 'EE-CTL-01',
    heading: 'Control (C)',
    text: 'Control needs no power and may be anywhere. Without it a ship cannot manoeuvre, guide missiles, lock on or repair.',
  },
  {
    id: 'EE-CTL-02',
    heading: 'Once for each purpose',
    text: 'A control box may do each of its jobs every turn, but each only once: one manoeuvring engine, one missile, one lock-on attempt, one repair.',
  },
  { id: 'EE-CTL-03', heading: 'Usable boxes', text: 'Only usable control boxes count. They are counted again in each step.' },
  {
    id: 'EE-CTL-04',
    heading: 'The limit',
    text: 'The number of usable control boxes limits manoeuvring engines, guided missiles, lock-on attempts and repairs, each separately.',
  },
]

export const shields: readonly ClauseSource[] = [
  { id: 'EE-SHD-01', heading: 'Generator (G)', text: 'A shield generator takes one power a box. It may be anywhere.' },
  {
    id: 'EE-SHD-02',
    heading: 'What shields do',
    text: 'Shield strength, the number of operating generator boxes of the ship, is added to the range for ion fire at it. Shields have no effect on lasers, missiles and railguns.',
  },
  { id: 'EE-SHD-03', heading: 'All add up', text: 'Shield generators have no primary and need no connection; all that operate count.' },
]

export const hulls: readonly ClauseSource[] = [
  {
    id: 'EE-HUL-01',
    heading: 'Hull (H)',
    text: 'Hull needs no power. Engines and weapons need hull boxes, but hull does nothing by itself.',
  },
  { id: 'EE-HUL-02', heading: 'Hull for engines', text: 'For every engine box and every half engine there must be a hull box.' },
  {
    id: 'EE-HUL-03',
    heading: 'Hull for weapons',
    text: 'No ion cannon, laser or railgun may have more boxes than the ship has hull, and there may be no more missile launchers than that.',
  },
]
