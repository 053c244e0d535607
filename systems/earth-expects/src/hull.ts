// The record from which a ship fires and on which it is hit: its own, or the joint record of docked ships (EE-DOC-04, EE-DOC-11).
import { add, type Hex } from '@admiralty/space'
import { bears, inShipFrame } from './record/arcs.ts'
import type { BoxId } from './record/box.ts'
import { jointLayout, jointLevels } from './record/docked.ts'
import { jointId, type Layout, type Levels, layoutOf, placeOf, type RecordPart } from './record/layout.ts'
import type { Ship, Table } from './state.ts'
import { designOf, shipOf } from './table.ts'

/** The record that damage applies to: that of one ship, or the joint record of docked ships (EE-DOC-11). */
export interface Hull {
  readonly layout: Layout
  readonly levels: Levels
  /** The ships on it. Box ids of a joint record include the ship's id. */
  readonly ships: readonly string[]
  /** The id on this record of a ship's box. */
  named(ship: string, box: BoxId): BoxId
  /** The ship of a box, and the id of the box on that ship's own record. */
  owner(box: BoxId): { readonly ship: string; readonly box: BoxId }
}

/** The hull of a ship and the ships docked to it. */
export function hullOf(table: Table, ship: Ship): Hull {
  if (ship.docked.length === 0)
    return {
      layout: layoutOf(designOf(table, ship)),
      levels: ship.levels,
      ships: [ship.id],
      named: (_, box) => box,
      owner: (box) => ({ ship: ship.id, box }),
    }
  const placed = groupOf(table, ship)
  const ships = placed.map(({ id }) => shipOf(table, id))
  const wanted = placed.map(({ id, offset }) => ({ ship: id, design: designOf(table, shipOf(table, id)), offset }))
  const layout = jointLayout(sameParts(designOf(table, ship), wanted)) // EE-DOC-11
  return {
    layout,
    levels: sameLevels(ship.levels, ships),
    ships: placed.map(({ id }) => id),
    named: jointId,
    owner: (box) => ownerOf(layout, box),
  }
}

function ownerOf(layout: Layout, id: BoxId): { readonly ship: string; readonly box: BoxId } {
  const { ship, own } = placeOf(layout, id)
  return { ship, box: own }
}

/** EE-GEN-18: the boxes whose arc contains a displacement on the map. */
export function bearing(table: Table, ship: Ship, boxes: readonly BoxId[], displacement: Hex): readonly BoxId[] {
  const { layout, levels, named } = hullOf(table, ship)
  const ray = inShipFrame(displacement, ship)
  return boxes.filter((box) => bears(layout, levels, named(ship.id, box), ray))
}

/** All ships docked together, the given ship first, with their offsets on its record. */
export function groupOf(table: Table, ship: Ship): readonly { readonly id: string; readonly offset: Hex }[] {
  const found: { readonly id: string; readonly offset: Hex }[] = [{ id: ship.id, offset: [0, 0] }]
  for (const { id, offset } of found)
    for (const dock of shipOf(table, id).docked)
      if (found.every((known) => known.id !== dock.to)) found.push({ id: dock.to, offset: add(offset, dock.offset) })
  return found
}

/** Caches joint records and their levels, so that equal inputs give the identical object. */
const parts = new WeakMap<RecordPart['design'], (readonly RecordPart[])[]>()
function sameParts(first: RecordPart['design'], wanted: readonly RecordPart[]): readonly RecordPart[] {
  const known = parts.get(first) ?? []
  const found = known.find((drawn) => drawn.length === wanted.length && drawn.every((part, at) => samePart(part, wanted[at])))
  if (found) return found
  parts.set(first, [...known, wanted])
  return wanted
}
const samePart = (a: RecordPart, b: RecordPart | undefined): boolean =>
  a.ship === b?.ship && a.design === b.design && a.offset.join() === b.offset.join()

const gathered = new WeakMap<Levels, { readonly of: readonly Levels[]; readonly levels: Levels }>()
function sameLevels(first: Levels, ships: readonly Ship[]): Levels {
  const of = ships.map(({ levels }) => levels)
  const known = gathered.get(first)
  if (known && known.of.length === of.length && known.of.every((levels, at) => levels === of[at])) return known.levels
  const levels = jointLevels(ships.map(({ id, levels: own }) => ({ ship: id, levels: own })))
  gathered.set(first, { of, levels })
  return levels
}
