// Work that is nowhere but on the board is not left without a word: what is to happen waits until that is settled.
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
    enableBeforeUnload: false, // the board is still there after a reload
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
