// The list of what a person owes: read from the store, without opening a match.
import type { OwedPage } from '@admiralty/protocol'
import type { Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { DUEL, duel, freshFolder, localServer } from './tables.ts'

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const owedBy = async (client: Client, query = ''): Promise<OwedPage> => (await client.get<OwedPage>(`/api/owed${query}`)).body

test('a question is listed for its player alone until the order is sealed, and again when it is withdrawn', async () => {
  const { client } = await localServer()
  const { id, red, blue } = await duel(client)
  const question = {
    match: id,
    system: 'skirmish',
    due: null,
    since: expect.any(Number),
    title: expect.any(String),
    moment: expect.any(String),
  }
  expect(await owedBy(red)).toEqual({ count: 1, questions: [{ ...question, seat: 'red' }], next: null, saved: [] })
  expect(await owedBy(client())).toEqual({ count: 0, questions: [], next: null, saved: [] })
  await red.order(id, 'red', '1/muster', CARDS)
  expect((await owedBy(red)).count).toBe(0)
  expect((await owedBy(blue)).questions).toMatchObject([{ seat: 'blue' }])
  await red.withdraw(id, 'red', '1/muster')
  expect((await owedBy(red)).count).toBe(1)
  await red.concede(id, 'red')
  expect([await owedBy(red), await owedBy(blue)].map(({ count }) => count)).toEqual([0, 0])
})

test('the lists of a server that has started open no match, and show what they showed before', async () => {
  const folder = freshFolder()
  const first = await localServer({ folder })
  const me = first.client()
  await me.open({ ...DUEL, seats: { red: 'me', blue: 'bot:ensign' } })
  const three = await me.open({ ...DUEL, scenario: 'three', seats: { red: 'me', white: 'me', blue: 'me' } })
  await me.order(three, 'red', '1/muster', CARDS)
  await me.concede(three, 'white')
  const { id, red } = await duel(first.client)
  await red.order(id, 'red', '1/muster', CARDS)
  const listsOf = async (client: Client) => [(await client.get<unknown>('/api/matches')).body, await owedBy(client)]
  const before = [await listsOf(me), await listsOf(red)]
  expect(before[0]).toMatchObject([[{ awaited: ['blue'], owed: ['blue'] }, { owed: ['red'] }], { count: 2 }])
  await first.close()
  const opened: string[] = []
  const wrapStore = (store: Store): Store => ({
    ...store,
    handle(match) {
      opened.push(match)
      return store.handle(match)
    },
  })
  const { client } = await localServer({ folder, wrapStore })
  const as = ({ cookie }: Client): Client => Object.assign(client(), { cookie })
  expect([await listsOf(as(me)), await listsOf(as(red))]).toEqual(before)
  expect(opened).not.toContain(id)
  expect(opened).not.toContain(three)
})

test('more than a hundred questions come in pages, and a place that is none is refused', async () => {
  const { client } = await localServer()
  const me = client()
  const ids: string[] = []
  for (let match = 0; match < 101; match += 1) ids.push(await me.open({ ...DUEL, seats: { red: 'me', blue: 'bot:ensign' } }))
  const first = await owedBy(me)
  expect([first.count, first.questions.length]).toEqual([101, 100])
  const second = await owedBy(me, `?after=${first.next}`)
  expect([second.questions.length, second.next]).toEqual([1, null])
  expect([...first.questions, ...second.questions].map(({ match }) => match).toSorted()).toEqual(ids.toSorted())
  for (const wrong of ['nonsense', '', 'W10']) expect((await me.get(`/api/owed?after=${wrong}`)).status).toBe(400)
})

test('an order that is saved only is no question: its player alone sees it beside the questions, with the time at which it counts', async () => {
  const { client } = await localServer()
  const me = client()
  const id = await me.open({ ...DUEL, clock: { kind: 'answer', days: 3 }, seats: { red: 'me', blue: 'invite' } })
  const [invitation] = (await me.table(id)).invitations
  const other = client()
  await other.post(`/api/invitations/${invitation?.token}`, { value: 'ben as well' })
  const save = { as: 'red', call: '1/muster', order: CARDS, ready: false }
  await me.ask('POST', `/api/matches/${id}/orders`, save, { 'idempotency-key': me.key() })
  expect(await owedBy(me)).toMatchObject({ count: 0, questions: [], saved: [{ match: id, seat: 'red', due: expect.any(Number) }] })
  expect(await owedBy(other)).toMatchObject({ count: 1, saved: [] })
  await me.order(id, 'red', '1/muster', CARDS)
  expect((await owedBy(me)).saved).toEqual([])
})
