// The question of the target of each railgun of a bought base.
import type { Question } from '@admiralty/kernel'
import { markable, nearestMarks, unmarked } from '../setting/marks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import { draftOf, leads, main, onThing, type Pick } from './choice.ts'
import type { Draft, MarkDraft } from './draft.ts'
import { nameOf, weaponName } from './say.ts'

export const markQuestion = (): Question => ({
  phase: 'Railguns · yours to decide',
  title: 'At which enemy base is each railgun aimed?',
  text: 'A railgun of a base can fire at one enemy base only, for the whole battle. All choices are revealed together.',
  rule: 'EE-BAS-08',
})
export function markChoices(view: View, me: Color, draft: Draft | null): readonly Pick[] {
  const bases = unmarked(view, me)
  const now = draftOf<'mark'>(draft, { kind: 'mark', ships: Object.fromEntries(bases.map((base) => [base.id, nearestMarks(view, base)])) })
  return [
    main({ key: 'mark', label: 'Confirm', rule: 'EE-BAS-08' }, { order: 'mark', ships: now.ships }),
    ...bases.flatMap((base) => gunRows(view, base, now)),
  ]
}
const gunRows = (view: View, { id, seat }: Ship, { ships }: MarkDraft): readonly Pick[] =>
  Object.entries(ships[id] ?? {}).flatMap(([gun, chosen]) =>
    markable(view, seat).map((base) =>
      leads(
        {
          key: `mark:${id}:${gun}:${base.id}`,
          label: `${nameOf(view, id)}, ${weaponName(view, id, gun)}: ${nameOf(view, base.id)}`,
          rule: 'EE-BAS-08',
        },
        { kind: 'mark', ships: { ...ships, [id]: { ...ships[id], [gun]: base.id } } },
        { spots: [onThing(base.id)], note: base.id === chosen ? 'chosen' : null },
      ),
    ),
  )
