// The hint of a story's decision as steps: “labels” of choices, and places that the lesson rings.
import { type Choice, choicesByPlacement, type Words } from '@admiralty/kernel'
import { wayTo } from './ways.ts'

/** A step of a hint: the start of a label, or a click on what the lesson rings (null). */
type HintStep = string | null

/** 'Pick “Wren”, then the ringed hex' has the steps 'Wren' and null. */
const stepsOf = (hint: string): readonly HintStep[] =>
  [...hint.matchAll(/“([^”]+)”|\bringed (?:hex|box)\b/g)].map(([, label]) => label ?? null)

/** Most clicks on a ringed place in one step. */
const MOST_CLICKS = 4

export interface HintRequest {
  readonly view: unknown
  readonly hint: string
  /** The order that the hint should lead to. */
  readonly order: unknown
}
/** The picks that a reader of the hint makes, first pick first. Throws if the screen has no such label, or if the hint does not lead to the order. */
export function picksOfHint(words: Words, { view, hint, order }: HintRequest): readonly Choice[] {
  let draft: unknown = null
  let isDone = false
  const picks: Choice[] = []
  const offered = (label: string): Choice | undefined =>
    choicesByPlacement(words.choices(view, draft)).find((choice) => choice.label.startsWith(label))
  const take = (choice: Choice | undefined, step: string): void => {
    if (!choice || isDone) throw new Error(`the hint '${hint}' has no choice for '${step}'`)
    picks.push(choice)
    if (choice.then.kind === 'draft') draft = choice.then.draft
    else isDone = true
  }
  /** A click on a ringed place is the next pick that leads to the order. */
  const click = (): void => take(wayTo(words, view, order, draft)?.picks[0], 'the ringed place')
  const steps = stepsOf(hint)
  for (const [index, step] of steps.entries()) {
    if (step !== null) take(offered(step), step)
    else {
      const next = steps[index + 1]
      for (let clicks = 0; clicks < MOST_CLICKS && !isDone && !(typeof next === 'string' && offered(next)); clicks += 1) click()
    }
  }
  if (!isDone) throw new Error(`the hint '${hint}' stops before the order is given`)
  return picks
}
