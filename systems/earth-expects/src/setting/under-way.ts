// Initial speed of ships (EE-ENG-10): fixed by the scenario for its ships, agreed in the setup for bought ones.
import { costsOf } from '../design/costs.ts'
import type { Design } from '../design/design.ts'
import { boxesOf, layoutOf } from '../record/layout.ts'
import { systemsOf } from '../record/systems.ts'
import type { Ship, Table } from '../state.ts'
import { placeOf } from './fleet.ts'

/** EE-ENG-06, EE-HEN: quarters of speed power that the best engine can make. */
function enginePower(design: Design): number {
  const layout = layoutOf(design)
  const made = 4 * boxesOf(layout, 'P').length
  const engines = systemsOf(layout).filter(({ kind }) => kind === 'engine')
  const powers = engines.map(({ boxes }) => {
    const half = boxes.filter((box) => layout.byId.get(box)?.box.type === 'e').length
    return Math.min(4 * (boxes.length - half), made) + 2 * half
  })
  return design.base ? 0 : Math.max(0, ...powers)
}
/** EE-ENG-10: speed power before the first turn. Bought ships start at the agreed speed or their maximum; ships in low flight start at rest. */
export function powerAtStart(table: Table, { id, seat, design, landing }: Pick<Ship, 'id' | 'seat' | 'design' | 'landing'>): number {
  const enlisted = table.setup.ships.find((one) => one.id === id)
  if (enlisted) return enlisted.speedPower
  const cost = costsOf(design).speed.total
  const most = landing === 'none' ? Math.floor(enginePower(design) / cost) : 0
  return cost * Math.min(most, placeOf(table, seat).speed ?? 0)
}
