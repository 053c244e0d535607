// The dice of attacks in P7 to P9: morale, dogfights, defence, strikes.
import type { Context } from '../chapter.ts'
import { addHits, type Hits } from '../damage/hits.ts'
import { mark } from '../damage/marking.ts'
import { systemsOf } from '../design/systems.ts'
import { throwDice, throwDie } from '../dice.ts'
import type { Ship } from '../state.ts'
import { byId, compareIds, groupOf, salvoOf, shipOf } from '../table.ts'
import { salvoesOn, strikersOn } from './defence.ts'
import { type Fight, sharedKills } from './fights.ts'
import { interceptSalvo, strikeShip, throwDefence, throwDogfight } from './strikes.ts'

/** FT-OPT-07 */
export function testMorale(ctx: Context): void {
  if (!ctx.state.setup.settings.fighterMorale) return
  for (const { group: id } of ctx.state.attacks) {
    const { fighters } = groupOf(ctx.state, id)
    if (fighters === 6) continue
    const face = throwDie(ctx.dice, `morale of ${id}`)
    ctx.emit({ type: 'moraleTested', group: id, die: face, attacks: face <= fighters })
  }
}
/** FT-FTR-09: all dice of a fight, then its losses. */
export function fight(ctx: Context, one: Fight): void {
  const groups = throwDogfight(ctx, one)
  const losses = new Map<string, number>()
  for (const { kills, opponents } of groups) {
    for (const [id, lost] of sharedKills(kills, opponents)) losses.set(id, (losses.get(id) ?? 0) + lost)
  }
  const capped = [...losses]
    .filter(([, lost]) => lost > 0)
    .map(([id, lost]) => [id, Math.min(lost, groupOf(ctx.state, id).fighters)] as const)
  ctx.emit({ type: 'dogfought', groups, losses: Object.fromEntries(capped), turn: ctx.state.turn })
}
/** FT-FTR-14: groups at salvoes that no dogfight has kept. */
export function interceptSalvoes(ctx: Context): void {
  for (const { group: id, target } of ctx.state.attacks.toSorted((a, b) => compareIds(a.group, b.group))) {
    const group = groupOf(ctx.state, id)
    const reaches = target.kind === 'salvo' && ctx.state.salvoes[target.id] && group.where === 'space' && group.fought < ctx.state.turn
    if (reaches) interceptSalvo(ctx, group, target.id)
  }
}
/** FT-PD-07, FT-DIC-04: each mount with its chain; by defending ship, then target, then mount in design order. */
export function fireDefences(ctx: Context): void {
  const rank = (ship: Ship, mount: string): number => systemsOf(ship.design).findIndex(({ id }) => id === mount)
  const ordered = ctx.state.defences.toSorted((a, b) => {
    const ship = shipOf(ctx.state, a.ship)
    return compareIds(a.ship, b.ship) || byId(a.target, b.target) || rank(ship, a.mount) - rank(ship, b.mount)
  })
  for (const defence of ordered) {
    const target = defence.target.kind === 'group' ? groupOf(ctx.state, defence.target.id) : salvoOf(ctx.state, defence.target.id)
    ctx.emit({
      type: 'defenceFired',
      ...defence,
      ...throwDefence(ctx, { ship: shipOf(ctx.state, defence.ship), mount: defence.mount, target }),
    })
  }
}
/** FT-SAL-07: all attacks on a ship, then one check. */
export function strikeAt(ctx: Context, { id }: Ship): void {
  const hits: Hits[] = []
  for (const { id: salvo, onTarget } of salvoesOn(ctx.state, id)) {
    const dice = throwDice(ctx.dice, onTarget, `missiles of ${salvo} at ${id}`)
    ctx.emit({ type: 'salvoStruck', salvo, ship: id, dice })
    hits.push({ normal: 0, penetrating: 0, semiPiercing: dice })
  }
  for (const group of strikersOn(ctx.state, id)) {
    const strike = strikeShip(ctx, group, shipOf(ctx.state, id))
    ctx.emit(strike)
    hits.push({ normal: strike.normal, penetrating: strike.penetrating, semiPiercing: strike.hits })
  }
  mark(ctx, id, addHits(...hits), { kind: 'strike', by: null })
}
