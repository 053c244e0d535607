// The keys of a page. One table of bindings is obeyed and is shown as the list of keys, so the list is always true.
import { type KeyboardEvent as KeyboardEventOfReact, useEffect, useRef, useSyncExternalStore } from 'react'

/** Keys that do one thing. */
export interface KeyBinding {
  /** As `KeyboardEvent.key`, after 'Ctrl+' or 'Shift+': 't', 'Shift+ArrowLeft', 'Ctrl+z'. Ctrl is also the command key. */
  readonly keys: readonly string[]
  /** What they do: 'Turn the map'. */
  readonly does: string
  /** Does it. False leaves the key to others. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most bindings return nothing
  run(key: string, event: KeyboardEvent): boolean | void
}

/** Bindings of a part of the page. */
export interface KeyGroup {
  /** 'Map' */
  readonly title: string
  readonly bindings: readonly KeyBinding[]
}

/** Tells whether a field, a menu or a dialog receives the keys. */
export function isTyping(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}

/** A key with Ctrl works in fields too, but not in a dialog. */
const isCommand = ({ ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') === null

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether the event is this key. Shift matters for small letters and named keys only: it makes the other characters, and 'E' is either letter. */
export function isKey(name: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const parts = name.length > 1 ? name.split('+') : [name]
  const [plain, wanted] = [parts.at(-1) || '+', parts.slice(0, -1)]
  const shifted = plain.length > 1 || /[a-z]/.test(plain)
  if (altKey || (ctrlKey || metaKey) !== wanted.includes('Ctrl') || (shifted && shiftKey !== wanted.includes('Shift'))) return false
  return key.toLowerCase() === plain.toLowerCase()
}

/** Runs the first binding for a key that does not leave it to others. Tells whether there was one. */
export function runKey(groups: readonly KeyGroup[], event: KeyboardEvent): boolean {
  for (const { bindings } of groups)
    for (const { keys, run } of bindings) {
      const name = keys.find((one) => isKey(one, event))
      if (name !== undefined && run(name, event) !== false) return true
    }
  return false
}

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
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || (isTyping(event.target) && !isCommand(event))) return
  const obeyed = listed.filter((one) => one.while === 'mounted').map(({ group }) => group.current)
  if (runKey(obeyed.toReversed(), event)) event.preventDefault()
}

function useListed(group: KeyGroup, during: Listed['while']): void {
  const latest = useRef(group)
  latest.current = group
  useEffect(() => {
    const one: Listed = { group: latest, while: during }
    if (listed.length === 0) addEventListener('keydown', onKeyDown)
    change([...listed, one])
    return () => {
      change(listed.filter((other) => other !== one))
      if (listed.length === 0) removeEventListener('keydown', onKeyDown)
    }
  }, [during])
}

/** Obeys and lists keys while the component is mounted, except in fields and dialogs. */
export const useKeys = (group: KeyGroup): void => useListed(group, 'mounted')

/** Lists keys that an element obeys while it has the focus; the element passes its events to `runKey`. */
export const useFocusKeys = (group: KeyGroup): void => useListed(group, 'focus')

/** The key handler of an element, which lists its keys too. */
export function useElementKeys(group: KeyGroup): (event: KeyboardEventOfReact) => void {
  useFocusKeys(group)
  return (event) => {
    if (!runKey([group], event.nativeEvent)) return
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
