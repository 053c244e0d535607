// The facts that a bot knows when it orders its groups.
import { type ShipCard, shipCards } from '../groups/ship-cards.ts'
import type { Holdings } from '../holdings.ts'
import { holdingsOf, worldsOfEmpire } from '../lookup.ts'
import type { Color, HexAddress } from '../shapes.ts'
import type { View } from '../state.ts'
import { typesById } from '../supply/endurance.ts'
import type { BattleGame } from '../tactics-port.ts'
import { type Foes, foesOf } from './foes.ts'
import type { Strength } from './odds.ts'
import { type Jumps, jumpsFrom } from './ways.ts'

/** The empire that gives orders, with the services of a battle game. */
export interface Admiral {
  readonly game: BattleGame
  readonly view: View
  readonly seat: Color
}
/** The daring of a bot. */
export interface Daring {
  /** The force that it brings against a neutral world at least, for each point of its defence. */
  readonly least: number
  /** The force above which it sends no more ships to a world. */
  readonly most: number
  /** The weight of the ships that an attack is likely to cost: 1 for their price. */
  readonly caution: number
  /** Task forces that it sends from one world in a week. */
  readonly forces: number
  /** The force with which it goes for others, for each point that they are likely to have. */
  readonly hunt: number
  /** Ships that it sends to unknown worlds at once. */
  readonly scouts: number
}
/** The facts of the groups of an empire in a week. */
export interface FleetPlan extends Admiral {
  readonly cards: ReadonlyMap<string, ShipCard>
  /** Boxes of hull and armour of each ship when it is whole. */
  readonly boxes: ReadonlyMap<string, number>
  readonly holdings: Holdings
  readonly daring: Daring
  readonly foes: Foes
  /** Jumps to the nearest own world, by hex. */
  readonly home: Jumps
  /** Targets that a group has already. */
  readonly taken: Set<HexAddress>
  /** Ships that are repaired. */
  readonly staying: ReadonlySet<string>
  /** Names for new groups. */
  readonly names: Iterator<string>
}

const BY_NUMBER: readonly string[] = Array.from({ length: 400 }, (_, index) => `group-${index + 1}`)
/** The plan of a week before any order. */
export function fleetPlan(admiral: Admiral, daring: Daring, staying: ReadonlySet<string>): FleetPlan {
  const { game, view, seat } = admiral
  const holdings = holdingsOf(view, seat)
  const types = typesById(holdings)
  const cards = shipCards(game, holdings)
  const used = new Set(holdings.groups.map(({ id }) => id))
  const force = [...cards.values()].reduce((sum, card) => sum + card.force, 0)
  return {
    ...admiral,
    cards,
    boxes: new Map(
      holdings.ships.map(({ id, type }) => [id, (types.get(type)?.facts.hull ?? 0) + (types.get(type)?.facts.armour ?? 0)] as const),
    ),
    holdings,
    daring,
    foes: foesOf(view, seat, force),
    home: jumpsFrom(view, ...worldsOfEmpire(view, seat)),
    taken: new Set(),
    staying,
    names: BY_NUMBER.filter((id) => !used.has(id)).values(),
  }
}

/** The name of a new group. */
export const nextName = ({ names }: FleetPlan): string => names.next().value ?? ''
export const isBase = ({ home }: FleetPlan, at: HexAddress): boolean => home.get(at) === 0
/** Whether a ship can leave its hex, and is not repaired there. */
export const isReady = ({ cards, staying }: FleetPlan, id: string): boolean => cards.get(id)?.jumps === true && !staying.has(id)
export const enduranceIn = ({ cards }: FleetPlan, id: string): number => cards.get(id)?.endurance ?? 0
export const forceIn = ({ cards }: FleetPlan, id: string): number => cards.get(id)?.force ?? 0
/** The force of some ships, and the boxes of those that are armed. */
export function strengthOf(plan: FleetPlan, ids: readonly string[]): Strength {
  let [force, boxes] = [0, 0]
  for (const id of ids) {
    const own = forceIn(plan, id)
    if (own === 0) continue
    force += own
    boxes += plan.boxes.get(id) ?? 0
  }
  return { force, boxes }
}
/** Whether a ship has supplies for others. */
export const isTender = ({ holdings }: FleetPlan, id: string): boolean => {
  const ship = holdings.ships.find((one) => one.id === id)
  return ship?.role === 'supply' && (ship.cargo.fuel ?? 0) > 0
}
