// Streams in a real browser: cookies, its EventSource, and reconnecting after a power cut.
import type { Page } from '@playwright/test'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { expect, test } from './fixtures.ts'

interface Answer<T> {
  readonly status: number
  readonly body: T
}
/** A request from the page, with its cookie. */
const requestAnswer = <T>(page: Page, method: string, path: string, body: unknown = null): Promise<Answer<T>> =>
  page.evaluate<Answer<T>>(`(async () => {
    const body = ${JSON.stringify(body)}
    const headers = { 'idempotency-key': crypto.randomUUID(), ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(${JSON.stringify(path)}, { method: ${JSON.stringify(method)}, headers, body: body && JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  })()`)

const listen = (page: Page, match: string, seat: string): Promise<void> =>
  page.evaluate(`(() => {
    window.received = []
    window.stream = new EventSource('/api/matches/${match}/stream?as=${seat}')
    for (const name of ['begin', 'entry']) window.stream.addEventListener(name, (event) => window.received.push(event.lastEventId))
  })()`)
const received = (page: Page): Promise<readonly string[]> => page.evaluate('window.received')

const CARDS = { order: 'muster', gear: ['shield', 'flare'] }
const choose = (page: Page, match: string, as: string): Promise<Answer<{ seq: number | null }>> =>
  requestAnswer(page, 'POST', `/api/matches/${match}/orders`, { as, call: '1/muster', order: CARDS })

test('two browsers in one match receive the same entries, and no cookie is readable by scripts', async ({ server, browser }) => {
  const [red, blue] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  for (const page of [red, blue]) await page.goto(`${server.url}healthz`)
  const newMatch = { system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'invite' }, value: 'anna' }
  const { id } = (await requestAnswer<{ id: string }>(red, 'POST', '/api/matches', newMatch)).body
  const match = (await requestAnswer<{ invitations: { token: string }[] }>(red, 'GET', `/api/matches/${id}`)).body
  await listen(red, id, 'red')
  expect((await requestAnswer(blue, 'POST', `/api/invitations/${match.invitations[0]?.token}`, { value: 'ben' })).status).toBe(200)
  await listen(blue, id, 'blue')
  expect((await choose(red, id, 'red')).body.seq).toBeNull()
  expect((await choose(blue, id, 'blue')).body.seq).toBe(1)
  for (const page of [red, blue]) {
    await expect.poll(() => received(page)).toEqual(['0', '1'])
    expect(await page.evaluate('document.cookie')).toBe('')
    await page.context().close()
  }
})

test('after a power cut the browser reconnects by itself and receives each missed entry once', async ({ browser }) => {
  const server = await spawnServer()
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${server.url}healthz`)
  const newMatch = { system: 'skirmish', scenario: 'duel', seats: { red: 'me', blue: 'me' }, value: 'anna' }
  const { id } = (await requestAnswer<{ id: string }>(page, 'POST', '/api/matches', newMatch)).body
  await listen(page, id, 'red')
  await expect.poll(() => received(page)).toEqual(['0'])
  expect((await choose(page, id, 'red')).body.seq).toBeNull()
  await server.kill()
  await server.restart()
  expect((await choose(page, id, 'blue')).body.seq).toBe(1)
  await expect.poll(() => received(page)).toEqual(['0', '1'])
  await page.context().close()
  await server.stop()
})
