// How often a seat may offer a draw. Counted in entries of the match, so that a match by correspondence has the same pause as a live one.
import { plural, type Refusal, type Seat } from '@admiralty/kernel'
import { DRAWN } from '@admiralty/match'
import { LIMITS, type StreamStatus } from '@admiralty/protocol'
import type { DrawOffers } from '@admiralty/store'

/** The first entry after which a seat may offer a draw again; null if it has no offer left. */
const nextOffer = ({ offers, seq }: DrawOffers): number | null => (offers >= LIMITS.drawOffers ? null : seq + LIMITS.drawPause)

/** The count after one more offer of `seat`, which is made after entry `seq`; a refusal if it comes too soon, or if none is left. */
export function countedOffer(made: readonly DrawOffers[], seat: Seat, seq: number): DrawOffers | Refusal {
  const own = made.find((one) => one.seat === seat)
  if (!own) return { seat, offers: 1, seq }
  const next = nextOffer(own)
  if (next === null)
    return {
      rule: DRAWN,
      reason: `you have offered a draw ${plural(own.offers, 'time')}, which is the most in a match; you can still accept the offer of an opponent`,
    }
  if (seq < next)
    return { rule: DRAWN, reason: `you have offered a draw already; you may offer one again after ${plural(next - seq, 'more decision')}` }
  return { seat, offers: own.offers + 1, seq }
}

/** The facts about draw offers that everybody may know, by seat. */
export const shownOffers = (made: readonly DrawOffers[]): StreamStatus['offers'] =>
  made.map((own) => ({ seat: own.seat, next: nextOffer(own) })).toSorted((one, other) => (one.seat < other.seat ? -1 : 1))
