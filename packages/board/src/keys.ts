// The keys of a page. One table of bindings is obeyed and is shown as the list of keys, so the list is always true.
import { type KeyboardEvent as KeyboardEventOfReact, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { keyNames, type NamedKey } from './key-names.ts'

/** Keys that do one thing. */
export interface KeyBinding {
  /** As `keyNames`, after 'Ctrl+' or 'Shift+': 't', 'Shift+ArrowLeft', 'Ctrl+z'. Ctrl is also the command key. */
  readonly keys: readonly string[]
  /** The effect of the keys: 'Turn the map'. */
  readonly does: string
  /** Does it. `key` is the one of `keys` that was pressed. False leaves the key to others. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most bindings return nothing
  run(key: string, event: KeyboardEvent): boolean | void
}

/** Bindings of a part of the page. */
export interface KeyGroup {
  /** 'Map' */
  readonly title: string
  readonly bindings: readonly KeyBinding[]
}

/** A field for text, a list or a dialog uses every key itself. */
const TAKES_ALL =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), [role="dialog"], [role="alertdialog"], [role="menu"]'
/** Other fields use these keys themselves. */
const FIELD_KEYS = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
const PRESSED_BY_KEYS = 'button, a[href], summary, input[type="button"], input[type="submit"]'

/** The control that the pointer pressed last, until the focus moves. It does not keep Enter and space: the player did not go there by keyboard. */
let clicked: Element | null = null
const controlOf = (target: EventTarget | null): Element | null =>
  typeof Element !== 'undefined' && target instanceof Element ? target.closest(PRESSED_BY_KEYS) : null
function onPointerDown({ target }: Event): void {
  clicked = controlOf(target)
}
function onFocusIn({ target }: Event): void {
  if (target !== clicked) clicked = null
}

/** Tells whether the focused control uses the key itself: text fields and dialogs all keys, and buttons and links reached by keyboard Enter and space. */
export function isForFocus({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest(TAKES_ALL) !== null) return true
  if (target.matches('input') && FIELD_KEYS.includes(key)) return true
  const control = key === 'Enter' || key === ' ' ? controlOf(target) : null
  return control !== null && control !== clicked
}

/** A key with Ctrl works in fields too, but not in a dialog. */
const isCommand = ({ ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') === null

type Pressed = NamedKey & Pick<KeyboardEvent, 'altKey'>

/** Whether a binding is for a key. Shift matters for small letters and named keys only: it makes the other characters, and 'E' is either letter. */
function isBound(binding: string, key: string, { ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const parts = binding.length > 1 ? binding.split('+') : [binding]
  const [plain, wanted] = [parts.at(-1) || '+', parts.slice(0, -1)]
  const shifted = plain.length > 1 || /[a-z]/.test(plain)
  if (altKey || (ctrlKey || metaKey) !== wanted.includes('Ctrl') || (shifted && shiftKey !== wanted.includes('Shift'))) return false
  return key.toLowerCase() === plain.toLowerCase()
}
/** Whether the event is this key, under any of its names. */
export const isKey = (binding: string, pressed: Pressed): boolean => keyNames(pressed).some((key) => isBound(binding, key, pressed))

/** Runs the first binding for a key that does not leave it to others. Tells whether there was one. */
export const runKey = (groups: readonly KeyGroup[], event: KeyboardEvent): boolean =>
  keyNames(event).some((key) =>
    groups.some(({ bindings }) =>
      bindings.some(({ keys, run }) => {
        const binding = keys.find((one) => isBound(one, key, event))
        return binding !== undefined && run(binding, event) !== false
      }),
    ),
  )

interface Listed {
  readonly group: { readonly current: KeyGroup }
  /** 'focus': an element obeys the keys while it has the focus. */
  readonly while: 'mounted' | 'focus'
}
/** The groups of the page, the latest last. */
let listed: readonly Listed[] = []
const listeners = new Set<() => void>()

function change(next: typeof listed): void {
  listed = next
  for (const listener of listeners) listener()
}

/** The latest group comes first, so that an open panel has priority over the page. */
function runPageKey(event: KeyboardEvent): boolean {
  const obeyed = listed.filter((one) => one.while === 'mounted').map(({ group }) => group.current)
  return runKey(obeyed.toReversed(), event)
}
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || (isForFocus(event) && !isCommand(event))) return
  if (runPageKey(event)) event.preventDefault()
}

function listenToPage(): void {
  addEventListener('keydown', onKeyDown)
  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('focusin', onFocusIn, true)
}
function ignorePage(): void {
  removeEventListener('keydown', onKeyDown)
  removeEventListener('pointerdown', onPointerDown, true)
  removeEventListener('focusin', onFocusIn, true)
}

function useListed(group: KeyGroup, during: Listed['while']): void {
  const latest = useRef(group)
  latest.current = group
  // Before the first picture: what a player sees obeys its keys.
  useLayoutEffect(() => {
    const one: Listed = { group: latest, while: during }
    if (listed.length === 0) listenToPage()
    change([...listed, one])
    return () => {
      change(listed.filter((other) => other !== one))
      if (listed.length === 0) ignorePage()
    }
  }, [during])
}

/** Obeys and lists keys while the component is mounted, except in fields and dialogs. */
export const useKeys = (group: KeyGroup): void => useListed(group, 'mounted')

/** Lists keys that an element obeys while it has the focus; the element passes its events to `runKey`. */
export const useFocusKeys = (group: KeyGroup): void => useListed(group, 'focus')

/** The key handler of an element, which lists its keys too. Enter belongs to the main button of the page first, so elements have another key beside it. */
export function useElementKeys(group: KeyGroup): (event: KeyboardEventOfReact) => void {
  useFocusKeys(group)
  return (event) => {
    const { nativeEvent } = event
    if (!(nativeEvent.key === 'Enter' && runPageKey(nativeEvent)) && !runKey([group], nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All keys of the page at the moment. */
export function useKeyList(): readonly KeyGroup[] {
  return useSyncExternalStore(listen, () => listed).map(({ group }) => group.current)
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '⏎',
  Escape: 'Esc',
  ' ': 'space',
  Shift: '⇧',
  PageUp: 'Page up',
  PageDown: 'Page down',
}
/** 'Shift+ArrowLeft' becomes ['⇧', '←']. */
export const shownKey = (name: string): readonly string[] =>
  (name.length > 1 ? name.split('+') : [name]).map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
