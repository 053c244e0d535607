// The keys of a replay.
import { type KeyBinding, useKeys } from '@admiralty/board'
import { useEffect, useRef } from 'react'
import { REPLAY_KEYS, type ReplayCommand } from './navigation.ts'

/** The focused element uses the key: the map uses arrows, a button reached by Tab uses space, a scrolling pane uses page keys. */
function isElsewhere({ key, target }: KeyboardEvent, tabbed: boolean): boolean {
  if (!(target instanceof Element)) return false
  const within = (selector: string): boolean => target.closest(selector) !== null
  if (key === ' ') return within('.board') || (tabbed && within('button, a, summary'))
  if (key.startsWith('Arrow')) return within('.board')
  return within('.board, .log-box, .replay-pane')
}

export function useReplayKeys(onCommand: (command: ReplayCommand) => void): void {
  // A button that was clicked keeps the focus, and space still plays.
  const tabbed = useRef(false)
  useEffect(() => {
    const onPress = () => {
      tabbed.current = false
    }
    const onTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') tabbed.current = true
    }
    addEventListener('keydown', onTab)
    addEventListener('pointerdown', onPress)
    return () => {
      removeEventListener('keydown', onTab)
      removeEventListener('pointerdown', onPress)
    }
  }, [])
  useKeys({
    title: 'Replay',
    bindings: REPLAY_KEYS.map(
      ({ keys, does, command }): KeyBinding => ({
        ...{ keys, does },
        run: (_, event) => !isElsewhere(event, tabbed.current) && onCommand(command),
      }),
    ),
  })
}
