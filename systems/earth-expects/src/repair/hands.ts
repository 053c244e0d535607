// The repairs that a crew can make in a turn (EE-REP-02, EE-REP-03, EE-VRP): their number, their boxes and their results.
import { type Refusal, refuse } from '@admiralty/kernel'
import type { BoxType, Level } from '../../data/tables.ts'
import { boxName, twice } from '../ask.ts'
import { controlOf } from '../power/supply.ts'
import { layoutOf, placeOf } from '../record/layout.ts'
import type { Ship, Table } from '../state.ts'
import { designOf, isActive } from '../table.ts'

/** EE-REP-02, EE-REP-05, EE-REP-08, EE-QRF-04: the level after a repair. */
export const MENDED: Readonly<Partial<Record<Level, Level>>> = { moderate: 'light', critical: 'heavy' }

/** The level after a repair roll; `itself` for a control box that repairs itself. Undefined: no effect. */
export const ROLLED = {
  crew(level: Level, face: number): Level | undefined {
    if (level === 'moderate') return face >= 8 ? 'sound' : face >= 3 ? 'light' : undefined // EE-VRP-03, EE-VRP-04
    if (level === 'critical') return face >= 4 ? 'heavy' : undefined // EE-VRP-06
    return level === 'heavy' && face >= 8 ? 'moderate' : undefined // EE-VRP-07
  },
  itself: (level: Level, face: number): Level | undefined => (level === 'moderate' && face >= 6 ? 'light' : undefined), // EE-VRP-05
} as const

/** EE-REP-03, EE-IMP-04: whether the ship had manoeuvre power this turn, even if an impossible move took it away. */
export function isBusy({ secret }: Pick<Table, 'secret'>, { id, seat }: Ship): boolean {
  const own = secret[seat]
  return (own?.points[id]?.manoeuvrePower ?? 0) > 0 || own?.manoeuvred.includes(id) === true // EE-ENG-17, EE-HEN-04
}
/** EE-REP-02, EE-DOC-05: how many boxes the crew may repair. */
export const repairsOf = (table: Table, ship: Ship): number => (isBusy(table, ship) || !isActive(ship) ? 0 : controlOf(table, ship))

/** EE-VRP-07: whether heavy damage may be repaired, from the second consecutive turn without manoeuvre power on. */
const mendsHeavy = ({ setup, secret }: Table, { crew, id, seat }: Ship): boolean =>
  setup.options.variableRepairs && crew !== 'standard' && secret[seat]?.steady.includes(id) === true

/** Boxes that a crew may repair. */
export const mendable = (table: Table, ship: Ship): readonly string[] =>
  Object.keys(ship.levels).filter((box) => {
    const level = ship.levels[box] ?? 'sound'
    return MENDED[level] !== undefined || (level === 'heavy' && mendsHeavy(table, ship))
  })

/** EE-VRP-05: control boxes that may repair themselves, which needs no crew. */
export function selfMending(table: Table, ship: Ship): readonly string[] {
  if (!table.setup.options.variableRepairs || isBusy(table, ship) || !isActive(ship)) return []
  const { byId } = layoutOf(designOf(table, ship))
  return Object.keys(ship.levels).filter((box) => ship.levels[box] === 'moderate' && byId.get(box)?.box.type === 'C')
}
/** All boxes that an order may list. */
export const workable = (table: Table, ship: Ship): readonly string[] =>
  repairsOf(table, ship) > 0 ? mendable(table, ship) : selfMending(table, ship)

const USEFUL: readonly (BoxType | 'armour')[] = ['C', 'P', 'E', 'e', 'I', 'L', 'R', 'M', 'S', 'G', 'A', 'H', 'armour']
/** The default repairs: the most useful boxes up to the crew's limit, then control boxes that repair themselves. */
export function usefulRepairs(table: Table, ship: Ship): readonly string[] {
  const layout = layoutOf(designOf(table, ship))
  const rank = (box: string): number => USEFUL.indexOf(placeOf(layout, box).box.type)
  const mended = mendable(table, ship)
    .toSorted()
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, repairsOf(table, ship))
  return [...mended, ...selfMending(table, ship).filter((box) => !mended.includes(box))]
}

/** The first boxes of the order are for the crew; further ones repair themselves. */
export function cannotRepair(table: Table, ship: Ship, boxes: readonly string[]): Refusal | undefined {
  if (twice(boxes)) return refuse('EE-VRP-01', 'list each box once')
  const hands = repairsOf(table, ship)
  const alone = selfMending(table, ship)
  if (boxes.slice(hands).some((box) => !alone.includes(box)))
    return refuse(isBusy(table, ship) ? 'EE-REP-03' : 'EE-REP-02', `the crew can repair ${hands} boxes this turn`)
  const able = mendable(table, ship)
  const wrong = boxes.find((box) => !able.includes(box))
  return wrong === undefined
    ? undefined
    : refuse('EE-REP-02', `${boxName(table, ship, wrong)} is neither moderately nor critically damaged`)
}
