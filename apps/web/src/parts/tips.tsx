// Shows the explanation of an element with the attribute data-tip or data-clause. Mounted once for the whole app.
import type { RuleSystem } from '@admiralty/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cache } from '../api/cache.ts'
import { type ClauseOf, listenForTips, type Tip } from './tip-listener.ts'
import './tips.css'

const ID = 'tip'
/** Pixels between an explanation and its element, and to the edge of the window. */
const GAP = 6

/** Looks in the rule books that are loaded. */
const clauseOf: ClauseOf = (id) =>
  cache
    .getQueriesData<{ readonly system: RuleSystem }>({ predicate: ({ queryKey: [kind] }) => kind === 'rules' || kind === 'loaded' })
    .flatMap(([, game]) => game?.system.rulebook.chapters ?? [])
    .flatMap(({ clauses }) => clauses)
    .find((clause) => clause.id === id)

/** Up to this width of the window, in pixels, the page is that of a phone. */
const PHONE = 900
/** The element that stays in view: a drawing whose part is explained, and on a phone the question of the match. */
function keptInView({ owner }: Tip): Element {
  if (owner instanceof SVGElement && owner.ownerSVGElement) return owner.ownerSVGElement
  return (innerWidth <= PHONE && owner.closest('section.ask')) || owner
}
/** Below the element, or above it if there is no room. On a phone an element with `data-tip-above` has a question below it. */
function placeAt(box: HTMLElement, tip: Tip): void {
  const at = keptInView(tip).getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const below = at.bottom + GAP
  const isAbove = innerWidth <= PHONE && tip.owner.hasAttribute('data-tip-above')
  const top = isAbove || below + height + GAP > innerHeight ? at.top - GAP - height : below
  const left = Math.min(at.left, innerWidth - width - GAP)
  box.style.left = `${Math.max(GAP, left)}px`
  box.style.top = `${Math.max(GAP, top)}px`
}

export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => listenForTips(setTip, clauseOf), [])
  useLayoutEffect(() => {
    if (tip === null || box.current === null) return undefined
    placeAt(box.current, tip)
    const { activeElement } = document
    const described = activeElement && tip.owner.contains(activeElement) ? activeElement : tip.owner
    const before = described.getAttribute('aria-describedby')
    described.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`)
    return () => (before === null ? described.removeAttribute('aria-describedby') : described.setAttribute('aria-describedby', before))
  }, [tip])
  return (
    tip && (
      <div ref={box} id={ID} role="tooltip" className="tip">
        {tip.heading !== '' && <b>{tip.heading}</b>}
        {tip.text}
      </div>
    )
  )
}
