// What a key means for the list of choices: figures pick rows, arrows walk them, Enter gives the main answer, Escape goes back.
import type { Choice } from '@admiralty/kernel'

export interface Keyed {
  readonly key: string
  /** A modifier key is down, or somebody types into a field: then it is not for us. */
  readonly elsewhere: boolean
}
export type Meant =
  | { readonly kind: 'pick'; readonly choice: Choice }
  | { readonly kind: 'aim'; readonly choice: Choice }
  /** Leave the draft altogether: no choice leads back. */
  | { readonly kind: 'clear' }

const isRow = ({ role }: Choice): boolean => role === 'row'

const rowsOf = (choices: readonly Choice[]): readonly Choice[] => choices.filter(isRow)

export interface Listed {
  /** The rows that stand there, in the order of their figures. */
  readonly rows: readonly Choice[]
  /** Rows that stand for a marked hex each, when there are too many of them to list. */
  readonly folded: readonly Choice[]
}
const FEW = 3
const MANY = 9
const isHex = ({ spots: [spot, another] }: Choice): boolean => spot?.kind === 'hex' && another === undefined

/** The chart shows them better: rows that are nothing but a hex fold into one, unless `all` are wanted or they are the only ones and few. */
export function listed(choices: readonly Choice[], all: boolean): Listed {
  const rows = rowsOf(choices)
  const hexes = rows.filter(isHex)
  const others = choices.some((choice) => choice.role === 'main' || (choice.role === 'row' && !isHex(choice)))
  if (all || hexes.length <= (others ? FEW : MANY)) return { rows, folded: [] }
  return { rows: rows.filter((row) => !isHex(row)), folded: hexes }
}

/** `figured`: the rows that have figures. */
export function choiceKeyAction(
  choices: readonly Choice[],
  aimed: Choice | null,
  { key, elsewhere }: Keyed,
  figured: readonly Choice[] = rowsOf(choices),
): Meant | undefined {
  if (elsewhere) return undefined
  const rows = rowsOf(choices)
  if (/^[1-9]$/.test(key)) return picked(figured[Number(key) - 1])
  if (key === 'ArrowDown' || key === 'ArrowUp') return walked(rows, aimed, key === 'ArrowDown' ? 1 : -1)
  if (key === 'Enter') return entered(choices, aimed)
  if (key === 'Escape') return picked(choices.find(({ role }) => role === 'back')) ?? { kind: 'clear' }
  return undefined
}

const picked = (choice: Choice | undefined): Meant | undefined => choice && { kind: 'pick', choice }

function walked(rows: readonly Choice[], aimed: Choice | null, by: 1 | -1): Meant | undefined {
  const at = rows.findIndex(({ key }) => key === aimed?.key)
  const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length
  const choice = rows[next]
  return choice && { kind: 'aim', choice }
}

/** The row that is aimed at; else the main answer; else the only row there is. */
function entered(choices: readonly Choice[], aimed: Choice | null): Meant | undefined {
  const chosen = aimed && choices.find(({ key }) => key === aimed.key)
  const [only, second] = choices.filter(({ role }) => role !== 'back')
  return picked(chosen ?? choices.find(({ role }) => role === 'main') ?? (second ? undefined : only))
}

/** Whether keys go into a field, a list or a dialog that wants them itself. */
export function isTyping(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
}
