// A group of buttons with one Tab stop.
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

const STOPS = 'button:not([disabled]), a[href]'
const stopsIn = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
/** The stop that a key leads to; undefined if the key does not move. */
function stopAfter(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key === 'ArrowDown' || key === 'ArrowRight') return all[(at + 1) % all.length]
  return key === 'ArrowUp' || key === 'ArrowLeft' ? all.at(at - 1) : undefined
}

export interface ArrowGroupProps {
  /** For screen readers: 'Ready fleets'. */
  readonly label: string
  readonly children: ReactNode
  /** CSS classes. */
  readonly look: string
}
/** A group of buttons with one Tab stop. The arrow keys, Home and End move between them, as in a toolbar of the ARIA practices. */
export function ArrowGroup({ label, look, children }: ArrowGroupProps) {
  const list = useRef<HTMLDivElement>(null)
  const current = useRef<HTMLElement | null>(null)
  const settle = (): void => {
    const all = stopsIn(list.current)
    const stop = all.find((one) => one === current.current) ?? all[0]
    for (const one of all) if (one.tabIndex !== (one === stop ? 0 : -1)) one.tabIndex = one === stop ? 0 : -1
  }
  // After every change, because buttons come and go.
  useLayoutEffect(settle)
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    current.current = target
    settle()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const all = stopsIn(list.current)
    const at = all.findIndex((one) => one.matches(':focus'))
    const next = at === -1 || event.ctrlKey || event.altKey || event.metaKey ? undefined : stopAfter(event.key, all, at)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  return (
    <div role="toolbar" className={`gu-arrows ${look}`} aria-label={label} ref={list} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
