// Skirmish through the HTTP API from two browsers: sealed orders, interrupts, two seats a side, power cuts.
import { type Dice, seededDice } from '@admiralty/kernel'
import { type Journal, verifyJournal } from '@admiralty/match'
import { system } from '@admiralty/systems/skirmish'
import type { BrowserContext, Page } from '@playwright/test'
import type { Spawned } from '../../apps/server/test/spawn-server.ts'
import { expect, LONG, test } from './fixtures.ts'
import { observedBy } from './server-state.ts'

const SEATS = ['red', 'white', 'blue', 'black'] as const
type Seat = (typeof SEATS)[number]

/** A request from the page, with its cookie. */
const requestJson = <T>(page: Page, method: string, path: string, body: unknown = null): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const body = ${JSON.stringify(body)}
    const headers = { 'idempotency-key': crypto.randomUUID(), ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(${JSON.stringify(path)}, { method: ${JSON.stringify(method)}, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  })()`)

interface Party {
  readonly match: string
  pageOf(seat: Seat): Page
}

/** Red and Blue, on different sides, sit in the first browser; White and Black in the second. */
async function teams(url: string, contexts: readonly BrowserContext[]): Promise<Party> {
  const [first, second] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!first || !second) throw new Error('expected two browsers')
  // A page without the app: the app's own scripts may still be loading when the server is killed, and the page is then lost.
  for (const page of [first, second]) await page.goto(`${url}healthz`)
  const seats = { red: 'me', white: 'invite', blue: 'me', black: 'invite' }
  const { id } = await requestJson<{ id: string }>(first, 'POST', '/api/matches', {
    system: 'skirmish',
    scenario: 'teams',
    seats,
    value: 'anna',
  })
  const { invitations } = await requestJson<{ invitations: { token: string }[] }>(first, 'GET', `/api/matches/${id}`)
  for (const { token } of invitations) await requestJson(second, 'POST', `/api/invitations/${token}`, { value: 'ben' })
  return { match: id, pageOf: (seat) => (seat === 'red' || seat === 'blue' ? first : second) }
}

/** Answers all open calls at random, calls `between` after each order, and returns the kinds of the calls. */
async function answerAll({ match, pageOf }: Party, dice: Dice, between: (sealed: Seat) => Promise<void>): Promise<readonly string[]> {
  const kinds: string[] = []
  for (const seat of SEATS) {
    const { view, message } = await observedBy(pageOf(seat), seat, match)
    const call = message.calls.find(({ seats }) => seats.includes(seat))
    if (!call) continue
    kinds.push(call.kind)
    const order = system.randomOrder(view as Parameters<typeof system.randomOrder>[0], call, dice)
    await requestJson(pageOf(seat), 'POST', `/api/matches/${match}/orders`, { as: seat, call: call.id, order })
    await between(seat)
  }
  return kinds
}

const statusOf = ({ match, pageOf }: Party): Promise<{ status: string }> => requestJson(pageOf('red'), 'GET', `/api/matches/${match}`)
const allObservations = ({ match, pageOf }: Party) => Promise.all(SEATS.map((seat) => observedBy(pageOf(seat), seat, match)))

/** Kills the server while some orders are sealed and others are missing. The observation of every seat must stay the same. */
async function cutPower(server: Spawned, party: Party): Promise<void> {
  const before = await allObservations(party)
  await server.kill()
  await server.restart()
  expect(await allObservations(party)).toEqual(before)
}

test('two against two from two browsers is played to its end, although the server is killed between sealed orders', { tag: LONG }, async ({
  server,
  browser,
}) => {
  const contexts = [await browser.newContext(), await browser.newContext()]
  const party = await teams(server.url, contexts)
  const dice = seededDice(5)
  const kinds = new Set<string>()
  let cuts = 0
  while ((await statusOf(party)).status === 'playing') {
    const answered = await answerAll(party, dice, async (seat) => {
      if (cuts >= 4 || seat !== SEATS[cuts]) return
      cuts += 1
      await cutPower(server, party)
    })
    for (const kind of answered) kinds.add(kind)
    expect(answered).not.toEqual([])
  }
  expect(cuts).toBe(4)
  expect([...kinds]).toEqual(expect.arrayContaining(['muster', 'plan', 'brace']))
  const journal = await requestJson<Journal>(party.pageOf('black'), 'GET', `/api/matches/${party.match}/journal`)
  expect(verifyJournal(system, journal)).toMatchObject({ ok: true })
  expect(journal.entries.some(({ orders }) => Object.values(orders).some((order) => (order as { order: string }).order === 'ambush'))).toBe(
    true,
  )
  for (const context of contexts) await context.close()
})
