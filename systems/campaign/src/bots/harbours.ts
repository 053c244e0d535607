// How the ships of an own world are divided into forces.
import type { HexAddress } from '../shapes.ts'
import type { GroupOrder } from '../week/book.ts'
import { type FleetPlan, forceIn, isReady, isTender, nextName } from './fleet-plan.ts'
import { type Force, looking, rest, sent } from './sending.ts'
import { isScout, preyFleet, preyWorld, unknownWorld } from './targets.ts'

/** The ships of an own world while they are divided into forces. */
class Harbour {
  readonly orders: GroupOrder[] = []
  left: readonly string[]
  readonly #plan: FleetPlan
  readonly #at: HexAddress
  readonly #names: Iterator<string>
  constructor(plan: FleetPlan, at: HexAddress, names: Iterator<string>, ships: readonly string[]) {
    this.#plan = plan
    this.#at = at
    this.#names = names
    this.left = ships.filter((id) => isReady(plan, id)).toSorted((a, b) => forceIn(plan, b) - forceIn(plan, a))
  }
  #force(ships: readonly string[]): Force {
    this.left = this.left.filter((id) => !ships.includes(id))
    return { group: this.#names.next().value ?? nextName(this.#plan), ships, at: this.#at }
  }
  /** Supply ships go with the first force that leaves. */
  #withTenders(ships: readonly string[]): readonly string[] {
    return [...ships, ...this.left.filter((id) => isTender(this.#plan, id))]
  }
  /** CR-1.6a: small ships look at worlds, each alone. */
  scout(): void {
    for (let count = 0; count < this.#plan.daring.scouts; count += 1) {
      const ship = this.left.findLast((id) => isScout(this.#plan, id))
      const target = ship === undefined ? undefined : unknownWorld(this.#plan, this.#at, ship)
      if (!target) return
      this.#plan.taken.add(target.at)
      this.orders.push(looking(this.#plan, this.#force(target.ships), target.at))
    }
  }
  /** CR-8.4a: forces attack neutral worlds, as long as there are targets. */
  attack(): void {
    for (let count = 0; count < this.#plan.daring.forces; count += 1) {
      const target = preyWorld(this.#plan, this.#at, this.left)
      if (!target) return
      this.#plan.taken.add(target.at)
      const force = this.#force(this.#withTenders(target.ships))
      this.orders.push(target.via === null ? sent(this.#plan, force, target.at, 'attack') : sent(this.#plan, force, target.via, 'none'))
    }
  }
  /** The others go for hostile groups, or gather. */
  gather(rally: HexAddress): void {
    const prey = preyFleet(this.#plan, this.#at, this.left)
    if (prey) {
      this.#plan.taken.add(prey.at)
      this.orders.push(sent(this.#plan, this.#force(prey.ships), prey.at, 'none'))
    }
    if (this.left.length === 0) return
    this.orders.push(sent(this.#plan, this.#force(this.left), rally, 'none'))
  }
  /** Ships that cannot leave stay. */
  keep(ships: readonly string[]): void {
    if (ships.length > 0) this.orders.push(rest(this.#force(ships)))
  }
}
/** Ships at an own world, which is one of several. */
export interface HomeShips {
  readonly at: HexAddress
  readonly ships: readonly string[]
}
/** The orders of the ships at an own world. `names` are those of the groups that are there. */
export function dispatched(plan: FleetPlan, { at, ships }: HomeShips, names: Iterator<string>, rally: HexAddress): readonly GroupOrder[] {
  const harbour = new Harbour(plan, at, names, ships)
  harbour.scout()
  harbour.attack()
  harbour.gather(rally)
  harbour.keep(ships.filter((id) => !isReady(plan, id)))
  return harbour.orders
}
