// Attempts to lock on: the dice, and what they show.
import { die, explained, sum } from '@admiralty/kernel'
import { type Hex, sameHex } from '@admiralty/space'
import { CREWS } from '../../data/tables.ts'
import type { Context } from '../chapter.ts'
import { unmask } from '../hiding/disguise.ts'
import type { OrderOf } from '../orders.ts'
import type { Ship } from '../state.ts'
import { allied, isDisguised, isHidden, shipOf } from '../table.ts'
import type { SensorsEvent } from './events.ts'
import { amongCloseRocks, lockBonus, locks, rangeOf, SIMPLE, seenAs } from './locks.ts'

export type Attempt = OrderOf<'sense'>['ships'][string][number]
export interface Try extends Attempt {
  readonly by: string
}
export const isHex = (at: Attempt['at']): at is Hex => typeof at !== 'string'
type Locks = Record<string, Record<string, number>>
export const usedBy = (tries: readonly Try[]): Readonly<Record<string, readonly string[]>> => {
  const used: Record<string, readonly string[]> = {}
  for (const { by, sensors } of tries) used[by] = [...(used[by] ?? []), ...sensors]
  return used
}
const add = (found: Locks, by: string, at: string): void => {
  const of = found[by] ?? {}
  of[at] = (of[at] ?? 0) + 1 // EE-SEN-04
  found[by] = of
}

/** The results of all attempts so far, and the ships that were hidden when the step began; `loud` if they use sensors (EE-SEN-08). */
export interface Sensing {
  readonly found: Locks
  readonly hidden: readonly Ship[]
}
type Show = (event: SensorsEvent) => void

export function attemptLock(ctx: Context, { by, sensors, at }: Try, { found, hidden }: Sensing, show: Show): void {
  const ship = shipOf(ctx.state, by)
  if (!isHex(at)) {
    if (roll(ctx, ship, shipOf(ctx.state, at), sensors.length, show)) add(found, by, at)
    return
  }
  const { face, counts } = sensorDie(ctx, ship, `${by} searches`)
  show({ type: 'searched', ship: by, seat: ship.seat, hex: at, die: face })
  // EE-HID-05: each search rolls both dice, even if another search has found the ship before.
  for (const hider of hidden) {
    if (allied(ctx.state, hider.seat, ship.seat) || !sameHex(hider.hex, at)) continue
    const { total } = lockBonus(ctx.state, ship, hider, sensors.length)
    if (!locks(seenAs(ctx.state, hider), counts + total, rangeOf(ctx.state, ship, hider))) continue
    if (isHidden(ctx.state, hider.id)) ctx.emit({ type: 'shipFound', ship: shipOf(ctx.state, hider.id), why: 'EE-HID-05' })
    if (roll(ctx, ship, hider, sensors.length, show)) add(found, by, hider.id)
  }
}
/** EE-SSN-01: simple sensors roll no die. */
function sensorDie({ state, dice }: Context, { crew }: Ship, reason: string): { readonly face: number | null; readonly counts: number } {
  if (state.setup.options.simpleSensors) return { face: null, counts: SIMPLE[crew] }
  const face = die(dice, CREWS[crew].sides, reason) // EE-CRQ-02
  return { face, counts: face }
}
function roll(ctx: Context, ship: Ship, target: Ship, sensors: number, show: Show): boolean {
  const { state } = ctx
  const { face, counts } = sensorDie(ctx, ship, `${ship.id} locks on to ${target.id}`)
  const rocks = amongCloseRocks(state, ship, target)
    ? explained(['cinematic asteroids', -sensorDie(ctx, target, 'close rocks').counts, 'EE-AST-12'])
    : explained()
  const number = sum(lockBonus(state, ship, target, sensors), rocks)
  const range = rangeOf(state, ship, target)
  const locked = locks(seenAs(state, target), counts + number.total, range)
  show({ type: 'lockRolled', ship: ship.id, seat: ship.seat, at: target.id, sensors, die: face, number, range, locked })
  // EE-DIS-03: the roll would also have locked on to a true warship.
  if (locked && isDisguised(state, target) && counts + number.total > range) unmask(ctx, target.id, 'EE-DIS-03')
  return locked
}
