// Every result of an order with its exact chance: the rules resolve it for each possible roll, on what the viewer knows.
// Unseen items do not exist, known turrets fire and known displacers are used; losses by a critical hit are not predicted.
import { type Call, type Chance, enumerateRolls, type Spread } from '@admiralty/kernel'
import type { GameEvent } from './chapter.ts'
import { stateBehind } from './determinize.ts'
import { spreadTaken } from './fire/odds.ts'
import { turretsOf } from './fire/turrets.ts'
import { askedOf, system } from './game.ts'
import type { Order } from './orders.ts'
import type { Color, Secret, Sheet, State, View } from './state.ts'
import type { Step } from './steps.ts'
import { has, shipOf, shipsOf } from './table.ts'

/** One possible result: its events and its chance from 0 to 1. */
export type Foreseen = Chance<readonly GameEvent[]>

/** All results of a legal order, up to the next free decision. Throws if the viewer has no open call. */
export function foresee(view: View, order: Order): readonly Foreseen[] {
  const asked = askedOf(view)
  if (!asked) throw new Error(`${view.me} is not asked`)
  const state = stateAsSeen(view)
  return outcomesOf({ ...state, play: { ...state.play, agenda: untilNextChoice(state.play.agenda) } }, asked.call, order)
}

/** The state in which only seen items are aboard. */
const stateAsSeen = (view: View): State => stateBehind(view, (seat) => secretAsSeen(view, seat))
function secretAsSeen(view: View, seat: Color): Secret {
  const sheets = shipsOf(view, seat).map(
    ({ id, freighter, known }): Sheet => ({ ship: id, freighter, speedTraded: 0, items: known, fighters: [] }),
  )
  return {
    fleet: null,
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.ship, sheet])),
    flagship: null,
    counters: 0,
    flagshipCounters: 0,
  }
}

/** Later steps and the rest of a course have dice of their own, so they are left out. */
function untilNextChoice(agenda: readonly Step[]): readonly Step[] {
  const end = agenda.findIndex(({ step }) => FREE.includes(step) || step === 'advance')
  const last = agenda[end]
  return last ? agenda.slice(0, FREE.includes(last.step) ? end + 1 : end) : agenda
}
const FREE: readonly Step['step'][] = ['fire', 'ships', 'fighters']

/** All results of one order to an open call of this state. */
export function outcomesOf(state: State, call: Call, order: Order): readonly Foreseen[] {
  const orders = Object.fromEntries(call.seats.map((seat) => [seat, order]))
  return enumerateRolls((dice) => system.resolve(state, call, orders, dice)).flatMap(({ of, chance }) => {
    const [next] = of.state.play.calls
    const answer = next && assumed(of.state, next)
    if (!answer) return [{ of: of.events, chance }]
    return outcomesOf(of.state, next, answer).map((later) => ({ of: [...of.events, ...later.of], chance: chance * later.chance }))
  })
}

/** The answer assumed in the middle of a shot or a collision; undefined for a free decision. */
export function assumed(state: State, { kind }: Call): Order | undefined {
  const [step] = state.play.agenda
  const dodges = (id: string | undefined): Order => ({
    order: 'displace',
    use: id !== undefined && id in state.ships && has(state, shipOf(state, id), 'displacer'),
  })
  switch (kind) {
    case 'pointDefence':
      return { order: 'defend', turrets: state.shot ? turretsOf(state, state.shot.at, state.shot.from).map(({ id }) => id) : [] }
    case 'displacer':
      return dodges(state.shot?.at)
    case 'slipMover':
      return dodges(step?.step === 'slipMover' ? step.mover : undefined)
    case 'slipTarget':
      return dodges(step?.step === 'slipTarget' ? step.target : undefined)
    case 'loseItem':
      return { order: 'lose', item: null }
    default:
      return undefined
  }
}

/** Points of damage to a ship; 1 for a destroyed fighter. */
export function pointsTo(id: string, events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'damaged' && event.ship === id) return sum + event.damage.total
    return event.type === 'fighterShotDown' && event.fighter === id ? sum + 1 : sum
  }, 0)
}
/** Whether a ship or fighter is destroyed in combat. */
export const isLost = (id: string, events: readonly GameEvent[]): boolean =>
  events.some((event) => (event.type === 'destroyed' && event.ship === id) || (event.type === 'fighterShotDown' && event.fighter === id))
/** The chance of all results whose events fulfil a condition. */
export const chanceThat = (ends: readonly Foreseen[], happened: (events: readonly GameEvent[]) => boolean): number =>
  ends.reduce((sum, { of, chance }) => (happened(of) ? sum + chance : sum), 0)

/** The distribution of the damage that a ship may take after an answer. */
export function exposure(view: View, order: Order, ship: string): Spread {
  const ends = foresee(view, order).map(({ of, chance }) => ({
    chance,
    points: pointsTo(ship, of),
    destroyed: isLost(ship, of),
    critical: of.some((event) => event.type === 'criticalRolled' && event.ship === ship),
  }))
  return spreadTaken(ends)
}
