// What a booster or a craft may carry at launch.
import { type Refusal, refuse } from '@admiralty/kernel'
import { KIND_NAMES, oneOf } from '../names.ts'
import type { Item } from '../state.ts'
import { isCraft, isLoad, payloadLimit, weightOfAll } from '../table.ts'

/** Items of a bay by id, each once. */
export function itemsIn(bay: readonly Item[], ids: readonly string[]): readonly Item[] | Refusal {
  if (new Set(ids).size < ids.length) return refuse('GW-LCH-06', 'a thing can leave the bay only once')
  const missing = ids.find((id) => !bay.some((item) => item.id === id))
  return missing === undefined ? bay.filter(({ id }) => ids.includes(id)) : refuse('GW-LCH-06', `${missing} is not in the bay`)
}

export function loadFault(craft: Item | null, payload: readonly Item[]): Refusal | undefined {
  if (craft === null) {
    const [load] = payload
    return payload.length === 1 && load && isLoad(load.kind)
      ? undefined
      : refuse('GW-BST-01', 'a booster carries exactly one satellite or warhead')
  }
  if (!isCraft(craft.kind)) return refuse('GW-STA-05', `${oneOf(craft.kind)} cannot fly by itself; it is dropped, or carried`)
  const [weight, most] = [weightOfAll([...craft.cargo, ...payload]), payloadLimit(craft.kind)]
  if (craft.kind === 'scoopship' && payload.length > 0) return refuse('GW-SCP-04', 'a scoopship carries gas only')
  return weight > most
    ? refuse('GW-LCH-06', `a payload of ${weight} exceeds the ${KIND_NAMES[craft.kind]}’s maximum of ${most}`)
    : undefined
}
