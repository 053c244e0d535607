// Rows of fire on the target's record: those to choose from, and the possible shifts of the chosen one.

import { percent } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import { rowsIn } from '../../src/fire/aim.ts'
import { armourFor, shiftChances } from '../../src/fire/shift.ts'
import type { RowOfFire } from '../../src/record/rows.ts'
import type { Ship, View } from '../../src/state.ts'
import type { Draft } from '../../src/words/draft.ts'
import type { GameChoice } from '../../src/words/form.ts'
import type { DrawnRow } from './use-stroke.ts'

/** The rows to draw on the record of this ship; none unless it is the target of the current attack. */
export function rowsFor(
  view: View,
  ship: Ship,
  draft: Draft | null,
  choices: readonly GameChoice[],
  onPick: (pick: GameChoice) => void,
): readonly DrawnRow[] {
  const { attack } = view
  if (attack?.at !== ship.id) return []
  const armour = armourFor(attack.kind)
  if (attack.heading === null) return choices.flatMap((choice, index) => wayOf(view, choice, { label: String(index + 1), armour, onPick }))
  const { heading } = attack
  const chosen = draft?.kind === 'row' ? draft.row : attack.row
  if (chosen !== null) return spreadAbout({ heading, row: chosen }, { armour, sides: CREWS[ship.crew].sides })
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
interface Numbered extends Omit<DrawnRow, 'key' | 'heading' | 'row' | 'look' | 'onPick'> {
  onPick(pick: GameChoice): void
}
/** EE-POI-02: all rows of one of the two headings, labelled with its number. */
function wayOf(view: View, choice: GameChoice, { onPick, ...drawn }: Numbered): readonly DrawnRow[] {
  const order = choice.then.kind === 'order' && choice.then.order.order === 'rowSet' ? choice.then.order : null
  if (!order || !view.attack) return []
  const { heading } = order
  return rowsIn({ ...view, attack: { ...view.attack, heading } }).map((row) => ({
    ...drawn,
    key: `${heading} ${row}`,
    heading,
    row,
    look: 'may' as const,
    onPick: () => onPick(choice),
  }))
}
interface Dice {
  readonly armour: DrawnRow['armour']
  readonly sides: number
}
function spreadAbout({ heading, row }: RowOfFire, { armour, sides }: Dice): readonly DrawnRow[] {
  return shiftChances(sides).flatMap((chance, shift) =>
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
