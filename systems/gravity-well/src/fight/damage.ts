// The effect of a hit on a unit or on a module of a station (GW-LSR-05, GW-LSR-10, GW-LSR-11, GW-MOD).
import { die } from '@admiralty/kernel'
import { ROWS, SHEET } from '../../data/units.ts'
import type { Context } from '../chapter.ts'
import { damaged, isStationLost, moduleHit, needsSecondDie } from '../combat/hits.ts'
import { destroy } from '../impulse/flight.ts'
import type { Table, Unit } from '../state.ts'
import { isStation, moduleOf, unitOf, works } from '../table.ts'

/** R-GW-49: armour takes hits while the core operates, or the factory of a station without a core. A pulse stops both (GW-PLS-03). */
export function hasArmour(table: Table, station: Unit): boolean {
  const { armour, core } = station.modules
  if (!armour || armour.disabled >= table.turn) return false
  return works(table, station, core ? 'core' : 'factory')
}
/** `added` to the damage die. */
export function hit(ctx: Context, id: string, added: 0 | 1): void {
  const target = unitOf(ctx.state, id)
  if (!isStation(target)) hitUnit(ctx, target, added)
  else if (hasArmour(ctx.state, target)) ctx.emit({ type: 'armourSpent', station: id })
  else hitStation(ctx, target, added)
}
function hitUnit(ctx: Context, target: Unit, added: 0 | 1): void {
  const { id } = target
  const face = die(ctx.dice, 6, `damage of ${id}`)
  const { hitPoints } = ROWS[target.kind]
  const total = damaged(hitPoints, target.damage, face + added)
  ctx.emit({ type: 'damaged', target: id, module: null, location: [], face, added, total, destroyed: total >= hitPoints })
  if (total >= hitPoints) destroy(ctx, id, 'fire')
}
function hitStation(ctx: Context, station: Unit, added: 0 | 1): void {
  const { id, modules } = station
  const first = die(ctx.dice, 6, `module of ${id}`)
  const second = needsSecondDie(modules, first) ? die(ctx.dice, 6, `refinery or collector of ${id}`) : null
  const module = moduleHit(modules, first, second)
  const face = die(ctx.dice, 6, `damage of the ${module} of ${id}`)
  const { hitPoints } = SHEET[module]
  const total = damaged(hitPoints, moduleOf(station, module).damage, face + added)
  const location = second === null ? [first] : [first, second]
  ctx.emit({ type: 'damaged', target: id, module, location, face, added, total, destroyed: total >= hitPoints })
  // GW-MOD-04, R-GW-13: without a core a station lives only by its factory.
  if (isStationLost(unitOf(ctx.state, id).modules)) destroy(ctx, id, 'fire')
}
