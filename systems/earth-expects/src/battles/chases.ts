// Battles of escape and passage.
import { type Battle, body, inHiding, lastArmed, OPEN, place, stationed } from '../setting/battle.ts'

const HARBOUR = { centre: [0, -14], radius: 3 } as const

export const CHASES: readonly Battle[] = [
  {
    ...OPEN,
    id: 'chase',
    title: 'The chase of the Icarus',
    briefing:
      'The scout Icarus has come too close and is just starting its engines. The battlecruiser Vigilance is two hexes behind it and has a lock-on. If the Icarus survives twelve turns or gets out of reach, it escapes with what it has seen.',
    ships: [
      stationed('vigilance', 'yellow', 'Vigilance', { hex: [0, 0], facing: 0, power: 2 }),
      stationed('icarus', 'blue', 'Icarus', { hex: [1, -2], facing: 0, power: 0 }),
    ],
    locks: { vigilance: ['icarus'] },
    objectives: [
      { aim: 'destroy', side: 'yellow', ships: ['icarus'] },
      { aim: 'escape', side: 'blue', ships: ['icarus'] },
      { aim: 'time', turn: 12, side: 'blue' },
    ],
  },
  {
    ...OPEN,
    id: 'convoy',
    title: 'Convoy through the rocks',
    briefing:
      'A liner and two freighters must cross the belt with one destroyer as escort. Two raiders wait where the rocks are thickest. If two of the three reach the harbour, the convoy wins; if two are destroyed, the raiders win.',
    seats: [place('yellow', { centre: [0, -4], radius: 4 }), place('blue', { centre: [0, 10], radius: 3 })],
    ships: [
      stationed('corsair', 'yellow', 'Corsair', { hex: [-5, -3], facing: 2 }),
      stationed('harrier', 'yellow', 'Harrier', { hex: [5, -8], facing: 4 }),
      stationed('southern-cross', 'blue', 'Southern Cross', { hex: [0, 9], facing: 0, power: 2 }),
      stationed('oxbow', 'blue', 'Oxbow', { hex: [-1, 7], facing: 0, power: 2 }),
      stationed('barrow', 'blue', 'Barrow', { hex: [1, 10], facing: 0, power: 2 }),
      stationed('gannet', 'blue', 'Gannet', { hex: [0, 6], facing: 0, power: 1 }),
    ],
    bodies: [
      body('belt', 'The belt', [0, 0], {
        rings: [
          { terrain: 'asteroids', least: 0, most: 4 },
          { terrain: 'dense', least: 0, most: 1 },
        ],
      }),
      body('shoal', 'The shoal', [-5, -3], { rings: [{ terrain: 'asteroids', least: 0, most: 2 }] }),
    ],
    objectives: [
      { aim: 'reach', side: 'blue', ships: ['southern-cross', 'oxbow', 'barrow'], area: { centre: [0, -12], radius: 3 }, count: 2 },
      { aim: 'destroy', side: 'yellow', ships: ['southern-cross', 'oxbow', 'barrow'], count: 2 },
      ...lastArmed(22, 'yellow', 45),
    ],
  },
  {
    ...OPEN,
    id: 'raider',
    title: 'A raider in hiding',
    briefing:
      'The mail packet Paloma comes this way every month. The raider Corsair waits for it without power, hidden somewhere in the shoal. A scout flies ahead of the packet.',
    seats: [place('yellow', { centre: [0, 0], radius: 3 }), place('blue', { centre: [0, 10], radius: 2 })],
    ships: [
      inHiding('corsair', 'yellow', 'Corsair', { centre: [0, -1], radius: 4 }),
      stationed('paloma', 'blue', 'Paloma', { hex: [0, 10], facing: 0, power: 2 }),
      stationed('whisper', 'blue', 'Whisper', { hex: [1, 7], facing: 0, power: 1 }),
      stationed('bolt', 'blue', 'Bolt', { hex: [-1, 9], facing: 0 }),
    ],
    bodies: [body('shoal', 'The shoal', [0, -1], { rings: [{ terrain: 'asteroids', least: 0, most: 4 }] })],
    objectives: [
      { aim: 'reach', side: 'blue', ships: ['paloma'], area: HARBOUR, count: 1 },
      { aim: 'destroy', side: 'yellow', ships: ['paloma'] },
      ...lastArmed(25, 'yellow'),
    ],
  },
]
