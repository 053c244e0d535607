// P7: groups attack. P8: dogfights and interceptions, then point defence. P9: what is left strikes, ship by ship.
import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import { type Context, ordersOf, type RuleTypes } from '../chapter.ts'
import { addHits, type Hits } from '../damage/hits.ts'
import { mark } from '../damage/marking.ts'
import { systemsOf } from '../design/systems.ts'
import { throwDice, throwDie } from '../dice.ts'
import type { Ship } from '../state.ts'
import { byId, compareIds, flying, groupOf, present, salvoesOf, salvoOf, seatsOf, shipOf } from '../table.ts'
import { attackers, spareScreens } from './declaring.ts'
import { defendingShips, salvoesOn, strikersOn } from './defence.ts'
import { type Fight, fightsOf, sharedKills } from './fights.ts'
import { scramble } from './scramble.ts'
import { interceptSalvo, rollSalvo, strikeShip, throwDefence, throwDogfight } from './strikes.ts'

/** FT-OPT-07 */
function testMorale(ctx: Context): void {
  if (!ctx.state.setup.settings.fighterMorale) return
  for (const { group: id } of ctx.state.attacks) {
    const { fighters } = groupOf(ctx.state, id)
    if (fighters === 6) continue
    const face = throwDie(ctx.dice, `morale of ${id}`)
    ctx.emit({ type: 'moraleTested', group: id, die: face, attacks: face <= fighters })
  }
}
/** FT-FTR-09: all dice of a fight, then its losses. */
function fight(ctx: Context, one: Fight): void {
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
function interceptSalvoes(ctx: Context): void {
  for (const { group: id, target } of ctx.state.attacks.toSorted((a, b) => compareIds(a.group, b.group))) {
    const group = groupOf(ctx.state, id)
    const reaches = target.kind === 'salvo' && ctx.state.salvoes[target.id] && group.where === 'space' && group.fought < ctx.state.turn
    if (reaches) interceptSalvo(ctx, group, target.id)
  }
}
/** FT-PD-07, FT-DIC-04: each mount with its chain; by defending ship, then target, then mount in design order. */
function fireDefences(ctx: Context): void {
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
function strikeAt(ctx: Context, { id }: Ship): void {
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

export const attackSteps: GameSteps<RuleTypes, 'attack' | 'dogfight' | 'defend' | 'intercept' | 'strike' | 'scramble'> = {
  attack: {
    asks: (_, state) =>
      askTogether(...seatsOf(state).filter((seat) => attackers(state, seat).length > 0 || spareScreens(state, seat).length > 0)),
    play(_, ctx, orders) {
      const given = ordersOf(seatsOf(ctx.state), orders, 'attack')
      const attacks = given.flatMap(([, order]) => order.attacks).toSorted((a, b) => compareIds(a.group, b.group))
      const joins = Object.assign({}, ...given.map(([, order]) => order.joins))
      if (attacks.length > 0) ctx.emit({ type: 'attacksDeclared', attacks, joins })
      testMorale(ctx)
      scramble(ctx)
    },
  },
  dogfight: {
    play(_, ctx) {
      const fights = fightsOf(ctx.state)
      for (const one of fights) fight(ctx, one)
      interceptSalvoes(ctx)
      const busy = [...ctx.state.attacks.map(({ group }) => group), ...fights.flat().map(({ group }) => group.id)]
      const groups = [...new Set(busy)].filter((id) => groupOf(ctx.state, id).endurance > 0).toSorted(compareIds)
      if (groups.length > 0) ctx.emit({ type: 'endurancePaid', groups })
    },
  },
  defend: {
    asks: (_, state) => {
      const seats = seatsOf(state).filter((seat) => defendingShips(state, seat).length > 0)
      return seats.length > 0 ? askTogether(...seats) : askNobody
    },
    play(_, ctx, orders) {
      const defences = ordersOf(seatsOf(ctx.state), orders, 'defend').flatMap(([, order]) => order.defences)
      if (defences.length > 0) ctx.emit({ type: 'defencesAllotted', defences })
    },
  },
  /** FT-SAL-07: all defence dice, then the on-target dice in marker order. */
  intercept: {
    play(_, ctx) {
      fireDefences(ctx)
      for (const salvo of salvoesOf(ctx.state)) rollSalvo(ctx, salvo)
    },
  },
  strike: {
    play(_, ctx) {
      for (const ship of present(ctx.state)) strikeAt(ctx, ship)
    },
  },
  /** FT-OPT-04: a group that comes up too late fights after the attack. */
  scramble: {
    play({ group: id, ship }, ctx) {
      const group = groupOf(ctx.state, id)
      const [raider] = flying(ctx.state).filter(({ attacked }) => attacked?.ship === ship && attacked.turn === ctx.state.turn)
      if (group.where !== 'space' || !raider) return
      const groups = [group, raider].toSorted(byId)
      fight(
        ctx,
        groups.map((one) => ({ group: one, opponents: [one === group ? raider.id : id], pressing: false })),
      )
      ctx.emit({ type: 'endurancePaid', groups: [id] }) // FT-FTR-07: the raider has paid for its attack.
    },
  },
}
