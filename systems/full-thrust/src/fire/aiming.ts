// All guns of a ship that bear on a target, for the fire dialog and for bots.
import type { ShotOrder } from '../orders.ts'
import type { Ship, Table } from '../state.ts'
import { partOf } from '../table.ts'
import { gunsOf, shotsOfMount } from './firing.ts'

/** Every gun that bears on a target, and is not aimed elsewhere; needle beams are aimed one by one. */
export function allShotsAt(table: Table, ship: Ship, shots: readonly ShotOrder[], target: string): readonly ShotOrder[] {
  const kept = shots.filter((shot) => shot.target.id !== target)
  const added = gunsOf(ship).flatMap((mount): readonly ShotOrder[] => {
    if (kept.some((shot) => shot.mount === mount) || partOf(ship, mount, 'needle')) return []
    return shotsOfMount(table, ship, mount)
      .filter((shot) => shot.target.id === target)
      .slice(0, 1)
  })
  return [...kept, ...added]
}
