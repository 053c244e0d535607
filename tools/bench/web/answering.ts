// Measures how long a player who answers waits until the answer shows on the screen.
import { openPage, slowDown, type WebBench } from './page.ts'
import { ANSWERABLE, PATIENCE } from './waiting.ts'

/** A choice in the dialog, and the button that sends an order. */
const CHOICE = 'section.ask .row:not([disabled])'
const ORDER = 'section.ask .acts .btn.go:not([disabled])'

/** What follows from a click, in ms after it, painted. */
interface Followed {
  /** The first effect on the screen: a counter begins to move, or the dialog is another one. */
  readonly effect: number
  /** Another dialog can be answered. */
  readonly question: number
}
/** Clicks, and resolves to what follows. */
const CLICK = (selector: string): string => `new Promise((done) => {
  const text = () => document.querySelector('section.ask')?.textContent
  const isMoving = () => document.querySelector('.board')?.getAnimations({ subtree: true }).length > 0
  const before = text()
  const began = performance.now()
  let effect = null
  const painted = (then) => setTimeout(() => then(performance.now() - began))
  document.querySelector(${JSON.stringify(selector)}).click()
  const look = () => {
    const isOther = text() !== before && document.querySelector(${JSON.stringify(ANSWERABLE)})
    if (effect === null && (isOther || isMoving())) painted((ms) => { effect ??= ms })
    if (isOther) painted((question) => done({ effect: effect ?? question, question }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** A choice in the dialog, and the click that sends the order. */
export interface AnswerTimes {
  readonly choice: Followed
  readonly order: Followed
}
/** Answers the question of a match as often, on a processor `slower` times slower. */
export async function answered(bench: WebBench, table: string, slower: number, times: number): Promise<readonly AnswerTimes[]> {
  const visit = await openPage(bench)
  const { page } = visit
  await page.goto(table)
  await page.locator(CHOICE).first().waitFor({ timeout: PATIENCE })
  await page.waitForLoadState('networkidle', { timeout: PATIENCE })
  await slowDown(visit, slower)
  const found: AnswerTimes[] = []
  while (found.length < times) {
    const choice = await page.evaluate<Followed>(CLICK(CHOICE))
    const order = await page.evaluate<Followed>(CLICK(ORDER))
    found.push({ choice, order })
  }
  await visit.leave()
  return found
}
