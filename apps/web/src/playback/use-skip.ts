// During an animation, Enter, Escape or a click outside of controls skips it, and does nothing else.
import { useEffect } from 'react'
import { isTyping } from '../table/choice-keys.ts'

/** These controls keep working during an animation. */
const CONTROLS = 'a, button, input, select, summary, label, [role="dialog"], [role="menu"], [role="slider"]'
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest(CONTROLS) !== null

export function useSkip(active: boolean, skip: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      if (isTyping(event.target) || (event.key === 'Enter' && isControl(event.target))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      skip()
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
  }, [active, skip])
}
