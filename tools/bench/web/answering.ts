// Measures how long a player who answers waits until the answer shows on the screen. The player has a device that signs orders and gives
// links for the dice, and clicks with a mouse. The other seats answer over the API, as other players do.

import { games } from '@admiralty/systems/all'
import type { Locator } from '@playwright/test'
import type { Client, Stream } from '../../../apps/server/test/client.ts'
import { type BenchPage, openPage, slowDown, type WebBench } from './page.ts'
import { ANSWERABLE, PATIENCE } from './waiting.ts'

/** A match whose questions are answered in a browser. */
export interface AnsweredTable {
  readonly address: string
  readonly system: keyof typeof games
  readonly match: string
  /** The seats that answer over the API, and who holds them. */
  readonly others: readonly string[]
  readonly holder: Client
}

const CHOICE = 'section.ask .row:not([disabled])'
const ORDER = 'section.ask .acts .btn.go:not([disabled])'
const SEALED = 'section.ask .sealed-line'
/** How long a page rests before a click, so that earlier work is not measured. */
const REST_MS = 400
/** How long a person holds the button of the mouse. */
const PRESS_MS = 80
/** Presses of the main button until it sends an order, at most. */
const MOST_STEPS = 3

/** The effects of a click, in ms from the click until they are painted. */
interface Followed {
  /** The dialog says that the order is on its way; null if the click sends none. */
  readonly sent: number | null
  /** The result: the dialog says that the order is sealed, asks another question, or says that an animation runs. */
  readonly result: number
  readonly kind: 'sealed' | 'animation' | 'question'
}
/** Watches the dialog from the next click on. The work of a frame after a change is part of the time. */
const WATCH = `void (window.benchFollowed = new Promise((done) => {
  const ask = () => document.querySelector('section.ask')
  const before = ask().textContent
  let began = null
  let sent = null
  addEventListener('click', ({ timeStamp }) => { began ??= timeStamp }, { capture: true, once: true })
  const painted = (then) =>
    requestAnimationFrame(() => scheduler.postTask(() => then(performance.now() - began), { priority: 'user-blocking' }))
  const kind = () =>
    document.querySelector(${JSON.stringify(SEALED)}) ? 'sealed' : document.querySelector(${JSON.stringify(ANSWERABLE)}) ? 'question' : 'animation'
  const watch = new MutationObserver(() => {
    if (began === null || !ask() || ask().textContent === before) return
    const isSent = ask().getAttribute('aria-busy') === 'true'
    if (isSent && sent === null) painted((ms) => { sent ??= ms })
    if (isSent) return
    watch.disconnect()
    const is = kind()
    painted((result) => done({ sent, result, kind: is }))
  })
  watch.observe(document.querySelector('.side-panel'), { subtree: true, childList: true, characterData: true, attributes: true })
}))`

/** Presses the middle of a button with the mouse. Playwright's own click would look at the page meanwhile. */
async function clicked({ page }: BenchPage, button: Locator): Promise<Followed> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('there is no button to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(REST_MS)
  await page.evaluate(WATCH)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  return page.evaluate<Followed>('window.benchFollowed')
}

/** The other seats of a match. */
class Others {
  readonly #table: AnsweredTable
  readonly #streams: readonly (readonly [seat: string, stream: Stream])[]
  readonly #answered = new Set<string>()

  private constructor(table: AnsweredTable, streams: readonly (readonly [string, Stream])[]) {
    this.#table = table
    this.#streams = streams
  }
  static async of(table: AnsweredTable): Promise<Others> {
    const streams = table.others.map(async (seat) => {
      const stream = await table.holder.listen(table.match, seat)
      await stream.until(({ event }) => event === 'begin')
      return [seat, stream] as const
    })
    return new Others(table, await Promise.all(streams))
  }
  /** Gives the default orders for all calls that they have not answered. Returns whether there was one. */
  async answer(): Promise<boolean> {
    const { system } = await games[this.#table.system].rules()
    let isOwed = false
    for (const [seat, stream] of this.#streams) {
      const { view, message } = stream.table()
      const owed = message.calls.filter(({ id, seats }) => seats.includes(seat) && !this.#answered.has(`${id} ${seat}`))
      for (const call of owed) {
        isOwed = true
        this.#answered.add(`${call.id} ${seat}`)
        // The stream shows what this seat may see; its type is the game's.
        await this.#table.holder.order(this.#table.match, seat, call.id, system.defaultOrder(view as never, call))
      }
    }
    return isOwed
  }
  close(): void {
    for (const [, stream] of this.#streams) stream.close()
  }
}

/** Lets the other seats answer until nobody waits for them and the page has a question. Skips animations. */
async function untilAsked({ page }: BenchPage, others: Others): Promise<void> {
  const ends = Date.now() + PATIENCE
  while (Date.now() < ends) {
    const isOwed = await others.answer()
    await page.waitForTimeout(REST_MS)
    await page.keyboard.press('Escape')
    if (!isOwed && (await page.locator(`:is(${CHOICE}, ${ORDER})`).count()) > 0) return
  }
  throw new Error('the player is not asked')
}

/** The times of some clicks, in ms. */
export interface AnswerTimes {
  /** A row is chosen, and the dialog has changed. */
  readonly choices: readonly number[]
  /** An order is sent, and the dialog says that it is on its way. */
  readonly sent: readonly number[]
  /** An order is sent while others think, and the dialog says that it is sealed. */
  readonly sealed: readonly number[]
  /** The last order of a call is sent, or the only one, and the next question or an animation shows. */
  readonly results: readonly number[]
}

/** Answers questions on a processor `slower` times slower: first `times` orders while the others think, then as many last ones. */
export async function answerTimes(bench: WebBench, table: AnsweredTable, slower: number, times: number): Promise<AnswerTimes> {
  const visit = await openPage(bench)
  const others = await Others.of(table)
  const { page } = visit
  await page.goto(table.address)
  await page.locator(`:is(${CHOICE}, ${ORDER})`).first().waitFor({ timeout: PATIENCE })
  await page.waitForTimeout(REST_MS)
  await slowDown(visit, slower)
  const choices: number[] = []
  const orders: Followed[] = []
  /** Returns whether the click has sent an order. */
  const press = async (selector: string): Promise<boolean> => {
    const button = page.locator(selector).first()
    if ((await button.count()) === 0) return false
    const followed = await clicked(visit, button)
    if (followed.sent === null) choices.push(followed.result)
    else orders.push(followed)
    return followed.sent !== null
  }
  const takeBack = page.getByRole('button', { name: 'Change orders' })
  for (let count = 0; count < times; count += 1) {
    await press(ORDER)
    if ((await takeBack.count()) === 0) break
    await takeBack.click()
    await page.locator(ORDER).first().waitFor({ timeout: PATIENCE })
  }
  for (let count = 0; count < times; count += 1) {
    await untilAsked(visit, others)
    if (await press(CHOICE)) continue
    // A page of a draft without a main button leads back by Escape.
    if ((await page.locator(ORDER).count()) === 0) await page.keyboard.press('Escape')
    await page.waitForTimeout(REST_MS)
    for (let step = 0; step < MOST_STEPS && !(await press(ORDER)); step += 1);
  }
  others.close()
  await visit.leave()
  const of = (...kinds: readonly Followed['kind'][]) => orders.filter(({ kind }) => kinds.includes(kind)).map(({ result }) => result)
  return { choices, sent: orders.map(({ sent }) => sent ?? 0), sealed: of('sealed'), results: of('animation', 'question') }
}
