// Battles of squadrons: fixed, bought, or divided among allies.

import { type Battle, lastArmed, OPEN, place, stationed } from '../setting/battle.ts'
import type { Enlisted } from '../setup.ts'
import { type Color, twoFigures } from '../shapes.ts'

const many = (ship: string, count: number): readonly string[] => Array.from({ length: count }, () => ship)
/** Ships in line abreast, from the left of the fleet. */
const line = (seat: Color, row: number, ships: readonly string[]): readonly Enlisted[] =>
  ships.map((ship, at) => {
    const q = 2 * at - (ships.length - 1)
    const r = row - Math.floor(q / 2)
    return stationed(`${seat}-${twoFigures(at + 1)}`, seat, ship, { hex: [q, r], facing: row > 0 ? 0 : 3, power: 1 })
  })

export const FLEETS: readonly Battle[] = [
  {
    ...OPEN,
    id: 'squadrons',
    title: 'Squadrons in line',
    briefing:
      'Six ships a side, cruisers in the middle, destroyers and frigates on the wings. For a short evening, make small decisions automatic and choose simple sensors.',
    ships: [
      ...line('yellow', 8, ['Javelin', 'Harrier', 'Bulwark', 'Swallow', 'Corsair', 'Gannet']),
      ...line('blue', -8, ['Gannet', 'Corsair', 'Paladin', 'Marlin', 'Harrier', 'Javelin']),
    ],
    objectives: lastArmed(20),
  },
  {
    ...OPEN,
    id: 'flotillas',
    title: 'Twelve against twelve',
    briefing: 'Two flotillas of corvettes and scouts, twelve ships each. They move fast and do not last long.',
    ships: [
      ...line('yellow', 8, [...many('Bolt', 4), ...many('Gadfly', 4), ...many('Needle', 4)]),
      ...line('blue', -8, [...many('Needle', 4), ...many('Gadfly', 4), ...many('Bolt', 4)]),
    ],
    objectives: lastArmed(12, null, 15),
  },
  {
    ...OPEN,
    id: 'purchase',
    title: 'Ships of your own',
    briefing:
      'Each side buys what it can pay: ready ships, or its own designs. Fleets and places are sealed and opened together. With the option Disguised warships, a liner may be a warship.',
    ships: [],
    objectives: lastArmed(20),
    buys: true,
  },
  {
    ...OPEN,
    id: 'allies',
    title: 'Two flags against two',
    briefing:
      'Two navies fight with two captains each. The captains of a navy plan together. Allies see each other’s power and secrets; the enemy sees none of it.',
    seats: [place('yellow'), place('blue'), place('red', undefined, 'yellow'), place('green', undefined, 'blue')],
    ships: [
      stationed('bolt', 'yellow', 'Bolt', { hex: [-2, 7], facing: 0 }),
      stationed('gadfly', 'red', 'Gadfly', { hex: [2, 5], facing: 0 }),
      stationed('dart', 'blue', 'Bolt', { hex: [-2, -5], facing: 3 }),
      stationed('gnat', 'green', 'Gadfly', { hex: [2, -7], facing: 3 }),
    ],
    objectives: lastArmed(20, null, 15),
  },
]
