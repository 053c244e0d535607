// Building a ship.
import type { ClauseSource } from './clause.ts'

export const design: readonly ClauseSource[] = [
  {
    id: 'SF-DSG-01',
    heading: 'Seven sections',
    text: 'A ship has a core and six sections around it. Section 1 is the bow; the others follow clockwise, so 3, 4 and 5 are the stern (R-SF-06).',
  },
  {
    id: 'SF-DSG-02',
    heading: 'Slots',
    text: 'Each section has two slots, and each component fills one. The order of the two means nothing.',
  },
  {
    id: 'SF-DSG-03',
    heading: 'Costs',
    text: 'Levels run from 1 to 6. A component or a crew team costs its level plus 1; a generator costs twice its level.',
  },
  {
    id: 'SF-DSG-04',
    heading: 'Main engines',
    text: 'Main engines may only be in sections 3, 4 and 5. A ship may have several.',
  },
  {
    id: 'SF-DSG-05',
    heading: 'Thrusters',
    text: 'Thrusters may be in any section but the core.',
  },
  {
    id: 'SF-DSG-06',
    heading: 'Weapons',
    text: 'Beams and torpedo tubes may be in any section but the core.',
  },
  {
    id: 'SF-DSG-07',
    heading: 'Shields',
    text: 'A section has one shield at most, and the core has none.',
  },
  {
    id: 'SF-DSG-08',
    heading: 'Power',
    text: 'Generators and batteries may be in any section, the core included.',
  },
  {
    id: 'SF-DSG-09',
    heading: 'Crew',
    text: 'Crew teams need no slot, and you may buy as many as you like. A ship without crew is legal, though it can charge nothing.',
  },
  {
    id: 'SF-DSG-10',
    heading: 'Odd ships',
    text: 'A ship without a main engine is a base. A ship without weapons is legal too.',
  },
  {
    id: 'SF-DSG-11',
    heading: 'Structure',
    text: 'Every section, the core included, has armour of defence 2 and an integrity of 4. They cost nothing and cannot be improved.',
  },
  {
    id: 'SF-DSG-12',
    heading: 'The budget',
    text: 'Components and crew may cost no more than the budget. A design is legal if it breaks no rule of this chapter.',
  },
]
