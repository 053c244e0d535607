// A story as its file tells it: of each decision what is to be pressed, and pressing it.
import { readFileSync } from 'node:fs'
import type { RuleSystem, Words } from '@admiralty/kernel'
import { type Case, caseSchema, give, isRefusal, lay, wayTo } from '@admiralty/lessons'
import type { Page } from '@playwright/test'
import type { InputMethod } from './input.ts'
import { type PageChoice, read } from './reading.ts'

export const lessonFile = (system: string, name: string): Case =>
  caseSchema.parse(JSON.parse(readFileSync(new URL(`../../systems/${system}/lessons/${name}.json`, import.meta.url), 'utf8')))

interface Decision {
  readonly title: string
  /** To press, one after another. */
  readonly labels: readonly string[]
}
interface Game {
  readonly system: RuleSystem
  readonly words: Words
}
export function decisionsOf({ system, words }: Game, text: Case): readonly Decision[] {
  let laid = lay(system, text)
  return text.play.flatMap((step) => {
    if (!('seat' in step)) return []
    const view = system.view(laid.state, step.seat)
    const way = step.teach && wayTo(words, view, step.order)
    const given = give(system, laid, step.seat, step.order)
    if (isRefusal(given)) throw new Error(given.reason)
    laid = given
    return step.teach ? [{ title: step.teach.title, labels: way?.picks.map(({ label }) => label) ?? [] }] : []
  })
}

/** A choice by its label, or by what it says; where rows are folded into the chart, out of the list. */
export async function press(page: Page, hand: InputMethod, label: string | RegExp): Promise<void> {
  const meant = (choice: PageChoice): boolean => (typeof label === 'string' ? choice.label === label : label.test(choice.label))
  for (const _ of [1, 2]) {
    const { choices } = await read(page)
    const found = choices.find(meant)
    if (found) return hand.press(found, choices)
    const fold: PageChoice | undefined = choices.find(({ role }) => role === 'fold')
    if (!fold) throw new Error(`no ${label} among ${choices.map((choice) => choice.label).join(', ')}`)
    await hand.press(fold, choices)
  }
}
