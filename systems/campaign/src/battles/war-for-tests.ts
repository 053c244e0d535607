// Positions of weeks for the tests of battles and neutral worlds.
import { UMPIRE } from '@admiralty/kernel'
import { system } from '../../test/battle-game.ts'
import type { Position } from '../position.ts'
import type { Color, HexAddress } from '../shapes.ts'
import { type Setup, type State, type Step, setupSchema } from '../state.ts'
import { after, facesAt } from '../table-for-tests.ts'
import { type GroupOrder, WITHDRAW } from '../week/book.ts'
import type { WeekEvent } from '../week/events.ts'
import type { FieldBattle } from '../week/shapes.ts'

type SeatPart = NonNullable<NonNullable<Position['seats']>['red']>
/** The setup of a campaign of so many empires. */
export const campaignFor = (count: number, choices: Readonly<Record<string, string>> = {}): Setup =>
  setupSchema.parse(system.scenarios.find(({ id }) => id === `campaign-${count}`)?.setup(choices))
/** A battle of fleets that is not fought yet. */
export const battleAt = (at: HexAddress, seats: readonly Color[]): FieldBattle => ({
  at,
  batch: 1,
  seats: [...seats],
  holder: null,
  contested: false,
})
/** The order of a group that stays. */
export const staying = (group: string, more: Partial<GroupOrder> = {}): GroupOrder => ({
  group,
  ships: [],
  move: null,
  stance: 'none',
  answers: WITHDRAW,
  ...more,
})
type GroupPart = NonNullable<NonNullable<NonNullable<SeatPart['holdings']>['groups']>[number]>
type ShipPart = NonNullable<GroupPart['ships']>[number]
/** A group; a ship that is as new may be named by its design alone. */
type ShortGroup = Omit<GroupPart, 'ships'> & { readonly ships: readonly (string | ShipPart)[] }
/** An empire with these groups. */
export const empireWith = (groups: readonly ShortGroup[], more: Partial<SeatPart> = {}): SeatPart => ({
  ...more,
  holdings: {
    ...more.holdings,
    groups: groups.map((group) => ({ ...group, ships: group.ships.map((ship) => (typeof ship === 'string' ? { design: ship } : ship)) })),
  },
})
/** A position and the steps after the call of the umpire. */
export interface WarPlan {
  /** The steps after the umpire's call. */
  readonly steps: readonly Step[]
  readonly part: Partial<Position>
  readonly setup?: Setup
  readonly faces?: Readonly<Record<string, readonly number[]>>
}
/** A position in week 3 before the umpire closes a batch. Empires that are not named have nothing. */
export function warState({ steps, part, setup = campaignFor(2) }: WarPlan, batch: 1 | 2): State {
  const seats = Object.fromEntries(setup.seats.map(({ seat }) => [seat, { holdings: {}, ...part.seats?.[seat] }]))
  const position: Position = { at: [{ step: 'close', batch }, ...steps], stage: 'weeks', week: 3, worlds: {}, ...part, seats }
  return system.begin({ setup, position }, facesAt({})).state
}
/** State and events after the umpire has closed a batch. */
export function closed(plan: WarPlan, batch: 1 | 2 = 2) {
  const { state, events } = after(warState(plan, batch), { [UMPIRE]: { order: 'close', batch } }, plan.faces)
  const all = <T extends WeekEvent['type']>(type: T) =>
    events.filter((one): one is Extract<WeekEvent, { readonly type: T }> & typeof one => one.type === type)
  return { state, events, all }
}
