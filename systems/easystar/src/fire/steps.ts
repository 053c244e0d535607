// The steps of a shot, from the announcement to its end (ES-HIT-02).
import { askNobody, askTogether, die, explained, type GameSteps } from '@admiralty/kernel'
import type { Context, RuleTypes } from '../chapter.ts'
import { inflict, reveal, revealFreighter, score } from '../damage/inflict.ts'
import { fighterWorth } from '../damage/worth.ts'
import type { OrderOf } from '../orders.ts'
import type { AuxiliaryKind, Color, Item, Shot, State } from '../state.ts'
import type { Step } from '../steps.ts'
import { deviceOf, fighterOf, flying, isShip, itemOf, itemsOf, shipOf } from '../table.ts'
import {
  attacksOf,
  bonusOf,
  damageOf,
  type Firing,
  fromAhead,
  isMissile,
  isOverloaded,
  neededToDisplace,
  neededToHit,
  neededToIntercept,
  slotOf,
  thingOf,
} from './firing.ts'
import { owedBy, weaponsReady } from './targets.ts'
import { otherSide, passed, shooterOf } from './turns.ts'
import { turretsOf } from './turrets.ts'

const ATTACK = [{ step: 'attack' }, { step: 'displacer' }, { step: 'damage' }, { step: 'shotEnd' }] as const satisfies readonly Step[] // ES-HIT-02, ES-HIT-04

function shotOf({ shot }: State): Shot {
  if (!shot) throw new Error('there is no shot to resolve')
  return shot
}
const targetSeat = (state: State): Color => thingOf(state, shotOf(state).at).seat
const shooterSeat = (state: State): Color => thingOf(state, shotOf(state).from).seat
/** The devices of some kinds aboard a ship. */
const carried = (state: State, id: string, ...kinds: readonly AuxiliaryKind[]): readonly Item[] =>
  isShip(state, id) ? itemsOf(state, shipOf(state, id)).filter(({ kind }) => kinds.some((wanted) => wanted === kind)) : []
/** Drops the remaining steps of a shot that has no effect. */
const spare = (ctx: Context, ...steps: readonly Step['step'][]): void => ctx.drop(({ step }) => steps.includes(step))

function declare({ from, weapon: id, at, powerUp }: OrderOf<'fire'>, seat: Color, ctx: Context): void {
  const weapon = weaponsReady(ctx.state, seat).find((gun) => gun.from === from && gun.weapon.id === id)?.weapon
  if (!weapon) throw new Error(`${from} has no ${id} to fire`)
  const firing: Firing = { from, weapon, at, powerUp }
  const shot = { ...firing, powerUp: bonusOf(ctx.state, firing), salvo: attacksOf(weapon) - 1, natural: null }
  ctx.emit({ type: 'shotDeclared', seat, shot, slot: slotOf(ctx.state, firing), owed: owedBy(ctx.state, seat) ?? null })
  ctx.next(...ATTACK)
  if (isMissile(weapon)) ctx.next({ step: 'pointDefence' }) // ES-PDF-01
}

export const fireSteps: GameSteps<RuleTypes, 'fire' | 'pointDefence' | 'attack' | 'displacer' | 'damage' | 'shotEnd'> = {
  fire: {
    asks: (step, state) => askTogether(shooterOf(state, step)),
    play(step, ctx, orders) {
      const seat = shooterOf(ctx.state, step)
      const order = orders[seat]
      const owed = owedBy(ctx.state, seat)
      if (order?.order === 'fire') {
        ctx.next(otherSide(ctx.state, step, seat, 0))
        declare(order, seat, ctx)
      } else if (order?.order === 'waive' && owed) {
        // A shot given up does not use the opportunity (R-ES-51).
        ctx.emit({ type: 'shotWaived', seat, owed })
        perish(ctx, owed.ship)
        ctx.next(step)
      } else passed(ctx, step, seat)
    },
  },

  /** ES-PDF-02: asked at every missile (R-ES-73). Turrets are committed together and rolled until one hits (R-ES-74). */
  pointDefence: {
    asks: (_, state) => askTogether(targetSeat(state)),
    play(_, ctx, orders) {
      const { at, from } = shotOf(ctx.state)
      const { seat } = shipOf(ctx.state, at)
      const order = orders[seat]
      const chosen = order?.order === 'defend' ? order.turrets : []
      const turrets = turretsOf(ctx.state, at, from).filter(({ id }) => chosen.includes(id))
      if (turrets.length === 0) return
      ctx.emit({ type: 'turretsCommitted', ship: at, seat, turrets })
      reveal(ctx, at, carried(ctx.state, at, 'targeting'))
      for (const turret of turrets) {
        const needed = neededToIntercept(ctx.state, at)
        const face = die(ctx.dice, 6, `point defence of ${at}`)
        const hit = face >= needed.total
        ctx.emit({ type: 'pointDefenceFired', ship: at, seat, turret: turret.id, die: face, needed, hit })
        if (hit) return spare(ctx, 'attack', 'displacer', 'damage')
      }
    },
  },

  attack: {
    play(_, ctx) {
      const shot = shotOf(ctx.state)
      const { from, at, weapon } = shot
      reveal(ctx, from, carried(ctx.state, from, 'targeting'))
      reveal(ctx, at, carried(ctx.state, at, 'ecm'))
      const needed = neededToHit(ctx.state, shot)
      const face = die(ctx.dice, 6, `${from} fires at ${at}`)
      const overloaded = face === 1 && isOverloaded(ctx.state, shot)
      const hit = face >= needed.total && !overloaded
      ctx.emit({ type: 'attackRolled', seat: shooterSeat(ctx.state), from, weapon: weapon.id, at, die: face, needed, hit })
      if (overloaded) burnOut(ctx, shot)
      if (!hit) spare(ctx, 'displacer', 'damage')
    },
  },

  /** ES-AUX-DSP-01, ES-AUX-DSP-02: asked at every hit on a ship, unless its displacer was used this turn. */
  displacer: {
    asks: (_, state) => {
      const ship = state.ships[shotOf(state).at]
      return ship?.displaced === 'no' ? askTogether(ship.seat) : askNobody
    },
    play(_, ctx, orders) {
      const { at, natural } = shotOf(ctx.state)
      const ship = ctx.state.ships[at]
      const order = ship && orders[ship.seat]
      const device = ship && deviceOf(ctx.state, ship, 'displacer')
      if (!ship || !device || order?.order !== 'displace' || !order.use) return
      const needed = neededToDisplace(natural ?? 1)
      const face = die(ctx.dice, 6, `displacer of ${at}`)
      const worked = face >= needed.total
      ctx.emit({ type: 'displacerTried', ship: at, seat: ship.seat, device, die: face, needed, worked })
      if (worked) spare(ctx, 'damage')
    },
  },

  damage: {
    play(_, ctx) {
      if (isShip(ctx.state, shotOf(ctx.state).at)) hitShip(ctx)
      else hitFighter(ctx)
    },
  },

  shotEnd: {
    play(_, ctx) {
      const { from, at, salvo } = shotOf(ctx.state)
      if (salvo > 0 && flying(thingOf(ctx.state, at))) {
        ctx.emit({ type: 'salvoWentOn', from, at, salvo: salvo - 1 })
        ctx.next(...ATTACK)
        return
      }
      ctx.emit({ type: 'shotEnded', from })
      perish(ctx, from)
    },
  },
}

/** ES-HIT-05: no critical (R-ES-76). */
function hitFighter(ctx: Context): void {
  const { at } = shotOf(ctx.state)
  const { seat, kind } = fighterOf(ctx.state, at)
  ctx.emit({ type: 'fighterShotDown', fighter: at, seat, by: shooterSeat(ctx.state) })
  score(ctx, seat, explained(fighterWorth(kind)))
}

/** ES-HIT-03, then ES-CRT-01: a natural 6 that did damage and left the ship alive. */
function hitShip(ctx: Context): void {
  const shot = shotOf(ctx.state)
  const by = shooterSeat(ctx.state)
  revealFreighter(ctx, shot.at)
  reveal(ctx, shot.at, carried(ctx.state, shot.at, 'shield', ...(fromAhead(ctx.state, shot) ? (['armour'] as const) : [])))
  const damage = damageOf(ctx.state, shot) // ES-AUX-SHD-04: a critical comes after it
  inflict(ctx, shot.at, damage, { combat: true, by, reason: 'ES-HIT-03' })
  if (shot.natural === 6 && damage.total > 0 && flying(shipOf(ctx.state, shot.at)))
    // ES-CRT-01, ES-AUX-ARM-03, ES-AUX-SHD-02
    ctx.next({ step: 'critical', ship: shot.at, against: by, combat: true })
}

/** ES-AUX-PWR-03: the weapon burns out, if it is still aboard. */
function burnOut(ctx: Context, { from, weapon }: Shot): void {
  const ship = shipOf(ctx.state, from)
  if (itemOf(ctx.state, ship, weapon.id)) ctx.emit({ type: 'burnedOut', ship: from, seat: ship.seat, item: weapon })
}

/** ES-SEQ-07: a dying ship becomes a wreck or explodes after its last shot. */
function perish(ctx: Context, id: string): void {
  const ship = ctx.state.ships[id]
  if (ship?.status === 'dying') ctx.emit({ type: 'perished', ship: id, seat: ship.seat, doom: ship.doom ?? 'wreck' })
}
