// Rows of fire on the record that is fired at: those that may be chosen, and once one is, how far the dice may carry the shot.
import { SHIFTS } from '../../src/fire/shift.ts'
import type { RowOfFire } from '../../src/record/rows.ts'
import type { Ship, View } from '../../src/state.ts'
import type { Pick } from '../../src/words/choice.ts'
import type { Draft } from '../../src/words/draft.ts'
import type { DrawnRow } from './hexes.tsx'

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

export function rowsFor(
  view: View,
  ship: Ship,
  draft: Draft | null,
  choices: readonly Pick[],
  onPick: (pick: Pick) => void,
): readonly DrawnRow[] {
  const { attack } = view
  if (attack?.at !== ship.id || attack.heading === null) return []
  const { heading } = attack
  const armour = attack.kind === 'ion' ? ('ignored' as const) : ('counts' as const)
  const chosen = draft?.kind === 'row' ? draft.row : attack.row
  if (chosen !== null) return spreadAbout({ heading, row: chosen }, armour)
  const offered = choices.flatMap((choice) => {
    const next = choice.then.kind === 'draft' && choice.then.draft.kind === 'row' ? choice.then.draft : null
    return next && choice.role !== 'back' ? [{ choice, row: next.row }] : []
  })
  return offered.map(({ choice, row }, index) => ({
    key: choice.key,
    heading,
    row,
    label: String(index + 1),
    armour,
    look: 'may' as const,
    onPick: () => onPick(choice),
  }))
}
function spreadAbout({ heading, row }: RowOfFire, armour: DrawnRow['armour']): readonly DrawnRow[] {
  return SHIFTS.flatMap((chance, shift) =>
    (shift === 0 ? [0] : [-shift, shift]).map((by) => ({
      key: `by ${by}`,
      heading,
      row: row + by,
      label: percent(chance),
      armour,
      look: by === 0 ? ('aimed' as const) : ('fixed' as const),
      onPick: null,
    })),
  )
}
