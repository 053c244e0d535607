// `npm run chaos -- soak`: keeps a server under a steady load and samples it every minute. Memory, handles, open matches and streams must stay flat:
// tools/chaos/samples.ts says how much the line through the second half of each figure may rise.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededDice } from '@admiralty/kernel'
import type { StoreLocation } from '@admiralty/store'
import { startPostgres } from '@admiralty/store/real-postgres'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { counted, printSummary } from '../shared/summary.ts'
import { BOUNDS, FIGURES, leastOf, look, rowsIn, type Sample, type SoakFigure, sizesIn } from './samples.ts'
import { trendOf } from './trend.ts'
import { comeAndGo, type SoakLoad } from './visits.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    store: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const [minutes, tables, seed] = [Number(values.minutes), Number(values.tables), Number(values.seed)]
if (!['sqlite', 'postgres'].includes(values.store) || !(minutes > 0 && tables >= 1)) {
  console.error('--store takes sqlite or postgres; --minutes takes a number above 0; --tables takes a number from 1.')
  process.exit(2)
}
/** The time between samples in ms: a minute, or less to get twenty samples. Each sample is the least of several looks. */
const EVERY = Math.min(60_000, (minutes * 60_000) / 20)
const LOOKS = 10
const TOKEN = 'the-token-of-a-soak-run'

const postgres = values.store === 'postgres' ? await startPostgres() : null
const DATABASE_URL = await postgres?.database('soak')
const server = await spawnServer({
  METRICS_TOKEN: TOKEN,
  PACE_BOT: '50',
  ...(DATABASE_URL !== undefined && { DATABASE_URL }),
})
const place: StoreLocation = DATABASE_URL === undefined ? { folder: server.folder } : { url: DATABASE_URL }
const database = sizesIn(place)

const findings: string[] = []
const load: SoakLoad = {
  url: server.url,
  over: false,
  count: { opened: 0, ended: 0, left: 0, orders: 0, streams: 0, exports: 0 },
  find: (what) => void (load.over || findings.push(what)),
}
const visits = Promise.all(Array.from({ length: tables }, (_, number) => comeAndGo(load, seededDice(seed * 1_000_003 + number))))
const samples: Sample[] = []
const end = performance.now() + minutes * 60_000
while (performance.now() < end) {
  samples.push(await sampled())
  const line = FIGURES.map((name) => `${name} ${samples.at(-1)?.[name].toFixed(0)}`).join('; ')
  console.error(
    `  ${(samples.length * EVERY) / 60_000} of ${minutes} min: ${load.count.ended} matches, ${load.count.orders} orders; ${line}`,
  )
}
load.over = true
await database.close()
await Promise.race([visits, sleep(5_000, undefined, { ref: false })])
const rows = place && 'url' in place ? await rowsIn(place) : null
await server.kill()
const kept = rows ?? (await rowsIn(place))
await server.stop()
await postgres?.stop()

const trends = Object.fromEntries(FIGURES.map((name) => [name, trended(name)]))
for (const [name, trend] of Object.entries(trends)) {
  if (trend.flat === false)
    findings.push(`${name} rises by ${trend.rise.toFixed(1)} in the second half, of ${trend.allowed.toFixed(1)} allowed`)
}
if (values.json) console.log(JSON.stringify({ minutes, store: values.store, seed, ...load.count, samples, trends, rows: kept, findings }))
else print()
process.exit(findings.length > 0 ? 1 : 0)

async function sampled(): Promise<Sample> {
  const looks: Sample[] = []
  for (let number = 0; number < LOOKS; number += 1) {
    await sleep(EVERY / LOOKS)
    looks.push(await look(server, TOKEN, database.sizes))
  }
  return leastOf(looks)
}

/** The trend of a figure; `flat` is null for a figure without a bound. */
function trended(name: SoakFigure) {
  const bound = BOUNDS[name]
  const trend = trendOf(
    samples.map((sample) => sample[name]),
    bound ?? { share: 0, least: 0 },
  )
  return bound ? trend : { ...trend, flat: null }
}

function print(): void {
  const { opened, ended, left, orders, streams, exports } = load.count
  console.log(`${values.store}: ${opened} matches opened, ${left} abandoned, ${exports} exports; rows: ${JSON.stringify(kept)}`)
  for (const [name, { first, last, mean, rise, allowed, flat }] of Object.entries(trends)) {
    const verdict =
      flat === null
        ? 'not bounded'
        : `${flat ? 'flat' : 'NOT FLAT'}: rises by ${rise.toFixed(1)} in the second half, ${allowed.toFixed(1)} allowed`
    console.log(`  ${name}: first ${first.toFixed(1)}, mean of the second half ${mean.toFixed(1)}, last ${last.toFixed(1)}; ${verdict}`)
  }
  for (const finding of findings.slice(0, 20)) console.log(`  ${finding}`)
  const rises = FIGURES.flatMap((name) => {
    const { rise = 0, allowed = 0, flat = null } = trends[name] ?? {}
    return flat === null ? [] : [`${name} ${rise.toFixed(1)} of ${allowed.toFixed(1)}`]
  })
  printSummary(
    [
      counted(minutes, 'minute'),
      `${counted(ended, 'match', 'matches')} ended`,
      counted(orders, 'order'),
      counted(streams, 'stream'),
      counted(findings.length, 'finding'),
    ],
    [`rise in the second half, of the allowed one: ${rises.join(', ')}`],
  )
}
