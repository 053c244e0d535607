// Weeks of a campaign on a server that is killed within them: between the orders of two empires, after the last of them, and in the next week.
import type { Call } from '@admiralty/kernel'
import { openSqlite } from '@admiralty/store'
import { campaign } from '@admiralty/systems/campaign'
import { tactics } from '@admiralty/systems/full-thrust/tactics'
import { expect, onTestFinished, test } from 'vitest'
import { Client } from './client.ts'
import { hostTable } from './host-table.ts'
import { spawnServer } from './spawn-server.ts'

const { system } = campaign({ id: 'full-thrust', title: 'Full Thrust', tactics })
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
/** The fleet goes to the empty hex between both, and attacks whom it meets. */
const attackFrom = (stay: object, ships: readonly string[]) => ({
  ...stay,
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

  /** The open call of orders of a week, once there is one, and the book in which all of red stay. */
  const openCall = async (week: number): Promise<{ readonly id: Call['id']; readonly stay: object }> => {
    const stream = await red.listen(id, 'red')
    await expect.poll(() => Object(stream.table().view).week).toBe(week)
    const { view, message } = stream.table()
    const call = message.calls.find(({ kind }) => kind === 'orders')
    stream.close()
    if (!call) throw new Error('no call for orders is open')
    return { id: call.id, stay: system.defaultOrder(view as Parameters<typeof system.defaultOrder>[0], call) } // the server sends a view of this game
  }
  const restart = async (): Promise<void> => {
    await server.kill()
    await server.restart()
  }
  const first = await openCall(1)
  expect((await red.order(id, 'red', first.id, attackFrom(first.stay, ['fleet-1', 'fleet-2']))).status).toBe(200)
  await restart()
  expect((await blue.order(id, 'blue', first.id, attackFrom(first.stay, ['fleet-1']))).status).toBe(200)
  await restart()
  const second = await openCall(2)
  expect((await red.order(id, 'red', second.id, second.stay)).status).toBe(200)
  await restart()
  expect((await blue.order(id, 'blue', second.id, second.stay)).status).toBe(200)
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
