// Which counters and names of the map are not in full view.
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './input.ts'

/** Counters and names that the frame cuts or the buttons cover, with the distances by which they do. Letters do not fill the height of a text. */
const HIDDEN = `(() => {
  const chart = document.querySelector('.board .chart').getBoundingClientRect()
  const buttons = document.querySelector('.board-zoom').getBoundingClientRect()
  const frame = { left: chart.left + 15, right: chart.right - 15, top: chart.top + 15, bottom: chart.bottom - 15 }
  const isSolid = (node) => !node.matches('.look-pencilled, .look-wreck')
  const isShown = ({ left, right, top, bottom }) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1 &&
    !(right > buttons.left + 1 && left < buttons.right - 1 && bottom > buttons.top + 1 && top < buttons.bottom - 1)
  const boxOf = (node, upper, lower) => {
    const { left, right, top, bottom, height } = node.getBoundingClientRect()
    return { left, right, top: top + height * upper, bottom: bottom - height * lower }
  }
  const seen = [
    ...[...document.querySelectorAll('.board [data-thing]')].filter(isSolid).map((node) => ['counter ' + node.dataset.thing, boxOf(node.querySelector('.base') ?? node, 0, 0)]),
    ...[...document.querySelectorAll('.board [data-written]')].filter(isSolid).flatMap((node) => [...node.querySelectorAll('.lbl')].map((text) => ['name ' + text.textContent, boxOf(text, 0.2, 0.1)])),
  ]
  const hidden = seen.filter(([, box]) => !isShown(box)).map(([name, { left, right, top, bottom }]) =>
    name + ': ' + [left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom].map(Math.round).join(' '))
  return { seen: seen.length, hidden }
})()`

/** A match is looked at to its end, whatever one look shows. */
const soft = expect.configure({ soft: true })

interface Seen {
  readonly seen: number
  readonly hidden: readonly string[]
}
/** Checks that every ship and every name is in full view. Returns how many counters and names there are. */
export async function expectAllVisible(page: Page, where: string): Promise<number> {
  await settled(page)
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  // The map fits its ships again after a change of its size, which takes it a few frames more on a slow machine.
  const look = (): Promise<Seen> => page.evaluate<Seen>(HIDDEN)
  await soft.poll(async () => (await look()).hidden, { message: where }).toEqual([])
  return (await look()).seen
}
