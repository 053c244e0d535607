// Rows for the ready-made allocations of a ship.
import { plural } from '@admiralty/kernel'
import { commanded } from '../ask.ts'
import { costsNow, pointsOf, speedBefore } from '../power/points.ts'
import { allocationFor, POWER_PLANS, type PowerPlan } from '../power/power-plans.ts'
import type { Color } from '../shapes.ts'
import type { Allocation, Ship, View } from '../state.ts'
import type { PowerDraft } from './draft.ts'
import { firstOfEach, type GameRows, row } from './form.ts'
import { boxesOfGroup } from './power-boxes.ts'
import { allocationIn } from './power-texts.ts'
import { capital } from './say.ts'

/** The next ship without an allocation. */
function after(view: View, me: Color, ships: PowerDraft['ships']): string | null {
  const all = commanded(view, me)
  return all.length < 2 ? (all[0]?.id ?? null) : (all.find(({ id }) => ships[id] === undefined)?.id ?? null)
}

export function planRows(view: View, me: Color, now: PowerDraft, ship: Ship): GameRows {
  const chosen = JSON.stringify(allocationIn(view, now, ship))
  const rows = POWER_PLANS.map((plan) => {
    const allocation = allocationFor(view, ship, plan)
    const ships = { ...now.ships, [ship.id]: allocation }
    const set = { ...now, ships, ship: after(view, me, ships), group: null }
    const note = `${JSON.stringify(allocation) === chosen ? 'In force: ' : ''}${boxesLit(view, ship, allocation)}`
    return row(`posture:${plan.key}`, 'EE-POW-03', planName(view, ship, plan, allocation), { set, note })
  })
  return firstOfEach(rows, ({ label }) => label) // Plans that come to the same for this ship are listed once.
}

/** '' for the usual order, in which weapons come first. */
const FIRST: Readonly<Record<string, string>> = { weapons: '', sensors: 'sensors and shields first' }

/** 'Faster, speed 3, manoeuvre 1': what the plan gives this ship now. */
function planName(view: View, ship: Ship, { first }: PowerPlan, allocation: Allocation): string {
  const { speed, manoeuvre } = pointsOf(view, ship, allocation)
  const before = Math.floor(speedBefore(view, ship) / costsNow(view, ship).speed)
  const pace = speed > before ? `Faster, speed ${speed}` : speed < before ? `Slower, speed ${speed}` : `Speed ${speed} as before`
  const boxes = FIRST[first[0] ?? ''] ?? 'no other power'
  if (ship.design.base) return capital(boxes || 'weapons first')
  return [pace, manoeuvre === 0 ? 'no manoeuvre' : `manoeuvre ${manoeuvre}`, ...(boxes === '' ? [] : [boxes])].join(', ')
}

const KINDS = [
  ['weapon', 'weapons'],
  ['sensor', 'sensors'],
  ['shield', 'shields'],
] as const

/** '9 of 12 weapon boxes, 2 of 6 sensor boxes' */
function boxesLit(view: View, ship: Ship, { lit }: Allocation): string {
  const counts = KINDS.flatMap(([name, group]) => {
    const boxes = boxesOfGroup(view, ship, group)
    return boxes.length === 0
      ? []
      : [`${boxes.filter((box) => lit.includes(box)).length} of ${plural(boxes.length, `${name} box`, `${name} boxes`)}`]
  })
  return counts.length === 0 ? 'no boxes to power' : counts.join(', ')
}
