// Weeks of a campaign on a server that is killed within them: between the orders of two empires, after the last of them, and in the next week.
import { openSqlite } from '@admiralty/store'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'
import { hostTable } from './host-table.ts'
import { spawnServer } from './spawn-server.ts'

const SEATS = ['red', 'blue'] as const
const REQUEST = {
  system: 'campaign-full-thrust',
  scenario: 'campaign-2',
  options: { weeks: 'four' },
  value: 'luck',
  seats: { red: 'invite', blue: 'invite' },
} as const
const fleet = (at: string, ships: readonly string[]) => ({
  worlds: [at],
  holdings: { capital: at, treasury: 10_000, groups: [{ id: 'group-1', at, ships: ships.map((design) => ({ design })) }] },
})
/** Two fleets, two hexes apart. */
const POSITION = {
  at: [{ step: 'orders' }],
  stage: 'weeks',
  week: 1,
  worlds: { '0101': { rolled: 6 }, '0103': { rolled: 6 }, '0909': { rolled: 4 } },
  seats: { red: fleet('0101', ['Osprey', 'Trebuchet']), blue: fleet('0103', ['Osprey']) },
}
const EMPTY = {
  order: 'orders',
  groups: [],
  links: [],
  shares: [],
  pacts: [],
  bases: [],
  helps: [],
  off: [],
  capital: null,
  payments: ['supply', 'leases', 'repairs', 'building'],
  market: [],
  spares: [],
  loads: [],
  feeds: [],
  leases: 0,
  returns: [],
  repairs: [],
  keels: [],
  idle: [],
  end: false,
} as const
/** The fleet goes to the empty hex between both, and attacks whom it meets. */
const attackFrom = (ships: readonly string[]) => ({
  ...EMPTY,
  groups: [
    {
      group: 'group-1',
      ships,
      move: { by: 'jump', to: '0102' },
      stance: 'none',
      answers: { larger: 'attack', equal: 'attack', smaller: 'attack', fallBack: null },
    },
  ],
})

test('CR-X.2, CR-X.8: a server that is killed in three steps of two weeks loses no order book, and fights each battle once', async () => {
  const server = await spawnServer({})
  onTestFinished(async () => void (await server.stop()))
  await server.kill()
  const { id, tokens } = await hostTable(server.folder, REQUEST, POSITION)
  await server.restart()
  const [red, blue] = [new Client(server.url), new Client(server.url)]
  for (const [seat, client] of [
    ['red', red],
    ['blue', blue],
  ] as const)
    expect((await client.post(`/api/invitations/${tokens[seat]}`, { value: `${seat} wishes for luck` })).status).toBe(200)

  /** The week and the open call of orders, once there is one. */
  const openCall = async (week: number): Promise<string> => {
    const stream = await red.listen(id, 'red')
    await expect.poll(() => Object(stream.table().view).week).toBe(week)
    const call = stream.table().message.calls.find(({ kind }) => kind === 'orders')
    stream.close()
    if (!call) throw new Error('no call for orders is open')
    return call.id
  }
  const restart = async (): Promise<void> => {
    await server.kill()
    await server.restart()
  }
  const first = await openCall(1)
  expect((await red.order(id, 'red', first, attackFrom(['fleet-1', 'fleet-2']))).status).toBe(200)
  await restart()
  expect((await blue.order(id, 'blue', first, attackFrom(['fleet-1']))).status).toBe(200)
  await restart()
  const second = await openCall(2)
  expect((await red.order(id, 'red', second, EMPTY)).status).toBe(200)
  await restart()
  expect((await blue.order(id, 'blue', second, EMPTY)).status).toBe(200)
  await openCall(3)

  await server.kill()
  const store = await openSqlite(server.folder)
  const entries = (await store.entries(id)).map(({ entry }) => entry)
  await store.close()
  const kinds = entries.flatMap(({ call }) => (call ? [call.kind] : []))
  expect(kinds.filter((kind) => kind === 'orders')).toHaveLength(SEATS.length)
  // Week 2 may have a second battle, if both fleets are left.
  expect(kinds.slice(0, 5)).toEqual(['orders', 'battles', 'close', 'close', 'orders'])
  const week1 = entries.slice(
    0,
    entries.findLastIndex(({ call }) => call?.kind === 'orders'),
  )
  const fought = week1.flatMap(({ events }) => events.filter((event) => Object(event).type === 'fought'))
  expect(fought).toMatchObject([{ battle: { at: '0102', seats: ['red', 'blue'] } }])
  expect(Object.keys(Object(entries.find(({ call }) => call?.kind === 'orders')).orders)).toEqual(['red', 'blue'])
})
