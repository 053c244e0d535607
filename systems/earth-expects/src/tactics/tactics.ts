// Earth Expects as the tactical game of a campaign. The README lists what its rules cannot express.
import {
  type BattleReport,
  type BattleRequest,
  type BattleStart,
  bannersOf,
  fieldOf,
  type ReportShip,
  type ShipFate,
  type Tactics,
} from '@admiralty/kernel'
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'
import { SEATS } from '../../data/tables.ts'
import { checkDesign, PLAIN_RULES } from '../design/check.ts'
import { type Design, designSchema } from '../design/design.ts'
import { READY_SHIPS } from '../design/ready.ts'
import type { Position } from '../position.ts'
import { stateSchema } from '../schema.ts'
import { place } from '../setting/battle.ts'
import type { Setup } from '../setup.ts'
import { MOST_SHIPS } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { flying, shipOf } from '../table.ts'
import {
  conditionFaults,
  conditionSchema,
  factsOf,
  healedFaults,
  OPEN_SPACE,
  type RecordCondition,
  statusOf,
  withHits,
  yardRepair,
} from './condition.ts'

type Request = BattleRequest<Design, RecordCondition>
/** Hexes from the centre at which a group comes in, and between its ships. */
const ENTRY = 12
const APART = 2

/** The seat of a side, and the first seat of its banner, which names the side (EE-GEN-20). */
function seatsFor(request: Request): Setup['seats'] {
  return request.sides.map(({ banner }, index) => {
    const [seat, side] = [SEATS[index], SEATS[request.sides.findIndex((other) => other.banner === banner)]]
    if (!seat || !side) throw new Error(`a battle has at most ${SEATS.length} sides`)
    return place(seat, undefined, side)
  })
}
/** In line abreast where the group comes in, facing the centre. */
function poseOf(from: Direction | undefined, number: number): { readonly hex: Hex; readonly facing: Direction } {
  const goal = from === undefined ? ([0, 0] as const) : ahead([0, 0], from, ENTRY)
  return { hex: ahead(goal, turned(from ?? 0, 2), APART * number), facing: opposite(from ?? 3) }
}
function startOf(request: Request): BattleStart {
  const seats = seatsFor(request)
  const objectives = [{ aim: 'lastArmed' }, { aim: 'losses', turn: request.turnCap }] as const
  const ships = request.sides.flatMap(({ ships: own, groups }, index) =>
    own.map(({ id, design, condition: { levels, empty } }, number) => {
      const [from] = groups.find((group) => group.ships.includes(id))?.from ?? []
      return [
        id,
        // Hex sides are 0 to 5.
        { ...poseOf(from as Direction | undefined, number), seat: seats[index]?.seat ?? 'yellow', design, levels, empty },
      ] as const
    }),
  )
  const position: Position = { ships: Object.fromEntries(ships) }
  return { setup: { ...OPEN_SPACE, seats, objectives } satisfies Setup, position }
}

const FATES: Readonly<Record<Ship['status'], ShipFate>> = { flying: 'present', destroyed: 'destroyed', left: 'disengaged' }
function reportOf(request: Request, state: State): BattleReport<RecordCondition> {
  const ships = request.sides.flatMap((side) =>
    side.ships.map(({ id }): ReportShip<RecordCondition> => {
      const { status, levels, seat, lastSpeed } = shipOf(state, id)
      const fate = FATES[status]
      const left = { ahead: 0, right: 0, course: 0, velocity: lastSpeed, turn: state.turn, underFire: false }
      const condition = { levels, empty: state.secret[seat]?.empty[id] ?? [] }
      return { id, fate, turns: state.turn, condition, departure: fate === 'disengaged' ? left : null }
    }),
  )
  const there = Object.values(state.ships).filter(flying)
  const banners = bannersOf(request)
  return { ships, ...fieldOf(banners.filter((banner) => there.some(({ seat }) => request.sides[SEATS.indexOf(seat)]?.banner === banner))) }
}

export const tactics: Tactics<Design, RecordCondition> = {
  schema: { design: designSchema, condition: conditionSchema },
  catalogue: READY_SHIPS.map(({ design }) => design),
  capacity: { sides: SEATS.length, ships: MOST_SHIPS, turns: 200 },
  defaultTactics: 'captain',
  check: (design) => checkDesign(design, PLAIN_RULES),
  facts: factsOf,
  pristine: () => ({ levels: {}, empty: [] }),
  checkCondition: conditionFaults,
  status: statusOf,
  applyHits: ({ design, condition }, hits, dice) => withHits(design, condition, hits, dice),
  repair: yardRepair,
  healed: healedFaults,
  start: startOf,
  report: (request, state) => reportOf(request, stateSchema.parse(state)),
}
