// The keyboard at the table: the same list of choices as the mouse.
import type { Choice } from '@admiralty/kernel'
import { useEffect, useRef } from 'react'
import { choiceKeyAction, isTyping } from './choice-keys.ts'

interface Keys {
  readonly choices: readonly Choice[]
  /** The rows that have figures. */
  readonly figured: readonly Choice[]
  readonly aimed: Choice | null
  readonly active: boolean
  onPick(choice: Choice): void
  onAim(choice: Choice): void
  onClear(): void
  /** Enter, where nothing is asked. */
  readonly onEnter: (() => void) | null
}

/** Arrows scroll these; Enter presses those. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.log-box, .as-text, .record-panel') !== null
const presses = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary') !== null

/** Meant for a field, a scrolling pane, a button in focus or the browser itself. */
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
      const meant = active ? choiceKeyAction(choices, aimed, { key: event.key, elsewhere }, figured) : undefined
      if (!meant) return
      event.preventDefault()
      if (meant.kind === 'pick') onPick(meant.choice)
      if (meant.kind === 'aim') onAim(meant.choice)
      if (meant.kind === 'clear') onClear()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
