// People who answer everything that they are asked, each in a browser.
import type { Page } from '@playwright/test'
import { mouse } from './input.ts'
import { readSoon } from './reading.ts'

/** Milliseconds for which one page is looked at before the next one. */
const LOOK = 25

/** How many questions the players of these pages have to answer, as the server says. */
export async function owedBy(pages: readonly Page[]): Promise<number> {
  const counts = await Promise.all(
    pages.map((page) => page.evaluate<number>(`fetch('/api/owed').then((answer) => answer.json()).then(({ count }) => count)`)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
/** The players of these pages answer everything that they are asked with the first choice. */
export async function answerAll(pages: readonly Page[]): Promise<void> {
  const answered = new Map<Page, string>()
  while ((await owedBy(pages)) > 0)
    for (const page of pages) {
      const { kind, mark, missed, choices } = await readSoon(page, answered.get(page) ?? null, LOOK)
      const [first] = choices
      if (kind !== 'question' || !first || (mark === answered.get(page) && !missed)) continue
      answered.set(page, mark)
      await mouse(page).press(first, choices)
    }
}
