// Delays an action that would lose unsaved work until the player has decided.
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import type { PendingLeave } from './unsaved-dialog.tsx'

export interface UnsavedGuard {
  /** The action that waits for the player's decision, or null. */
  readonly pending: PendingLeave | null
  /** Runs an action that replaces the design: at once, or after the player has agreed. */
  whenSafe(act: () => void): void
  /** The player agrees. */
  proceed(): void
  /** The player keeps the design. */
  stay(): void
}

export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const [over, setOver] = useState<(() => void) | null>(null)
  const away = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: false, // the draft survives a reload
    withResolver: true,
  })
  return {
    pending: away.status === 'blocked' ? 'away' : over ? 'over' : null,
    whenSafe: (act) => (unsaved ? setOver(() => act) : act()),
    proceed() {
      if (away.status === 'blocked') away.proceed()
      over?.()
      setOver(null)
    },
    stay() {
      if (away.status === 'blocked') away.reset()
      setOver(null)
    },
  }
}
