// The keys of a replay.
import { useEffect, useRef } from 'react'
import { isTyping } from '../table/choice-keys.ts'
import { type ReplayCommand, replayCommandOfKey } from './navigation.ts'

/** The focused element uses the key: the map uses arrows, a button reached by Tab uses space, a scrolling pane uses page keys. */
function isElsewhere({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent, tabbed: boolean): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return true
  if (!(target instanceof Element)) return false
  const within = (selector: string): boolean => target.closest(selector) !== null
  if (key === ' ') return within('.board') || (tabbed && within('button, a, summary'))
  if (key.startsWith('Arrow')) return within('.board')
  return within('.board, .log-box, .replay-pane')
}

export function useReplayKeys(onCommand: (command: ReplayCommand) => void): void {
  const latest = useRef(onCommand)
  latest.current = onCommand
  useEffect(() => {
    // A button that was clicked keeps the focus, and space still plays.
    let tabbed = false
    const onPress = () => {
      tabbed = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') tabbed = true
      const command = isElsewhere(event, tabbed) ? undefined : replayCommandOfKey(event)
      if (!command) return
      event.preventDefault()
      latest.current(command)
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onPress)
    }
  }, [])
}
