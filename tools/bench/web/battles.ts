// The battles of EasyStar that are measured: one in its second turn, and one with more than a hundred counters.

import type { Call } from '@admiralty/kernel'
import { ahead, DIRECTIONS } from '@admiralty/space'
import { type EasyStar, system } from '@admiralty/systems/easystar'
import type { Client } from '../../../apps/server/test/client.ts'
import { drive, type SeatObservation } from '../../shared/drive.ts'
import type { AnsweredTable } from './answering.ts'

type View = EasyStar['view']
type Order = EasyStar['order']
type Fleet = Extract<Order, { readonly order: 'fleet' }>['fleet']

/** The address of the match, seen from this seat. */
const tableOf = (client: Client, match: string, seat: string): string => `${client.base}/table/${match}?as=${seat}`

interface Wish {
  readonly scenario: string
  readonly options: Readonly<Record<string, number | string>>
  readonly seats: readonly string[]
  readonly choose: (view: View, seat: string, call: Call) => Order
  readonly stop: (seen: SeatObservation<View>, seat: string, call: Call) => boolean
}
async function fought(
  client: Client,
  { scenario, options, seats, choose, stop }: Wish,
): Promise<{ readonly table: AnsweredTable; readonly view: View }> {
  const held = Object.fromEntries(seats.map((seat) => [seat, 'me'] as const))
  const match = await client.open({ system: 'easystar', scenario, options, seats: held, value: 'luck', title: 'Measured' })
  const found = await drive<View>({ client, match, seats, choose, stop })
  if (!found) throw new Error('the battle ended before the wanted moment')
  const others = seats.filter((seat) => seat !== found.seat)
  const table = { address: tableOf(client, match, found.seat), system: 'easystar', match, others, holder: client } as const
  return { table, view: found.seen.view }
}

/** A match in its second turn, with an open question. */
export async function battleAsked(client: Client): Promise<AnsweredTable> {
  const { table } = await fought(client, {
    scenario: 'battle',
    options: { budget: 500 },
    seats: ['yellow', 'blue'],
    choose: (view, _, call) => system.defaultOrder(view, call),
    stop: ({ view }, _, { kind }) => view.turn >= 2 && kind === 'ships',
  })
  return table
}

const BEAM = { kind: 'beam', mount: 'axial', range: 1, damage: 1, gift: false, giftRange: 0, giftDamage: 0 } as const
const BAY = { kind: 'bay', gift: false } as const
const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index))
type Ship = Fleet['ships'][number]
const ship =
  (hull: Ship['hull'], rest: Partial<Ship> = {}) =>
  (index: number): Ship => ({
    hull,
    name: `${hull} ${index + 1}`,
    speedTraded: 0,
    weapons: [BEAM],
    auxiliaries: [],
    fighters: [],
    ...rest,
  })
/** All counters that a side has, except the leviathan. */
const FULL: Fleet = {
  name: 'All there is',
  flagship: 0,
  damageControl: 0,
  ships: [
    ...times(
      2,
      ship('battleship', {
        auxiliaries: [BAY, BAY, BAY],
        fighters: times(6, (index) => ({ kind: index % 2 === 0 ? 'interceptor' : 'attackCraft', bay: Math.floor(index / 2), gift: false })),
      }),
    ),
    ...times(6, ship('cruiser')),
    ...times(6, ship('destroyer')),
    ...times(3, ship('scout')),
  ],
}

/** An order that launches a fighter, if one can be launched. */
function launched(view: View, call: Call, seat: string): Order | undefined {
  const sheets = Object.entries(view.secret).find(([owner]) => owner === seat)?.[1]?.sheets ?? {}
  for (const { ship: carrier, fighters } of Object.values(sheets))
    for (const { id: fighter } of fighters)
      for (const direction of DIRECTIONS) {
        const from = view.ships[carrier]
        const order = from && ({ order: 'launch', ship: carrier, fighter, hex: ahead(from.hex, direction) } as const)
        if (order && !system.check(view, call, order)) return order
      }
  return undefined
}
function answer(view: View, seat: string, call: Call): Order {
  const { kind } = call
  if (kind === 'fleet') return { order: 'fleet', fleet: FULL }
  return (kind === 'fighters' ? launched(view, call, seat) : undefined) ?? system.defaultOrder(view, call)
}

const countersIn = ({ ships, fighters }: View): number =>
  Object.values(ships).filter(({ status }) => status === 'flying').length +
  Object.values(fighters).filter(({ status }) => status === 'flying').length
const MANY = 100
/** A match of four seats with at least a hundred counters. */
export async function crowdedBattle(client: Client): Promise<{ readonly address: string; readonly counters: number }> {
  const { table, view } = await fought(client, {
    scenario: 'four',
    options: { budget: 2000 },
    seats: ['yellow', 'blue', 'red', 'green'],
    choose: answer,
    stop: ({ view: seen }, _, { kind }) => countersIn(seen) >= MANY && (kind === 'fighters' || kind === 'fire' || kind === 'ships'),
  })
  return { address: table.address, counters: countersIn(view) }
}
