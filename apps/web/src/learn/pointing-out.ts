// 'Show me': the next pick on the way to an order; where the draft has gone astray, the way back.
import type { Choice, Words } from '@admiralty/kernel'
import { wayTo } from '@admiralty/lessons'

interface Astray {
  readonly view: unknown
  readonly draft: unknown
  readonly choices: readonly Choice[]
}
export function nextPick(words: Words, { view, draft, choices }: Astray, wanted: unknown): Choice | undefined {
  const [first] = wayTo(words, view, wanted, draft)?.picks ?? []
  return choices.find(({ key }) => key === first?.key) ?? choices.find(({ role }) => role === 'back')
}
