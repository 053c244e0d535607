// The meaning of keys for the list of choices: digits pick rows, arrows move through them, Enter gives the main answer, Escape goes back.
import type { Choice } from '@admiralty/kernel'

export interface Keyed {
  readonly key: string
  /** The key is meant for something else: a modifier is down, or a field or pane has the focus. */
  readonly elsewhere: boolean
}
type ChoiceKeyAction =
  | { readonly kind: 'pick'; readonly choice: Choice }
  | { readonly kind: 'aim'; readonly choice: Choice }
  /** Discards the draft, because no choice leads back. */
  | { readonly kind: 'clear' }

const isRow = ({ role }: Choice): boolean => role === 'row'

const rowsOf = (choices: readonly Choice[]): readonly Choice[] => choices.filter(isRow)

export interface Listed {
  /** The rows of the list, in the order of their digits. */
  readonly rows: readonly Choice[]
  /** Rows that are only a hex, when there are too many of them to list. */
  readonly folded: readonly Choice[]
}
/** The most hexes that are listed beside other rows. */
const FEW = 3
/** The most hexes that are listed if there are no other rows. */
const MANY = 9
const isPlace = ({ spots: [spot, another] }: Choice): boolean => spot?.kind === 'place' && another === undefined

/** Folds the rows that are only a hex, because the map shows them better. With `all`, or if they are few, every row is listed. */
export function listed(choices: readonly Choice[], { all }: { readonly all: boolean }): Listed {
  const rows = rowsOf(choices)
  const hexes = rows.filter(isPlace)
  const others = choices.some((choice) => choice.role === 'main' || (choice.role === 'row' && !isPlace(choice)))
  if (all || hexes.length <= (others ? FEW : MANY)) return { rows, folded: [] }
  return { rows: rows.filter((row) => !isPlace(row)), folded: hexes }
}

/** `aimed` is the choice under the keyboard selection, `figured` are the rows with digits. */
export function choiceKeyAction(
  choices: readonly Choice[],
  aimed: Choice | null,
  { key, elsewhere }: Keyed,
  figured: readonly Choice[] = rowsOf(choices),
): ChoiceKeyAction | undefined {
  if (elsewhere) return undefined
  const rows = rowsOf(choices)
  if (/^[1-9]$/.test(key)) return picked(figured[Number(key) - 1])
  if (key === 'ArrowDown' || key === 'ArrowUp') return moved(rows, aimed, key === 'ArrowDown' ? 1 : -1)
  if (key === 'Enter') return picked(enteredChoice(choices, aimed))
  if (key === 'Escape') return picked(choices.find(({ role }) => role === 'back')) ?? { kind: 'clear' }
  return undefined
}

const picked = (choice: Choice | undefined): ChoiceKeyAction | undefined => choice && { kind: 'pick', choice }

function moved(rows: readonly Choice[], aimed: Choice | null, by: 1 | -1): ChoiceKeyAction | undefined {
  const at = rows.findIndex(({ key }) => key === aimed?.key)
  const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length
  const choice = rows[next]
  return choice && { kind: 'aim', choice }
}

/** The choice that Enter picks, shown with ⏎: the one under the keyboard selection, otherwise the main answer, otherwise the only row. */
export function enteredChoice(choices: readonly Choice[], aimed: Choice | null): Choice | undefined {
  const [only, second] = choices.filter(({ role }) => role !== 'back')
  return aimed ?? choices.find(({ role }) => role === 'main') ?? (second ? undefined : only)
}
