// A closed match is an unknown id to a stranger. `authorisation.test.ts` compares the answers; this test compares the work for them.
import type { Store } from '@admiralty/store'
import { expect, test } from 'vitest'
import { DUEL, localServer } from './tables.ts'

/** Lets a store note the name and the number of arguments of every call. */
function noted(store: Store, calls: string[]): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]) => {
        calls.push(`${String(name)}/${given.length}`)
        return Reflect.apply(value, target, given)
      }
    },
  })
}

/** One request for every way in which a route reads its match. */
const REQUESTS = [
  ['GET', '', undefined],
  ['GET', '/stream', undefined],
  ['GET', '/journal', undefined],
  ['GET', '/history', undefined],
  ['GET', '/receipt', undefined],
  ['POST', '/orders', { as: 'red', call: '1/muster', order: {} }],
  ['DELETE', '/orders', { as: 'red', call: '1/muster' }],
  ['POST', '/notes', { as: 'red', text: 'Ahoy' }],
  ['PUT', '/seats/red', { auto: true }],
] as const

test.each([
  ['in memory', 200],
  ['not in memory', 0],
])('a closed match that is %s and an unknown id need the same calls of the store', async (_, maxIdleMatches) => {
  const calls: string[] = []
  const { client } = await localServer({ maxIdleMatches, wrapStore: (store) => noted(store, calls) })
  const [owner, stranger] = [client(), client()]
  const id = await owner.open({ ...DUEL, watch: 'seated', seats: { red: 'me', blue: 'bot:ensign' } })
  // The second match lets the first one leave memory.
  await stranger.open({ ...DUEL, seats: { red: 'me', blue: 'me' } })
  const answerFor = async (match: string, [method, path, body]: (typeof REQUESTS)[number]) => {
    const headers = { accept: path === '/stream' ? 'text/event-stream' : '*/*', 'idempotency-key': 'the-same-key' }
    const text = body === undefined ? null : JSON.stringify(body)
    const before = calls.length
    const answer = await stranger.send(method, `/api/matches/${match}${path}`, text, {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
    })
    return { status: answer.status, body: answer.body, calls: calls.slice(before) }
  }
  for (const request of REQUESTS) {
    const name = request.slice(0, 2).join(' ')
    // The first request of a kind may also read the person.
    await answerFor('another', request)
    const [closed, unknown] = [await answerFor(id, request), await answerFor(id.replaceAll(/[a-z]/g, 'x'), request)]
    expect.soft(closed, name).toEqual(unknown)
    expect.soft(closed.status, name).toBe(404)
    expect.soft(closed.calls, name).toContain('visibility/2')
  }
})
