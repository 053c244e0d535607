// The state that follows from a position: a battle at any step, written by hand.
import { type Explained, explained, initialPlay } from '@admiralty/kernel'
import type { z } from 'zod'
import { SHIPS, SPEED_CAP, WEAPONS } from '../data/tables.ts'
import { restOfTurn, turnFrom } from './movement/turn.ts'
import { faultsOf } from './position-faults.ts'
import { type placedShipSchema, positionSchema, publicShipSchema } from './position-schema.ts'
import type { Color, Fighter, Item, Secret, Setup, Sheet, Ship, State } from './state.ts'
import type { Step } from './steps.ts'

type PlacedShip = z.output<typeof placedShipSchema>
const PLAIN_SHIP: Omit<Ship, 'id' | 'seat' | 'hex' | 'number' | 'name' | 'station' | 'doom' | 'known'> = {
  hull: 'destroyer',
  facing: 0,
  speed: 1,
  status: 'flying',
  moved: false,
  course: null,
  flown: null,
  reached: false,
  hurt: 0,
  slowed: 0,
  navHit: false,
  freighter: false,
  fired: {},
  powered: null,
  displaced: 'no',
}
const PLAIN_FIGHTER = { kind: 'interceptor', facing: 0, status: 'flying', moved: false, fired: false, gift: false } as const

export type Position = z.input<typeof positionSchema>

/** Default ids are numbered within each kind: 'beam-1', 'beam-2', 'bay-1'. */
const itemsFrom = (placed: PlacedShip['items']): readonly Item[] =>
  placed.map((item, index) => {
    const weapon = item.kind in WEAPONS ? WEAPONS[item.kind as keyof typeof WEAPONS] : undefined // the table has the kind
    const number = placed.slice(0, index + 1).filter(({ kind }) => kind === item.kind).length
    return {
      id: `${item.kind}-${number}`,
      mount: weapon?.mounts[0] ?? null,
      range: weapon?.range ?? 1,
      damage: weapon?.damage ?? 1,
      gift: false,
      giftRange: 0,
      giftDamage: 0,
      ...given(item),
      kind: item.kind,
    }
  })
/** Parsed data has no undefined fields: those left out are absent. */
const given = <T extends object>(placed: T) => placed as { readonly [K in keyof T]?: Exclude<T[K], undefined> }

function sheetFrom(ship: string, { items: placed, fighters, freighter, speedTraded }: PlacedShip): Sheet {
  const items = itemsFrom(placed)
  const bays = items.filter(({ kind }) => kind === 'bay')
  const berths = fighters.map((fighter, index) => ({
    id: `${ship}-f${index + 1}`,
    number: index + 1,
    bay: bays[Math.floor(index / 2)]?.id ?? 'bay-1',
    gift: false,
    ...given(fighter),
    kind: fighter.kind,
  }))
  return { ship, freighter, speedTraded, items, fighters: berths }
}

/** The top speed without damage. A damaged ship may be faster than its current top speed (ES-MOV-05). */
function builtSpeed({ hull = PLAIN_SHIP.hull, speedTraded, items, freighter }: PlacedShip): number {
  const engine = items.some(({ kind }) => kind === 'engine') ? 1 : 0
  return Math.max(0, Math.min(freighter ? 2 : SPEED_CAP, SHIPS[hull].speed - speedTraded + engine))
}

function shipFrom(id: string, placed: PlacedShip, number: number): Ship {
  const { seat, hex, known, speed = PLAIN_SHIP.speed, status } = placed
  const items = itemsFrom(placed.items)
  return {
    ...PLAIN_SHIP,
    number,
    name: id,
    doom: status === 'dying' ? 'wreck' : null,
    ...given(publicShipSchema.parse(placed)),
    id,
    seat,
    hex,
    station: builtSpeed(placed) === 0,
    speed: Math.min(speed, builtSpeed(placed)),
    known: known === 'all' ? items : items.filter((item) => known.includes(item.id)),
  }
}

function fightersFrom(fighters: z.output<typeof positionSchema>['fighters']): readonly Fighter[] {
  const placed = Object.entries(fighters)
  return placed.map(([id, fighter], index) => {
    const { seat, hex } = fighter
    const number = 1 + placed.slice(0, index).filter(([, other]) => other.seat === seat).length
    return { ...PLAIN_FIGHTER, number, ...given(fighter), id, seat, hex }
  })
}

/** The state of a position without open calls; `play.begin` opens them. Throws on faults. */
export function stateOf(setup: Setup, position: Position): State {
  const { at, turn, ships, fighters, counters, flagships, flagshipCounters, advantages, shot, owed, scores, reached } =
    positionSchema.parse(position)
  const secretOf = (seat: Color): Secret => ({
    fleet: null,
    sheets: Object.fromEntries(
      Object.entries(ships)
        .filter(([, ship]) => ship.seat === seat)
        .map(([ship, placed]) => [ship, sheetFrom(ship, placed)]),
    ),
    flagship: flagships[seat] ?? null,
    counters: counters[seat] ?? 0,
    flagshipCounters: flagshipCounters[seat] ?? 0,
  })
  const state: State = {
    setup,
    turn,
    advantages,
    ships: Object.fromEntries(Object.entries(ships).map(([ship, placed], index) => [ship, shipFrom(ship, placed, index + 1)])),
    fighters: Object.fromEntries(fightersFrom(fighters).map((fighter) => [fighter.id, fighter])),
    shot,
    owed,
    scores: Object.fromEntries(Object.entries(scores).map(([side, reasons]): [string, Explained] => [side, explained(...reasons)])),
    reached,
    outcome: null,
    secret: Object.fromEntries(setup.seats.map(({ seat }) => [seat, secretOf(seat)])),
    play: initialPlay(),
  }
  const steps = typeof at === 'string' ? turnFrom(state, at) : agendaFrom(state, Array.isArray(at) ? at : [at])
  const placed = { ...state, play: initialPlay(...steps) }
  const faults = faultsOf(placed)
  if (faults.length > 0) throw new Error(`invalid position: ${faults.join('; ')}`)
  return placed
}

/** The given steps and the rest of the turn after the last of them. */
function agendaFrom(state: State, steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1)
  return last ? [...steps, ...restOfTurn(state, last)] : steps
}
