// The skirmish with a million rounds, so that a match lasts as long as the measurement. In its orders both squads rest each round,
// which is legal with any dice.
import { seededDice } from '@admiralty/kernel'
import type { GameModules } from '@admiralty/server'
import * as skirmish from '@admiralty/systems/skirmish'

const seats = [
  { seat: 'red', side: 'dawn' },
  { seat: 'blue', side: 'dusk' },
] as const
/** More rounds than the scenario offers. Only the rule for the end reads them. */
const ENDLESS = 1_000_000 as 6
const setup: skirmish.Setup = { seats, strength: 2, rounds: ENDLESS, ambushes: false, umpire: false }

const [duel] = skirmish.system.scenarios
if (!duel) throw new Error('the skirmish has no scenario')

const system: typeof skirmish.system = {
  ...skirmish.system,
  id: 'siege',
  schema: { ...skirmish.system.schema, setup: skirmish.system.schema.setup.catch(setup) },
  scenarios: [{ ...duel, id: 'siege', setup: () => setup }],
}

export const games: GameModules = {
  siege: {
    about: { ...skirmish.about, id: system.id },
    rules: async () => ({ system, words: skirmish.words }),
    bots: async () => skirmish,
  },
}

/** An order with its seat and call. */
export interface Due {
  readonly as: string
  readonly call: string
  readonly order: skirmish.Order
}

/** The orders of a match in sequence. The calls do not depend on dice, since nobody shoots. */
export function* ordersWithoutEnd(): Generator<Due, never> {
  const dice = seededDice(1)
  let { state } = system.begin({ setup, position: null }, dice)
  for (;;) {
    const [call] = system.openCalls(state)
    if (!call) throw new Error('no call is open')
    const orders = Object.fromEntries(call.seats.map((seat) => [seat, orderFor(call.kind)]))
    for (const as of call.seats) yield { as, call: call.id, order: orderFor(call.kind) }
    state = system.resolve(state, call, orders, dice).state
  }
}
const orderFor = (kind: string): skirmish.Order => (kind === 'muster' ? { order: 'muster', gear: ['shield', 'flare'] } : { order: 'rest' })
