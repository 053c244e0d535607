// Lookups on a state or view. Enemy secrets that a view lacks count as absent.

import { isAmong, once, type Viewer } from '@admiralty/kernel'
import { distance, type Hex } from '@admiralty/space'
import { type Level, NEXT_LEVEL, SEATS } from '../data/tables.ts'
import type { Design } from './design/design.ts'
import type { BoxId } from './record/box.ts'
import type { Setup } from './setup.ts'
import type { Audience, Color } from './shapes.ts'
import { type Allocation, ASKED, type Missile, type Policy, type Secret, type Ship, type State, type Table, type Truth } from './state.ts'

export const isColor = (viewer: string): viewer is Color => (SEATS as readonly string[]).includes(viewer) // seats are strings

// Seats and sides.
export const seatsOf = (table: Table): readonly Color[] => table.setup.seats.map(({ seat }) => seat)
export function sideOf(table: Table, seat: Color): Color {
  const place = table.setup.seats.find((other) => other.seat === seat)
  if (!place) throw new Error(`the setup has no seat ${seat}`)
  return place.side
}
export const allied = (table: Table, a: Color, b: Color): boolean => sideOf(table, a) === sideOf(table, b)
/** Whether a viewer belongs to the seat's side. A side shares all secrets; a spectator shares none. */
export const shares = (setup: Setup, viewer: Viewer, seat: Color): boolean => {
  const side = (of: string) => setup.seats.find((place) => place.seat === of)?.side
  return viewer === 'referee' || (side(viewer) !== undefined && side(viewer) === side(seat))
}
export const seatsOn = (table: Table, side: Color): readonly Color[] =>
  table.setup.seats.filter((place) => place.side === side).map(({ seat }) => seat)
/** The seats that know a ship's secrets. */
export const ownSeats = (table: Table, { seat }: { readonly seat: Color }): readonly Color[] => seatsOn(table, sideOf(table, seat))
/** The seats that receive events about a ship: everybody, or only its own side while it hides. */
export const audienceOf = (table: Table, ship: string): Audience =>
  isHidden(table, ship) ? seatsOn(table, sideOf(table, shipOf(table, ship).seat)) : null
/** The common fields of an event about a ship. */
export const eventAbout = (table: Table, { id, seat }: Ship) => ({ ship: id, seat, to: audienceOf(table, id) })
/** Whether a viewer receives an event. */
export const isFor = ({ to }: { readonly to: Audience }, viewer: Viewer): boolean => to === null || isAmong(to, viewer)
/** The side that owns an event receives all of it, others receive it without some fields. */
export const lessForOthers = <E extends { readonly own: readonly Color[]; readonly to: Audience }>(
  event: E,
  viewer: Viewer,
  less: Partial<E>,
): E | undefined => (isAmong(event.own, viewer) ? event : isFor(event, viewer) ? { ...event, ...less } : undefined)
export const policyOf = (table: Table, seat: Color): Policy => table.policies[seat] ?? ASKED

// Ships. Hidden ships are included if the table knows them.
export function findShip(table: Table, id: string): Ship | undefined {
  const open = Object.hasOwn(table.ships, id) ? table.ships[id] : undefined
  if (open) return asKnown(table, open)
  for (const { hidden } of Object.values(table.secret)) if (Object.hasOwn(hidden, id)) return hidden[id]
  return undefined
}
export function shipOf(table: Table, id: string): Ship {
  const ship = findShip(table, id)
  if (!ship) throw new Error(`no ship ${id}`)
  return ship
}
export const isHidden = (table: Table, id: string): boolean => !Object.hasOwn(table.ships, id)
/** All ships by id, hidden ships last, so that dice for hidden ships come after all public dice. */
export const allShips = (table: Table): readonly Ship[] =>
  everywhere(table).toSorted((a, b) => Number(isHidden(table, a.id)) - Number(isHidden(table, b.id)))
/** All ships that the table knows, by id. */
const everywhere = once((table: Table): readonly Ship[] =>
  [...known(table), ...Object.values(table.secret).flatMap(({ hidden }) => Object.values(hidden))].sort(byId),
)
const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)
/** Whether a ship is in the battle: it is not destroyed and has not left. */
export const flying = ({ status }: Ship): boolean => status === 'flying'
/** A seat's ships in the battle, by id; hidden ships if the table knows them. */
export const shipsOf = (table: Table, seat: Color): readonly Ship[] =>
  everywhere(table).filter((ship) => ship.seat === seat && flying(ship))
/** Ships that everybody sees. */
export const openShips = once((table: Table): readonly Ship[] => known(table).filter(flying).sort(byId))
/** Seats with ships, by public knowledge. Hidden ships count, because skipping a seat would reveal where they are not. */
export const seatsWithShips = (table: Table): readonly Color[] =>
  seatsOf(table).filter((seat) => [...openShips(table), ...Object.values(table.hiding)].some((ship) => ship.seat === seat))
/** Visible enemy ships. */
export const enemiesOf = (table: Table, seat: Color): readonly Ship[] => openShips(table).filter((ship) => !allied(table, ship.seat, seat))
/** A visible enemy ship by id. */
export function enemyOf(table: Table, seat: Color, id: string): Ship | undefined {
  const ship = isHidden(table, id) ? undefined : findShip(table, id) // EE-HID-06
  return ship && flying(ship) && !allied(table, ship.seat, seat) ? ship : undefined
}
/** Whether the ship is not docked to a ship that is active for it (EE-DOC-05). */
export const isActive = (ship: Ship): boolean => ship.docked.every(({ active }) => active)

/** The true design where the table knows it, otherwise the public one. */
export const designOf = (table: Table, ship: Ship): Design => truthOf(table, ship)?.design ?? ship.design
export const isDisguised = (table: Table, ship: Ship): boolean => truthOf(table, ship) !== undefined
export const truthOf = (table: Table, { seat, id }: Ship): Truth | undefined => table.secret[seat]?.truth[id]
/** True damage where the table knows it; a disguised ship shows the damage of a passenger ship (EE-DIS-02). */
function asKnown(table: Table, ship: Ship): Ship {
  const truth = truthOf(table, ship)
  return truth ? { ...ship, levels: truth.levels, dark: truth.dark } : ship
}
const known = (table: Table): readonly Ship[] => Object.values(table.ships).map((ship) => asKnown(table, ship))
export const secretOf = (table: Table, seat: Color): Secret => {
  const secret = table.secret[seat]
  if (!secret) throw new Error(`the table does not know the secrets of ${seat}`)
  return secret
}
/** EE-IMP-05: an enemy ship's power, if its record was shown to a seat of this table. */
export const shownPower = (table: Table, id: string): Allocation | undefined =>
  Object.values(table.secret).find(({ shown }) => Object.hasOwn(shown, id))?.shown[id]?.power
/** EE-DAM-05: undamaged at the start of the turn and not hit since. */
export const usable = (ship: Pick<Ship, 'levels' | 'dark'>, box: BoxId): boolean =>
  ship.levels[box] === undefined && !ship.dark.includes(box)
/** EE-ARM-02, EE-AUX-14: the level after one more point. */
export const levelAfter = (table: Table, ship: Ship, level: Level): Level => NEXT_LEVEL[scaleOf(table, ship)][level]
/** EE-DIS-02: a disguised warship is damaged as an auxiliary. */
const scaleOf = (table: Table, ship: Ship): keyof typeof NEXT_LEVEL =>
  isDisguised(table, ship) || ship.unmasked ? 'auxiliary' : ship.design.kind

// Missiles.
export function missileOf(table: Table, id: string): Missile {
  const missile = table.missiles[id]
  if (!missile) throw new Error(`no missile ${id}`)
  return missile
}
export const missilesOf = (table: Table, seat: Color): readonly Missile[] =>
  Object.values(table.missiles).filter((missile) => missile.seat === seat)

// Lock-ons and range.
/** Counts lists in which a ship appears once per lock-on. */
export const locksFrom = (lists: Readonly<Record<string, readonly string[]>>): Table['locks'] =>
  Object.fromEntries(
    Object.entries(lists).map(([by, on]) => [by, Object.fromEntries(on.map((at) => [at, on.filter((other) => other === at).length]))]),
  )
/** The number of lock-ons that one ship has on another. */
export const locksOn = (table: Table, by: string, at: string): number => table.locks[by]?.[at] ?? 0
/** EE-GEN-03. */
export const rangeTo = (from: { readonly hex: Hex }, to: { readonly hex: Hex }): number => distance(from.hex, to.hex)

// Copies of the state with one part changed, for records.
export function withShip(state: State, id: string, change: Partial<Ship>): State {
  const open = state.ships[id]
  const truth = open && truthOf(state, open)
  if (truth) {
    const { levels = truth.levels, dark = truth.dark, ...rest } = change
    const { truth: all } = secretOf(state, open.seat)
    return withShown(withSecret(state, open.seat, { truth: { ...all, [id]: { ...truth, levels, dark } } }), id, rest)
  }
  if (open) return { ...state, ships: { ...state.ships, [id]: { ...open, ...change } } }
  const ship = shipOf(state, id)
  const { hidden } = secretOf(state, ship.seat)
  return withSecret(state, ship.seat, { hidden: { ...hidden, [id]: { ...ship, ...change } } })
}
/** Changes the public record of a ship. The true record of a disguised ship stays as it is. */
export function withShown(state: State, id: string, change: Partial<Ship>): State {
  const open = state.ships[id]
  return open ? { ...state, ships: { ...state.ships, [id]: { ...open, ...change } } } : state
}
export const withSecret = (state: State, seat: Color, change: Partial<Secret>): State => ({
  ...state,
  secret: { ...state.secret, [seat]: { ...secretOf(state, seat), ...change } },
})
export const withMissile = (state: State, id: string, change: Partial<Missile>): State => ({
  ...state,
  missiles: { ...state.missiles, [id]: { ...missileOf(state, id), ...change } },
})
/** A copy without some keys. */
export const without = <T>(record: Readonly<Record<string, T>>, ...keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

export const NO_DEEDS: Ship['deeds'] = { path: [], speed: 0, hurt: false, halted: false, fired: [], sensors: [] }
export const NO_SECRETS: Secret = {
  fleet: null,
  hidden: {},
  truth: {},
  power: {},
  allotted: {},
  points: {},
  before: {},
  still: [],
  steady: [],
  empty: {},
  manoeuvred: [],
  overreached: [],
  shown: {},
  nuclear: [],
  heard: {},
}
/** The table before ships are placed. */
export const emptyTable = (setup: Setup): Table => ({
  setup,
  turn: 0,
  ships: {},
  hiding: Object.fromEntries(
    setup.ships.flatMap(({ id, seat, design, crew, hides }) => (hides ? [[id, { seat, design, crew, area: hides }]] : [])),
  ),
  missiles: {},
  locks: {},
  centres: Object.fromEntries(setup.bodies.map(({ id, centre }) => [id, centre])),
  deemed: {},
  policies: {},
  shots: [],
  volley: [],
  attack: null,
  stood: null,
  outcome: null,
  secret: {},
})
