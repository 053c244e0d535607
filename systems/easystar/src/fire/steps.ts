// A shot from the announcement to its end, in the order of ES-HIT-02; what interrupts it are steps like the others.
import { die, explained, nobody, together } from '@admiralty/kernel'
import type { StepsOf, Telling } from '../chapter.ts'
import { inflict, reveal, revealFreighter, score } from '../damage/inflict.ts'
import { fighterWorth } from '../damage/worth.ts'
import type { OrderOf } from '../orders.ts'
import type { AuxiliaryKind, Color, Item, Shot, State } from '../state.ts'
import type { Step } from '../steps.ts'
import { fighterOf, flying, isShip, itemOf, itemsOf, shipOf } from '../table.ts'
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
  if (!shot) throw new Error('no shot is being fired')
  return shot
}
const targetSeat = (state: State): Color => thingOf(state, shotOf(state).at).seat
const shooterSeat = (state: State): Color => thingOf(state, shotOf(state).from).seat
/** What a ship carries of some kinds: told to all when it counts. */
const carried = (state: State, id: string, ...kinds: readonly AuxiliaryKind[]): readonly Item[] =>
  isShip(state, id) ? itemsOf(state, shipOf(state, id)).filter(({ kind }) => kinds.some((wanted) => wanted === kind)) : []
/** It comes to nothing: these steps of it will not be done. */
const spare = (story: Telling, ...steps: readonly Step['step'][]): void => story.drop(({ step }) => steps.includes(step))

function declare({ from, weapon: id, at, powerUp }: OrderOf<'fire'>, seat: Color, story: Telling): void {
  const weapon = weaponsReady(story.state, seat).find((gun) => gun.from === from && gun.weapon.id === id)?.weapon
  if (!weapon) throw new Error(`${from} has no ${id} to fire`)
  const firing: Firing = { from, weapon, at, powerUp }
  const shot = { ...firing, powerUp: bonusOf(story.state, firing), salvo: attacksOf(weapon) - 1, natural: null }
  story.tell({ type: 'shotDeclared', seat, shot, slot: slotOf(story.state, firing), owed: owedBy(story.state, seat) ?? null })
  story.next(...ATTACK)
  if (isMissile(weapon)) story.next({ step: 'pointDefence' }) // ES-PDF-01
}

export const fireSteps: StepsOf<'fire' | 'pointDefence' | 'attack' | 'displacer' | 'damage' | 'shotEnd'> = {
  fire: {
    asks: (step, state) => together(shooterOf(state, step)),
    play(step, story, orders) {
      const seat = shooterOf(story.state, step)
      const order = orders[seat]
      const owed = owedBy(story.state, seat)
      if (order?.order === 'fire') {
        story.next(otherSide(story.state, step, seat, 0))
        declare(order, seat, story)
      } else if (order?.order === 'waive' && owed) {
        // Given up, it leaves the opportunity as it was (R-ES-51).
        story.tell({ type: 'shotWaived', seat, owed })
        perish(story, owed.ship)
        story.next(step)
      } else passed(story, step, seat)
    },
  },

  /** ES-PDF: asked at every missile (R-ES-73); committed together, rolled one by one until it is dead (R-ES-74). */
  pointDefence: {
    asks: (_, state) => together(targetSeat(state)),
    play(_, story, orders) {
      const { at, from } = shotOf(story.state)
      const { seat } = shipOf(story.state, at)
      const order = orders[seat]
      const chosen = order?.order === 'defend' ? order.turrets : []
      const turrets = turretsOf(story.state, at, from).filter(({ id }) => chosen.includes(id))
      if (turrets.length === 0) return
      story.tell({ type: 'turretsCommitted', ship: at, seat, turrets })
      reveal(story, at, carried(story.state, at, 'targeting'))
      for (const turret of turrets) {
        const needed = neededToIntercept(story.state, at)
        const face = die(story.dice, 6, `point defence of ${at}`)
        const hit = face >= needed.total
        story.tell({ type: 'pointDefenceFired', ship: at, seat, turret: turret.id, die: face, needed, hit })
        if (hit) return spare(story, 'attack', 'displacer', 'damage')
      }
    },
  },

  attack: {
    play(_, story) {
      const shot = shotOf(story.state)
      const { from, at, weapon } = shot
      reveal(story, from, carried(story.state, from, 'targeting'))
      reveal(story, at, carried(story.state, at, 'ecm'))
      const needed = neededToHit(story.state, shot)
      const face = die(story.dice, 6, `${from} fires at ${at}`)
      const overloaded = face === 1 && isOverloaded(story.state, shot)
      const hit = face >= needed.total && !overloaded
      story.tell({ type: 'attackRolled', seat: shooterSeat(story.state), from, weapon: weapon.id, at, die: face, needed, hit })
      if (overloaded) burnOut(story, shot)
      if (!hit) spare(story, 'displacer', 'damage')
    },
  },

  /** ES-AUX-DSP-01, ES-AUX-DSP-02: asked at every hit on a ship, unless all have seen its displacer used this turn. */
  displacer: {
    asks: (_, state) => {
      const ship = state.ships[shotOf(state).at]
      return ship?.displaced === 'no' ? together(ship.seat) : nobody
    },
    play(_, story, orders) {
      const { at, natural } = shotOf(story.state)
      const ship = story.state.ships[at]
      const order = ship && orders[ship.seat]
      const [device] = carried(story.state, at, 'displacer')
      if (!ship || !device || order?.order !== 'displace' || !order.use) return
      const needed = neededToDisplace(natural ?? 1)
      const face = die(story.dice, 6, `displacer of ${at}`)
      const worked = face >= needed.total
      story.tell({ type: 'displacerTried', ship: at, seat: ship.seat, device, die: face, needed, worked })
      if (worked) spare(story, 'damage')
    },
  },

  damage: {
    play(_, story) {
      if (isShip(story.state, shotOf(story.state).at)) hitShip(story)
      else hitFighter(story)
    },
  },

  shotEnd: {
    play(_, story) {
      const { from, at, salvo } = shotOf(story.state)
      if (salvo > 0 && flying(thingOf(story.state, at))) {
        story.tell({ type: 'salvoWentOn', from, at, salvo: salvo - 1 })
        story.next(...ATTACK)
        return
      }
      story.tell({ type: 'shotEnded', from })
      perish(story, from)
    },
  },
}

/** ES-HIT-05: no critical (R-ES-76). */
function hitFighter(story: Telling): void {
  const { at } = shotOf(story.state)
  const { seat, kind } = fighterOf(story.state, at)
  story.tell({ type: 'fighterShotDown', fighter: at, seat, by: shooterSeat(story.state) })
  score(story, seat, explained(fighterWorth(kind)))
}

/** ES-HIT-03, then ES-CRT-01: a natural 6 that did damage and left the ship alive. */
function hitShip(story: Telling): void {
  const shot = shotOf(story.state)
  const by = shooterSeat(story.state)
  revealFreighter(story, shot.at)
  reveal(story, shot.at, carried(story.state, shot.at, 'shield', ...(fromAhead(story.state, shot) ? (['armour'] as const) : [])))
  const damage = damageOf(story.state, shot) // ES-AUX-SHD-04: a critical comes after it
  inflict(story, shot.at, damage, { combat: true, by, reason: 'ES-HIT-03' })
  if (shot.natural === 6 && damage.total > 0 && flying(shipOf(story.state, shot.at)))
    // ES-CRT-01, ES-AUX-ARM-03, ES-AUX-SHD-02
    story.next({ step: 'critical', ship: shot.at, against: by, combat: true })
}

/** ES-AUX-PWR-03; a weapon knocked out before has left the ship already. */
function burnOut(story: Telling, { from, weapon }: Shot): void {
  const ship = shipOf(story.state, from)
  if (itemOf(story.state, ship, weapon.id)) story.tell({ type: 'burnedOut', ship: from, seat: ship.seat, item: weapon })
}

/** ES-SEQ-07: its last shot fired or given up, a dying ship is gone. */
function perish(story: Telling, id: string): void {
  const ship = story.state.ships[id]
  if (ship?.status === 'dying') story.tell({ type: 'perished', ship: id, seat: ship.seat, doom: ship.doom ?? 'wreck' })
}
