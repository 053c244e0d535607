// Places of moons and stations (GW-SET-02, GW-SET-03, GW-SCN-04).
import { type Refusal, refuse } from '@admiralty/kernel'
import { ahead, type Hex, sameHex, turned } from '@admiralty/space'
import { PLANET_RADIUS, RINGS } from '../../data/rings.ts'
import { CENTRE, circular, hexesOfRing, ringOf, SENSES, type Sense, senseOf } from '../orbit/motion.ts'
import type { Color } from '../shapes.ts'
import type { Item, Moon, Table, Unit } from '../state.ts'
import { newItem, newUnit, unitsOf } from '../table.ts'
import { planOf } from './scenarios.ts'

const OTHER: Readonly<Record<Sense, Sense>> = { clockwise: 'anticlockwise', anticlockwise: 'clockwise' }
const onRing = (hex: Hex): boolean => ringOf(hex) >= 1 && ringOf(hex) <= RINGS.length
const hasMoon = ({ moons }: Table, hex: Hex): boolean => moons.some(({ at }) => sameHex(at, hex))
/** GW-SET-02: all moons have one sense; null before the first. */
export const moonSense = ({ moons: [first] }: Table): Sense | null => (first ? senseOf(first) : null)
export function moonFault(table: Table, hex: Hex, sense: Sense): Refusal | undefined {
  if (!onRing(hex)) return refuse('GW-SET-02', `a moon circles in one of the rings 1 to ${RINGS.length}`)
  if (hasMoon(table, hex)) return refuse('GW-SET-02', 'another moon is there, and the two would never part')
  return sense === (moonSense(table) ?? sense) ? undefined : refuse('GW-SET-02', 'all moons circle the same way round')
}
/** R-GW-06 */
export const moonAt = ({ moons }: Table, hex: Hex, sense: Sense, number: number): Moon => ({
  id: `m${moons.length + 1}`,
  ...circular(hex, sense),
  number,
})

/** R-GW-86: the ring and the sense that a station must take; null where its owner chooses. */
export function stationTerms(table: Table): { readonly ring: number | null; readonly sense: Sense | null } {
  const last = unitsOf(table).at(-1) // until the first turn, only stations are on the map
  if (!last) return { ring: null, sense: null }
  const sense = senseOf(last)
  return { ring: ringOf(last.at), sense: sense && planOf(table.setup).senses === 'by turns' ? OTHER[sense] : sense }
}
export function stationFault(table: Table, hex: Hex, sense: Sense): Refusal | undefined {
  const terms = stationTerms(table)
  if (!onRing(hex)) return refuse('GW-SET-03', `a station circles in one of the rings 1 to ${RINGS.length}`)
  if (terms.ring !== null && ringOf(hex) !== terms.ring) return refuse('GW-SCN-01', `the stations begin in one ring, ${terms.ring}`)
  if (terms.sense !== null && sense !== terms.sense)
    return refuse(planOf(table.setup).senses === 'same' ? 'GW-SCN-01' : 'GW-SCN-02', `this station circles ${terms.sense}`)
  return undefined
}
/** A station as it begins: the modules of the scenario, on a circular orbit (GW-SET-03). */
export function stationAt(table: Table, seat: Color, hex: Hex, sense: Sense): Unit {
  const fresh = newUnit(seat, 'station', table.appeared + 1, circular(hex, sense))
  return { ...fresh, modules: Object.fromEntries(planOf(table.setup).modules.map((module) => [module, { damage: 0, disabled: 0 }])) }
}
export const startingBay = (table: Table): readonly Item[] => planOf(table.setup).bay.map((kind, index) => newItem(kind, 'b', index + 1))

/** R-GW-82: the corner hex of a sector; 1 is up the page, the others follow clockwise. */
export const cornerOf = (ring: number, sector: number): Hex => ahead(CENTRE, turned(0, sector - 1), ring + PLANET_RADIUS)
/** Whether dice have to choose another place, because a moon is there. */
export const isTaken = hasMoon

/** Every legal place of the next moon or station, with both senses where they are free. */
export function placesOf(what: 'moon' | 'station', table: Table): readonly { readonly hex: Hex; readonly sense: Sense }[] {
  const fault = what === 'moon' ? moonFault : stationFault
  return RINGS.flatMap((_, index) => hexesOfRing(index + 1)).flatMap((hex) =>
    SENSES.filter((sense) => !fault(table, hex, sense)).map((sense) => ({ hex, sense })),
  )
}
