import type { Projection } from '@admiralty/bots'
import { expect, test } from 'vitest'
import { afterUpdate, type ForecastState } from './use-forecast.ts'

const after = (battles: number): Projection => ({ span: 'by the end of the turn', battles, forecasts: [] })
const update = (before: ForecastState, battles: number) => afterUpdate(before, { id: 1, prospect: after(battles), done: false })
const asked: ForecastState = { prospect: null, battles: 0, stale: true, busy: true, failed: false }

test('no figures are shown before 20 simulated battles', () => {
  expect(update(asked, 19)).toMatchObject({ prospect: null, battles: 19, busy: true })
  expect(update(asked, 20)).toMatchObject({ prospect: { battles: 20 }, stale: false })
})
test('the figures of the query before stay as stale until there are enough battles', () => {
  const before = { ...asked, prospect: after(200) }
  expect(update(before, 5)).toMatchObject({ prospect: { battles: 200 }, stale: true, battles: 5 })
  expect(update(before, 25)).toMatchObject({ prospect: { battles: 25 }, stale: false })
})
test('a query without claims has no figures', () => {
  expect(afterUpdate({ ...asked, prospect: after(200) }, { id: 1, prospect: null, done: true })).toMatchObject({
    prospect: null,
    busy: false,
  })
})
