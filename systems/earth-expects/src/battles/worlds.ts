// Battles near bodies: a base, a moving moon, radiation, a comet and heat.
import { type Battle, body, lastArmed, OPEN, place, stationed } from '../setting/battle.ts'

export const WORLDS: readonly Battle[] = [
  {
    ...OPEN,
    id: 'base',
    title: 'Halfway House',
    briefing:
      'The base Halfway House refuels every tanker on the lane. A heavy cruiser and a destroyer come to destroy it; a missile destroyer and a corvette defend it.',
    ships: [
      stationed('bulwark', 'yellow', 'Bulwark', { hex: [0, 9], facing: 0, power: 2 }),
      stationed('javelin', 'yellow', 'Javelin', { hex: [2, 8], facing: 0, power: 1 }),
      { ...stationed('halfway-house', 'blue', 'Halfway House', { hex: [0, 0], facing: 3 }), rotates: 1 },
      stationed('gannet', 'blue', 'Gannet', { hex: [0, -1], facing: 3 }),
      stationed('bolt', 'blue', 'Bolt', { hex: [1, -1], facing: 3 }),
    ],
    objectives: [{ aim: 'destroy', side: 'yellow', ships: ['halfway-house'] }, ...lastArmed(20, 'blue', 40)],
  },
  {
    ...OPEN,
    id: 'interface',
    title: 'The interface of a moon',
    briefing:
      'Drives stop at the interface, the ring where the moon’s mass takes over. The moon and its ring come towards the cruiser that waits outside; no missile passes the ring. The Swallow guards the moon, and has held it if twenty turns decide nothing.',
    ships: [
      stationed('marlin', 'yellow', 'Marlin', { hex: [0, 11], facing: 0, power: 1 }),
      stationed('swallow', 'blue', 'Swallow', { hex: [0, -4], facing: 3 }),
    ],
    bodies: [
      body('moon', 'The moon', [0, 0], {
        motion: [0, 1],
        rings: [
          { terrain: 'interior', least: 0, most: 0 },
          { terrain: 'surface', least: 1, most: 1 },
          { terrain: 'interface', least: 6, most: 6 },
        ],
      }),
    ],
    objectives: lastArmed(20, 'blue', 20),
  },
  {
    ...OPEN,
    id: 'jupiter',
    title: 'In Jupiter’s radiation',
    briefing:
      'Nobody stays here longer than they must. Two heavy cruisers of one class come round the planet towards each other, and the radiation belts damage both.',
    ships: [
      stationed('bulwark', 'yellow', 'Bulwark', { hex: [-8, 1], facing: 3, power: 2 }),
      stationed('rampart', 'blue', 'Bulwark', { hex: [-1, 8], facing: 5, power: 2 }),
    ],
    bodies: [
      body('jupiter', 'Jupiter', [0, 0], {
        rings: [
          { terrain: 'interior', least: 0, most: 4 },
          { terrain: 'atmosphere', least: 5, most: 5 },
          { terrain: 'radiation', least: 6, most: 8 },
        ],
      }),
    ],
    objectives: lastArmed(20, null, 15),
  },
  {
    ...OPEN,
    id: 'comet',
    title: 'Under the comet',
    briefing:
      'A frigate with lasers and one with railguns meet at a comet near the sun. The tail makes lock-ons harder, the head is full of rocks, and heat damages the boxes that face the sun.',
    seats: [place('yellow'), place('blue')],
    ships: [
      stationed('corsair', 'yellow', 'Corsair', { hex: [-4, 3], facing: 1 }),
      stationed('harrier', 'blue', 'Harrier', { hex: [4, -3], facing: 4 }),
    ],
    bodies: [
      body('comet', 'The comet', [0, 0], {
        rings: [{ terrain: 'dense', least: 0, most: 1 }],
        hexes: [2, 3, 4, 5, 6].flatMap((away) => [
          { terrain: 'tail' as const, at: [0, -away] as const },
          { terrain: 'tail' as const, at: [1, -away] as const },
          { terrain: 'tail' as const, at: [-1, -away + 1] as const },
        ]),
      }),
    ],
    heat: { from: [0, 20], within: 17, dice: 1 },
    objectives: lastArmed(20, null, 15),
  },
]
