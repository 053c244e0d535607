// P7: groups attack. P8: dogfights and interceptions, then point defence. P9: what is left strikes, ship by ship.
import { askNobody, askTogether, type GameSteps } from '@admiralty/kernel'
import { ordersOf, type RuleTypes } from '../chapter.ts'
import { byId, compareIds, flying, groupOf, present, salvoesOf, seatsOf } from '../table.ts'
import { attackers, spareScreens } from './declaring.ts'
import { defendingShips } from './defence.ts'
import { fightsOf } from './fights.ts'
import { fight, fireDefences, interceptSalvoes, strikeAt, testMorale } from './rolls.ts'
import { scramble } from './scramble.ts'
import { rollSalvo } from './strikes.ts'

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
