// Faults of a position as a whole, which the schema cannot find.
import { plural } from '@admiralty/kernel'
import { BERTHS, SHIPS } from '../data/tables.ts'
import { checkWeapon } from './design/check-ship.ts'
import { isWeapon } from './design/units.ts'
import type { Color, Sheet, Ship, State } from './state.ts'
import type { Step } from './steps.ts'
import { onMap } from './table.ts'

/** One sentence for each fault; empty if the position can be played. */
export function faultsOf(state: State): readonly string[] {
  const seats = new Set<string>(state.setup.seats.map(({ seat }) => seat))
  const things = [...Object.values(state.ships), ...Object.values(state.fighters)]
  // A fighter that landed is on the table as 'aboard' and also on the sheet of its carrier.
  const berths = sheetsOf(state).flatMap(({ fighters }) => fighters.map(({ id }) => id))
  return [
    ...things.filter(({ seat }) => !seats.has(seat)).map(({ id, seat }) => `${id}: no player has the seat ${seat}`),
    ...things
      .filter(({ status, hex }) => (status === 'flying' || status === 'dying' || status === 'wreck') && !onMap(state.setup.map, hex))
      .map(({ id, hex }) => `${id}: hex [${hex.join(', ')}] is not on the map`),
    ...twice([...things.filter(({ status }) => status !== 'aboard').map(({ id }) => id), ...berths]).map(
      (id) => `${id}: two ships or fighters have this id`,
    ),
    ...things
      .filter(({ id, status }) => status === 'aboard' && !berths.includes(id))
      .map(({ id }) => `${id}: is aboard, but no ship has it`),
    ...Object.values(state.ships).flatMap(hullFaults),
    ...sheetsOf(state).flatMap((sheet) => [...sheetFaults(sheet), ...weaponFaults(state.ships[sheet.ship], sheet)]),
    ...state.play.agenda
      .flatMap((step) => namedBy(step).filter((id) => !things.some((thing) => thing.id === id)))
      .map((id) => `${id}: named by a step, but not on the table`),
    ...Object.entries(flagshipsOf(state))
      .filter(([, ship]) => !(ship in state.ships))
      .map(([seat, ship]) => `${ship}: flagship of ${seat}, but not on the table`),
  ]
}

const sheetsOf = (state: State): readonly Sheet[] => Object.values(state.secret).flatMap(({ sheets }) => Object.values(sheets))
const twice = (ids: readonly string[]): readonly string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

/** ES-SHP-06: a hull has no more damage points than its table says. */
function hullFaults({ id, hull, hurt }: Ship): readonly string[] {
  const most = SHIPS[hull].damage
  return hurt > most ? [`${id}: ${plural(hurt, 'point')} of damage, but a ${hull} has ${most}`] : []
}

/** Weapons that no design of this hull could have (ES-LOC, ES-RNG-05, ES-WPN). */
const weaponFaults = (ship: Ship | undefined, { items }: Sheet): readonly string[] =>
  items
    .filter(isWeapon)
    .flatMap((item) => (ship ? checkWeapon(ship, item).map(({ rule, reason }) => `${ship.id}: ${item.id}: ${reason} (${rule})`) : []))

function sheetFaults({ ship, items, fighters }: Sheet): readonly string[] {
  const bays = new Set(items.filter(({ kind }) => kind === 'bay').map(({ id }) => id))
  const crowded = [...bays].filter((id) => fighters.filter(({ bay }) => bay === id).length > BERTHS)
  return [
    ...crowded.map((id) => `${ship}: more than ${plural(BERTHS, 'fighter')} in ${id} (ES-AUX-BAY-01)`),
    ...twice(items.map(({ id }) => id)).map((id) => `${ship}: two items have the id ${id}`),
    ...fighters.filter(({ bay }) => !bays.has(bay)).map(({ id, bay }) => `${ship}: fighter ${id} is in ${bay}, which is not aboard`),
  ]
}

function flagshipsOf(state: State): Readonly<Partial<Record<Color, string>>> {
  const named: Partial<Record<Color, string>> = {}
  for (const { seat } of state.setup.seats) {
    const flagship = state.secret[seat]?.flagship
    if (flagship) named[seat] = flagship
  }
  return named
}

function namedBy(step: Step): readonly string[] {
  const ids: string[] = []
  if ('mover' in step) ids.push(step.mover)
  if ('fighter' in step) ids.push(step.fighter)
  if ('target' in step) ids.push(step.target)
  if ('ship' in step) ids.push(step.ship)
  return ids
}
