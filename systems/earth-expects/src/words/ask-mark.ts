// The question of the target of each railgun of a bought base.
import { markable, nearestMarks, unmarked } from '../setting/marks.ts'
import type { Color } from '../shapes.ts'
import type { Ship, View } from '../state.ts'
import type { Draft, MarkDraft } from './draft.ts'
import { draftOf, type GamePage, type GameRows, onThing, row } from './form.ts'
import { nameOf, weaponName } from './say.ts'

export function markPage(view: View, me: Color, draft: Draft): GamePage {
  const bases = unmarked(view, me)
  const nearest = Object.fromEntries(bases.map((base) => [base.id, nearestMarks(view, base)]))
  const { ships } = draftOf<'mark'>(draft, { kind: 'mark', ships: nearest })
  return {
    phase: 'Railguns · yours to decide',
    title: 'At which enemy base is each railgun aimed?',
    text: 'A railgun of a base can fire at one enemy base only, for the whole battle. All choices are revealed together.',
    rule: 'EE-BAS-08',
    rows: () => [
      row('mark', 'EE-BAS-08', 'Confirm', { give: { order: 'mark', ships }, role: 'main' }),
      bases.map((base) => Object.keys(ships[base.id] ?? {}).map((gun) => gunRows(view, base, gun, ships))),
    ],
  }
}
const gunRows = (view: View, { id, seat }: Ship, gun: string, ships: MarkDraft['ships']): GameRows =>
  markable(view, seat).map((base) => {
    const label = `${nameOf(view, id)}, ${weaponName(view, id, gun)}: ${nameOf(view, base.id)}`
    const set: Draft = { kind: 'mark', ships: { ...ships, [id]: { ...ships[id], [gun]: base.id } } }
    const note = base.id === ships[id]?.[gun] ? 'chosen' : null
    return row(`mark:${id}:${gun}:${base.id}`, 'EE-BAS-08', label, { set, spots: [onThing(base.id)], note })
  })
