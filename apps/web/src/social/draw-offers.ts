// When a seat may offer a draw, as the text of its button.
import { plural, type Seat } from '@admiralty/kernel'
import type { StreamStatus } from '../api/types.ts'

interface DrawButton {
  readonly label: string
  readonly isOpen: boolean
}
/** The button of a seat after entry `seq`. */
export function drawButton(offers: StreamStatus['offers'], as: Seat, seq: number): DrawButton {
  const own = offers.find(({ seat }) => seat === as)
  if (own && own.next === null) return { label: 'No draw offers left', isOpen: false }
  const wait = (own?.next ?? seq) - seq
  return wait > 0
    ? { label: `Offer a draw again after ${plural(wait, 'decision')}`, isOpen: false }
    : { label: 'Offer a draw', isOpen: true }
}
