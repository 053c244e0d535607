// EasyStar as the tactical game of a campaign. The README lists what its rules cannot express.
import {
  type BattleReport,
  type BattleRequest,
  type BattleStart,
  bannersOf,
  fieldOf,
  formationsOf,
  type ReportShip,
  type RequestSide,
  requestFault,
  type ShipFate,
  type Tactics,
} from '@admiralty/kernel'
import { ahead, type Direction, distance, type Hex, opposite } from '@admiralty/space'
import { LAST_TURN, MOST_SHIPS } from '../../data/tables.ts'
import { checkShip } from '../design/check-ship.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { itemsOfDesign } from '../design/roster.ts'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import { stateSchema } from '../schema.ts'
import { centreOf, hexesOf } from '../setting/maps.ts'
import { type Setup, type Ship, type ShipDesign, type State, shipDesignSchema } from '../state.ts'
import { sheetOf, shipOf } from '../table.ts'
import {
  conditionFaults,
  conditionSchema,
  factsOf,
  fightersOfDesign,
  healedFaults,
  PRISTINE,
  type SheetCondition,
  statusOf,
  strengthOf,
  yardRepair,
} from './condition.ts'

type Request = BattleRequest<ShipDesign, SheetCondition>
const SEATS = ['yellow', 'blue'] as const
const SETUP: Setup = {
  scenario: 'battle',
  seats: SEATS.map((seat) => ({ seat, side: seat, budget: 250 })),
  map: { shape: 'rectangle', columns: 35, rows: 35 },
  options: {
    leviathans: true,
    openDesigns: false,
    wideVentralArcs: false,
    leviathanSpaces: 40,
    turning: 'proposed',
    criticals: 'proposed',
    lineup: 'tame',
  },
}
/** Hexes from the centre at which a group comes in. */
const ENTRY = 14
const fighterIdOf = (ship: string, fighter: string): string => `${ship}-${fighter}`

/** ES-SEQ-01: the free hex that is nearest to where a group comes in, facing the centre. */
function placeOf(
  side: RequestSide<ShipDesign, SheetCondition>,
  ship: string,
  free: Hex[],
): { readonly hex: Hex; readonly facing: Direction } {
  const [from] = side.groups.find(({ ships }) => ships.includes(ship))?.from ?? []
  const centre = centreOf(SETUP.map)
  const goal = from === undefined ? centre : ahead(centre, from as Direction, ENTRY) // hex sides are 0 to 5
  const [hex] = free.toSorted((a, b) => distance(a, goal) - distance(b, goal))
  if (!hex) throw new Error('the map is full')
  free.splice(free.indexOf(hex), 1)
  return { hex, facing: opposite((from ?? 3) as Direction) } // hex sides are 0 to 5
}
/** A battle has two sides, and so two banners. */
const seatFor = (banners: readonly string[], { banner }: Pick<RequestSide, 'banner'>): (typeof SEATS)[number] =>
  banners.indexOf(banner) === 0 ? 'yellow' : 'blue'
function startOf(request: Request): BattleStart {
  const banners = bannersOf(request)
  const free = [...hexesOf(SETUP.map)]
  const numbers = new Map<string, number>()
  const next = (what: string): number => {
    const number = (numbers.get(what) ?? 0) + 1
    numbers.set(what, number)
    return number
  }
  const placed = request.sides.flatMap((side) => {
    const seat = seatFor(banners, side)
    return side.ships.map(({ id, name, design, condition: { lost, ...damage } }) => {
      const items = itemsOfDesign(design).filter((item) => !lost.includes(item.id))
      const berths = fightersOfDesign(design).filter(
        (fighter) => !lost.includes(fighter.id) && items.some((item) => item.id === fighter.bay),
      )
      const fighters = berths.map((fighter) => ({ ...fighter, id: fighterIdOf(id, fighter.id), number: next(`${seat} ${fighter.kind}`) }))
      const { hull, speedTraded } = design
      return [id, { ...damage, ...placeOf(side, id, free), seat, hull, speedTraded, name, number: next(seat), items, fighters }] as const
    })
  })
  // ES-WIN-01: the battle ends after the last turn of the rules, so it begins as many turns before.
  const position: Position = { at: 'turnStart', turn: LAST_TURN - request.turnCap, ships: Object.fromEntries(placed) }
  return { setup: SETUP, position, seats: Object.fromEntries(request.sides.map((side) => [side.id, seatFor(banners, side)])) }
}

const FATES: Readonly<Record<Ship['status'], ShipFate>> = {
  flying: 'present',
  dying: 'destroyed',
  wreck: 'destroyed',
  exploded: 'destroyed',
  left: 'disengaged',
}
/** The condition of a ship after a battle. Its fighters come back to it, unless they are lost. */
function conditionAfter(state: State, ship: Ship, design: ShipDesign, before: SheetCondition): SheetCondition {
  const aboard = sheetOf(state, ship)?.items.map((item) => item.id) ?? []
  const isLost = (fighter: string): boolean => state.fighters[fighterIdOf(ship.id, fighter)]?.status === 'lost'
  const items = itemsOfDesign(design).filter((item) => !aboard.includes(item.id))
  const fighters = fightersOfDesign(design).filter(({ id }) => before.lost.includes(id) || isLost(id))
  const { hurt, slowed, navHit } = ship
  const strength = strengthOf(design)
  return {
    hurt: FATES[ship.status] === 'destroyed' ? strength : Math.min(hurt, strength),
    slowed,
    navHit,
    lost: [...items, ...fighters].map(({ id }) => id),
  }
}
function reportOf(request: Request, state: State): BattleReport<SheetCondition> {
  const turns = state.turn - (LAST_TURN - request.turnCap)
  const ships = request.sides.flatMap((side) =>
    side.ships.map(({ id, design, condition }): ReportShip<SheetCondition> => {
      const ship = shipOf(state, id)
      return { id, fate: FATES[ship.status], turns, condition: conditionAfter(state, ship, design, condition) }
    }),
  )
  return { ships, departures: departuresFrom(request, state, turns), ...fieldOf(tactics, request, ships) }
}
/** The rules do not note when and where a ship leaves: all that left have the last turn, and no formation. */
function departuresFrom(request: Request, state: State, turn: number): BattleReport['departures'] {
  const left = request.sides.flatMap((side) =>
    side.ships.flatMap(({ id, design }) => {
      const { status, speed } = shipOf(state, id)
      return FATES[status] === 'disengaged' ? [{ id, mass: factsOf(design).mass, turn, underFire: false, speed }] : []
    }),
  )
  return formationsOf(request, left, (_, { speed }) => ({ ahead: 0, right: 0, course: 0, velocity: speed }))
}

export const tactics: Tactics<ShipDesign, SheetCondition> = {
  system: system.id,
  version: system.version,
  format: { number: 1, upcasts: [] },
  schema: { design: shipDesignSchema, condition: conditionSchema },
  catalogue: READY_SHIPS.map(({ design }) => design),
  capacity: { sides: SEATS.length, ships: MOST_SHIPS, groups: MOST_SHIPS, turns: LAST_TURN },
  defaultTactics: 'captain',
  check: (design) => checkShip(design, SETUP.options),
  facts: factsOf,
  pristine: () => PRISTINE,
  checkCondition: conditionFaults,
  status: statusOf,
  /** ES-DST-01: points of damage. The critical table needs an attack die, so no item is lost. */
  applyHits: ({ design, condition }, hits) => ({ ...condition, hurt: Math.min(strengthOf(design), condition.hurt + hits) }),
  repair: yardRepair,
  healed: healedFaults,
  start: (request) => requestFault(tactics, 'ES-GEN-01', request) ?? startOf(request),
  report: (request, state) => reportOf(request, stateSchema.parse(state)),
}
