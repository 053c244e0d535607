// Choices that the bay makes itself while launches are planned: a craft or a load, and a load dropped on a craft. The rules judge them like those of the list.
import { choiceOf } from '@admiralty/forms'
import type { Choice } from '@admiralty/kernel'
import type { Order } from '../../src/orders.ts'
import type { Item, Unit, View } from '../../src/state.ts'
import { isCarrier, isLoad, isModule } from '../../src/table.ts'
import type { Draft, LaunchPlan } from '../../src/words/draft.ts'
import { row } from '../../src/words/form.ts'
import { itemName } from '../../src/words/say.ts'
import { askedKind } from '../scene.ts'

type GameChoice = Choice<Order, Draft>

/** Whether the viewer plans launches from this station. */
export const isLaunching = (view: View, station: Unit): boolean => askedKind(view) === 'launch' && station.seat === view.me
const planOf = (draft: Draft | null): LaunchPlan =>
  draft && 'plan' in draft && 'launches' in draft.plan ? draft.plan : { launches: [], leave: [], openBays: false }
const isPlanned = ({ launches }: LaunchPlan, { id }: Item): boolean =>
  launches.some(({ craft, payload }) => craft === id || payload.includes(id))

/** A craft, or a load under a booster; undefined for what cannot be launched or is planned already. */
export function launchChoice(station: Unit, item: Item, draft: Draft | null): GameChoice | undefined {
  const plan = planOf(draft)
  if (isPlanned(plan, item) || isModule(item.kind)) return undefined
  const launch = isLoad(item.kind)
    ? { station: station.id, craft: null, payload: [item.id] }
    : { station: station.id, craft: item.id, payload: [] }
  return choiceOf(row(`bay:${item.id}`, 'GW-LCH-01', `Launch the ${itemName(item)}`, { set: { kind: 'loading', plan, launch } }))
}
/** A thing of the bay dropped on a craft of the bay, to ride along. Undefined if the craft carries nothing. */
export function loadChoice(station: Unit, load: Item, craft: Item, draft: Draft | null): GameChoice | undefined {
  const plan = planOf(draft)
  if (!isCarrier(craft.kind) || load.id === craft.id || isPlanned(plan, load) || isPlanned(plan, craft)) return undefined
  const before = draft?.kind === 'loading' && draft.launch.craft === craft.id ? draft.launch.payload : []
  if (before.includes(load.id)) return undefined
  const launch = { station: station.id, craft: craft.id, payload: [...before, load.id] }
  return choiceOf(row('load', 'GW-LCH-06', `Load the ${itemName(load)}`, { set: { kind: 'loading', plan, launch } }))
}
/** The next load of the bay under a booster, or one that is dropped on it. */
export function boosterChoice(station: Unit, loads: readonly Item[], draft: Draft | null): GameChoice | undefined {
  return loads.filter(({ kind }) => isLoad(kind)).flatMap((load) => launchChoice(station, load, draft) ?? [])[0]
}
