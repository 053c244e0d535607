// Disguises (EE-DIS): actions that the passenger ship shown could not take, and the loss of the disguise.
import type { RuleId } from '@admiralty/kernel'
import { NEXT_LEVEL } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Ship, Table } from '../state.ts'
import { designOf, isDisguised, shipOf, usable } from '../table.ts'

/** Reveals the true ship to everybody. */
export function unmask(ctx: Context, id: string, why: RuleId): void {
  const ship = shipOf(ctx.state, id)
  const { seat, levels, dark } = ship
  ctx.emit({ type: 'unmasked', ship: id, seat, design: designOf(ctx.state, ship), levels, dark, why })
}

/** Boxes that a ship uses in one step. */
export interface Used {
  readonly boxes: readonly string[]
  /** Number of control boxes in use (EE-CTL-04). */
  readonly control: number
}
/** EE-DIS-03: whether the shown record lacks usable boxes for this. */
function isBeyond(table: Table, ship: Ship, { boxes, control }: Used): boolean {
  const shown = table.ships[ship.id] ?? ship
  const seen = layoutOf(shown.design)
  const true_ = layoutOf(designOf(table, ship))
  const works = (box: string): boolean => seen.byId.get(box)?.box.type === true_.byId.get(box)?.box.type && usable(shown, box)
  const controls = seen.places.filter(({ box }) => box.type === 'C' && usable(shown, box.id))
  return controls.length < control || !boxes.every(works)
}
/** EE-DIS-03: ends the disguise of a ship that uses boxes which its false record lacks. */
export function showsItself(ctx: Context, id: string, used: Used): void {
  const ship = shipOf(ctx.state, id)
  if (isDisguised(ctx.state, ship) && isBeyond(ctx.state, ship, used)) unmask(ctx, id, 'EE-DIS-03')
}

/** The powered boxes of a system, of every laser of an array, or the box of a launcher. */
function boxesUsed(table: Table, ship: Ship, weapon: string): readonly string[] {
  const design = designOf(table, ship)
  const lit = table.secret[ship.seat]?.power[ship.id]?.lit ?? []
  const lasers = design.arrays.find(({ id }) => id === weapon)?.lasers ?? []
  const own = systemsOf(layoutOf(design)).filter(({ id }) => id === weapon || lasers.includes(id))
  return own.length > 0 ? own.flatMap(({ boxes }) => boxes.filter((box) => lit.includes(box))) : [weapon]
}

type Hits = readonly { readonly box: string; readonly level: Ship['levels'][string] }[]
/** The hits as a passenger ship would show them; undefined if it could not look so (EE-DIS-03). */
export function passing(table: Table, ship: Ship, hits: Hits): Hits | undefined {
  const shown = table.ships[ship.id]
  let levels = shown?.levels ?? {}
  const seen: Hits[number][] = []
  for (const { box, level: trueLevel } of hits) {
    const level = NEXT_LEVEL.passenger[levels[box] ?? 'sound']
    if (level === 'destroyed' && trueLevel !== 'destroyed') return undefined
    levels = { ...levels, [box]: level }
    seen.push({ box, level })
  }
  return seen
}

/** EE-DIS: whether a ship shown as a passenger ship may be disguised, by public knowledge. */
export const mayBeDisguised = ({ setup }: Pick<Table, 'setup'>, { id, design, unmasked, levels }: Ship): boolean =>
  setup.options.disguises &&
  design.kind === 'passenger' &&
  !design.base &&
  !unmasked &&
  !setup.ships.some((enlisted) => enlisted.id === id) &&
  !Object.values(levels).includes('destroyed')

/** EE-DIS-03: a ship that uses a weapon shows its boxes, and those of sensors that help. */
export const showsWeapon = (ctx: Context, id: string, weapon: string, sensors: readonly string[] = []): void =>
  showsItself(ctx, id, { boxes: [...boxesUsed(ctx.state, shipOf(ctx.state, id), weapon), ...sensors], control: 0 })
