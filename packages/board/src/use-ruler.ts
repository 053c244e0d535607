// The ruler: measures between two places that the player presses. Without it, the chart measures from the selected counter.
import type { Place } from '@admiralty/kernel'
import { sameHex } from '@admiralty/space'
import { useState } from 'react'

/** A ruler on the chart. */
export interface Ruler {
  readonly on: boolean
  readonly from: Place | null
  /** Null while the second hex is not pressed yet. */
  readonly to: Place | null
  /** Shows or hides the ruler. */
  flip(): void
  /** Uses a press if the ruler is on, and tells whether it did. */
  press(hex: Place): boolean
}

interface RulerState {
  readonly from: Place | null
  readonly to: Place | null
}

export function useRuler(): Ruler {
  const [state, setState] = useState<RulerState | null>(null)
  return {
    on: state !== null,
    from: state?.from ?? null,
    to: state?.to ?? null,
    flip: () => setState((before) => (before ? null : { from: null, to: null })),
    press(hex) {
      if (!state) return false
      setState(afterPress(state, hex))
      return true
    },
  }
}

/** The first press sets the start, the second the end, the third a new start. */
export function afterPress({ from, to }: RulerState, hex: Place): RulerState {
  if (from === null || to !== null) return { from: hex, to: null }
  return { from, to: sameHex(from, hex) ? null : hex }
}
