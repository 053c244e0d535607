// The button 'Show me': finds the next choice on the way to an order.
import type { Choice, Words } from '@admiralty/kernel'
import { wayTo } from '@admiralty/lessons'

interface OpenDraft {
  readonly view: unknown
  readonly draft: unknown
  readonly choices: readonly Choice[]
}
/** The next choice that leads to the wanted order; the choice that leads back if the draft does not lead there. */
export function nextPick(words: Words, { view, draft, choices }: OpenDraft, wanted: unknown): Choice | undefined {
  const [first] = wayTo(words, view, wanted, draft)?.picks ?? []
  return choices.find(({ key }) => key === first?.key) ?? choices.find(({ role }) => role === 'back')
}
