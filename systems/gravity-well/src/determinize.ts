// A complete state that is consistent with a view: pools, bays and payloads of others are invented.
import { type Dice, die, likely, pick, playBehind } from '@admiralty/kernel'
import { BOOSTER_LOADS, type BuiltKind, CRAFT_KINDS, MODULE_KINDS, STARTING_RESOURCES } from '../data/units.ts'
import { startingBay } from './setting/placing.ts'
import type { Color } from './shapes.ts'
import type { Item, Secret, State, Table, View } from './state.ts'
import { NO_SECRET, newItem, stationsOf, unitsOfSeat } from './table.ts'

/** A random state with the same view for the viewer. */
export function determinize({ me: _, calls, held, asked, agenda, surrendered, secret: known, ...table }: View, dice: Dice): State {
  const secret: Partial<Record<Color, Secret>> = {}
  for (const seat of table.setup.seats) secret[seat] = known[seat] ?? invented(table, seat, dice)
  return { ...table, secret, play: playBehind({ agenda, calls, held, asked, surrendered }, { again: false }) }
}
const MOST_RESOURCES = 40
function invented(table: Table, seat: Color, dice: Dice): Secret {
  const stations = stationsOf(table, seat)
  if (table.turn === 0) return startOf(table, seat)
  let stored = 0
  const item = (kind: BuiltKind): Item => {
    stored += 1
    return newItem(kind, 'b', stored)
  }
  const bays = Object.fromEntries(stations.map(({ id }) => [id, randomKinds(dice).map(item)]))
  const boosters = unitsOfSeat(table, seat).filter(({ kind }) => kind === 'booster')
  const payloads = Object.fromEntries(boosters.map(({ id }) => [id, item(pick(dice, BOOSTER_LOADS))]))
  return { pool: die(dice, MOST_RESOURCES, `pool of ${seat}`), stored, bays, payloads }
}
/** GW-SET-04: pool and bay at the start are known to all. */
function startOf(table: Table, seat: Color): Secret {
  const [station] = stationsOf(table, seat)
  const bay = startingBay(table)
  return station ? { pool: STARTING_RESOURCES, stored: bay.length, bays: { [station.id]: bay }, payloads: {} } : NO_SECRET
}
/** A few loads, now and then a craft or a module. */
function randomKinds(dice: Dice): readonly BuiltKind[] {
  const loads = Array.from({ length: die(dice, 5, 'loads in a bay') - 1 }, () => pick(dice, BOOSTER_LOADS))
  const crafts = CRAFT_KINDS.filter(() => likely(dice, 1, 3))
  return [...loads, ...crafts, ...(likely(dice, 1, 6) ? [pick(dice, MODULE_KINDS)] : [])]
}
