// A story lesson as a list of decisions with the labels that its hints name, and a function that presses them.
import { readFileSync } from 'node:fs'
import { type RuleSystem, refusalsInWords, type Words } from '@admiralty/kernel'
import { type Case, caseSchema, giveOrder, isRefused, openCase, picksOfHint } from '@admiralty/lessons'
import { folderOfGame } from '@admiralty/testkit/game-folder'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { InputMethod } from './input.ts'
import { type PageChoice, read } from './reading.ts'

export const lessonFile = (system: string, name: string): Case =>
  caseSchema.parse(JSON.parse(readFileSync(new URL(`../../systems/${folderOfGame(system)}/lessons/${name}.json`, import.meta.url), 'utf8')))

interface Decision {
  readonly title: string
  /** The choices to press, in order. */
  readonly labels: readonly string[]
}
interface Game {
  readonly system: RuleSystem
  readonly words: Words
}
export function decisionsOf({ system, words }: Game, text: Case): readonly Decision[] {
  let position = openCase(system, text)
  return text.play.flatMap((step) => {
    if (!('seat' in step)) return []
    const view = system.view(position.state, step.seat)
    const picks = step.teach ? picksOfHint(words, { view, hint: step.teach.hint, order: step.order }) : []
    const next = giveOrder(system, position, step.seat, step.order)
    if (isRefused(next)) throw new Error(refusalsInWords(next))
    position = next
    return step.teach ? [{ title: step.teach.title, labels: picks.map(({ label }) => label) }] : []
  })
}

/** Presses the choice with this label when the page has it. Unfolds the list of choices first if the choice is folded into the chart. */
export async function press(page: Page, input: InputMethod, label: string | RegExp): Promise<void> {
  const matches = (choice: PageChoice): boolean => (typeof label === 'string' ? choice.label === label : label.test(choice.label))
  const pressIfThere = async (): Promise<string> => {
    const { choices } = await read(page)
    const found = choices.find(matches)
    const next = found ?? choices.find(({ role }) => role === 'fold')
    if (!next) return `${label} is not among: ${choices.map((choice) => choice.label).join(', ')}`
    await input.press(next, choices)
    return found && !(await page.evaluate('window.missed')) ? 'pressed' : `${label} is not unfolded`
  }
  await expect.poll(pressIfThere, { intervals: [20] }).toBe('pressed')
}
