// Holds back an action that would lose unsaved work until the player has decided.
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import type { PendingLeave } from './unsaved-dialog.tsx'

export interface UnsavedGuard {
  readonly pending: PendingLeave | null
  whenSafe(act: () => void): void
  proceed(): void
  stay(): void
}

export function useUnsavedGuard(loose: boolean): UnsavedGuard {
  const [over, setOver] = useState<(() => void) | null>(null)
  const away = useBlocker({
    shouldBlockFn: ({ current, next }) => loose && current.pathname !== next.pathname,
    enableBeforeUnload: false, // the draft survives a reload
    withResolver: true,
  })
  return {
    pending: away.status === 'blocked' ? 'away' : over ? 'over' : null,
    whenSafe: (act) => (loose ? setOver(() => act) : act()),
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
