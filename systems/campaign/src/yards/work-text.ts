// Work of a yard in words, for bills and forms.
import { plural } from '@admiralty/kernel'
import type { YardOrder } from '../holdings.ts'
import type { ShipFacts } from '../tactics-port.ts'

/** A piece of work in a yard: 'Beam 2', '3 boxes of hull'. */
export function workText(work: YardOrder, facts: Pick<ShipFacts, 'parts'>): string {
  if (work.do === 'part') return facts.parts.find(({ id }) => id === work.id)?.title ?? work.id
  if (work.do === 'hull' || work.do === 'armour') return `${plural(work.boxes, 'box', 'boxes')} of ${work.do}`
  return work.do === 'restock' ? 'fill bays and magazines' : 'a new crew'
}
