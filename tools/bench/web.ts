// `npm run bench -- web`: what a visitor waits for, with a real server and a real Chromium: the size of the first load and of a game,
// the time until a question can be answered, and frames a second while a full chart is dragged.
// --json prints one line of figures. WEB_DIR names a finished build to measure. The load of the machine is printed, since it affects the figures.
import { loadavg } from 'node:os'
import { chromium as playwright } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { openLongBattle } from '../../apps/server/test/long-match.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { findChromium, NO_CHROMIUM } from '../build/chromium.ts'
import { SIZE_LIMITS_KB } from '../build/size-limits.ts'
import { buildWeb } from '../build/web.ts'
import { answered } from './web/answering.ts'
import { battleAsked, crowdedBattle } from './web/battles.ts'
import { FULL_CHARTS, openChart, TWELVE_A_SIDE } from './web/charts.ts'
import type { WebBench } from './web/page.ts'
import { framesWhilePanning, type PannedTable } from './web/panning.ts'
import { apiBytes, busyMs, msToAnswer, reopened } from './web/waiting.ts'
import { type File, filesOf, kilobytes } from './web/weight.ts'

const ANSWER_MS = 2_000
/** Of a match of 5,000 entries: time to its question, and bytes of the API. */
const [LONG_MS, LONG_KB] = [1_000, 300]
/** From a click to what follows. */
const NEXT_MS = 100
const ANSWERS = 3
const FRAMES = 50
const SLOWER = 4
const RUNS = 5

const json = process.argv.includes('--json')
const say = (line: string): void => {
  if (!json) console.log(line)
}
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const verdict = (kept: boolean): string => (kept ? 'kept' : 'MISSED')

function printFiles(title: string, files: readonly File[]): void {
  say(`\n${title}`)
  for (const { name, kind, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
    say(`${kilobytes(bytes).toFixed(1).padStart(9)} kB  ${kind.padEnd(10)} ${name}`)
}
const sum = (files: readonly File[], ...kinds: readonly File['kind'][]): number =>
  kilobytes(files.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0))

async function weigh(bench: WebBench, table: string) {
  const { shelf, game } = await filesOf(bench, table)
  printFiles('First load of the home page, after gzip', shelf)
  const code = sum(shelf, 'code')
  say(`${code.toFixed(1).padStart(9)} kB  all code; at most ${SIZE_LIMITS_KB.firstLoad}: ${verdict(code <= SIZE_LIMITS_KB.firstLoad)}`)
  say(`${sum(shelf, 'font').toFixed(1).padStart(9)} kB  fonts, ${sum(shelf, 'data').toFixed(1)} kB data`)
  printFiles('Additional files for a match of EasyStar, after gzip', game)
  say(`${sum(game, 'code').toFixed(1).padStart(9)} kB  all code`)
  return { shelf, game, firstLoadKb: code, gameKb: sum(game, 'code') }
}

async function wait(bench: WebBench, table: string) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push(await msToAnswer(bench, table, SLOWER))
  const busy: number[] = []
  for (let run = 0; run < RUNS; run += 1) busy.push(await busyMs(bench, table))
  const [ms, cpu] = [median(times), median(busy)]
  say(
    `\nA question can be answered after ${Math.round(ms)} ms on a machine ${SLOWER} times slower (median of ${RUNS}: ${times.map(Math.round).join(', ')})`,
  )
  say(`           at most ${ANSWER_MS}: ${verdict(ms <= ANSWER_MS)}`)
  say(`           the page is busy for ${Math.round(cpu)} ms of it at the full speed of this machine`)
  return { times, ms, cpu }
}

/** A page whose code is loaded, so that only the match counts. */
async function waitForLong(bench: WebBench) {
  const { id, seat, entries } = await openLongBattle(bench.server, bench.client)
  const table = `${bench.client.base}/table/${id}?as=${seat}`
  const bytes = await apiBytes(bench, table)
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push((await reopened(bench, table, SLOWER)).ms)
  const busy: number[] = []
  for (let run = 0; run < RUNS; run += 1) busy.push((await reopened(bench, table, 1)).busy)
  const [ms, cpu] = [median(times), median(busy)]
  say(`\nA match of ${entries.toLocaleString('en')} entries sends ${(bytes / 1000).toFixed(0)} kB until its log has two turns`)
  say(`           at most ${LONG_KB}: ${verdict(bytes <= 1000 * LONG_KB)}`)
  say(
    `           its question can be answered ${Math.round(ms)} ms after the match was chosen, ${SLOWER} times slower (median of ${RUNS}: ${times.map(Math.round).join(', ')})`,
  )
  say(`           at most ${LONG_MS}: ${verdict(ms <= LONG_MS)}`)
  say(`           the page is busy for ${Math.round(cpu)} ms of it at the full speed of this machine`)
  return { entries, bytes, times, ms, cpu }
}

/** From a click to what follows from it, at full speed and slowed down. */
async function answer(bench: WebBench, table: string) {
  const rows: { readonly slower: number; readonly choice: number; readonly effect: number; readonly question: number }[] = []
  for (const slower of [1, SLOWER]) {
    const runs = await answered(bench, table, slower, ANSWERS)
    const choice = median(runs.map((run) => run.choice.question))
    const [effect, question] = [median(runs.map(({ order }) => order.effect)), median(runs.map(({ order }) => order.question))]
    rows.push({ slower, choice, effect, question })
    say(
      `\nA choice shows ${Math.round(choice)} ms after the click, an order ${Math.round(effect)} ms, ${slower === 1 ? 'at full speed' : `${slower} times slower`} (median of ${ANSWERS})`,
    )
    say(`           at most ${NEXT_MS}: ${verdict(choice <= NEXT_MS)}, ${verdict(effect <= NEXT_MS)}`)
    say(`           the next question can be answered ${Math.round(question)} ms after the order, the movement of the ship included`)
  }
  return rows
}

async function openTwelve(bench: WebBench) {
  const rows: { readonly title: string; readonly ms: number; readonly busy: number }[] = []
  for (const chart of TWELVE_A_SIDE) {
    const { address } = await openChart(bench, chart)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push((await reopened(bench, address, SLOWER)).ms)
    const { busy } = await reopened(bench, address, 1)
    const ms = median(times)
    rows.push({ title: chart.title, ms, busy })
    say(
      `\nA match of ${chart.title} with twelve ships a side opens in ${Math.round(ms)} ms, ${SLOWER} times slower (median of ${RUNS}: ${times.map(Math.round).join(', ')})`,
    )
    say(`           at most ${LONG_MS}: ${verdict(ms <= LONG_MS)}; the page is busy for ${Math.round(busy)} ms of it at full speed`)
  }
  return rows
}

async function pan(bench: WebBench, table: PannedTable, title: string) {
  const runs: Awaited<ReturnType<typeof framesWhilePanning>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await framesWhilePanning(bench, table, SLOWER))
  const fps = median(runs.map((run) => run.fps))
  const counters = runs[0]?.counters
  const slowest = median(runs.map((run) => run.slowestMs))
  say(
    `\n${Math.round(fps)} frames a second while a chart is dragged: ${title}, ${counters} things drawn, ${SLOWER} times slower (median of ${RUNS}: ${runs.map((run) => Math.round(run.fps)).join(', ')})`,
  )
  say(`           at least ${FRAMES}: ${verdict(fps >= FRAMES)}; the slowest frame of a run took ${Math.round(slowest)} ms`)
  return { title, counters, runs, fps }
}

if (process.env.WEB_DIR === undefined && (await buildWeb()) !== 0) process.exit(1)
const executablePath = findChromium()
if (executablePath === undefined) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
const load = loadavg()
say(`Load of this machine before: ${load.map((each) => each.toFixed(1)).join(' ')}`)
const server = await spawnServer()
const browser = await playwright.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const client = new Client(server.url)
  await client.get('/api/me')
  const bench: WebBench = { server, browser, client }
  const address = await battleAsked(client)
  const weight = await weigh(bench, address)
  const waited = await wait(bench, address)
  const answers = await answer(bench, address)
  const { table, counters } = await crowdedBattle(client)
  const panning = [await pan(bench, { address: table }, `EasyStar with ${counters} counters`)]
  for (const chart of FULL_CHARTS) panning.push(await pan(bench, await openChart(bench, chart), chart.title))
  const twelve = await openTwelve(bench)
  const long = await waitForLong(bench)
  say(`\nLoad of this machine after: ${loadavg()[0]?.toFixed(1)}`)
  if (json) console.log(JSON.stringify({ load, slower: SLOWER, weight, answer: waited, answers, panning, twelve, long }))
} finally {
  await browser.close()
  await server.stop()
}
