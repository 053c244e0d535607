// The keyboard of a replay.
import { useEffect, useRef } from 'react'
import { isTyping } from '../table/choice-keys.ts'
import { type Meant, meantBy } from './going.ts'

/** What has the focus wants the key itself: the chart its arrows, a button its space, a pane that scrolls its page keys. */
function isElsewhere({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return true
  if (!(target instanceof Element)) return false
  const within = (selector: string): boolean => target.closest(selector) !== null
  if (key === ' ') return within('button, a, summary, .board')
  if (key.startsWith('Arrow')) return within('.board')
  return within('.board, .log-box, .replay-pane')
}

export function useReplayKeys(onMeant: (meant: Meant) => void): void {
  const latest = useRef(onMeant)
  latest.current = onMeant
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meant = isElsewhere(event) ? undefined : meantBy(event)
      if (!meant) return
      event.preventDefault()
      latest.current(meant)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
