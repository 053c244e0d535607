// The question which boxes lose power after an impossible move (EE-IMP-05).
import { type Dice, pick, refuse } from '@admiralty/kernel'
import { twice } from '../ask.ts'
import { callRules } from '../chapter.ts'
import type { Color } from '../shapes.ts'
import type { Shown, View } from '../state.ts'

/** EE-IMP-05: the groups of boxes on the record shown to this seat. */
export function dimsFor(view: View, me: Color): Shown['dims'] {
  const [step] = view.agenda
  return step?.step === 'darken' ? (view.secret[me]?.shown[step.ship]?.dims ?? []) : []
}

/** The default choice: the boxes that were powered last. */
export const lastLit = (view: View, me: Color): readonly string[] => dimsFor(view, me).flatMap(({ of, count }) => of.slice(-count))

export const darken = callRules('darken', ['darken'], {
  wants: ['EE-IMP-05', 'choose the boxes that lose power'],
  of: (view, me) => dimsFor(view, me).flatMap(({ of }) => of),
  check(view, me, { boxes }) {
    const dims = dimsFor(view, me)
    if (twice(boxes)) return refuse('EE-IMP-05', 'list each box once')
    const other = boxes.find((box) => !dims.some(({ of }) => of.includes(box)))
    if (other !== undefined) return refuse('EE-IMP-05', `${other} is not a powered weapon or sensor box of this record`)
    const wrong = dims.find(({ of, count }) => boxes.filter((box) => of.includes(box)).length !== count)
    return wrong && refuse('EE-IMP-05', `exactly ${wrong.count} of these ${wrong.of.length} boxes must lose power`)
  },
  randomOrder: (view, me, dice) => ({ order: 'darken', boxes: dimsFor(view, me).flatMap(({ of, count }) => someOf(of, count, dice)) }),
  defaultOrder: (view, me) => ({ order: 'darken', boxes: lastLit(view, me) }),
})

/** That many of them, chosen at random. */
function someOf(of: readonly string[], count: number, dice: Dice): readonly string[] {
  const left = [...of]
  return Array.from({ length: count }, () => left.splice(left.indexOf(pick(dice, left)), 1)).flat()
}
