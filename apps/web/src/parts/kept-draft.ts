// The draft of each seat, kept in this browser: a turn that is written but not sent survives a reload, another page and Back. It never leaves
// the browser, and only the page of its own seat reads it. The same holds for the order that was sent last, so that it can be shown, and a
// saved one sent again as ready.
import type { Seat } from '@admiralty/kernel'

/** Where a draft belongs. Only the draft of a seat's latest call is kept. */
export interface DraftPlace {
  readonly match: string
  readonly seat: Seat
  readonly call: string
}

const PREFIX = 'admiralty.draft.'
const keyOf = ({ match, seat }: Pick<DraftPlace, 'match' | 'seat'>): string => `${PREFIX}${match}.${seat}`
const orderKeyOf = ({ match, seat }: Pick<DraftPlace, 'match' | 'seat'>): string => `admiralty.saved.${match}.${seat}`

/** The draft that was kept for this call; null if there is none. The game must judge it, because it may come from another version. */
export function keptDraft(place: DraftPlace): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    const isOfCall = typeof kept === 'object' && kept !== null && 'call' in kept && 'draft' in kept && kept.call === place.call
    return isOfCall ? kept.draft : null
  } catch {
    return null
  }
}

/** Keeps a draft in place of the one before. Null removes it. */
export function keepDraft(place: DraftPlace, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), JSON.stringify({ call: place.call, draft }))
  } catch {
    // Storage may be full or forbidden; then the draft lives as long as the page.
  }
}

/** An order that this browser has sent. */
interface KeptOrder {
  readonly order: unknown
  readonly ready: boolean
}
/** The order that was kept for this call; undefined if there is none. */
export function keptOrder(place: DraftPlace): KeptOrder | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(orderKeyOf(place)) ?? 'null')
    const isOfCall = typeof kept === 'object' && kept !== null && 'call' in kept && 'order' in kept && kept.call === place.call
    return isOfCall ? { order: kept.order, ready: 'ready' in kept && kept.ready === true } : undefined
  } catch {
    return undefined
  }
}

/** Keeps an order that was sent in place of the one before. Undefined removes it. */
export function keepOrder(place: DraftPlace, kept: KeptOrder | undefined): void {
  try {
    if (kept === undefined) localStorage.removeItem(orderKeyOf(place))
    else localStorage.setItem(orderKeyOf(place), JSON.stringify({ call: place.call, ...kept }))
  } catch {
    // Storage may be full or forbidden; then the order is known as long as the page is open.
  }
}

/** Calls `take` when another page of this browser changes the draft, until the returned function is called. */
export function onOtherDraft(place: DraftPlace, take: (draft: unknown) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(place)) take(keptDraft(place))
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Removes all drafts, after an error of the page: one of them may be its cause. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // without storage there are none
  }
}
