// Earth Expects as the tactical game of a campaign. The README lists what its rules cannot express.
import {
  type BattleReport,
  type BattleRequest,
  type BattleStart,
  fieldOf,
  formationsOf,
  type ReportShip,
  requestFault,
  type ShipFate,
  type Tactics,
} from '@admiralty/kernel'
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'
import { SEATS } from '../../data/tables.ts'
import { checkDesign, PLAIN_RULES } from '../design/check.ts'
import { type Design, designSchema } from '../design/design.ts'
import { READY_SHIPS } from '../design/ready.ts'
import { system } from '../game.ts'
import type { Position } from '../position.ts'
import { stateSchema } from '../schema.ts'
import { place } from '../setting/battle.ts'
import type { Setup } from '../setup.ts'
import { MOST_SHIPS } from '../shapes.ts'
import type { Ship, State } from '../state.ts'
import { shipOf } from '../table.ts'
import {
  conditionFaults,
  conditionSchema,
  factsOf,
  healedFaults,
  OPEN_SPACE,
  type RecordCondition,
  statusOf,
  withHits,
  wrecked,
  yardRepair,
} from './condition.ts'

type Request = BattleRequest<Design, RecordCondition>
/** Hexes from the centre at which a group comes in, and between its ships. */
const ENTRY = 12
const APART = 2

/** The seat of a side, and the first seat of its banner, which names the side (EE-GEN-20). */
function seatsFor(request: Request): Setup['seats'] {
  return request.sides.flatMap(({ banner }, index) => {
    const [seat, side] = [SEATS[index], SEATS[request.sides.findIndex((other) => other.banner === banner)]]
    return seat && side ? [place(seat, undefined, side)] : [] // `requestFault` has refused further sides
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
  return {
    setup: { ...OPEN_SPACE, seats, objectives } satisfies Setup,
    position,
    seats: Object.fromEntries(request.sides.flatMap(({ id }, index) => (seats[index] ? [[id, seats[index].seat] as const] : []))),
  }
}

const FATES: Readonly<Record<Ship['status'], ShipFate>> = { flying: 'present', destroyed: 'destroyed', left: 'disengaged' }
function reportOf(request: Request, state: State): BattleReport<RecordCondition> {
  const ships = request.sides.flatMap((side) =>
    side.ships.map(({ id, design }): ReportShip<RecordCondition> => {
      const { status, levels, seat } = shipOf(state, id)
      const after = { levels, empty: state.secret[seat]?.empty[id] ?? [] }
      const condition = status === 'destroyed' ? wrecked(design, after) : after
      const isAdrift = status === 'flying' && statusOf(design, condition).adrift
      return { id, fate: isAdrift ? 'drifting' : FATES[status], turns: state.turn, condition }
    }),
  )
  return { ships, departures: departuresFrom(request, state), ...fieldOf(tactics, request, ships) }
}
/** The rules do not note when and where a ship leaves: all that left have the last turn, and no formation. */
function departuresFrom(request: Request, state: State): BattleReport['departures'] {
  const left = request.sides.flatMap((side) =>
    side.ships.flatMap(({ id, design }) => {
      const { status, lastSpeed: speed } = shipOf(state, id)
      return FATES[status] === 'disengaged' ? [{ id, mass: factsOf(design).mass, turn: state.turn, underFire: false, speed }] : []
    }),
  )
  return formationsOf(request, left, (_, { speed }) => ({ ahead: 0, right: 0, course: 0, velocity: speed }))
}

export const tactics: Tactics<Design, RecordCondition> = {
  system: system.id,
  version: system.version,
  format: { number: 1, upcasts: [] },
  schema: { design: designSchema, condition: conditionSchema },
  catalogue: READY_SHIPS.map(({ design }) => design),
  capacity: { sides: SEATS.length, ships: MOST_SHIPS, groups: MOST_SHIPS, turns: 200 },
  defaultTactics: 'captain',
  check: (design) => checkDesign(design, PLAIN_RULES),
  facts: factsOf,
  pristine: () => ({ levels: {}, empty: [] }),
  checkCondition: conditionFaults,
  status: statusOf,
  applyHits: ({ design, condition }, hits, dice) => withHits(design, condition, hits, dice),
  repair: yardRepair,
  healed: healedFaults,
  start: (request) => requestFault(tactics, 'EE-GEN-20', request) ?? startOf(request),
  report: (request, state) => reportOf(request, stateSchema.parse(state)),
}
