// The sequence of play: cards, then rounds of supply, plans and shots. Each step asks its seats and resolves their orders.
import { askEach, askTogether, die, explained, type StepRules, when } from '@admiralty/kernel'
import type { SkirmishEvent } from './events.ts'
import { faceDown, isStanding, neededToHit, SIDES, shotOf, squadOf, squadsOf, standingSquads, strengthOf, teamOf } from './lookup.ts'
import type { Order } from './orders.ts'
import { type Color, SEATS, type Setup, type State, type Step, stateOf } from './state.ts'
import { supply } from './umpire.ts'

type Rules = StepRules<State, SkirmishEvent, Order, Step>
type Context = Parameters<Rules['round']['play']>[1]

const cardChoice: Rules['muster'] = {
  asks: (_, state) => askTogether(...state.setup.seats.map(({ seat }) => seat)),
  play(_, ctx, orders) {
    for (const { seat } of squadsOf(ctx.state)) {
      const order = orders[seat]
      if (order?.order !== 'muster') continue
      const gear = Object.fromEntries(order.gear.map((kind, index) => [`${seat}-${index + 1}`, kind]))
      ctx.emit({ type: 'mustered', seat, team: teamOf(ctx.state, seat), gear })
    }
    ctx.next({ step: 'round' })
  },
}

const round: Rules['round'] = {
  play(_, ctx) {
    ctx.emit({ type: 'roundBegan', round: ctx.state.round + 1 })
    ctx.next({ step: 'plan' }, { step: 'open' }, { step: 'roundEnd' })
    const squads = standingSquads(ctx.state).map(({ seat }) => seat)
    if (ctx.state.setup.umpire) return ctx.next({ step: 'supply', squads }) // SK-UMP-01
    for (const seat of squads) {
      ctx.emit({ type: 'supplied', seat, team: teamOf(ctx.state, seat), die: die(ctx.dice, 6, `supply of ${seat}`) }) // SK-SUP-01
    }
  },
}

/** Each side has its own call (SK-PLN-01). An ambush is resolved at once, while the other side still plans (SK-AMB-01). */
const plan: Rules['plan'] = {
  asks(_, state) {
    const undecided = SIDES.map((side) => standingSquads(state).filter((squad) => squad.side === side && squad.planned === 'no'))
    return askEach(...undecided.filter((team) => team.length > 0).map((team) => team.map(({ seat }) => seat)))
  },
  play(_, ctx, orders) {
    for (const { seat } of squadsOf(ctx.state)) {
      const order = orders[seat]
      if (order?.order === 'aim' || order?.order === 'rest') ctx.emit({ type: 'planned', seat, team: teamOf(ctx.state, seat), plan: order })
      if (order?.order !== 'ambush') continue
      ctx.emit({ type: 'ambushSet', seat, at: order.at })
      ctx.next({ step: 'shot', from: seat, at: order.at, charge: false })
    }
  },
}

/** Plans are turned over, then rests happen, then shots in seat order (SK-PLN-04). */
const open: Rules['open'] = {
  play(_, ctx) {
    const plans = standingSquads(ctx.state).flatMap(({ seat }) => {
      const planned = ctx.state.secret[seat]?.plan
      return planned ? [[seat, planned] as const] : []
    })
    ctx.emit({ type: 'plansOpened', plans: Object.fromEntries(plans) })
    for (const [seat, planned] of plans) if (planned.order === 'rest') rest(seat, ctx)
    ctx.next(
      ...plans.flatMap(([from, planned]) =>
        planned.order === 'aim' ? [{ step: 'shot' as const, from, at: planned.at, charge: planned.charge }] : [],
      ),
    )
  },
}

function rest(seat: Color, ctx: Context): void {
  const { strength } = squadOf(ctx.state, seat)
  const isWeakened = strength < ctx.state.setup.strength
  ctx.emit({ type: 'rested', seat, strength: explained(['strength', strength, 'SK-GEN-02'], when(isWeakened, 'a rest', 1, 'SK-PLN-05')) })
}

/** A shot is lost if either squad has fallen since it was planned (SK-GEN-02). */
const shot: Rules['shot'] = {
  play({ from, at, charge }, ctx) {
    if (!isStanding(squadOf(ctx.state, from)) || !isStanding(squadOf(ctx.state, at))) return
    ctx.emit({ type: 'shotDeclared', shot: { from, at, charge, stoppedBy: null } })
    ctx.next({ step: 'brace' }, { step: 'hit' }, { step: 'shotEnd' })
  },
}

const brace: Rules['brace'] = {
  asks: (_, state) => askTogether(shotOf(state).at), // SK-BRC-01: always asked, because it is secret whether the target can brace
  play(_, ctx, orders) {
    const { at } = shotOf(ctx.state)
    const order = orders[at]
    const card = order?.order === 'brace' ? order.card : null
    ctx.emit({ type: 'braced', seat: at, card, gear: card === null ? null : (ctx.state.secret[at]?.gear[card] ?? null) })
  },
}

const hit: Rules['hit'] = {
  play(_, ctx) {
    const { from, at, charge, stoppedBy } = shotOf(ctx.state)
    if (stoppedBy === 'flare') return // SK-BRC-03
    const needed = neededToHit({ charge, stoppedBy })
    const face = die(ctx.dice, 6, `${from} shoots at ${at}`)
    ctx.emit({ type: 'hitRolled', from, at, die: face, needed, hit: face >= needed.total })
    if (face < needed.total) return
    ctx.emit({ type: 'hurt', seat: at, damage: explained(['a hit', 1, 'SK-HIT-02']) })
    if (face === 6 && faceDown(squadOf(ctx.state, at)).length > 0) look(from, at, ctx)
  },
}

/** Shows the face-down cards of the target to the side that chooses one of them (SK-CRT-01). */
function look(by: Color, of: Color, ctx: Context): void {
  const gearOf = ctx.state.secret[of]?.gear ?? {}
  const gear = Object.fromEntries(faceDown(squadOf(ctx.state, of)).flatMap(({ id }) => (gearOf[id] ? [[id, gearOf[id]]] : [])))
  ctx.emit({ type: 'cardsShown', of, by, to: [...teamOf(ctx.state, by), ...teamOf(ctx.state, of)], gear })
  ctx.next({ step: 'seize' })
}

const seize: Rules['seize'] = {
  asks: (_, state) => askTogether(shotOf(state).from),
  play(_, ctx, orders) {
    const { from, at } = shotOf(ctx.state)
    const order = orders[from]
    const gear = order?.order === 'seize' ? ctx.state.secret[at]?.gear[order.card] : undefined
    if (order?.order === 'seize' && gear) ctx.emit({ type: 'seized', of: at, by: from, card: order.card, gear })
  },
}

const shotEnd: Rules['shotEnd'] = {
  play(_, ctx) {
    ctx.emit({ type: 'shotOver' })
    if (!SIDES.every((side) => strengthOf(ctx.state, side) > 0)) end(ctx)
  },
}

const roundEnd: Rules['roundEnd'] = {
  play(_, ctx) {
    if (ctx.state.round >= ctx.state.setup.rounds) end(ctx)
    else ctx.next({ step: 'round' })
  },
}

/** The side with more strength wins (SK-END-01, SK-END-02); equal strength is a draw (SK-END-03). */
function end(ctx: Context): void {
  const { state } = ctx
  const [dawn, dusk] = [strengthOf(state, 'dawn'), strengthOf(state, 'dusk')]
  const best = dawn === dusk ? null : dawn > dusk ? 'dawn' : 'dusk'
  const scores = Object.fromEntries(
    squadsOf(state).map(({ seat, strength }) => [seat, explained(['strength left', strength, 'SK-END-02'])]),
  )
  const winners = squadsOf(state).flatMap(({ seat, side }) => (side === best ? [seat] : []))
  const why = best === null ? 'SK-END-03' : Math.min(dawn, dusk) === 0 ? 'SK-END-01' : 'SK-END-02'
  ctx.emit({ type: 'ended', outcome: { winners, why, scores } })
  ctx.drop(() => true)
}

export const steps: Rules = {
  muster: cardChoice,
  round,
  plan,
  open,
  shot,
  brace,
  hit,
  seize,
  shotEnd,
  roundEnd,
  supply, // SK-UMP-01
}

/** The state before the first call, with the seats in their fixed order. */
export const opening = (setup: Setup): State =>
  stateOf(
    { ...setup, seats: SEATS.flatMap((seat) => setup.seats.filter((place) => place.seat === seat)) },
    { at: [{ step: 'muster' }], round: 0, squads: {} },
  )
