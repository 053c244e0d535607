// Secrets of EasyStar over HTTP: Blue and spectators receive equal bytes for different secrets of Yellow.
import { diceOf } from '@admiralty/kernel'
import { provenDice } from '@admiralty/match'
import * as easystar from '@admiralty/systems/easystar'
import { about } from '@admiralty/systems/easystar/about'
import * as easystarPolicy from '@admiralty/systems/easystar/bots'
import { atSoleCall } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import type { GameModules } from '../src/index.ts'
import {
  closeAll,
  openTwinMatch,
  probe,
  receivedBy,
  SEAT_VALUES as seatValues,
  sendOrder,
  type TwinMatch,
  viewOf,
  withdrawOrder,
} from './twin-matches.ts'

const { system } = easystar
const sole = atSoleCall(system, ({ calls }) => calls)
type View = ReturnType<typeof system.view>
type Order = ReturnType<typeof system.defaultOrder>
type Fleet = Extract<Order, { readonly order: 'fleet' }>
const games: GameModules = { easystar: { about, rules: async () => easystar, bots: async () => easystarPolicy } }

/** The default fleet. */
const STANDARD_FLEET = sole.defaultOrder(freshView())
/** A fleet with the same hulls and names. Weapons, auxiliaries, fighters and flagship differ. */
const OTHER_FLEET = disarmed(STANDARD_FLEET)

function freshView(): View {
  const scenario = system.scenarios.find(({ id }) => id === 'battle')
  const setup = system.schema.setup.parse(scenario?.setup({ budget: 250 }))
  const { state } = system.begin(
    { setup, position: null },
    diceOf(() => []),
  )
  return system.view(state, 'yellow')
}
function disarmed(order: Order): Fleet {
  if (order.order !== 'fleet') throw new Error('the default order is not a fleet')
  const ships = order.fleet.ships.map((ship) => ({ ...ship, weapons: ship.weapons.slice(0, 1), auxiliaries: [], fighters: [] }))
  const fleet = { name: 'Masks', ships, flagship: ships.length - 1, damageControl: 3 }
  const other: Fleet = { order: 'fleet', fleet }
  const refusal = sole.check(freshView(), other)
  if (refusal) throw new Error(refusal[0].reason)
  return other
}

/** Two secrets with which the public dice of both twins are equal. The dice depend on the orders, so each twin needs its own secret. */
function twinSecrets(): readonly [string, string] {
  const blue = STANDARD_FLEET
  const rolled = (yellow: Order, secret: string): string => {
    const dice = provenDice({ secret, seatValues, answer: 1, orders: { yellow, blue } })
    return JSON.stringify([dice.roll(2, 6, ''), dice.roll(2, 6, '')])
  }
  const standard = new Map<string, string>()
  for (let n = 0; n < 400; n += 1) {
    standard.set(rolled(STANDARD_FLEET, `standard-${n}`), `standard-${n}`)
    const match = standard.get(rolled(OTHER_FLEET, `other-${n}`))
    const rolls = rolled(OTHER_FLEET, `other-${n}`)
    if (match !== undefined && !rolls.includes('[6,6]')) return [match, `other-${n}`]
  }
  throw new Error('no two secrets give equal dice')
}

interface Yellow {
  readonly secret: string
  readonly fleet: Order
  /** Whether Yellow deploys its ships in reversed order. */
  readonly flip: boolean
}
const openBattle = (secret: string): Promise<TwinMatch> =>
  openTwinMatch({ games, system: 'easystar', scenario: 'battle', options: { budget: 250 }, secret })

const defaultOrder = (match: TwinMatch, seat: string): Order => sole.defaultOrder(viewOf<View>(match, seat))

/** Yellow's default deployment, or the same with the places reversed. */
function deploymentOf(match: TwinMatch, flip: boolean): Order {
  const order = defaultOrder(match, 'yellow')
  if (order.order !== 'deploy' || !flip) return order
  const ids = Object.keys(order.places)
  const places = Object.values(order.places).toReversed()
  return { order: 'deploy', places: Object.fromEntries(ids.flatMap((ship, n) => (places[n] ? [[ship, places[n]]] : []))) }
}

const ships = (match: TwinMatch, seat: string): readonly string[] =>
  Object.values(viewOf<View>(match, seat).ships).flatMap((ship) => (ship.seat === seat && !ship.moved ? [ship.id] : []))

/** Plays two turns in which every ship moves straight ahead and none fires. */
async function manoeuvre(match: TwinMatch): Promise<void> {
  for (;;) {
    const { calls } = match.streams.blue?.table().message ?? { calls: [] }
    const [call] = calls
    const [seat] = call?.seats ?? []
    if (!call || seat === undefined || viewOf<View>(match, 'blue').turn > 2) return
    const [ship] = call.kind === 'ships' ? ships(match, seat) : []
    await sendOrder(match, seat, call.id, ship ? { order: 'move', ship, change: 0, path: 'F', rams: [] } : defaultOrder(match, seat))
  }
}

/** Orders that Blue may not give. */
const FORBIDDEN_TO_BLUE = [
  { order: 'move', ship: 'y-cr-1', change: 0, path: 'F', rams: [] },
  { order: 'pass' },
  { order: 'fire', from: 'y-cr-1' },
]
const pry = async (match: TwinMatch): Promise<string> => JSON.stringify(await probe(match, 'blue', FORBIDDEN_TO_BLUE))

/** Replaces the random numbers of Blue's own parts and fighters, which depend on the secret. */
const withoutNumbers = (text: string): string =>
  text.replaceAll(/(\\*"(?:id|bay)\\*":\\*"(?:[a-zA-Z]+|b-[a-z]{3}))-\d+\\*"/g, '$1-…"').replaceAll(/(\\*"number\\*":)\d+/g, '$1…')
const received = (match: TwinMatch, viewer: string): string =>
  viewer === 'blue' ? withoutNumbers(receivedBy(match, viewer)) : receivedBy(match, viewer)

async function play({ secret, fleet, flip }: Yellow) {
  const match = await openBattle(secret)
  const answers = [await pry(match)]
  await sendOrder(match, 'yellow', '1/fleet', STANDARD_FLEET)
  await withdrawOrder(match, 'yellow', '1/fleet')
  await sendOrder(match, 'yellow', '1/fleet', fleet)
  answers.push(await pry(match))
  await sendOrder(match, 'blue', '1/fleet', STANDARD_FLEET)
  await sendOrder(match, 'yellow', '2/refit', defaultOrder(match, 'yellow'))
  answers.push(await pry(match))
  await sendOrder(match, 'blue', '2/refit', defaultOrder(match, 'blue'))
  await sendOrder(match, 'yellow', '3/deploy', deploymentOf(match, flip))
  answers.push(await pry(match))
  const before = { blue: received(match, 'blue'), public: received(match, 'public'), answers: withoutNumbers(answers.join()) }
  await sendOrder(match, 'blue', '3/deploy', defaultOrder(match, 'blue'))
  const opened = { blue: received(match, 'blue'), public: received(match, 'public') }
  if (!flip) await manoeuvre(match)
  const after = { blue: received(match, 'blue'), public: received(match, 'public'), answers: withoutNumbers(await pry(match)) }
  const yellow = received(match, 'yellow')
  closeAll(match)
  return { before, opened, after, yellow }
}

test('Blue and spectators receive equal bytes through two turns from battles that differ only in Yellow’s fleet design', async () => {
  const [standard, other] = twinSecrets()
  const one = await play({ secret: standard, fleet: STANDARD_FLEET, flip: false })
  const two = await play({ secret: other, fleet: OTHER_FLEET, flip: false })
  expect(two.before).toEqual(one.before)
  expect(two.after).toEqual(one.after)
  expect(one.after.blue).toContain('"shipMoved"')
  expect(one.after.blue).toContain('"turn":[3]')
  expect(two.yellow).not.toBe(one.yellow)

  const elsewhere = await play({ secret: standard, fleet: STANDARD_FLEET, flip: true })
  expect(elsewhere.before).toEqual(one.before)
  expect(elsewhere.opened.blue).not.toBe(one.opened.blue)
  expect(elsewhere.opened.public).not.toBe(one.opened.public)
})
