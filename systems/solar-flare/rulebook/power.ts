// Power, crews, batteries and shields.
import type { ClauseSource } from './clause.ts'

export const power: readonly ClauseSource[] = [
  {
    id: 'SF-PWR-01',
    heading: 'Power of the ship',
    text: 'Every ship makes 4 power in each power phase, whatever is left of it.',
  },
  {
    id: 'SF-PWR-02',
    heading: 'Generators',
    text: 'Each working generator adds its level. It is lost with its section.',
  },
  {
    id: 'SF-PWR-03',
    heading: 'Power does not keep',
    text: 'Power that is made and not moved in the phase is lost.',
  },
  {
    id: 'SF-PWR-04',
    heading: 'All there is',
    text: 'The power of a phase is what the ship makes and what its batteries hold.',
  },
  {
    id: 'SF-PWR-05',
    heading: 'One team, one component',
    text: 'A crew team moves power up to its skill into one component, once a phase. Skill left over is wasted.',
  },
  {
    id: 'SF-PWR-06',
    heading: 'One component, one team',
    text: 'A component is charged by one team only in a phase.',
  },
  {
    id: 'SF-PWR-07',
    heading: 'Drawing on batteries',
    text: 'With each transfer you say how much comes from each battery. Drawing needs no crew; the rest must come from power made this phase.',
  },
  {
    id: 'SF-PWR-08',
    heading: 'Too much',
    text: 'Power beyond what a component holds is lost, and its source is spent all the same.',
  },
  {
    id: 'SF-PWR-09',
    heading: 'Charges',
    text: 'Engines, thrusters, batteries and beams take 1 power for 1 charge, up to their level. Only batteries give charge back.',
  },
  {
    id: 'SF-PWR-10',
    heading: 'Charging batteries',
    text: 'A battery is charged by a team as any component is, also from another battery, never from itself. What it received earlier in the phase may be drawn later.',
  },
  {
    id: 'SF-PWR-11',
    heading: 'Crews are safe',
    text: 'Nothing harms a crew team.',
  },
  {
    id: 'SF-PWR-12',
    heading: 'Charges keep',
    text: 'Charges stay from turn to turn in every component. Overcharge and wiped partial charges are the exceptions.',
  },
]

export const shields: readonly ClauseSource[] = [
  {
    id: 'SF-SHD-01',
    heading: 'One side',
    text: 'A shield protects its own section only.',
  },
  {
    id: 'SF-SHD-02',
    heading: 'The price of a charge',
    text: 'Raising a shield by one charge costs as much power as its new charge: 1, 2, 3 and so on, 21 from 0 to 6.',
  },
  {
    id: 'SF-SHD-03',
    heading: 'Several at once',
    text: 'One transfer may buy several charges: 3 power raise a shield from 0 to 2.',
  },
  {
    id: 'SF-SHD-04',
    heading: 'Partial charge',
    text: 'Power short of the next charge stays in the shield and adds up. It defends nothing.',
  },
  {
    id: 'SF-SHD-05',
    heading: 'Reaching the charge',
    text: 'When the price is reached the shield gains the charge and the partial charge starts again at 0; power beyond it counts for the next one.',
  },
  {
    id: 'SF-SHD-06',
    heading: 'Full',
    text: 'A shield holds no more than its level, and a full one holds no partial charge.',
  },
  {
    id: 'SF-SHD-07',
    heading: 'It takes time',
    text: 'No team fills a shield of 6 in one phase. A team of skill 6 needs four: 3, then 4, then 5, then 6.',
  },
]
