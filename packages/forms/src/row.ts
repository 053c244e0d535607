// The lines of a form as data, and the choices that they make.
import { type Choice, PLAIN_CHOICE, type PlaceRequest, type Refusals, type RuleId } from '@admiralty/kernel'
import { type RegionRow, regionRequest } from './region.ts'

/** Details that a row may show beside its label. A part that is left out is empty. */
export type Details = Partial<Pick<Choice, 'spots' | 'odds' | 'oddsTo' | 'spread' | 'because' | 'cost' | 'note'>>

/** The result of picking a row: it sets the draft, gives an order, or asks for a place, or any place of a region, that completes the draft. */
export type RowEffect<Draft, Order> = Details & {
  /** 'row' if left out. */
  readonly role?: Choice['role']
  /** An order that must be legal, otherwise the row is left out. The order of `give` always must be. */
  readonly ifLegal?: Order
} & (
    | { readonly set: Draft }
    | { readonly give: Order }
    | { readonly place: Omit<PlaceRequest<Draft>, 'kind'> }
    | { readonly region: RegionRow<Draft> }
  )
/** One thing that a player may choose now. */
export type FormRow<Draft, Order> = Pick<Choice, 'key' | 'rule' | 'label'> & RowEffect<Draft, Order>

/** Makes the rows of a game: a key that is unique on the page, the clause, the label, and what follows. */
export const rowsOf =
  <Draft, Order>() =>
  (key: string, rule: RuleId, label: string, effect: RowEffect<Draft, Order>): FormRow<Draft, Order> => ({ key, rule, label, ...effect })

/** Rows in the order of the list. Lists may nest; `false`, `null` and `undefined` stand for no row, so `able && row` reads as it works. */
export type FormRows<Draft, Order> = FormRow<Draft, Order> | false | null | undefined | readonly FormRows<Draft, Order>[]

/** *Same as last turn*: sets the draft to an earlier answer. No row if there is none, or if the rules refuse it now. */
export const sameAgain = <Draft, Order>(
  rule: RuleId,
  earlier: (Details & { readonly set: Draft; readonly ifLegal: Order }) | null,
): FormRows<Draft, Order> => earlier && { key: 'same', rule, label: 'Same as last turn', ...earlier }

type Check<Order> = (order: Order) => Refusals | undefined

/** The choices of the rows in order, without those that the rules refuse. */
export function choicesOf<Draft, Order>(rows: FormRows<Draft, Order>, check: Check<Order>): readonly Choice<Order, Draft>[] {
  if (!rows) return []
  if (isList(rows)) return rows.flatMap((inner) => choicesOf(inner, check))
  const refused = (rows.ifLegal !== undefined && check(rows.ifLegal)) || ('give' in rows && check(rows.give))
  return refused ? [] : [choiceOf(rows)]
}
/** The choice of one row, whether or not the rules allow it. */
export function choiceOf<Draft, Order>({ ifLegal: _, ...row }: FormRow<Draft, Order>): Choice<Order, Draft> {
  if ('give' in row) {
    const { give, ...shown } = row
    return { ...PLAIN_CHOICE, ...shown, then: { kind: 'order', order: give } }
  }
  if ('place' in row) {
    const { place, ...shown } = row
    return { ...PLAIN_CHOICE, ...shown, then: { kind: 'place', ...place } }
  }
  if ('region' in row) {
    const { region, ...shown } = row
    return { ...PLAIN_CHOICE, ...shown, then: regionRequest(region) }
  }
  const { set, ...shown } = row
  return { ...PLAIN_CHOICE, ...shown, then: { kind: 'draft', draft: set } }
}
/** `Array.isArray` does not recognize a readonly array. */
const isList = <T>(rows: T | readonly T[]): rows is readonly T[] => Array.isArray(rows)

/** The list with the item, or without it if it is chosen already: pick several. */
export const toggled = <T>(chosen: readonly T[], item: T): readonly T[] =>
  chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item]

/** The first item of each key, in the order of the list: one row for each hex in reach. */
export function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const found = new Map<string, T>()
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item)
  return [...found.values()]
}
