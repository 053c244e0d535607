// Laws of every dialog: choices are legal and have unique keys, and every step can be undone.
import { type FormWalk, sampleForm, type WalkedPage } from '@admiralty/forms'
import { type Dice, pick, type Refusals, type Words } from '@admiralty/kernel'
import { frozen } from './same.ts'

/** An open question and the words that ask it. */
export interface Dialog {
  readonly words: Pick<Words, 'choices'>
  readonly view: unknown
  check(order: unknown): Refusals | undefined
}
type Page = WalkedPage<unknown, unknown>

/** A random walk of at most `most` pages, and what is wrong with its dialog. A page that writes into its draft throws. */
export function walkDialog({ words, view, check }: Dialog, dice: Dice, most: number) {
  const choices: Dialog['words']['choices'] = (seen, draft) => words.choices(seen, frozen(draft))
  const walk = sampleForm({ choices }, view, dice, most)
  const dialog = { words: { choices }, view, check }
  const faults = [...walk.pages.flatMap((page) => pageFaults(dialog, page)), ...undoFaults(dialog, walk, dice)]
  return { ...walk, faults }
}

function pageFaults({ check }: Dialog, { choices }: Page): readonly string[] {
  const illegal = choices.flatMap(({ then }) => (then.kind === 'order' && check(then.order) ? [JSON.stringify(then.order)] : []))
  return [
    ...(choices.length === 0 ? ['has no choices'] : []),
    ...(new Set(choices.map(({ key }) => key)).size < choices.length ? ['has two choices with one key'] : []),
    ...choices
      .filter(({ odds, oddsTo }) => (odds === null) !== (oddsTo === null))
      .map(({ key }) => `does not say what the chance of ${key} is of`),
    ...illegal.map((order) => `offers the illegal order ${order}`),
  ]
}

/** *Undo* shows an earlier page as it was, and *Back* leads from the last page to one without *Back*, never to the same draft again. */
function undoFaults({ words, view }: Dialog, { pages }: FormWalk<unknown, unknown>, dice: Dice): readonly string[] {
  const [last] = pages.slice(-1)
  if (!last) return []
  const earlier = pick(dice, pages)
  const isSame = JSON.stringify(words.choices(view, earlier.draft)) === JSON.stringify(earlier.choices)
  const seen = new Set<string>()
  let back = backIn(last.choices)
  for (; back && !seen.has(JSON.stringify(back.draft)); back = backIn(words.choices(view, back.draft))) seen.add(JSON.stringify(back.draft))
  return [...(isSame ? [] : ['shows another page after Undo']), ...(back ? ['has no way out by Back'] : [])]
}
function backIn(choices: Page['choices']): { readonly draft: unknown } | undefined {
  const then = choices.find(({ role }) => role === 'back')?.then
  return then?.kind === 'draft' ? then : undefined
}
