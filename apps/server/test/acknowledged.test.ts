// An order that was acknowledged is resolved. Answers of the server are used only where nothing is sealed.
import * as skirmish from '@admiralty/systems/skirmish'
import { expect, onTestFinished, test } from 'vitest'
import { DUEL, duel, freshFolder, type LocalServer, localServer, skirmishWith } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] } as const
const OTHERS = { order: 'muster', gear: ['flare', 'shield'] } as const
/** Skirmish with a fault: every view forces the cards of blue, but `check` allows others. */
const lax: typeof skirmish.system = {
  ...skirmish.system,
  forcedOrder: (_, { kind }, seat) => (kind === 'muster' && seat === 'blue' ? CARDS : undefined),
}
const games = skirmishWith(lax)

const MODES = { 'in one run': false, 'after a restart': true }
test.each(Object.entries(MODES))('no forced answer replaces an acknowledged order, %s', async (_, restarts) => {
  const folder = freshFolder()
  const first = await localServer({ folder, games })
  const { id, red, blue } = await duel(first.client)
  expect((await blue.order(id, 'blue', '1/muster', OTHERS)).body).toEqual({ sealed: true, seq: null })
  const server = restarts ? await reopened(first, folder) : first
  const players = [red, blue].map((player) => Object.assign(server.client(), { cookie: player.cookie }))
  const [redAgain = red, blueAgain = blue] = players
  expect((await redAgain.order(id, 'red', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: 1 })
  await blueAgain.concede(id, 'blue')
  const { entries } = await redAgain.journal(id)
  expect(entries[1]?.orders).toEqual({ red: CARDS, blue: OTHERS })
})
async function reopened(server: LocalServer, folder: string): Promise<LocalServer> {
  await server.close()
  return localServer({ folder, games })
}

test('a forced answer still counts where nothing is sealed, and an order that was withdrawn does not', async () => {
  const { client } = await localServer({ games })
  const { id, red, blue } = await duel(client)
  await blue.order(id, 'blue', '1/muster', OTHERS)
  expect((await blue.withdraw(id, 'blue', '1/muster')).body).toEqual({ withdrawn: true })
  expect((await red.order(id, 'red', '1/muster', CARDS)).body).toEqual({ sealed: true, seq: 1 })
  await blue.concede(id, 'blue')
  const { entries } = await red.journal(id)
  expect(entries[1]?.orders).toEqual({ red: CARDS, blue: CARDS })
})

test('an order of a seat that has conceded is refused with the clause, and not acknowledged', async () => {
  const { client } = await localServer()
  const anna = client()
  const id = await anna.open({ ...DUEL, scenario: 'three', seats: { red: 'me', white: 'me', blue: 'me' } })
  const stream = await anna.listen(id, 'red')
  onTestFinished(() => stream.close())
  expect((await anna.concede(id, 'white')).status).toBe(200)
  await stream.entry(1)
  const [call] = stream.table().message.calls
  expect(await anna.order(id, 'white', call?.id ?? '', CARDS)).toMatchObject({
    status: 422,
    body: { refusals: [{ rule: 'MATCH-CONCEDED' }] },
  })
})
