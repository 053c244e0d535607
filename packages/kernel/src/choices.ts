// Places where a press picks a choice: a hex, a ship or fighter, an item on a record.
import type { Place, Spot } from './words.ts'

export const onHex = (hex: Place): Spot => ({ kind: 'hex', hex })
export const onThing = (id: string): Spot => ({ kind: 'thing', id })
export const onItem = (id: string, item: string): Spot => ({ kind: 'item', id, item })
