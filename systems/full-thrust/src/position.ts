// The state that follows from a position in mid-game, for cases and lessons.
import { initialPlay } from '@admiralty/kernel'
import { MOVEMENT_UNIT } from '@admiralty/space'
import type { z } from 'zod'
import { agendaFrom } from './placed-agenda.ts'
import { secretsFrom } from './placed-secrets.ts'
import { fail, given, planOf } from './placed-ship.ts'
import { systemFaults } from './position-faults.ts'
import { type PlacedShip, type PlaceInput, type PositionAsGiven, positionSchema } from './position-schema.ts'
import { changesOf } from './setting/changes.ts'
import type { Leads, Setup, Ship, State, Table } from './state.ts'
import type { Step } from './steps.ts'
import { emptyTable, newGroups, newShip, partOf } from './table.ts'

export type Position = z.input<typeof positionSchema>

function placeOf({ settings: { surface } }: Setup, { at, mu }: PlaceInput): Ship['at'] {
  const unit = surface === 'plane' ? MOVEMENT_UNIT : 1
  return at ?? (mu ? [mu[0] * unit, mu[1] * unit] : [0, 0])
}

function shipFrom(setup: Setup, shipId: string, placed: PlacedShip): Ship {
  const { seat, plan } = planOf(setup, shipId, placed)
  const { seat: _, design: __, name: ___, condition: ____, at: _____, mu: ______, marks: _______, ...fields } = placed
  const ship = newShip(plan, seat)
  return { ...ship, status: 'present', turns: 1, ...given(fields), at: placeOf(setup, placed) }
}

function groupsFrom(setup: Setup, ships: readonly Ship[], placed: PositionAsGiven['groups']): Table['groups'] {
  const groups = newGroups(ships, 1)
  const stray = Object.keys(placed).find((group) => !groups.some((one) => one.id === group))
  if (stray !== undefined) fail(`there is no fighter group ${stray}`)
  const all = groups.map((group) => {
    const { at, mu, ...fields } = placed[group.id] ?? {}
    return [group.id, { ...group, ...given(fields), at: placeOf(setup, { at, mu }) }] as const
  })
  return Object.fromEntries(all)
}
/** FT-END-08: the turn, if its marks on ships and groups show a fight; 0 for none. Launchers and racks throw no dice. */
function dicedIn(turn: number, ships: readonly Ship[], groups: Table['groups']): number {
  const isThrown = (ship: Ship, mount: string): boolean => !partOf(ship, mount, 'launcher') && !partOf(ship, mount, 'rack')
  const isFired = ships.some((ship) => ship.used.some((mount) => isThrown(ship, mount)))
  const isFought = Object.values(groups).some(({ fought, attacked }) => fought === turn || attacked?.turn === turn)
  return isFired || isFought ? turn : 0
}
function salvoesFrom(setup: Setup, ships: Table['ships'], placed: PositionAsGiven['salvoes']): Table['salvoes'] {
  const all = placed.map(({ at, mu, ...fields }, index) => {
    const salvo = { id: `s${index + 1}`, missiles: 6, target: null, shotDown: 0, onTarget: 0, ...given(fields) }
    if (!ships[salvo.ship]) fail(`there is no ship ${salvo.ship}`)
    return [salvo.id, { ...salvo, at: placeOf(setup, { at, mu }) }] as const
  })
  return Object.fromEntries(all)
}

/** FT-SET-05: leads from which these changes follow, alike over all hostile seats. */
const leadsFor = (setup: Setup, changes: Table['changes']): Leads =>
  Object.fromEntries(
    setup.seats.map(({ seat, side }) => [
      seat,
      Object.fromEntries(
        setup.seats.filter((other) => other.side !== side).map((other) => [other.seat, { lead: 0, changes: changes[seat] ?? 0 }]),
      ),
    ]),
  )
/** The state of a position. Throws for unknown ids and impossible values. */
export function stateOf(setup: Setup, position: Position): State {
  const placed = positionSchema.parse(position)
  const empty = emptyTable(setup)
  const ships = placed.ships
    ? Object.entries(placed.ships).map(([shipId, ship]) => shipFrom(setup, shipId, ship))
    : Object.values(empty.ships)
  const byIds = Object.fromEntries(ships.map((ship) => [ship.id, ship]))
  const groups = groupsFrom(setup, ships, placed.groups)
  const salvoes = salvoesFrom(setup, byIds, placed.salvoes)
  const turn = placed.turn ?? (placed.ships ? 1 : 0)
  const { attacks, joins, defences, letGo, quiet, entries, offsets } = placed
  const isShown = Object.keys(entries).length > 0
  const changes = { ...empty.changes, ...placed.changes, ...(isShown ? changesOf(placed.leads) : {}) }
  const table: Table = {
    ...empty,
    turn,
    diced: dicedIn(turn, ships, groups),
    initiative: placed.initiative ?? setup.seats.map(({ seat }) => seat),
    ships: byIds,
    groups,
    salvoes,
    launched: Object.keys(salvoes),
    changes,
    leads: isShown ? { ...leadsFor(setup, changes), ...placed.leads } : {},
    attacks,
    joins,
    defences,
    letGo,
    quiet,
    entries,
    offsets,
  }
  const secret = secretsFrom(setup, byIds, placed)
  const [fault] = systemFaults({ ...table, secret })
  if (fault !== undefined) fail(fault)
  const hiddenLeads = isShown ? {} : placed.leads
  return { ...table, secret, hiddenLeads, play: initialPlay<Step>(...agendaFrom(table, placed.at)) }
}
