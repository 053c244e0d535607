// The parts of a battle: seats, ships, terrain and objectives.

import type { Choices } from '@admiralty/kernel'
import type { Hex } from '@admiralty/space'
import { shipNamed } from '../design/ready.ts'
import { type Area, type Body, type Enlisted, type Objective, type Setup, UNPLACED } from '../setup.ts'
import type { Color } from '../shapes.ts'
import { areBought, budgetChosen, optionsChosen, speedChosen } from './options.ts'

type Seat = Setup['seats'][number]
export interface Battle {
  readonly id: string
  readonly title: string
  readonly briefing: string
  readonly seats: readonly Seat[]
  readonly ships: readonly Enlisted[]
  readonly bodies: readonly Body[]
  readonly heat: Setup['heat']
  readonly locks?: NonNullable<Setup['locks']>
  readonly objectives: readonly Objective[]
  /** EE-DES-10: every seat buys its ships. */
  readonly buys: boolean
}

/** Whether bought ships may replace those of the battle: no objective names a ship, and it has terrain or more than two seats. */
export const isOpen = ({ objectives, bodies, seats }: Battle): boolean =>
  objectives.every((objective) => !('ships' in objective)) && (bodies.length > 0 || seats.length > 2)
/** The zone for bought ships: around the start of the ships they replace. */
function zoneOf({ ships, seats }: Battle, { seat, zone }: Seat): Area {
  const own = ships.filter((ship) => ship.seat === seat)
  return { centre: own[Math.floor(own.length / 2)]?.hex ?? zone.centre, radius: seats.length > 2 ? 2 : 3 }
}

export function setupFor(battle: Battle, choices: Choices): Setup {
  const { id, seats, ships, bodies, heat, locks, objectives, buys } = battle
  const swapped = !buys && isOpen(battle) && areBought(choices)
  const budget = buys || swapped ? budgetChosen(choices) : 0
  const speed = speedChosen(choices)
  return {
    scenario: id,
    seats: seats.map((seat) => ({
      ...seat,
      budget,
      zone: swapped ? zoneOf(battle, seat) : seat.zone,
      ...(budget > 0 && speed > 0 ? { speed } : {}),
    })),
    ships: swapped ? [] : ships,
    bodies,
    heat,
    ...(locks && !swapped ? { locks } : {}),
    objectives,
    options: optionsChosen(choices),
  }
}

export const place = (seat: Color, zone: Area = { centre: [0, 0], radius: 2 }, side: Color = seat): Seat => ({
  seat,
  side,
  budget: 0,
  zone,
})
export const TWO: readonly Seat[] = [place('yellow', { centre: [0, 8], radius: 3 }), place('blue', { centre: [0, -8], radius: 3 })]

/** Open space between two seats. */
export const OPEN = { seats: TWO, bodies: [], heat: null, buys: false } as const

interface Station {
  readonly hex: Hex
  readonly facing: NonNullable<Enlisted['facing']>
  /** Whole points of speed power. */
  readonly power?: number
}
/** A ready ship that starts in a public position. */
export const stationed = (id: string, seat: Color, ship: string, { hex, facing, power = 0 }: Station): Enlisted => ({
  id,
  seat,
  design: shipNamed(ship),
  ...UNPLACED,
  hex,
  facing,
  speedPower: power * 4,
})
/** EE-HID-01: a ready ship that its owner hides in an area. */
export const inHiding = (id: string, seat: Color, ship: string, hides: Area): Enlisted => ({
  id,
  seat,
  design: shipNamed(ship),
  ...UNPLACED,
  hides,
})

/** A body that does not move and has no hexes, except as stated. */
export const body = (id: string, title: string, centre: Hex, what: Partial<Pick<Body, 'motion' | 'rings' | 'hexes'>>): Body => ({
  id,
  title,
  centre,
  motion: [0, 0],
  rings: [],
  hexes: [],
  ...what,
})

/** A third of the price of its ships. */
const BROKEN = 33
/** The last side with an armed ship wins, or the side with the smaller losses once one has lost this percentage. When the turns are up: the given side, or the side with the smallest losses. */
export const lastArmed = (turns: number, side: Color | null = null, share: number = BROKEN): readonly Objective[] => [
  { aim: 'lastArmed' },
  { aim: 'broken', share },
  side ? { aim: 'time', turn: turns, side } : { aim: 'losses', turn: turns },
]
