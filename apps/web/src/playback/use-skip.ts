// While something is being shown, a click on what is no button, Enter or Escape goes to the end of it, and does nothing else.
import { useEffect } from 'react'
import { isTyping } from '../table/choice-keys.ts'

/** These do what they say, also while something is shown. */
const MEANT = 'a, button, input, select, summary, label, [role="dialog"], [role="menu"], [role="slider"]'
const isMeant = (target: EventTarget | null): boolean => target instanceof Element && target.closest(MEANT) !== null

export function useSkip(active: boolean, skip: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      if (isTyping(event.target) || (event.key === 'Enter' && isMeant(event.target))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      skip()
    }
    const onClick = (event: MouseEvent) => {
      if (!isMeant(event.target)) skip()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('click', onClick, true)
    }
  }, [active, skip])
}
