// The position from which a battle of a campaign begins.
import type { BattleRequest, BattleStart } from '@admiralty/kernel'
import { ahead, type Direction, type Hex, opposite, turned } from '@admiralty/space'
import { SEATS } from '../../data/tables.ts'
import type { Design } from '../design/design.ts'
import type { Position } from '../position.ts'
import { place } from '../setting/battle.ts'
import type { Setup } from '../setup.ts'
import type { RecordCondition } from './condition.ts'
import { OPEN_SPACE } from './hits.ts'

export type Request = BattleRequest<Design, RecordCondition>

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

export function startOf(request: Request): BattleStart {
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
