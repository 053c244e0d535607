// Checks that an allocation, which may be illegal, fits the ship (EE-IMP-01): existing boxes, no box above its limit.
import { firstRefusal, type Refusal, refuse } from '@admiralty/kernel'
import { twice } from '../ask.ts'
import { type Layout, layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Allocation, Ship, Table } from '../state.ts'
import { designOf } from '../table.ts'
import { wrongModes } from './check.ts'
import { POINT } from './points.ts'
import { LIT } from './supply.ts'

/** Why an allocation does not fit the ship. Used with the option Impossible moves corrected; otherwise `cannotAllocate` applies. */
export function isNoPower(table: Table, ship: Ship, allocation: Allocation): Refusal | undefined {
  const layout = layoutOf(designOf(table, ship))
  return unknownLights(layout, allocation) ?? unknownEngines(layout, allocation) ?? wrongModes(table, ship, allocation)
}

function unknownLights({ byId }: Layout, { lit }: Allocation): Refusal | undefined {
  if (twice(lit)) return refuse('EE-POW-07', 'a box takes at most one point')
  const other = lit.find((box) => !LIT.includes(byId.get(box)?.box.type ?? 'H'))
  return other === undefined ? undefined : refuse('EE-POW-07', `${other} takes no power`)
}

function unknownEngines(layout: Layout, { engines: runs }: Allocation): Refusal | undefined {
  const engines = new Map(systemsOf(layout).flatMap(({ id, kind, boxes }) => (kind === 'engine' ? [[id, boxes] as const] : [])))
  return firstRefusal(Object.entries(runs), ([id, { boxes }]) => {
    const own = engines.get(id)
    if (!own) return refuse('EE-ENG-03', `${id} is not an engine of this ship`)
    return firstRefusal(Object.entries(boxes), ([box, quarters]) => {
      if (!own.includes(box)) return refuse('EE-ENG-03', `${box} is not a box of ${id}`)
      const half = layout.byId.get(box)?.box.type === 'e'
      const most = half ? POINT / 2 : POINT
      return quarters <= most ? undefined : refuse(half ? 'EE-HEN-01' : 'EE-ENG-06', `${box} takes at most ${most / POINT}`)
    })
  })
}
