// Damage on a record: where it may go, and the hits of one ship as one event.

import type { RuleId } from '@admiralty/kernel'
import type { Level } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { passing, unmask } from '../hiding/disguise.ts'
import { type Hull, hullOf } from '../hull.ts'
import type { BoxId } from '../record/box.ts'
import type { Ship, Table } from '../state.ts'
import { eventAbout, isDisguised, levelAfter, ownSeats, shipOf } from '../table.ts'

/** The state of one placement: the record and the hits so far. */
export interface Placing {
  readonly hull: Hull
  /** Levels after the points placed so far. */
  readonly levels: Readonly<Record<BoxId, Level>>
  readonly hits: readonly { readonly box: BoxId; readonly level: Level }[]
  readonly wasted: number
  hit(box: BoxId): void
  waste(points: number): void
}

/** `before`: a placement whose hits count as done although they have not been emitted. */
export function placingOn(table: Table, ship: Ship, before: Placing | null = null): Placing {
  const hull = hullOf(table, ship)
  const hits: { readonly box: BoxId; readonly level: Level }[] = []
  let levels: Placing['levels'] = before?.levels ?? hull.levels
  let wasted = 0
  return {
    hull,
    hits,
    get levels() {
      return levels
    },
    get wasted() {
      return wasted
    },
    hit(box) {
      const level = levelAfter(table, shipOf(table, hull.owner(box).ship), levels[box] ?? 'sound')
      levels = { ...levels, [box]: level }
      hits.push({ box, level })
    },
    waste(points) {
      wasted += points
    },
  }
}

/** Emits the hits, one event per ship. */
export function emitHits(ctx: Context, { hull, hits, wasted }: Placing, why: RuleId): void {
  for (const [at, id] of hull.ships.entries()) {
    const own = hits.flatMap(({ box, level }) => (hull.owner(box).ship === id ? [{ box: hull.owner(box).box, level }] : []))
    if (own.length === 0 && (at > 0 || wasted === 0)) continue
    const ship = shipOf(ctx.state, id)
    const shown = isDisguised(ctx.state, ship) ? passing(ctx.state, ship, own) : own
    // EE-DIS-03: a box of a passenger ship does not survive two points.
    if (!shown) unmask(ctx, id, 'EE-DIS-03')
    ctx.emit({
      type: 'boxesHit',
      ...eventAbout(ctx.state, ship),
      own: ownSeats(ctx.state, ship),
      why,
      hits: shown ?? own,
      beneath: isDisguised(ctx.state, ship) ? own : null,
      wasted: at === 0 ? wasted : 0,
    })
  }
}
