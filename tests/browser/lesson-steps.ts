// A story lesson as a list of decisions with the labels that its hints name, and a function that presses them.
import { readFileSync } from 'node:fs'
import type { RuleSystem, Words } from '@admiralty/kernel'
import { type Case, caseSchema, giveOrder, isRefusal, openCase, picksOfHint } from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import type { InputMethod } from './input.ts'
import { type PageChoice, read } from './reading.ts'

export const lessonFile = (system: string, name: string): Case =>
  caseSchema.parse(JSON.parse(readFileSync(new URL(`../../systems/${system}/lessons/${name}.json`, import.meta.url), 'utf8')))

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
    if (isRefusal(next)) throw new Error(next.reason)
    position = next
    return step.teach ? [{ title: step.teach.title, labels: picks.map(({ label }) => label) }] : []
  })
}

/** Presses the choice with this label. Unfolds the list of choices first if the choice is folded into the chart. */
export async function press(page: Page, input: InputMethod, label: string | RegExp): Promise<void> {
  const matches = (choice: PageChoice): boolean => (typeof label === 'string' ? choice.label === label : label.test(choice.label))
  for (const _ of [1, 2]) {
    const { choices } = await read(page)
    const found = choices.find(matches)
    if (found) return input.press(found, choices)
    const fold: PageChoice | undefined = choices.find(({ role }) => role === 'fold')
    if (!fold) throw new Error(`there is no choice ${label} among ${choices.map((choice) => choice.label).join(', ')}`)
    await input.press(fold, choices)
  }
}
