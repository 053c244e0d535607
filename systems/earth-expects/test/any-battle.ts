// Random battles for fuzz tests: random ships, visible or hidden, near random bodies, with random aims.

import { type Dice, die, likely, OWN_SCENARIO, pick } from '@admiralty/kernel'
import { distance, type Hex, within } from '@admiralty/space'
import { CREW_NAMES } from '../data/tables.ts'
import type { Design } from '../src/design/design.ts'
import { sampleDesign } from '../src/design/sample.ts'
import { type Options, optionsChosen, SWITCH_NAMES } from '../src/setting/options.ts'
import type { Area, Body, Enlisted, Objective, Setup } from '../src/setup.ts'
import { TERRAINS } from '../src/setup.ts'
import type { Color } from '../src/shapes.ts'

type Seat = Setup['seats'][number]
const FACINGS = [0, 1, 2, 3, 4, 5] as const
const hexIn = (dice: Dice, { centre, radius }: Area): Hex => pick(dice, within(centre, radius))
const some = <T>(dice: Dice, most: number, one: (at: number) => T): readonly T[] =>
  Array.from({ length: die(dice, most + 1, 'some') - 1 }, (_, at) => one(at))

/** Seats and sides. */
const TABLES: readonly (readonly Pick<Seat, 'seat' | 'side'>[])[] = [
  [
    { seat: 'yellow', side: 'yellow' },
    { seat: 'blue', side: 'blue' },
  ],
  [
    { seat: 'yellow', side: 'yellow' },
    { seat: 'blue', side: 'blue' },
    { seat: 'red', side: 'red' },
  ],
  [
    { seat: 'yellow', side: 'yellow' },
    { seat: 'blue', side: 'blue' },
    { seat: 'red', side: 'yellow' },
    { seat: 'green', side: 'blue' },
  ],
]
const ZONES: Readonly<Record<Color, Area>> = {
  yellow: { centre: [0, 4], radius: 4 },
  blue: { centre: [0, -4], radius: 4 },
  red: { centre: [4, -2], radius: 3 },
  green: { centre: [-4, 2], radius: 3 },
}

function anyDesign(dice: Dice, options: Options): Design {
  const drawn = sampleDesign(dice, options)
  // Few large ships, because a match of three seats with them is slow.
  return drawn.boxes.length <= 60 || likely(dice, 1, 4) ? drawn : anyDesign(dice, options)
}

interface BattleTerrain {
  readonly options: Options
  readonly bodies: readonly Body[]
}
/** A hex of the area outside all bodies. */
function placeIn(dice: Dice, { bodies }: BattleTerrain, area: Area): Hex {
  const inside = (hex: Hex): boolean =>
    bodies.some(({ centre, rings }) => rings.some(({ terrain, most }) => terrain === 'interior' && distance(centre, hex) <= most))
  const room = within(area.centre, area.radius).filter((hex) => !inside(hex))
  return pick(dice, room)
}

function anyShip(dice: Dice, { seat, zone }: Seat, ground: BattleTerrain, at: number): Enlisted {
  const { options } = ground
  const design = anyDesign(dice, options)
  const hides = design.base || !likely(dice, 1, 4) ? null : { centre: placeIn(dice, ground, zone), radius: die(dice, 4, 'area') }
  const placed = hides === null && likely(dice, 3, 4)
  return {
    id: `${seat}-ship-${at + 1}`,
    seat,
    design,
    crew: options.crews ? pick(dice, CREW_NAMES) : 'standard',
    hex: placed ? placeIn(dice, ground, zone) : null,
    facing: placed ? pick(dice, FACINGS) : null,
    speedPower: hides || design.base ? 0 : 4 * (die(dice, 5, 'speed') - 1),
    hides,
    marks: {},
    rotates: design.base ? pick(dice, [-1, 0, 1] as const) : 0,
  }
}
/** EE-BAS-08: some railguns of bases are assigned to one enemy base. */
function marked(dice: Dice, ship: Enlisted, all: readonly Enlisted[]): Enlisted {
  const bases = all.filter(({ seat, design }) => seat !== ship.seat && design.base)
  const guns = ship.design.boxes.flatMap(({ type, system }) => (type === 'R' && system !== null && ship.design.base ? [system] : []))
  if (bases.length === 0) return ship
  return { ...ship, marks: Object.fromEntries(guns.filter(() => likely(dice, 1, 2)).map((gun) => [gun, pick(dice, bases).id])) }
}

const OPEN = TERRAINS.filter((terrain) => terrain !== 'interior')
const RINGS: readonly Body['rings'][] = [
  [
    { terrain: 'interior', least: 0, most: 0 },
    { terrain: 'surface', least: 1, most: 1 },
    { terrain: 'interface', least: 5, most: 5 },
  ],
  [
    { terrain: 'interior', least: 0, most: 1 },
    { terrain: 'atmosphere', least: 2, most: 3 },
    { terrain: 'radiation', least: 3, most: 6 },
  ],
  [
    { terrain: 'asteroids', least: 0, most: 4 },
    { terrain: 'dense', least: 0, most: 2 },
    { terrain: 'cinematic', least: 0, most: 0 },
  ],
]
function anyBody(dice: Dice, at: number): Body {
  const rings = pick(dice, RINGS)
  return {
    id: `body-${at + 1}`,
    title: `Body ${at + 1}`,
    centre: hexIn(dice, { centre: [0, 0], radius: 7 }),
    motion: likely(dice, 1, 3) ? hexIn(dice, { centre: [0, 0], radius: 1 }) : [0, 0],
    rings,
    hexes: some(dice, 4, () => ({ terrain: pick(dice, OPEN), at: hexIn(dice, { centre: [0, 0], radius: 5 }) })),
  }
}

function anyAim(dice: Dice, seats: readonly Seat[], ships: readonly Enlisted[]): Objective {
  const { side } = pick(dice, seats)
  const sides = new Set(seats.filter((seat) => seat.side === side).map(({ seat }) => seat))
  const named = (own: boolean): readonly string[] => ships.filter(({ seat }) => sides.has(seat) === own).map(({ id }) => id)
  return pick(dice, [
    { aim: 'lastArmed' },
    { aim: 'escape', side, ships: named(true) },
    { aim: 'destroy', side, ships: named(false) },
    { aim: 'reach', side, ships: named(true), area: { centre: hexIn(dice, { centre: [0, 0], radius: 12 }), radius: 2 }, count: 1 },
  ] as const satisfies readonly Objective[])
}

export function anyBattle(dice: Dice): Setup {
  const options = optionsChosen(Object.fromEntries(SWITCH_NAMES.map((name) => [name, likely(dice, 1, 2)])))
  const seats = pick(dice, [...TABLES, ...TABLES.slice(0, 1), ...TABLES.slice(0, 1)]).map(({ seat, side }): Seat => {
    const budget = likely(dice, 1, 4) ? die(dice, 4, 'budget') : 0
    return { seat, side, budget: 16 * budget, zone: ZONES[seat], speed: budget % 4 }
  })
  const bodies = some(dice, 2, (at) => anyBody(dice, at))
  const drawn = seats.flatMap((seat) =>
    Array.from({ length: die(dice, 3, 'ships') }, (_, at) => anyShip(dice, seat, { options, bodies }, at)),
  )
  const ships = drawn.map((ship) => marked(dice, ship, drawn))
  return {
    scenario: OWN_SCENARIO,
    seats,
    ships,
    bodies,
    heat: likely(dice, 1, 4)
      ? { from: hexIn(dice, { centre: [0, 0], radius: 12 }), within: die(dice, 15, 'heat'), dice: die(dice, 3, 'heat') }
      : null,
    objectives: [...some(dice, 2, () => anyAim(dice, seats, ships)), { aim: 'time', turn: 4 + die(dice, 6, 'turns'), side: null }],
    options,
  }
}
