// Presses the next pick of a lesson by one way: by button, by row, on the map or by key.
import type { Choice, Spot } from '@admiralty/kernel'
import { choicesOn, same } from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import { listed } from '../../apps/web/src/match-view/choice-keys.ts'
import { expect } from './fixtures.ts'
import { keys, mouse } from './input.ts'
import { pressOnMap, ringedItem } from './lesson-rings.ts'
import { read } from './reading.ts'

/** 'button': the gold main button where it gives the right order, otherwise what *Show me* points at. */
export const WAYS = ['button', 'row', 'map', 'key'] as const
export type PressWay = (typeof WAYS)[number]

/** Counts of the things that a walk has tried. */
export interface Tried {
  lessons: number
  rings: number
  presses: number
}
export interface Presser {
  readonly page: Page
  readonly way: PressWay
  readonly tried: Tried
  /** The rings of this lesson that were pressed, each with its step. */
  readonly pressed: Set<string>
  /** The steps of this lesson with rings that were not pressed. */
  readonly left: Set<string>
}
/** A question with the draft so far, as the page shows it. */
export interface LessonScreen {
  /** The step of the lesson, to remember its rings. */
  readonly step: string
  readonly rings: readonly Spot[]
  readonly choices: readonly Choice[]
  readonly next: Choice
  /** Whether a choice leads to the right answer. */
  leadsOn(choice: Choice): boolean
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
const labelsOf = (choices: readonly Choice[]): string => JSON.stringify(choices.map(({ label }) => plain(label)))

/** 'shown' if the page shows these choices, with hexes folded or listed, and its map and log are drawn. Otherwise what the page shows. */
async function shownOf(page: Page, choices: readonly Choice[]): Promise<string> {
  const buttons = choices.filter(({ then }) => then.kind !== 'place' && then.kind !== 'region')
  const main = buttons.filter(({ role }) => role === 'main')
  const [folded, all] = [false, true].map((isOpen) => labelsOf([...listed(buttons, { all: isOpen }).rows, ...main]))
  const { kind, choices: shown } = await read(page)
  const now = JSON.stringify(shown.filter((one) => one.listed && (one.role === 'row' || one.role === 'main')).map(({ label }) => label))
  if (now !== folded && now !== all) return `${now} instead of ${folded}`
  return kind === 'question' ? 'shown' : kind
}
export const isShowing = async (page: Page, choices: readonly Choice[]): Promise<boolean> => (await shownOf(page, choices)) === 'shown'
/** Waits until the page shows these choices. */
export const shows = (page: Page, choices: readonly Choice[]): Promise<void> =>
  expect.poll(() => shownOf(page, choices), { intervals: [5, 10, 30, 100] }).toBe('shown')

/** Presses a choice in the list, and unfolds the list if it is not there. Among choices with one label, their order tells which. */
async function pressListed({ page, way, tried }: Presser, choice: Choice, among: readonly Choice[]): Promise<void> {
  const input = way === 'key' ? keys(page) : mouse(page)
  const isAlike = (one: { readonly label: string; readonly role: string }) =>
    plain(one.label) === plain(choice.label) && one.role === choice.role
  const nth = among.filter(isAlike).findIndex(({ key }) => key === choice.key)
  const press = async (): Promise<string> => {
    const { choices } = await read(page)
    const found = choices.filter(isAlike)[nth]
    const next = found ?? choices.find(({ role }) => role === 'fold')
    if (!next) return `${choice.label} is not among: ${choices.map(({ label }) => label).join(', ')}`
    await input.press(next, choices)
    return found && !(await page.evaluate('window.missed')) ? 'pressed' : `${choice.label} is not listed`
  }
  await expect.poll(press, { intervals: [10] }).toBe('pressed')
  tried.presses += 1
}

/** The choice that asks for a place, if `next` is one of its places. */
const askingFor = ({ next, choices }: LessonScreen): Choice | undefined =>
  choices.find(({ key, then }) => (then.kind === 'place' || then.kind === 'region') && next.key.startsWith(`${key}@`))

async function typePlace({ page, way, tried }: Presser, asking: Choice, { label }: Choice): Promise<void> {
  const form = page.locator('.ask form.place', { hasText: asking.label })
  await form.locator('input').fill(label.slice(asking.label.length + 2))
  if (way === 'key') await page.keyboard.press('Enter')
  else await form.getByRole('button', { name: 'Place' }).click()
  tried.presses += 1
}

export async function pressInList(walk: Presser, screen: LessonScreen): Promise<Choice> {
  const asking = askingFor(screen)
  if (asking) await typePlace(walk, asking, screen.next)
  else await pressListed(walk, screen.next, screen.choices)
  return screen.next
}

/** Presses *Hint* until there is no further one, then *Show me*, and Enter for the choice that it points at. */
async function pressShown({ page, tried }: Presser, screen: LessonScreen): Promise<Choice> {
  const { next } = screen
  const hints = page.locator('.hints')
  const showMe = hints.getByRole('button', { name: 'Show me' })
  while (!(await showMe.isVisible())) await hints.getByRole('button', { name: /hint$/i }).click()
  await showMe.click()
  if (next.role !== 'row') await expect(page.locator('.ask .acts .btn:focus')).toContainText(next.label)
  else if (!askingFor(screen)) await expect(page.locator('.ask .row.sel .label')).toContainText(next.label)
  await page.keyboard.press('Enter')
  tried.presses += 1
  return next
}

/** Presses a ring of the record: the button of the choice in the item, if it has one, otherwise the item. */
async function pressOnRecord(page: Page, item: string, { label }: Choice): Promise<void> {
  const ringed = await ringedItem(page, item)
  const button = ringed.locator('.gu-picks .btn', { hasText: `${label}:` }).first()
  await ((await button.count()) > 0 ? button : ringed).click()
}
/** Presses a ring. With several choices there, it takes the next pick, or another one that leads on, from the list that opens. */
async function pressRing({ page, tried }: Presser, ring: Spot, { choices, next, leadsOn }: LessonScreen): Promise<Choice> {
  const there = choicesOn(choices, ring)
  const wanted = there.find(({ key, then }) => key === next.key || same(then, next.then)) ?? there.find(leadsOn)
  if (!wanted) throw new Error(`nothing at the ring ${JSON.stringify(ring)} leads on`)
  tried.rings += 1
  tried.presses += 1
  if (ring.kind === 'item') {
    await pressOnRecord(page, ring.item, wanted)
    return wanted
  }
  await pressOnMap(page, ring)
  if (there.length === 1) return wanted
  const alike = there.filter(({ label }) => label === wanted.label)
  const named = page.locator('.board-menu button', { has: page.getByText(wanted.label, { exact: true }) })
  const picked = named.nth(alike.indexOf(wanted))
  // The list may move while the pointer comes to it; then the click falls beside it.
  const press = async (): Promise<number> => {
    if ((await picked.count()) > 0) await picked.click()
    return page.locator('.board-menu').count()
  }
  await expect.poll(press, { message: `the list at ${JSON.stringify(ring)}`, intervals: [10, 30, 100] }).toBe(0)
  tried.presses += 1
  return wanted
}

/** Presses a ring that was not pressed yet, if there is one. Without rings, the pick is only in the list. */
function pressMap(walk: Presser, screen: LessonScreen): Promise<Choice> {
  const nameOf = (ring: Spot): string => `${screen.step} ${JSON.stringify(ring)}`
  const isNew = (ring: Spot): boolean => !walk.pressed.has(nameOf(ring))
  const ring = screen.rings.find(isNew) ?? screen.rings[0]
  if (!ring) return pressInList(walk, screen)
  walk.pressed.add(nameOf(ring))
  if (screen.rings.some(isNew)) walk.left.add(screen.step)
  else walk.left.delete(screen.step)
  return pressRing(walk, ring, screen)
}

/** Presses a choice that leads on, and returns it. */
export async function pressNext(walk: Presser, screen: LessonScreen): Promise<Choice> {
  await shows(walk.page, screen.choices)
  if (walk.way === 'map') return pressMap(walk, screen)
  if (walk.way !== 'button') return pressInList(walk, screen)
  const gold = screen.choices.find((choice) => choice.role === 'main' && choice.then.kind === 'order' && screen.leadsOn(choice))
  return gold ? pressInList(walk, { ...screen, next: gold }) : pressShown(walk, screen)
}
