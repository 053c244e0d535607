// Groups in flight and salvoes on their way, and short forms of the orders of P7 and P8.
import type { AttackOrder, DefenceOrder, OrderOf } from '../orders.ts'
import type { Group, State } from '../state.ts'
import { groupOf, shipOf } from '../table.ts'
import { type BattleForTests, battle, type PlayedSteps } from '../table-for-tests.ts'

export const MU = 1560
/** Groups in flight and salvoes on their way, beside the ships of a battle. Places are in movement units. */
interface Air {
  readonly groups?: Readonly<Record<string, Partial<Omit<Group, 'at'>> & { readonly at?: readonly [number, number] }>>
  readonly salvoes?: Readonly<Record<string, { readonly seat: 'red' | 'blue'; readonly target: string; readonly missiles?: number }>>
  readonly change?: (state: State) => Partial<State>
}
export function withAir(of: BattleForTests, { groups = {}, salvoes = {}, change = () => ({}) }: Air): State {
  const state = battle(of)
  const flown = Object.entries(groups).map(([id, { at = [0, 0], ...rest }]) => {
    const group = groupOf(state, id)
    return [id, { ...group, where: 'space' as const, at: [at[0] * MU, at[1] * MU] as const, ...rest }]
  })
  const launched = Object.entries(salvoes).map(([id, { seat, target, missiles = 6 }]) => {
    const at = shipOf(state, target).at
    return [id, { id, seat, ship: `${seat}-1`, at, missiles, target, shotDown: 0, onTarget: 0 }]
  })
  const air = { ...state, groups: { ...state.groups, ...Object.fromEntries(flown) }, salvoes: Object.fromEntries(launched) }
  return { ...air, ...change(air) }
}
export const at = (group: string, kind: 'ship' | 'group' | 'salvo', id: string, more: Partial<AttackOrder> = {}): AttackOrder => ({
  group,
  target: { kind, id },
  ifIntercepted: 'fight',
  torpedoes: false,
  engages: null,
  ...more,
})
export const attacks = (...all: readonly AttackOrder[]): OrderOf<'attack'> => ({ order: 'attack', attacks: all, joins: {} })
export const defence = (mount: string, kind: 'group' | 'salvo', id: string, more: Partial<DefenceOrder> = {}): DefenceOrder => ({
  ship: 'blue-1',
  mount,
  target: { kind, id },
  covering: null,
  ...more,
})
export const defend = (...defences: readonly DefenceOrder[]): OrderOf<'defend'> => ({ order: 'defend', defences })
/** The events of one type. */
export const eventsOfType = <T extends PlayedSteps['events'][number]['type']>({ events }: PlayedSteps, type: T) =>
  events.flatMap((event) => (event.type === type ? [event as Extract<typeof event, { readonly type: T }>] : []))
/** Red's carrier far away with four groups (g1 and g2 standard, g3 interceptor, g4 attack), Blue's (g5 to g8) likewise. */
export const CARRIERS: BattleForTests = { red: [{ design: 'Aerie', at: [0, -60] }], blue: [{ design: 'Aerie', at: [0, 60] }] }
