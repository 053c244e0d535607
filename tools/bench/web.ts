// `npm run bench -- web`: what a visitor waits for, with a real server and a real Chromium: the size of the first load and of a game,
// the time until a question can be answered and until an answer shows, and frames a second while a full chart is dragged.
// --json prints one line, --markdown the tables of docs/figures.md. WEB_DIR names a finished build to measure.
import { loadavg } from 'node:os'
import { chromium as playwright } from '@playwright/test'
import { Client } from '../../apps/server/test/client.ts'
import { openLongBattle } from '../../apps/server/test/long-match.ts'
import { spawnServer } from '../../apps/server/test/spawn-server.ts'
import { findChromium, NO_CHROMIUM } from '../build/chromium.ts'
import { SIZE_LIMITS_KB } from '../build/size-limits.ts'
import { buildWeb } from '../build/web.ts'
import { type BenchFigure, share } from './figure.ts'
import { asLines, asMarkdown, type ItemReport, numberText } from './print.ts'
import { type AnsweredTable, answerTimes } from './web/answering.ts'
import { battleAsked, crowdedBattle } from './web/battles.ts'
import { FULL_CHARTS, openChart, TWELVE_A_SIDE } from './web/charts.ts'
import type { WebBench } from './web/page.ts'
import { framesWhilePanning, type PannedTable } from './web/panning.ts'
import { apiBytes, busyMs, msToAnswer, reopened } from './web/waiting.ts'
import { type File, filesOf, kilobytes } from './web/weight.ts'

const ANSWER_MS = 2_000
/** The aims for a match of 5,000 entries: time to its question, and bytes of the API. */
const [LONG_MS, LONG_KB] = [1_000, 300]
/** The aim for the time from a click to its effect. */
const NEXT_MS = 100
const ANSWERS = 5
const FRAMES = 50
const SLOWER = 4
const RUNS = 5

const json = process.argv.includes('--json')
const markdown = process.argv.includes('--markdown')
const say = (line: string): void => {
  if (!json && !markdown) console.log(line)
}
const reports: ItemReport[] = []
function report(title: string, about: string, figures: readonly BenchFigure[]): void {
  const item = { name: 'web', title, about, figures }
  reports.push(item)
  if (!json) console.log(markdown ? asMarkdown(item, 'npm run bench -- web') : asLines(item))
}

/** The median of some measurements, with their range. */
function medianOf(what: string, unit: string, values: readonly number[], aim?: BenchFigure['aim']): BenchFigure {
  const note = `${numberText(Math.round(Math.min(...values)))} to ${numberText(Math.round(Math.max(...values)))} in ${values.length} runs`
  return { what, unit, value: Math.round(share(values, 0.5)), note, ...(aim && { aim }) }
}
async function repeated<T>(run: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = []
  for (let count = 0; count < RUNS; count += 1) results.push(await run())
  return results
}

function printFiles(title: string, files: readonly File[]): void {
  say(`\n${title}`)
  for (const { name, kind, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
    say(`${kilobytes(bytes).toFixed(1).padStart(9)} kB  ${kind.padEnd(10)} ${name}`)
}
const sum = (files: readonly File[], ...kinds: readonly File['kind'][]): number =>
  kilobytes(files.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0))

async function weigh(bench: WebBench, table: string): Promise<void> {
  const { shelf, game } = await filesOf(bench, table)
  printFiles('First load of the home page, after gzip', shelf)
  printFiles('Additional files for a match of EasyStar, after gzip', game)
  report('First load', 'The files of the home page for a new visitor, and the additional files of a match, after gzip.', [
    { what: 'code of the home page', value: sum(shelf, 'code'), unit: 'kB', aim: { most: SIZE_LIMITS_KB.firstLoad } },
    { what: 'fonts', value: sum(shelf, 'font'), unit: 'kB' },
    { what: 'data', value: sum(shelf, 'data'), unit: 'kB' },
    { what: 'additional code of a match of EasyStar', value: sum(game, 'code'), unit: 'kB' },
  ])
}

async function wait(bench: WebBench, table: string): Promise<void> {
  const times = await repeated(() => msToAnswer(bench, table, SLOWER))
  const busy = await repeated(() => busyMs(bench, table))
  report('Opening a battle by its address', `A running battle of EasyStar, with an empty cache; processor ${SLOWER} times slower.`, [
    medianOf('until the question can be answered', 'ms', times, { most: ANSWER_MS }),
    medianOf('processor time of the page in it, at full speed', 'ms', busy),
  ])
}

/** A page whose code is loaded, so that only the match counts. */
async function waitForLong(bench: WebBench): Promise<void> {
  const { id, seat, entries } = await openLongBattle(bench.server, bench.client)
  const table = `${bench.client.base}/table/${id}?as=${seat}`
  const bytes = await apiBytes(bench, table)
  const times = await repeated(() => reopened(bench, table, SLOWER))
  const busy = await repeated(() => reopened(bench, table, 1))
  report(
    'Opening a long match',
    `A running battle of EasyStar with ${entries.toLocaleString('en')} entries is opened by a link of the home page, which loads the code of open games while it is idle.`,
    [
      { what: 'bytes of the API until the log has two turns', value: kilobytes(bytes), unit: 'kB', aim: { most: LONG_KB } },
      medianOf(
        `until the question can be answered, processor ${SLOWER} times slower`,
        'ms',
        times.map(({ ms }) => ms),
        { most: LONG_MS },
      ),
      medianOf(
        'processor time of the page in it, at full speed',
        'ms',
        busy.map(({ busy: used }) => used),
      ),
    ],
  )
}

async function twelveASide(bench: WebBench): Promise<void> {
  const figures: BenchFigure[] = []
  for (const chart of TWELVE_A_SIDE) {
    const table = await openChart(bench, chart)
    const times = await repeated(() => reopened(bench, table.address, SLOWER))
    const { busy } = await reopened(bench, table.address, 1)
    const values = times.map(({ ms }) => ms)
    figures.push(medianOf(`${chart.title}: until the question can be answered`, 'ms', values, { most: LONG_MS }))
    figures.push({ what: `${chart.title}: processor time of the page in it, at full speed`, value: Math.round(busy), unit: 'ms' })
  }
  const about = `Twelve Vigilances a side, and twelve ships a side of Full Thrust, are opened by a link of the home page; processor ${SLOWER} times slower.`
  report('Opening a match of twelve ships a side', about, figures)
}

const ABOUT_ANSWERS =
  'A player with a device that signs orders and gives links for the dice clicks with a mouse, and another guest holds the other side. ' +
  'Each time is from the click until the frame with the changed dialog is drawn. *Sealed*: the other side thinks, and the server has stored the order. ' +
  '*The result* is that of a last order: the next question, or the animation of what happens; all devices have given their links, and the server has resolved the call.'

async function answers(bench: WebBench): Promise<void> {
  const figures: BenchFigure[] = []
  const tables: readonly (readonly [title: string, open: () => Promise<AnsweredTable>])[] = [
    ['EasyStar', () => battleAsked(bench.client)],
    ...TWELVE_A_SIDE.map((chart) => [`${chart.title}, twelve a side`, () => openChart(bench, chart)] as const),
  ]
  for (const [title, open] of tables)
    for (const slower of [1, SLOWER]) {
      const { choices, sent, sealed, results } = await answerTimes(bench, await open(), slower, ANSWERS)
      const speed = slower === 1 ? 'full speed' : `${slower} times slower`
      const rows = [
        ['a choice shows', choices],
        ['an order shows that it is on its way', sent],
        ['an order shows that it is sealed', sealed],
        ['a last order shows its result', results],
      ] as const
      for (const [what, times] of rows)
        if (times.length > 0) figures.push(medianOf(`${title}, ${speed}: ${what}`, 'ms', times, { most: NEXT_MS }))
    }
  report('Answers', ABOUT_ANSWERS, figures)
}

async function drag(bench: WebBench, title: string, table: PannedTable): Promise<BenchFigure> {
  const runs = await repeated(() => framesWhilePanning(bench, table, SLOWER))
  const fps = medianOf(
    title,
    'a second',
    runs.map((run) => run.fps),
    { least: FRAMES },
  )
  const slowest = runs.map(({ slowestMs }) => slowestMs)
  return { ...fps, note: `${fps.note}; ${runs[0]?.counters} things drawn; slowest frame ${Math.round(share(slowest, 0.5))} ms` }
}
async function drags(bench: WebBench): Promise<void> {
  const { address, counters } = await crowdedBattle(bench.client)
  const figures = [await drag(bench, `EasyStar with ${counters} counters`, { address })]
  for (const chart of FULL_CHARTS) figures.push(await drag(bench, chart.title, await openChart(bench, chart)))
  report(
    'Dragging a full chart',
    `Frames while the pointer drags the chart for three seconds, with a processor ${SLOWER} times slower.`,
    figures,
  )
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
/** A guest; null without a device. */
async function guest(device: string | null): Promise<Client> {
  const client = new Client(server.url)
  client.device = device === null ? null : device.repeat(64)
  client.linked = device !== null
  await client.get('/api/me')
  return client
}
try {
  const bench: WebBench = { server, browser, client: await guest('a'), opponent: await guest('b') }
  const { address } = await battleAsked(bench.client)
  await weigh(bench, address)
  await wait(bench, address)
  await twelveASide(bench)
  await answers(bench)
  await drags(bench)
  // Its entries are written to the data folder, and have no links of a device.
  await waitForLong({ ...bench, client: await guest(null) })
  say(`\nLoad of this machine after: ${loadavg()[0]?.toFixed(1)}`)
  if (json) console.log(JSON.stringify({ load, slower: SLOWER, reports }))
} finally {
  await browser.close()
  await server.stop()
}
