// The keys of a replay.
import { type KeyBinding, useKeys } from '@admiralty/board'
import { REPLAY_KEYS, type ReplayCommand } from './navigation.ts'

/** The focused element uses the key: the map uses arrows and space, a scrolling pane uses page keys. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const within = (selector: string): boolean => target.closest(selector) !== null
  return within(key === ' ' || key.startsWith('Arrow') ? '.board-keys' : '.log-box, .replay-pane')
}

export function useReplayKeys(onCommand: (command: ReplayCommand) => void): void {
  useKeys({
    title: 'Replay',
    bindings: REPLAY_KEYS.map(
      ({ keys, does, command }): KeyBinding => ({
        keys,
        does,
        run: (_, event) => !isElsewhere(event) && onCommand(command),
      }),
    ),
  })
}
