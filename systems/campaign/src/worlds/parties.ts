// The parties that attack a neutral world, and their order.
import { type Dice, pick } from '@admiralty/kernel'
import { type FightingShip, mayJump } from '../battles/abstract.ts'
import { fightersOf } from '../battles/fighters.ts'
import { isArmed, pointsOf } from '../battles/force.ts'
import type { Leaver } from '../battles/leaving.ts'
import { holdingsOf } from '../lookup.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import { groupEndurance } from '../supply/endurance.ts'
import type { BattleGame } from '../tactics-port.ts'
import { hasPact } from '../treaties/pacts.ts'
import type { WorldTask } from './tasks.ts'

/** A ship that attacks, with its empire. */
export interface Attacker extends FightingShip {
  readonly seat: Color
}
/** Partners who attack together, the strongest first. */
export interface Party {
  readonly seats: readonly Color[]
  readonly force: number
  /** Armed ships; hits are shared among them. */
  readonly ships: readonly Attacker[]
  /** The ids of all ships of the groups that attack, by empire. */
  readonly crews: ReadonlyMap<Color, readonly string[]>
}
/** CR-8.4a, CR-X.13, CR-3.6e: the armed ships of an empire whose groups have endurance left; null if there are none. */
function partyOf(game: BattleGame, state: State, { seat, groups }: WorldTask): Party | null {
  const able = groups.filter((group) => (groupEndurance(holdingsOf(state, seat), group) ?? 0) > 0)
  const ships = fightersOf(state, seat, able)
    .filter((ship) => isArmed(game, ship.type, ship))
    .map((ship) => ({ ...ship, seat }))
  if (ships.length === 0) return null
  const force = ships.reduce((sum, { type }) => sum + pointsOf(type), 0)
  return { seats: [seat], force, ships, crews: new Map([[seat, able.flatMap((group) => group.ships)]]) }
}
/** CR-8.4a: by force, the greatest first; a die decides between equals, unless they are in their order already. */
function byForce(parties: readonly Party[], dice: Dice, isOrdered: (tied: readonly Party[]) => boolean): readonly Party[] {
  const left = [...parties]
  const ordered: Party[] = []
  while (left.length > 0) {
    const most = Math.max(...left.map(({ force }) => force))
    const first = left.filter(({ force }) => force === most)
    const chosen = first.length === 1 || isOrdered(first) ? first[0] : pick(dice, first, 'who attacks first')
    if (!chosen) break
    ordered.push(chosen)
    left.splice(left.indexOf(chosen), 1)
  }
  return ordered
}
const pooled = (one: Party, other: Party): Party => ({
  seats: [...one.seats, ...other.seats],
  force: one.force + other.force,
  ships: [...one.ships, ...other.ships],
  crews: new Map([...one.crews, ...other.crews]),
})
/** CR-8.4a: those who attack a world, in their order. Empires that all have pacts with each other pool their force. */
export function partiesOf(game: BattleGame, state: State, tasks: readonly WorldTask[], dice: Dice): readonly Party[] {
  const alone = byForce(
    tasks.flatMap((task) => partyOf(game, state, task) ?? []),
    dice,
    () => false,
  )
  const pools: Party[] = []
  for (const party of alone) {
    const allied = pools.findIndex(({ seats }) => seats.every((seat) => party.seats.every((own) => hasPact(state, seat, own))))
    const pool = pools[allied]
    if (pool) pools[allied] = pooled(pool, party)
    else pools.push(party)
  }
  return byForce(pools, dice, (tied) => tied.every(({ seats }) => seats.length === 1))
}
/** CR-8.4c: ships of the groups that attacked, as far as they can leave by FTL. */
export const drivenOff = (game: BattleGame, state: State, { seats, crews }: Party): readonly Leaver[] =>
  seats.flatMap((seat) => {
    const crew = new Set(crews.get(seat))
    const groups = holdingsOf(state, seat).groups.filter(({ ships }) => ships.some((id) => crew.has(id)))
    const able = fightersOf(state, seat, groups).filter((ship) => mayJump(game, ship))
    return able.map(({ id }) => ({ seat, id }))
  })
