// Keys for the list of choices.
import { type KeyBinding, useKeys } from '@admiralty/board'
import type { Choice } from '@admiralty/kernel'
import { choiceKeyAction, type Keyed } from './choice-keys.ts'

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
  /** Turns what is placed; null if nothing is. */
  readonly onTurn: (() => void) | null
  /** Takes the last step of the draft back, or the sealed order; null if there is none. */
  readonly onUndo: (() => void) | null
  /** Enter, while no question is open. */
  readonly onEnter: (() => void) | null
}

/** Arrow keys scroll these panes. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.log-box, .as-text, .record-panel') !== null

/** The key is meant for a scrolling pane, or Enter is held down since the question before. */
const isElsewhere = ({ key, target, repeat }: KeyboardEvent): boolean =>
  (key.startsWith('Arrow') && scrolls(target)) || (key === 'Enter' && repeat)

export function useChoiceKeys(keys: Keys): void {
  const { active, onEnter, onTurn, onUndo } = keys
  const act = (key: string, event: KeyboardEvent): boolean => actOn(keys, { key, elsewhere: isElsewhere(event) })
  const list: readonly KeyBinding[] = [
    { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], does: 'Pick a row of the list', run: act },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Move through the list', run: act },
    { keys: ['Enter'], does: 'Pick or press what shows ⏎', run: act },
    { keys: ['Escape'], does: 'Go back, or start over', run: act },
  ]
  useKeys({
    title: 'Your orders',
    bindings: [
      ...(active ? list : []),
      ...(onTurn ? [{ keys: ['r'], does: 'Turn what you place', run: onTurn }] : []),
      ...(onUndo ? [{ keys: ['u', 'Ctrl+z'], does: 'Undo: take back what nobody has seen', run: onUndo }] : []),
      ...(onEnter ? [continuing(onEnter)] : []),
    ],
  })
}

const continuing = (onEnter: () => void): KeyBinding => ({
  keys: ['Enter'],
  does: 'Continue',
  run: (_, event) => !isElsewhere(event) && onEnter(),
})

/** Whether the key meant something. */
function actOn({ choices, figured, aimed, onPick, onAim, onClear }: Keys, keyed: Keyed): boolean {
  const action = choiceKeyAction(choices, aimed, keyed, figured)
  if (action?.kind === 'pick') onPick(action.choice)
  if (action?.kind === 'aim') onAim(action.choice)
  if (action?.kind === 'clear') onClear()
  return action !== undefined
}
