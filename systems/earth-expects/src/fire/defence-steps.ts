// Point defence in turns (EE-PD-03): one weapon at a missile, until all seats have passed.
import { askNobody, askTogether, die, type GameSteps } from '@admiralty/kernel'
import { CREWS } from '../../data/tables.ts'
import type { Context, RuleTypes } from '../chapter.ts'
import { showsWeapon } from '../hiding/disguise.ts'
import { findHidden } from '../hiding/finding.ts'
import { type OrderOf, orderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { State } from '../state.ts'
import type { StepOf } from '../steps.ts'
import { missileOf, policyOf, seatsOf, seatsWithShips, shipOf } from '../table.ts'
import { betterDie, neededToDefend, ownDefence, targetsFor } from './defence.ts'
import { loseMissile } from './missiles.ts'
import { weaponsOf } from './weapons.ts'

export const defenceSteps: GameSteps<RuleTypes, 'defend' | 'chooseDie'> = {
  defend: {
    asks({ seat }, state) {
      if (policyOf(state, seat).defence === 'own' || targetsFor(state, seat).length === 0) return askNobody
      return seatsWithShips(state).includes(seat) ? askTogether(seat) : askNobody
    },
    play(step, ctx, orders) {
      const order = orders[step.seat] ?? ownDefence(ctx.state, step.seat, step.chain)
      if (order?.order === 'defend') return defend(ctx, step, order)
      const passed = step.chain ? step.passed : [...step.passed, step.seat]
      nextDefender(ctx, step.seat, passed)
    },
  },

  chooseDie: {
    asks: ({ seat, dice }, state) => (dice[0] === dice[1] || policyOf(state, seat).defence === 'own' ? askNobody : askTogether(seat)),
    play(step, ctx, orders) {
      const face = step.dice[orderOf(orders, step.seat, 'chooseDie')?.die ?? betterDie(step)]
      rolled(ctx, step, { dice: step.dice, die: face, needed: step.needed })
    },
  },
}

type Engaging = Pick<StepOf<'chooseDie'>, 'seat' | 'ship' | 'weapon' | 'missile' | 'passed' | 'sensors'> & Pick<StepOf<'defend'>, 'chain'>
function sighted(state: State, { ship: id, weapon: armed, missile, sensors, chain }: Engaging) {
  const ship = shipOf(state, id)
  const weapon = weaponsOf(state, ship).find((one) => one.id === armed)
  if (!weapon) throw new Error(`${id} has no armed weapon ${armed}`)
  return { weapon, needed: neededToDefend(state, ship, weapon, missileOf(state, missile), { sensors: sensors.length, chain }) }
}

function defend(ctx: Context, step: StepOf<'defend'>, { ship: id, weapon: armed, missile, sensors }: OrderOf<'defend'>): void {
  // A hidden ship that fires is found (EE-HID-03). A disguised ship that uses warship boxes is revealed (EE-DIS-03).
  findHidden(ctx, (ship) => ship.id === id)
  showsWeapon(ctx, id, armed, sensors)
  const ship = shipOf(ctx.state, id)
  const engaging: Engaging = { seat: step.seat, ship: id, weapon: armed, missile, passed: step.passed, chain: step.chain, sensors }
  const { weapon, needed } = sighted(ctx.state, engaging)
  const { sides } = CREWS[ship.crew] // EE-CRQ-02
  const reason = `${armed} of ${id} at a missile`
  if (weapon.kind !== 'antiMissile') {
    const face = die(ctx.dice, sides, reason)
    rolled(ctx, engaging, { dice: [face], die: face, needed })
    return
  }
  const [first, second] = ctx.dice.roll(2, sides, reason) // EE-AMI-02
  if (first === undefined || second === undefined) throw new Error('expected two dice')
  const { chain: _, ...onward } = engaging
  ctx.next({ ...onward, step: 'chooseDie', dice: [first, second], needed })
}

interface Roll extends Pick<StepOf<'chooseDie'>, 'needed'> {
  readonly dice: readonly number[]
  readonly die: number
}
/** EE-PD-08: after a hit the weapon may continue, if its next die is at least as high. */
function rolled(
  ctx: Context,
  { seat, ship, weapon, missile, passed, sensors }: Omit<Engaging, 'chain'>,
  { dice, die: face, needed }: Roll,
): void {
  const hit = face >= needed.total
  ctx.emit({ type: 'defended', ship, seat, weapon, missile, sensors, dice, die: face, needed, hit })
  if (!hit) {
    nextDefender(ctx, seat, passed)
    return
  }
  loseMissile(ctx, missileOf(ctx.state, missile), 'EE-PD-08') // EE-MIS-08
  ctx.next({ step: 'defend', seat, passed, chain: { ship, weapon, needed: face } })
}
/** EE-PD-03: seats engage in turn with one weapon each, until all have passed. */
function nextDefender(ctx: Context, seat: Color, passed: readonly Color[]): void {
  const seats = seatsOf(ctx.state)
  const from = seats.indexOf(seat)
  const order = [...seats.slice(from + 1), ...seats.slice(0, from + 1)]
  const next = order.find((one) => !passed.includes(one))
  if (next) ctx.next({ step: 'defend', seat: next, passed, chain: null })
}
