// Battles of one or two ships a side, in open space.
import { type Battle, lastArmed, OPEN, place, stationed } from '../setting/battle.ts'

export const DUELS: readonly Battle[] = [
  {
    ...OPEN,
    id: 'corvettes',
    title: 'Two corvettes',
    briefing:
      'A customs boat has hailed a courier that will not stop. Each ship has fifteen boxes and two lasers: small enough to learn the record by heart.',
    ships: [
      stationed('bolt', 'yellow', 'Bolt', { hex: [0, 4], facing: 0 }),
      stationed('dart', 'blue', 'Bolt', { hex: [0, -4], facing: 3 }),
    ],
    objectives: lastArmed(20, null, 20),
  },
  {
    ...OPEN,
    id: 'destroyers',
    title: 'Javelin against Gannet',
    briefing: 'One navy relies on ion cannon, the other on missiles. Each captain is sure that the admiralty bought the right ship.',
    ships: [
      stationed('javelin', 'yellow', 'Javelin', { hex: [0, 6], facing: 0, power: 1 }),
      stationed('gannet', 'blue', 'Gannet', { hex: [1, -6], facing: 3, power: 1 }),
    ],
    objectives: lastArmed(20, null, 25),
  },
  {
    ...OPEN,
    id: 'duel',
    title: 'A duel of battlecruisers',
    briefing: 'Two ships of the Vigilance class meet in open space, at the same speed and with the same orders.',
    ships: [
      stationed('vigilance', 'yellow', 'Vigilance', { hex: [0, 5], facing: 0, power: 2 }),
      stationed('vengeance', 'blue', 'Vigilance', { hex: [0, -5], facing: 3, power: 2 }),
    ],
    objectives: lastArmed(20),
  },
  {
    ...OPEN,
    id: 'three',
    title: 'Three at the wreck',
    briefing: 'Three captains have heard of the same wreck. There is room for one to bring it home.',
    seats: [place('yellow'), place('blue'), place('red')],
    ships: [
      stationed('bolt', 'yellow', 'Bolt', { hex: [0, 6], facing: 0 }),
      stationed('gadfly', 'blue', 'Gadfly', { hex: [6, -6], facing: 4 }),
      stationed('needle', 'red', 'Needle', { hex: [-6, 0], facing: 2 }),
    ],
    objectives: lastArmed(20, null, 20),
  },
]
