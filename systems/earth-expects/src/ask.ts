// What questions share: whose ships are meant, what their boxes are called, and the plain refusals.
import type { Refusal, RuleId } from '@admiralty/kernel'
import { partName } from './record/names.ts'
import type { Color } from './shapes.ts'
import type { Ship, Table, View } from './state.ts'
import { designOf, isActive, shipsOf } from './table.ts'

export const refuse = (rule: RuleId, reason: string): Refusal => ({ rule, reason })
/** Ships that a seat gives orders to: what is docked to an active ship uses nothing (EE-DOC-05). */
export const commanded = (view: View, me: Color): readonly Ship[] => shipsOf(view, me).filter(isActive)
/** As her record calls a box or a system of boxes: 'laser, left fore'. */
export const boxName = (table: Table, ship: Ship, box: string): string => partName(designOf(table, ship), box) ?? box
/** The first refusal of a list of things. */
export function firstRefusal<T>(of: Iterable<T>, judge: (one: T) => Refusal | undefined): Refusal | undefined {
  for (const one of of) {
    const refusal = judge(one)
    if (refusal) return refusal
  }
  return undefined
}
/** Orders for ships that are not one's own to command. */
export function notMine(view: View, me: Color, ids: readonly string[]): Refusal | undefined {
  const mine = new Set(commanded(view, me).map(({ id }) => id))
  const other = ids.find((id) => !mine.has(id))
  return other === undefined ? undefined : refuse('EE-DOC-05', `${other} is not a ship of yours that takes orders`)
}
export const twice = <T>(list: readonly T[]): boolean => new Set(list).size < list.length
