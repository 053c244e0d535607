// The keyboard of a replay.
import { useEffect, useRef } from 'react'
import { isTyping } from '../table/choice-keys.ts'
import { type ReplayCommand, replayCommandOfKey } from './navigation.ts'

/** What has the focus wants the key itself: the chart its arrows, a button come to by Tab its space, a pane that scrolls its page keys. */
function isElsewhere({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent, tabbed: boolean): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return true
  if (!(target instanceof Element)) return false
  const within = (selector: string): boolean => target.closest(selector) !== null
  if (key === ' ') return within('.board') || (tabbed && within('button, a, summary'))
  if (key.startsWith('Arrow')) return within('.board')
  return within('.board, .log-box, .replay-pane')
}

export function useReplayKeys(onMeant: (meant: ReplayCommand) => void): void {
  const latest = useRef(onMeant)
  latest.current = onMeant
  useEffect(() => {
    // A button that was pressed with the mouse keeps the focus, and space is still to play.
    let tabbed = false
    const onPress = () => {
      tabbed = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') tabbed = true
      const meant = isElsewhere(event, tabbed) ? undefined : replayCommandOfKey(event)
      if (!meant) return
      event.preventDefault()
      latest.current(meant)
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [])
}
