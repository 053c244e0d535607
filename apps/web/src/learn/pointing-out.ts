// The button 'Show me': finds the next choice on the way to an order.
import { type Choice, choicesByPlace, type Words } from '@admiralty/kernel'
import { same, wayTo } from '@admiralty/lessons'

interface OpenDraft {
  readonly view: unknown
  readonly draft: unknown
  readonly choices: readonly Choice[]
}
/** The next choice that leads to the wanted order; the choice that leads back if the draft does not lead there. */
export function nextPick(words: Words, { view, draft, choices }: OpenDraft, wanted: unknown): Choice | undefined {
  const [first] = wayTo(words, view, wanted, draft)?.picks ?? []
  if (!first) return choices.find(({ role }) => role === 'back')
  const shown = choicesByPlace(choices, 0)
  return shown.find(({ key }) => key === first.key) ?? shown.find(({ then }) => same(then, first.then)) ?? first
}
