// During an animation, Enter, Escape or a click outside of controls skips it, and does nothing else.

import { isForFocus, type KeyGroup, runKey, useFocusKeys } from '@admiralty/board'
import { useEffect, useMemo } from 'react'

/** These controls keep working during an animation. */
const CONTROLS = 'a, button, input, select, summary, label, [role="dialog"], [role="menu"], [role="slider"]'
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CONTROLS) !== null

export function useSkip(active: boolean, skip: () => void): void {
  const group = useMemo<KeyGroup>(
    () => ({
      title: 'During an animation',
      bindings: [
        {
          keys: ['Enter', 'Escape'],
          does: 'Skip it',
          run: skip,
        },
      ],
    }),
    [skip],
  )
  useFocusKeys(group)
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (isForFocus(event) || !runKey([group], event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onClick = (event: MouseEvent) => {
      if (!isControl(event.target)) skip()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('click', onClick, true)
    }
  }, [active, group, skip])
}
