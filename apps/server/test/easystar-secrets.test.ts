// EasyStar over the wire: what Blue and the gallery receive is the same, byte for byte, whatever Yellow does that they may not know.

import { provenDice } from '@admiralty/match'
import * as easystar from '@admiralty/systems/easystar'
import { about } from '@admiralty/systems/easystar/about'
import * as easystarPolicy from '@admiralty/systems/easystar/bots'
import { expect, test } from 'vitest'
import type { GameModules } from '../src/index.ts'
import {
  closeAll,
  give,
  sitDown as openTwin,
  probes,
  heard as raw,
  SEAT_VALUES as seatValues,
  type TwinTable,
  takeBack,
} from './twin-tables.ts'

const { system } = easystar
type View = ReturnType<typeof system.view>
type Order = ReturnType<typeof system.defaultOrder>
type Fleet = Extract<Order, { readonly order: 'fleet' }>
const games: GameModules = { easystar: { about, rules: async () => easystar, bots: async () => easystarPolicy } }

/** The fleet that sails when nobody has designed any. */
const OPENLY = system.defaultOrder(freshView())
/** The same hulls and names, and all else on paper different. */
const OTHERWISE = disarmed(OPENLY)

function freshView(): View {
  const scenario = system.scenarios.find(({ id }) => id === 'battle')
  const setup = system.schema.setup.parse(scenario?.setup({ budget: 250 }))
  const { state } = system.begin({ setup, position: null }, { roll: () => [] })
  return system.view(state, 'yellow')
}
function disarmed(order: Order): Fleet {
  if (order.order !== 'fleet') throw new Error('a fleet is asked for first')
  const ships = order.fleet.ships.map((ship) => ({ ...ship, weapons: ship.weapons.slice(0, 1), auxiliaries: [], fighters: [] }))
  const fleet = { name: 'Masks', ships, flagship: ships.length - 1, damageControl: 3 }
  const other: Fleet = { order: 'fleet', fleet }
  const refusal = system.check(freshView(), other)
  if (refusal) throw new Error(refusal.reason)
  return other
}

/** Dice hang on the orders, so the twins need secrets of their own for the flagships to roll the same before everybody's eyes. */
function twinSecrets(): readonly [string, string] {
  const blue = OPENLY
  const rolled = (yellow: Order, secret: string): string => {
    const dice = provenDice({ secret, seatValues, seq: 1, orders: { yellow, blue } })
    return JSON.stringify([dice.roll(2, 6, ''), dice.roll(2, 6, '')])
  }
  const openly = new Map<string, string>()
  for (let n = 0; n < 400; n += 1) {
    openly.set(rolled(OPENLY, `open-${n}`), `open-${n}`)
    const match = openly.get(rolled(OTHERWISE, `other-${n}`))
    const rolls = rolled(OTHERWISE, `other-${n}`)
    if (match !== undefined && !rolls.includes('[6,6]')) return [match, `other-${n}`]
  }
  throw new Error('no such secrets')
}

interface Yellow {
  readonly secret: string
  readonly fleet: Order
  readonly flip: boolean
}
const sitDown = (secret: string): Promise<TwinTable> =>
  openTwin({ games, system: 'easystar', scenario: 'battle', options: { budget: 250 }, secret })

const viewOf = ({ streams }: TwinTable, seat: string): View => streams[seat]?.table().view as View // what the server sent for this game
const standing = (table: TwinTable, seat: string): Order => system.defaultOrder(viewOf(table, seat))

/** Yellow's line as it stands, or the other way round. */
function lineOf(table: TwinTable, flip: boolean): Order {
  const order = standing(table, 'yellow')
  if (order.order !== 'deploy' || !flip) return order
  const ids = Object.keys(order.places)
  const places = Object.values(order.places).toReversed()
  return { order: 'deploy', places: Object.fromEntries(ids.flatMap((ship, n) => (places[n] ? [[ship, places[n]]] : []))) }
}

const ships = (table: TwinTable, seat: string): readonly string[] =>
  Object.values(viewOf(table, seat).ships).flatMap((ship) => (ship.seat === seat && !ship.moved ? [ship.id] : []))

/** Two turns in which every ship goes straight on and nobody fires. */
async function manoeuvre(table: TwinTable): Promise<void> {
  for (;;) {
    const { calls } = table.streams.blue?.table().message ?? { calls: [] }
    const [call] = calls
    const [seat] = call?.seats ?? []
    if (!call || seat === undefined || viewOf(table, 'blue').turn > 2) return
    const [ship] = call.kind === 'ships' ? ships(table, seat) : []
    await give(table, seat, call.id, ship ? { order: 'move', ship, change: 0, path: 'F', rams: [] } : standing(table, seat))
  }
}

const NOT_BLUES = [{ order: 'move', ship: 'y-cr-1', change: 0, path: 'F', rams: [] }, { order: 'pass' }, { order: 'fire', from: 'y-cr-1' }]
const pry = async (table: TwinTable): Promise<string> => JSON.stringify(await probes(table, 'blue', NOT_BLUES))

/** The numbers that Blue's own items drew: other secrets, other lots. */
const numbered = (text: string): string => text.replaceAll(/(\\*"id\\*":\\*"[a-zA-Z]+)-\d+\\*"/g, '$1-…"')
const heard = (table: TwinTable, seat: string): string => (seat === 'blue' ? numbered(raw(table, seat)) : raw(table, seat))

async function play({ secret, fleet, flip }: Yellow) {
  const table = await sitDown(secret)
  const asked = [await pry(table)]
  await give(table, 'yellow', '1/fleet', OPENLY)
  await takeBack(table, 'yellow', '1/fleet')
  await give(table, 'yellow', '1/fleet', fleet)
  asked.push(await pry(table))
  await give(table, 'blue', '1/fleet', OPENLY)
  await give(table, 'yellow', '2/refit', standing(table, 'yellow'))
  asked.push(await pry(table))
  await give(table, 'blue', '2/refit', standing(table, 'blue'))
  await give(table, 'yellow', '3/deploy', lineOf(table, flip))
  asked.push(await pry(table))
  const before = { blue: heard(table, 'blue'), public: heard(table, 'public'), asked: numbered(asked.join()) }
  await give(table, 'blue', '3/deploy', standing(table, 'blue'))
  const opened = { blue: heard(table, 'blue'), public: heard(table, 'public') }
  if (!flip) await manoeuvre(table)
  const after = { blue: heard(table, 'blue'), public: heard(table, 'public'), asked: numbered(await pry(table)) }
  const yellow = heard(table, 'yellow')
  closeAll(table)
  return { before, opened, after, yellow }
}

test('twin battles that differ only on Yellow’s paper are the same to Blue and to the gallery, byte for byte, through two turns', async () => {
  const [open, other] = twinSecrets()
  const one = await play({ secret: open, fleet: OPENLY, flip: false })
  const two = await play({ secret: other, fleet: OTHERWISE, flip: false })
  expect(two.before).toEqual(one.before)
  expect(two.after).toEqual(one.after)
  expect(one.after.blue).toContain('"shipMoved"')
  expect(one.after.blue).toContain('"turn":{"is":3}')
  expect(two.yellow).not.toBe(one.yellow)

  const elsewhere = await play({ secret: open, fleet: OPENLY, flip: true })
  expect(elsewhere.before).toEqual(one.before)
  expect(elsewhere.opened.blue).not.toBe(one.opened.blue)
  expect(elsewhere.opened.public).not.toBe(one.opened.public)
})
