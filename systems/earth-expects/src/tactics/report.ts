// What a campaign learns of a battle: the fate of each ship, and departures.
import { type BattleReport, fieldOf, formationsOf, type ReportShip, type ShipFate, type Tactics } from '@admiralty/kernel'
import type { Design } from '../design/design.ts'
import type { Ship, State } from '../state.ts'
import { shipOf } from '../table.ts'
import { factsOf, type RecordCondition, statusOf, wrecked } from './condition.ts'
import type { Request } from './start.ts'

const FATES: Readonly<Record<Ship['status'], ShipFate>> = { flying: 'present', destroyed: 'destroyed', left: 'disengaged' }

export function reportOf(tactics: Tactics<Design, RecordCondition>, request: Request, state: State): BattleReport<RecordCondition> {
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
