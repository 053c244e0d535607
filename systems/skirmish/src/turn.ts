// The sequence of play: the muster, then rounds of planning, shooting and reckoning.
import { die, each, explained, nobody, type StepRules, sequence, together, when } from '@admiralty/kernel'
import { evolve, type SkirmishEvent } from './events.ts'
import type { Order } from './orders.ts'
import { type Color, SEATS, type Setup, type Side, type State, type Step, stateOf } from './state.ts'
import { faceDown, neededToHit, shotOf, sideOf, squadOf, squadsOf, standing, stands, strengthOf } from './table.ts'

type Rules = StepRules<State, SkirmishEvent, Order, Step>
type Telling = Parameters<Rules['round']['play']>[1]
const SIDES: readonly Side[] = ['dawn', 'dusk']

const teamOf = (state: State, seat: Color): readonly Color[] =>
  state.setup.seats.filter(({ side }) => side === sideOf(state, seat)).map((place) => place.seat)

/** SK-CRD-01: cards lie in an order that says nothing of the choice. */
const muster: Rules['muster'] = {
  asks: (_, state) => together(...state.setup.seats.map(({ seat }) => seat)),
  play(_, story, orders) {
    for (const { seat } of squadsOf(story.state)) {
      const order = orders[seat]
      if (order?.order !== 'muster') continue
      const gear = Object.fromEntries(order.gear.map((kind, index) => [`${seat}-${index + 1}`, kind]))
      story.tell({ type: 'mustered', seat, team: teamOf(story.state, seat), gear })
    }
    story.next({ step: 'round' })
  },
}

const round: Rules['round'] = {
  play(_, story) {
    story.tell({ type: 'roundBegan', round: story.state.round + 1 })
    for (const { seat } of standing(story.state)) {
      story.tell({ type: 'supplied', seat, team: teamOf(story.state, seat), die: die(story.dice, 6, `supply of ${seat}`) }) // SK-SUP-01
    }
    story.next({ step: 'plan' }, { step: 'open' }, { step: 'roundEnd' })
  },
}

/** SK-PLN-01: the teams do not wait for each other. An ambush (SK-AMB-01) is shot at once, while the others still think. */
const plan: Rules['plan'] = {
  asks(_, state) {
    const thinking = SIDES.map((side) => standing(state).filter((squad) => squad.side === side && squad.planned === 'no'))
    return each(...thinking.filter((team) => team.length > 0).map((team) => team.map(({ seat }) => seat)))
  },
  play(_, story, orders) {
    for (const { seat } of squadsOf(story.state)) {
      const order = orders[seat]
      if (order?.order === 'aim' || order?.order === 'rest')
        story.tell({ type: 'planned', seat, team: teamOf(story.state, seat), plan: order })
      if (order?.order !== 'ambush') continue
      story.tell({ type: 'ambushSet', seat, at: order.at })
      story.next({ step: 'shot', from: seat, at: order.at, charge: false })
    }
  },
}

/** SK-PLN-04: all plans are turned over; who rests, rests; then shots in the order of the seats. */
const open: Rules['open'] = {
  play(_, story) {
    const plans = standing(story.state).flatMap(({ seat }) => {
      const meant = story.state.secret[seat]?.plan
      return meant ? [[seat, meant] as const] : []
    })
    story.tell({ type: 'plansOpened', plans: Object.fromEntries(plans) })
    for (const [seat, meant] of plans) if (meant.order === 'rest') rest(seat, story)
    story.next(
      ...plans.flatMap(([from, meant]) =>
        meant.order === 'aim' ? [{ step: 'shot' as const, from, at: meant.at, charge: meant.charge }] : [],
      ),
    )
  },
}

function rest(seat: Color, story: Telling): void {
  const { strength } = squadOf(story.state, seat)
  const tired = strength < story.state.setup.strength
  story.tell({ type: 'rested', seat, strength: explained(['strength', strength, 'SK-GEN-02'], when(tired, 'a rest', 1, 'SK-PLN-05')) })
}

/** SK-BRC-01, SK-HIT-01, SK-CRT-01: the whole order of a shot. */
const shot: Rules['shot'] = {
  play({ from, at, charge }, story) {
    if (!stands(squadOf(story.state, from)) || !stands(squadOf(story.state, at))) return
    story.tell({ type: 'shotDeclared', shot: { from, at, charge, stoppedBy: null } })
    story.next({ step: 'brace' }, { step: 'hit' }, { step: 'shotEnd' })
  },
}

const brace: Rules['brace'] = {
  asks: (_, state) => together(shotOf(state).at), // always: whether there is anything to brace with is secret
  play(_, story, orders) {
    const { at } = shotOf(story.state)
    const order = orders[at]
    const card = order?.order === 'brace' ? order.card : null
    story.tell({ type: 'braced', seat: at, card, gear: card === null ? null : (story.state.secret[at]?.gear[card] ?? null) })
  },
}

const hit: Rules['hit'] = {
  play(_, story) {
    const { from, at, charge, stoppedBy } = shotOf(story.state)
    if (stoppedBy === 'flare') return // SK-BRC-03
    const needed = neededToHit({ charge, stoppedBy })
    const face = die(story.dice, 6, `${from} shoots at ${at}`)
    story.tell({ type: 'hitRolled', from, at, die: face, needed, hit: face >= needed.total })
    if (face < needed.total) return
    story.tell({ type: 'hurt', seat: at, damage: explained(['a hit', 1, 'SK-HIT-02']) })
    if (face === 6 && faceDown(squadOf(story.state, at)).length > 0) look(from, at, story)
  },
}

/** SK-CRT-01: who is to choose is shown first. */
function look(by: Color, of: Color, story: Telling): void {
  const held = story.state.secret[of]?.gear ?? {}
  const gear = Object.fromEntries(faceDown(squadOf(story.state, of)).flatMap(({ id }) => (held[id] ? [[id, held[id]]] : [])))
  story.tell({ type: 'cardsShown', of, by, to: [...teamOf(story.state, by), ...teamOf(story.state, of)], gear })
  story.next({ step: 'seize' })
}

const seize: Rules['seize'] = {
  asks: (_, state) => together(shotOf(state).from),
  play(_, story, orders) {
    const { from, at } = shotOf(story.state)
    const order = orders[from]
    const gear = order?.order === 'seize' ? story.state.secret[at]?.gear[order.card] : undefined
    if (order?.order === 'seize' && gear) story.tell({ type: 'seized', of: at, by: from, card: order.card, gear })
  },
}

const shotEnd: Rules['shotEnd'] = {
  play(_, story) {
    story.tell({ type: 'shotOver' })
    if (!SIDES.every((side) => strengthOf(story.state, side) > 0)) end(story)
  },
}

const roundEnd: Rules['roundEnd'] = {
  asks: () => nobody,
  play(_, story) {
    if (story.state.round >= story.state.setup.rounds) end(story)
    else story.next({ step: 'round' })
  },
}

/** SK-END-01, SK-END-02, SK-END-03. */
function end(story: Telling): void {
  const { state } = story
  const [dawn, dusk] = [strengthOf(state, 'dawn'), strengthOf(state, 'dusk')]
  const best = dawn === dusk ? null : dawn > dusk ? 'dawn' : 'dusk'
  const scores = Object.fromEntries(
    squadsOf(state).map(({ seat, strength }) => [seat, explained(['strength left', strength, 'SK-END-02'])]),
  )
  const winners = squadsOf(state).flatMap(({ seat, side }) => (side === best ? [seat] : []))
  const why = best === null ? 'SK-END-03' : Math.min(dawn, dusk) === 0 ? 'SK-END-01' : 'SK-END-02'
  story.tell({ type: 'ended', outcome: { winners, why, scores } })
  story.drop(() => true)
}

export const game = sequence<State, SkirmishEvent, Order, Step>(
  { muster, round, plan, open, shot, brace, hit, seize, shotEnd, roundEnd },
  evolve,
  (play) => ({ type: 'paused', play }),
)

/** In seat order, whatever order the setup lists them in. */
export const opening = (setup: Setup): State =>
  stateOf(
    { ...setup, seats: SEATS.flatMap((seat) => setup.seats.filter((place) => place.seat === seat)) },
    { at: [{ step: 'muster' }], round: 0, squads: {} },
  )
