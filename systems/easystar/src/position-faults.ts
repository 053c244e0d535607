// Faults of a position as a whole, which the schema cannot find.
import { makeHexNumber } from '@admiralty/space'
import type { Color, Sheet, State } from './state.ts'
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
      .map(({ id, hex }) => `${id}: hex ${makeHexNumber(hex)} is not on the map`),
    ...twice([...things.filter(({ status }) => status !== 'aboard').map(({ id }) => id), ...berths]).map(
      (id) => `${id}: two ships or fighters have this id`,
    ),
    ...things
      .filter(({ id, status }) => status === 'aboard' && !berths.includes(id))
      .map(({ id }) => `${id}: is aboard, but no ship has it`),
    ...sheetsOf(state).flatMap(sheetFaults),
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

function sheetFaults({ ship, items, fighters }: Sheet): readonly string[] {
  const bays = new Set(items.filter(({ kind }) => kind === 'bay').map(({ id }) => id))
  return [
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
