// Changes of entry that a campaign has given (FT-SET-05).
import { isRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { type ClockPoint, turnedClock } from '@admiralty/space'
import type { EntryChange } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { EnteredGroup, Leads, Table } from '../state.ts'
import { changesLeft, isEnemy, type KnownTable, seatsOf, shipOf } from '../table.ts'
import { formationOf } from './entering.ts'

/** FT-SET-05, in MU. */
const FOOT = 12
const NEAREST = 12
const FARTHEST = 96

/** Entries as a change leaves them, by id. */
type ChangedEntries = Readonly<Record<string, EnteredGroup>>

export const ownerOf = (table: Table, { ships }: EnteredGroup): Color | undefined => {
  const [first] = ships
  return first === undefined ? undefined : shipOf(table, first).seat
}
/** FT-SET-05: seats with changes left, the lowest lead first. */
export const changers = (table: Table): readonly Color[] =>
  seatsOf(table)
    .filter((seat) => changesLeft(table, seat) > 0)
    .toSorted((a, b) => leadOf(table, a) - leadOf(table, b))
/** The greatest lead of a seat over a hostile one. */
const leadOf = ({ leads }: Table, seat: Color): number => Math.max(0, ...Object.values(leads[seat] ?? {}).map(({ lead }) => lead))
/** The changes that a seat may still make to the entries of a hostile one. */
const changesOver = ({ leads }: Pick<Table, 'leads'>, seat: Color, other: Color): number => leads[seat]?.[other]?.changes ?? 0
/** FT-SET-05: all changes of each seat. Its greatest number over one hostile seat is the number of all its changes. */
export const changesOf = (leads: Leads): Table['changes'] =>
  Object.fromEntries(Object.entries(leads).map(([seat, over]) => [seat, Math.max(0, ...Object.values(over).map(({ changes }) => changes))]))

/** The entries that a change affects, as they are after it, or the refusal of the change. */
export function changedEntries(table: KnownTable, seat: Color, change: EntryChange): ChangedEntries | Refusal {
  const entry = table.entries[change.group]
  const owner = entry && ownerOf(table, entry)
  if (!entry || !owner) return refuse('FT-SET-05', `${change.group} is no entry group`)
  if (entry.distance === 0) return refuse('FT-SET-05', `${change.group} is there from the start`)
  if (change.do === 'far' && !isEnemy(table, owner, seat)) return refuse('FT-SET-05', `${change.group} is no hostile group`)
  if (change.do === 'far' && changesOver(table, seat, owner) === 0)
    return refuse('FT-SET-05', `no change is left that may touch an entry of ${owner}`)
  if (change.do !== 'far' && owner !== seat) return refuse('FT-SET-05', `${change.group} is no group of yours`)
  const changed = changedGroup(table, entry, change)
  return isRefusal(changed) ? changed : { ...table.entries, ...changed }
}
function changedGroup(table: KnownTable, entry: EnteredGroup, change: EntryChange): ChangedEntries | Refusal {
  const { group } = change
  const along = (by: number): number => turnedClock(entry.clock as ClockPoint, by) // the schema has 1 to 12
  switch (change.do) {
    case 'shift':
      return { [group]: { ...entry, clock: along(change.by) } }
    case 'near':
      return entry.distance - FOOT < NEAREST
        ? refuse('FT-SET-05', `${group} comes in at ${entry.distance} MU; nobody comes nearer than ${NEAREST}`)
        : { [group]: { ...entry, distance: entry.distance - FOOT } }
    case 'far':
      return entry.distance + FOOT > FARTHEST
        ? refuse('FT-SET-05', `${group} comes in at ${entry.distance} MU; nobody comes in farther than ${FARTHEST}`)
        : { [group]: { ...entry, distance: entry.distance + FOOT } }
    case 'split':
      return splitGroup(table, entry, { ...change, clock: along(change.by) })
  }
}
function splitGroup(
  table: KnownTable,
  entry: EnteredGroup,
  { group, ships, clock }: Extract<EntryChange, { readonly do: 'split' }> & { readonly clock: number },
): ChangedEntries | Refusal {
  if (formationOf(table, group)) return refuse('FT-SET-06', `${group} stays together as it was`)
  const stray = ships.find((id) => !entry.ships.includes(id))
  if (stray !== undefined) return refuse('FT-SET-05', `${stray} is not in the group ${group}`)
  const left = entry.ships.filter((id) => !ships.includes(id))
  if (ships.length === 0 || left.length === 0)
    return refuse('FT-SET-05', `some ships of ${group} stay and some take the second entry point`)
  const part = entry.ships.filter((id) => ships.includes(id))
  return { [group]: { ...entry, ships: left }, [splitId(table, group)]: { ...entry, clock, ships: part } }
}
/** The id of the part that takes a second entry point. */
function splitId({ entries }: Table, group: string): string {
  const parts = Object.keys(entries).length
  return `${group.slice(0, 20)}/${parts + 1}`
}
/** All legal changes of a seat, with single ships for splits. */
export function legalChanges(table: KnownTable, seat: Color): readonly EntryChange[] {
  const changes = Object.entries(table.entries).flatMap(([group, { ships }]): readonly EntryChange[] => [
    ...([-1, 1] as const).map((by) => ({ do: 'shift', group, by }) as const),
    ...(['near', 'far'] as const).map((what) => ({ do: what, group })),
    ...ships.map((ship) => ({ do: 'split', group, ships: [ship], by: 1 }) as const),
  ])
  return changes.filter((change) => !isRefusal(changedEntries(table, seat, change)))
}
