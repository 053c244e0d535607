// Decides which explanation is open. An element explains itself by attributes, in the app and in the screens of games:
// data-tip is a text, data-clause the id of a clause that explains it, and data-tip-above the side on a phone.

/** An open explanation. */
export interface Tip {
  /** The element with the attributes. */
  readonly owner: Element
  /** Empty if only a text explains the element. */
  readonly heading: string
  readonly text: string
}
/** Heading and text of a clause; undefined if its rule book is not loaded. */
export type ClauseOf = (id: string) => { readonly heading: string; readonly text: string } | undefined

/** Milliseconds of rest before a pointer opens an explanation, and of touch before a finger does. */
const HOVER_MS = 350
const PRESS_MS = 450
/** Milliseconds that an explanation stays open, so that the pointer can reach it. */
const LEAVE_MS = 150
/** Pixels that a finger may move during a long press. */
const SLACK = 10

/** The first paragraph of a clause, without references to readings such as '(R-ES-07)'. */
const shortened = (text: string): string => (text.split('\n\n')[0] ?? '').replaceAll(/ \(R-[A-Z]+-\d+\)/g, '')

/** The explanation of an element: its own, or that of the closest element around it. */
function tipOf(target: EventTarget | null, clauseOf: ClauseOf): Tip | null {
  const owner = target instanceof Element ? target.closest('[data-tip], [data-clause]') : null
  if (owner === null) return null
  const clause = clauseOf(owner.getAttribute('data-clause') ?? '')
  const lines = [owner.getAttribute('data-tip') ?? '', shortened(clause?.text ?? '')].filter((line) => line !== '')
  return lines.length === 0 ? null : { owner, heading: clause?.heading ?? '', text: lines.join('\n') }
}
const isTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role="tooltip"]') !== null

/** Opens and closes explanations on hover, focus and long press. Returns a function that stops listening. */
export function listenForTips(open: (tip: Tip | null) => void, clauseOf: ClauseOf): () => void {
  const find = (target: EventTarget | null): Tip | null => tipOf(target, clauseOf)
  const stop = new AbortController()
  const on = <K extends keyof DocumentEventMap>(kind: K, run: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(kind, run, { capture: true, signal: stop.signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = (tip: Tip | null, ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => open(tip), ms)
  }
  const now = (tip: Tip | null): void => {
    clearTimeout(timer)
    open(tip)
  }

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return
    if (isTip(target)) return clearTimeout(timer)
    const tip = find(target)
    soon(tip, tip ? HOVER_MS : LEAVE_MS)
  })
  // A press moves the focus too; only the explanation of an element that was focused by keys closes with it.
  let focused: Element | null = null
  on('focusin', ({ target }) => {
    focused = target instanceof Element && target.matches(':focus-visible') ? target : null
    if (focused) now(find(focused))
  })
  on('focusout', ({ target }) => target === focused && now(null))
  // Keys change what some elements explain, such as the box under the cursor of a record.
  on('keyup', ({ key, target }) => now(key === 'Escape' ? null : find(target)))
  on('scroll', () => now(null))
  listenForLongPress({ on, now, find })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

type Listen = <K extends keyof DocumentEventMap>(kind: K, run: (event: DocumentEventMap[K]) => void) => void

interface Hands {
  readonly on: Listen
  readonly now: (tip: Tip | null) => void
  readonly find: (target: EventTarget | null) => Tip | null
}

/** A long press explains an element instead of pressing it. */
function listenForLongPress({ on, now, find }: Hands): void {
  let press: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null
  let isExplained = false
  const end = (): void => {
    clearTimeout(press?.timer)
    press = null
  }
  on('pointerdown', ({ target, pointerType, clientX: x, clientY: y }) => {
    end()
    isExplained = false
    now(null)
    const tip = pointerType === 'touch' ? find(target) : null
    if (tip === null) return
    const timer = setTimeout(() => {
      isExplained = true
      // A stroke over a record ends without effect.
      target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
      now(tip)
    }, PRESS_MS)
    press = { timer, x, y }
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > SLACK) end()
  })
  on('pointerup', end)
  on('pointercancel', end)
  on('contextmenu', (event) => isExplained && event.preventDefault())
  on('click', (event) => {
    if (!isExplained) return
    isExplained = false
    event.preventDefault()
    event.stopPropagation()
  })
}
