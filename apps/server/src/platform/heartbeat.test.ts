import type { TimeSpan } from '@admiralty/clocks'
import { openSqlite } from '@admiralty/store'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder, manualClock } from '../../test/tables.ts'
import { keepMarking } from './heartbeat.ts'

const MINUTE = 60_000

/** A server that marks in a folder, until `stop`. */
async function marking(folder: string, clock: ReturnType<typeof manualClock>) {
  const store = await openSqlite(folder)
  const server = Fastify()
  const outages = keepMarking(server, {
    store,
    clock,
    reportFailure(error) {
      throw error
    },
  })
  await server.ready()
  const stop = async (): Promise<void> => {
    await server.close()
    await store.close()
  }
  return { outages, stop, marks: store.markRunning }
}

test('the time between the last mark of a server and its next start is an outage', async () => {
  const [folder, clock] = [freshFolder(), manualClock()]
  const start = clock.now()
  const first = await marking(folder, clock)
  expect(first.outages()).toEqual([])
  await first.stop()
  clock.advance(30 * MINUTE)
  const second = await marking(folder, clock)
  onTestFinished(second.stop)
  expect(second.outages()).toEqual([{ from: start, to: start + 30 * MINUTE }])
})

test('a short stop is no outage', async () => {
  const [folder, clock] = [freshFolder(), manualClock()]
  const first = await marking(folder, clock)
  await first.stop()
  clock.advance(2 * MINUTE)
  const second = await marking(folder, clock)
  onTestFinished(second.stop)
  expect(second.outages()).toEqual([])
})

test('a machine that has slept knows it before its next mark', async () => {
  const clock = manualClock()
  const start = clock.now()
  const never = new Promise<readonly TimeSpan[]>(() => undefined)
  let marks = 0
  const server = Fastify()
  const store = { markRunning: () => (marks++ === 0 ? Promise.resolve([]) : never) }
  const outages = keepMarking(server, { store, clock, reportFailure: () => undefined })
  await server.ready()
  onTestFinished(() => server.close())
  clock.advance(90 * MINUTE)
  expect(outages()).toEqual([{ from: start, to: start + 90 * MINUTE }])
})
