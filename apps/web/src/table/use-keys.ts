// Keys for the list of choices.
import type { Choice } from '@admiralty/kernel'
import { useEffect, useRef } from 'react'
import { choiceKeyAction, isTyping } from './choice-keys.ts'

interface Keys {
  readonly choices: readonly Choice[]
  /** The rows with digits. */
  readonly figured: readonly Choice[]
  readonly aimed: Choice | null
  /** A question is open and its list is shown. */
  readonly active: boolean
  onPick(choice: Choice): void
  onAim(choice: Choice): void
  onClear(): void
  /** Enter, while no question is open. */
  readonly onEnter: (() => void) | null
}

/** Arrow keys scroll these panes. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.log-box, .as-text, .record-panel') !== null
/** Enter presses these controls. */
const presses = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null

/** The key is meant for a field, a scrolling pane, a focused button or the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(target)) return true
  return (key.startsWith('Arrow') && scrolls(target)) || (key === 'Enter' && (presses(target) || event.repeat))
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { choices, figured, aimed, active, onPick, onAim, onClear, onEnter } = latest.current
      const elsewhere = isElsewhere(event)
      if (event.key === 'Enter' && onEnter && !elsewhere) return onEnter()
      const action = active ? choiceKeyAction(choices, aimed, { key: event.key, elsewhere }, figured) : undefined
      if (!action) return
      event.preventDefault()
      if (action.kind === 'pick') onPick(action.choice)
      if (action.kind === 'aim') onAim(action.choice)
      if (action.kind === 'clear') onClear()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
