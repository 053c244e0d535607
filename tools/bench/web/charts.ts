// Matches that begin with full charts: Gravity Well with sixty units, Full Thrust with sixty counters and twenty-four salvoes.

import { hostTable } from '../../../apps/server/test/host-table.ts'
import type { Position as FieldPosition } from '../../../systems/earth-expects/src/position.ts'
import type { Position as PlanePosition } from '../../../systems/full-thrust/src/position.ts'
import { hexesOfRing, SENSES } from '../../../systems/gravity-well/src/orbit/motion.ts'
import type { Position as OrbitPosition } from '../../../systems/gravity-well/src/position.ts'
import type { AnsweredTable } from './answering.ts'
import type { WebBench } from './page.ts'
import type { PannedTable } from './panning.ts'

const UNITS = 60
const RINGS = 6
const SHIPS_A_SIDE = 18
const CARRIERS_A_SIDE = 3
const GROUPS = 4 * CARRIERS_A_SIDE * 2
const SALVOES = 24
const range = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index))

/** Stations of both sides and their satellites, in circular orbits all round. */
function orbits(): OrbitPosition {
  const units = range(UNITS, (index) => {
    const hexes = hexesOfRing(1 + (index % RINGS))
    const seat = index % 2 === 0 ? ('yellow' as const) : ('blue' as const)
    const kind = index < 2 ? ('station' as const) : ('defSat' as const)
    return { seat, kind, at: hexes[(index * 7) % hexes.length] ?? [0, 0], sense: SENSES[index % 2] }
  })
  return { at: 'launch', units: [...units] }
}

const spot = (index: number, across: number) => ({ mu: [(index % SHIPS_A_SIDE) * 4 - 34, across] as const })
/** Two lines of ships in reach of each other, carriers first. */
function lines(shipsASide: number): NonNullable<PlanePosition['ships']> {
  const ship = (seat: 'red' | 'blue', index: number) =>
    [
      `${seat}-${index + 1}`,
      {
        seat,
        design: index < CARRIERS_A_SIDE ? 'Aerie' : 'Osprey',
        velocity: 6,
        course: seat === 'red' ? 12 : 6,
        ...spot(index, seat === 'red' ? 14 : -14),
      },
    ] as const
  return Object.fromEntries((['red', 'blue'] as const).flatMap((seat) => range(shipsASide, (index) => ship(seat, index))))
}
/** Two lines of ships, their fighters between them, and salvoes among these. */
function plane(): PlanePosition {
  const groups = range(GROUPS, (index) => [`g${index + 1}`, { where: 'space' as const, ...spot(index * 3, (index % 7) - 3) }] as const)
  const salvoes = range(SALVOES, (index) => {
    const seat = index % 2 === 0 ? ('red' as const) : ('blue' as const)
    return { seat, ship: `${seat}-${5 + (index % 9)}`, ...spot(index * 5 + 1, (index % 5) * 2 - 4) }
  })
  return { at: 'plot', ships: lines(SHIPS_A_SIDE), groups: Object.fromEntries(groups), salvoes: [...salvoes] }
}

export interface FullChart {
  readonly title: string
  readonly system: AnsweredTable['system']
  readonly scenario: string
  readonly seats: readonly string[]
  position(): unknown
  /** The label of a choice that is pressed before. */
  readonly press?: string
}
export const FULL_CHARTS: readonly FullChart[] = [
  { title: `Gravity Well with ${UNITS} units`, system: 'gravity-well', scenario: 'fast', seats: ['yellow', 'blue'], position: orbits },
  {
    title: `Full Thrust with ${2 * SHIPS_A_SIDE + GROUPS} ships and groups, ${SALVOES} salvoes and the arcs of a ship`,
    system: 'full-thrust',
    scenario: 'twelve-a-side',
    seats: ['red', 'blue'],
    position: plane,
    press: 'Osprey',
  },
]

const TWELVE = 12
const square = (index: number, far: number): readonly [number, number] => [index - TWELVE / 2, far - Math.floor(index / 2)]
/** Two lines of Vigilances, twelve a side. */
const facing = (): FieldPosition => ({
  at: 'announce',
  ships: Object.fromEntries(
    (['yellow', 'blue'] as const).flatMap((seat, side) =>
      range(TWELVE, (index) => [
        `${seat}-${index + 1}`,
        { seat, design: 'Vigilance', hex: square(index, side === 0 ? 12 : -6), facing: side === 0 ? 0 : 3 },
      ]),
    ),
  ),
})
/** Matches of twelve ships a side, which open from a link. */
export const TWELVE_A_SIDE: readonly FullChart[] = [
  { title: 'Earth Expects', system: 'earth-expects', scenario: 'squadrons', seats: ['yellow', 'blue'], position: facing },
  {
    title: 'Full Thrust',
    system: 'full-thrust',
    scenario: 'twelve-a-side',
    seats: ['red', 'blue'],
    position: () => ({ at: 'plot', ships: lines(TWELVE) }) satisfies PlanePosition,
  },
]

/** A match that begins with this chart, seen from the first of two seats; another guest holds the second. The server is down meanwhile. */
export async function openChart(
  { server, client, opponent }: WebBench,
  { system, scenario, seats, press, position }: FullChart,
): Promise<PannedTable & AnsweredTable> {
  await server.kill()
  const { id, tokens } = await hostTable(
    server.folder,
    { system, scenario, title: 'Measured', value: 'luck', seats: Object.fromEntries(seats.map((seat) => [seat, 'invite' as const])) },
    position(),
  )
  await server.restart()
  const [first, ...others] = seats
  for (const seat of seats) {
    const guest = seat === first ? client : opponent
    const joining = { value: 'luck', ...guest.keysFor([seat], 'luck') }
    const { status, body } = await guest.post(`/api/invitations/${tokens[seat]}`, joining)
    if (status !== 200) throw new Error(JSON.stringify(body))
  }
  const address = `${client.base}/table/${id}?as=${first}`
  return { address, system, match: id, others, holder: opponent, ...(press !== undefined && { press }) }
}
