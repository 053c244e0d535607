// A page as it is printed: number and size of the sheets, and content that is clipped or overlaps.
import type { Page } from '@playwright/test'

export interface Pdf {
  readonly pages: number
  /** The different sizes in points, such as '595 x 842'. */
  readonly sizes: readonly string[]
}
/** Prints the page to a PDF and reads its page objects. */
export async function pdfOf(page: Page): Promise<Pdf> {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const boxes = [...file.matchAll(/\/MediaBox\s*\[([\d.\s]+)\]/g)].map(([, box = '']) => box.trim().split(/\s+/).slice(2).map(Number))
  return {
    pages: [...file.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    sizes: [...new Set(boxes.map(([width = 0, height = 0]) => `${Math.round(width)} x ${Math.round(height)}`))],
  }
}

/** Descriptions of everything that leaves its sheet, is clipped or overlaps in print. */
export async function faultsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate<string[]>(`(() => {
    const faults = []
    const name = (node) => node.tagName + '.' + (node.className.baseVal ?? node.className) + ' ' + (node.textContent ?? '').slice(0, 30)
    for (const paper of document.querySelectorAll('.paper-sheet')) {
      const say = (what) => faults.push(paper.getAttribute('aria-label') + ': ' + what)
      const sheet = paper.getBoundingClientRect()
      if (paper.scrollHeight > paper.clientHeight || paper.scrollWidth > paper.clientWidth) say('is too full')
      const inside = paper.querySelectorAll('*:not(.ps-lines line)')
      for (const node of inside) {
        const box = node.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.left < sheet.left + 8 || box.right > sheet.right - 8 || box.top < sheet.top + 8 || box.bottom > sheet.bottom - 8) say('outside: ' + name(node))
        const pencilled = node.querySelector('.ps-pencil') !== null
        if (!(node instanceof SVGElement) && !pencilled && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1) say('clipped: ' + name(node))
      }
      const words = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT)
      const boxes = [...paper.querySelectorAll('.ps-reach > svg')].map((node) => ({ node, box: node.getBoundingClientRect() }))
      while (words.nextNode()) {
        const { parentElement } = words.currentNode
        if (words.currentNode.data.trim() === '' || parentElement.closest('svg')) continue
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const rects = [...range.getClientRects()]
        // The headings of a table in columns are there once, and drawn above each column.
        for (const box of parentElement.closest('thead') ? rects.slice(0, 1) : rects) boxes.push({ node: parentElement, box })
      }
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          if (across > 2 && down > 5) say('overlap: ' + name(one.node) + ' | ' + name(other.node))
        }
    }
    return faults
  })()`)
  await page.emulateMedia({ media: null })
  return faults
}
