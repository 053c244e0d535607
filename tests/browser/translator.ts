// Imitates the translator of a browser, and compares the page with what React has drawn.
import type { Page } from '@playwright/test'

/** How an upper-case text takes the place of a text node: instead of it, beside it before it is removed, or around it. */
const MANNERS = {
  replace: 'parent.replaceChild(outer, text)',
  'insert and remove': 'parent.insertBefore(outer, text); text.remove()',
  wrap: 'parent.insertBefore(outer, text); inner.replaceChildren(text); if (text.data !== upper) text.data = upper',
} as const
export type Manner = keyof typeof MANNERS

/** Puts upper case in place of each text, now and after each change, as translators of browsers do. */
export const translate = (page: Page, manner: Manner): Promise<void> =>
  page.evaluate(`(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'INPUT', 'CODE', 'FONT'])
    const replace = (text) => {
      const parent = text.parentElement
      if (!parent || skipped.has(parent.nodeName) || !text.data.trim() || parent.closest('[translate="no"]')) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      const upper = text.data.toUpperCase()
      inner.textContent = upper
      outer.append(inner)
      ${MANNERS[manner]}
    }
    const replaceIn = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(replace)
    }
    replaceIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replace(target)
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) replace(node)
          if (node.nodeType === Node.ELEMENT_NODE && node.nodeName !== 'FONT') replaceIn(node)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })()`)

interface Texts {
  /** The text of the page, in upper case and without spaces. */
  readonly shown: string
  /** The text that React has drawn, which is the text of the page without a translator. */
  readonly drawn: string
  /** Whether a translator has replaced a text of a drawing. */
  readonly drawings: 'kept' | 'replaced'
}

/** Works on the fibers of React, whose tags are 4 for a portal, 5 for an element, 6 for a text and 26 for an element of the head. */
export const textsOf = (page: Page): Promise<Texts> =>
  page.evaluate<Texts>(`(() => {
    const app = document.getElementById('app')
    const key = Object.keys(app).find((name) => name.startsWith('__reactContainer$'))
    const texts = []
    const walk = (fiber) => {
      for (let node = fiber; node; node = node.sibling) {
        const { tag, memoizedProps, child } = node
        if (tag === 4 || tag === 26) continue
        const only = tag === 6 ? memoizedProps : tag === 5 ? memoizedProps.children : null
        if (typeof only === 'string' || typeof only === 'number') texts.push(String(only))
        else walk(child)
      }
    }
    walk(app[key].stateNode.current.child)
    const plain = (text) => text.replace(/\\s+/g, '').toUpperCase()
    const drawings = document.querySelector('svg font') ? 'replaced' : 'kept'
    return { shown: plain(app.textContent), drawn: plain(texts.join('')), drawings }
  })()`)
