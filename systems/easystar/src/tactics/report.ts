// What a campaign learns of a battle: the fate of each ship, its condition, and departures.
import { type BattleReport, fieldOf, formationsOf, type ReportShip, type ShipFate, type Tactics } from '@admiralty/kernel'
import { LAST_TURN } from '../../data/tables.ts'
import { itemsOfDesign } from '../design/roster.ts'
import type { Ship, ShipDesign, State } from '../state.ts'
import { sheetOf, shipOf } from '../table.ts'
import { factsOf, fightersOfDesign, type SheetCondition, strengthOf } from './condition.ts'
import { fighterIdOf, type Request } from './start.ts'

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

export function reportOf(tactics: Tactics<ShipDesign, SheetCondition>, request: Request, state: State): BattleReport<SheetCondition> {
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
