// During an animation, Enter, Escape, a key without another use, or a click outside of controls skips it, and does nothing else.

import { isForFocus, type KeyGroup, runKey, useFocusKeys } from '@admiralty/board'
import { useEffect, useMemo } from 'react'

/** These controls keep working during an animation. */
const CONTROLS = 'a, button, input, select, summary, label, [role="dialog"], [role="menu"], [role="slider"]'
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CONTROLS) !== null

/** Keys that move the focus or change another key. */
const FOCUS_AND_MODIFIERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']
const isCombined = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  FOCUS_AND_MODIFIERS.includes(key) || ctrlKey || altKey || metaKey

export function useSkip(active: boolean, skip: () => void): void {
  const group = useMemo<KeyGroup>(
    () => ({
      title: 'During an animation',
      bindings: [
        {
          keys: ['Enter', 'Escape'],
          does: 'Skip it, as does every key without another use',
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
    // The keys of the page are older listeners, so an unused key is one that nobody has prevented.
    const onUnusedKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isCombined(event) && !isForFocus(event)) skip()
    }
    const onClick = (event: MouseEvent) => {
      if (!isControl(event.target)) skip()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('keydown', onUnusedKey)
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('keydown', onUnusedKey)
      removeEventListener('click', onClick, true)
    }
  }, [active, group, skip])
}
