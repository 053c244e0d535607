// Answers in P7 and P8.
import { type Dice, likely, pick } from '@admiralty/kernel'
import { callRules } from '../chapter.ts'
import type { AttackOrder, DefenceOrder, OrderOf } from '../orders.ts'
import type { Group, Ship, View } from '../state.ts'
import { partOf } from '../table.ts'
import { attackers, attackFault, screensOf, spareScreens, targetsOf } from './declaring.ts'
import { areaControls, defenders, defendingShips, friendsToCover, groupsNear, salvoesOn, strikersOn } from './defence.ts'
import { defenceFault } from './defence-fault.ts'

const NO_ATTACK: OrderOf<'attack'> = { order: 'attack', attacks: [], joins: {} }

function randomAttack(view: View, group: Group, dice: Dice): AttackOrder {
  const target = pick(dice, targetsOf(view, group))
  const screens = target.kind === 'ship' ? screensOf(view, target.id) : []
  return {
    group: group.id,
    target,
    ifIntercepted: likely(dice, 1, 2) ? 'fight' : 'press',
    torpedoes: group.torpedoes && target.kind === 'ship' && likely(dice, 2, 3),
    engages: screens.length > 0 && likely(dice, 1, 2) ? pick(dice, screens).id : null,
  }
}
const attack = callRules('attack', ['attack'], {
  of: (view, me) => [...attackers(view, me), ...spareScreens(view, me)],
  check: attackFault,
  wants: ['FT-FTR-06', 'attacks are declared now'],
  randomOrder(view, me, dice) {
    const attacks = attackers(view, me).flatMap((group) => (likely(dice, 5, 6) ? [randomAttack(view, group, dice)] : []))
    return { order: 'attack', attacks, joins: {} }
  },
  defaultOrder: () => NO_ATTACK,
})

/** A threat to a ship, and how much it could do. */
interface Threat {
  readonly target: DefenceOrder['target']
  readonly strength: number
}
/** The attackers of a ship, the strongest first (FT-END-12). */
function threatsTo(view: View, ship: string): readonly Threat[] {
  const groups = strikersOn(view, ship).map(({ id, fighters }): Threat => ({ target: { kind: 'group', id }, strength: fighters }))
  const salvoes = salvoesOn(view, ship).map(({ id, missiles, shotDown }): Threat => {
    return { target: { kind: 'salvo', id }, strength: 2 * Math.max(0, missiles - shotDown) }
  })
  return [...salvoes, ...groups].toSorted((a, b) => b.strength - a.strength)
}
/** FT-END-12: mount by mount to the largest threat that is left. A mount is expected to stop one fighter or missile. */
function allotted(view: View, ship: Ship): readonly DefenceOrder[] {
  const left = new Map(threatsTo(view, ship.id).map((threat) => [threat.target.id, { ...threat }]))
  return defenders(view, ship).flatMap(({ id: mount }): readonly DefenceOrder[] => {
    const [largest] = [...left.values()].toSorted((a, b) => b.strength - a.strength)
    if (!largest) return []
    left.set(largest.target.id, { ...largest, strength: largest.strength - 1 })
    return [{ ship: ship.id, mount, target: largest.target, covering: null }]
  })
}
/** A random allotment of a ship that keeps to its area-defence controls. */
function randomDefences(view: View, ship: Ship, dice: Dice): readonly DefenceOrder[] {
  const own = threatsTo(view, ship.id).map(({ target }): Pick<DefenceOrder, 'target' | 'covering'> => ({ target, covering: null }))
  const friends = areaControls(view, ship) > 0 ? friendsToCover(view, ship) : []
  const friend = friends.length > 0 ? pick(dice, friends) : undefined
  const covered = friend ? threatsTo(view, friend.id).map(({ target }) => ({ target, covering: friend.id })) : []
  const near = areaControls(view, ship) > 0 && !friend ? groupsNear(view, ship).slice(0, 1) : []
  const free = near.map(({ id }) => ({ target: { kind: 'group', id }, covering: null }) as const)
  return defenders(view, ship).flatMap(({ id: mount }) => {
    const tasks = partOf(ship, mount, 'pds') ? [...own, ...covered, ...free] : own
    return tasks.length === 0 || likely(dice, 1, 6) ? [] : [{ ship: ship.id, mount, ...pick(dice, tasks) }]
  })
}
const defend = callRules('defend', ['defend'], {
  of: defendingShips,
  check: defenceFault,
  wants: ['FT-PD-03', 'defence is allotted now'],
  randomOrder: (view, me, dice) => ({
    order: 'defend',
    defences: defendingShips(view, me).flatMap((ship) => randomDefences(view, ship, dice)),
  }),
  defaultOrder: (view, me) => ({ order: 'defend', defences: defendingShips(view, me).flatMap((ship) => allotted(view, ship)) }),
})
export const attackQuestions = { attack, defend }
