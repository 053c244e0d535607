// One run: plays a number of matches at a time, crashes the cluster at random moments, and reports the result.
import { setTimeout as sleep } from 'node:timers/promises'
import { seededDice } from '@admiralty/kernel'
import { type ChaosLoad, ChaosMatch } from './battle.ts'
import { type Cluster, type ClusterKind, type Crash, emptyStart, openCluster } from './cluster.ts'

/** The run and its options. */
export interface ChaosPlan {
  readonly kind: ClusterKind
  readonly kills: number
  /** Matches in play at a time. */
  readonly matches: number
  readonly seed: number
}
/** Times in ms. */
export interface Times {
  readonly median: number
  readonly max: number
}
/** The result of a run. `again` counts repeated requests, `resumed` reopened streams; times are in ms. */
export interface ChaosReport {
  readonly kind: ClusterKind
  readonly kills: number
  readonly matches: number
  readonly entries: number
  readonly orders: number
  /** Orders with a valid signature in the journals, those of bots included. */
  readonly signed: number
  readonly again: number
  readonly resumed: number
  /** Acknowledged orders that were never decided because the match ended, and those that later events made illegal. */
  readonly unopened: number
  readonly invalidated: number
  readonly ready: Times
  readonly recovery: Times | null
  readonly slowest: number
  readonly seconds: number
  readonly findings: readonly string[]
}

/** How long servers may take to be ready again, and a request to be answered, in ms; on a busy machine `STARTS` instead, if that is longer. */
export const BOUNDS = { ready: 5_000, answer: 10_000 } as const
/** Starts of an empty server, which takes about 0.8 s on a quiet machine. */
export const STARTS = { ready: 6, answer: 12 } as const
/** The average time before an order, in ms. It leaves processor time for restarting servers. */
const THINK = 4_000
/** In ms: the longest time from ready to the next crash, and the time without an order after which a match does not end. */
const [CALM, STALLED] = [800, 120_000]
/** Matches that are checked at the same time. */
const AT_ONCE = 16

/** Opens a cluster, crashes it as planned, and reports the findings. `report` receives progress lines. */
export async function runChaos(wish: ChaosPlan, report: (line: string) => void): Promise<ChaosReport> {
  const cluster = await openCluster(wish.kind)
  try {
    return await crashLoop(cluster, wish, report)
  } finally {
    await cluster.stop()
  }
}

async function crashLoop(
  cluster: Cluster,
  { kind, kills, matches, seed }: ChaosPlan,
  report: (line: string) => void,
): Promise<ChaosReport> {
  const started = performance.now()
  const dice = seededDice(seed)
  const load: ChaosLoad = { urls: cluster.urls, think: THINK, over: false, count: { sent: 0, again: 0, slowest: 0, resumed: 0 } }
  const findings: string[] = []
  const crashes: Crash[] = []
  const battles: ChaosMatch[] = []
  const watched = (battle: ChaosMatch, work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => void (load.over || findings.push(`match ${battles.indexOf(battle)}: ${wordsOf(error)}`)))
  const playMatches = async (): Promise<void> => {
    while (load.think > 0) {
      const number = battles.length
      const battle = new ChaosMatch(load, seededDice(seed * 1_000_003 + number))
      battles.push(battle)
      await watched(battle, battle.play())
    }
  }
  const tables = Promise.all(Array.from({ length: matches }, playMatches))
  while (crashes.length < kills) {
    await sleep((CALM * (dice.roll(1, 100, 'calm')[0] ?? 1)) / 100)
    const crash = await cluster
      .crash(dice)
      .catch((error: unknown) => void findings.push(`the cluster does not start again: ${wordsOf(error)}`))
    if (!crash) break
    crashes.push(crash)
    findings.push(...(await tooSlow('ready', crash.ready, `ready after crash ${crashes.length}`)))
    await inTurn(battles, (battle) => watched(battle, battle.recheck()))
    report(
      `${crashes.length} of ${kills} crashes, ready after ${(crash.ready / 1000).toFixed(1)} s; ${battles.length} matches, ${findings.length} findings`,
    )
  }
  load.think = 0
  load.over = crashes.length < kills
  if (!(await haveEnded(tables, battles)))
    for (const [number, battle] of battles.entries())
      if (!battle.ledger.over) findings.push(`match ${number} does not end: ${battle.progressText()}`)
  report('all matches have ended; the journals are being verified')
  if (!load.over) await inTurn(battles, (battle) => watched(battle, battle.audit()))
  load.over = true
  for (const battle of battles) battle.close()
  findings.push(...(await tooSlow('answer', load.count.slowest, 'the slowest request')))
  const sum = (of: (battle: ChaosMatch) => number): number => battles.reduce((all, battle) => all + of(battle), 0)
  return {
    kind,
    kills: crashes.length,
    matches: battles.length,
    entries: sum(({ entries }) => entries),
    orders: sum(({ ledger }) => ledger.acknowledged),
    signed: sum(({ signed }) => signed),
    ...load.count,
    unopened: sum(({ unopened }) => unopened),
    invalidated: sum(({ ledger }) => ledger.invalidated),
    ready: timesOf(crashes.map(({ ready }) => ready)),
    recovery: kind === 'postgres database' ? timesOf(crashes.flatMap(({ recovery }) => recovery ?? [])) : null,
    seconds: (performance.now() - started) / 1000,
    findings: [...findings, ...battles.flatMap(({ ledger }, number) => ledger.findings.map((finding) => `match ${number}: ${finding}`))],
  }
}

/** The finding for a time that exceeds its bound, also compared with the start of an empty server. */
async function tooSlow(what: keyof typeof BOUNDS, ms: number, name: string): Promise<readonly string[]> {
  if (ms <= BOUNDS[what]) return []
  const empty = await emptyStart()
  const s = (time: number): string => `${(time / 1000).toFixed(1)} s`
  return ms > STARTS[what] * empty ? [`${name}: ${s(ms)}, while an empty server starts in ${s(empty)}`] : []
}

/** Waits until all matches have ended. Resolves to false if no order is acknowledged for a long time. */
async function haveEnded(tables: Promise<unknown>, battles: readonly ChaosMatch[]): Promise<boolean> {
  let [known, since] = [-1, performance.now()]
  while (performance.now() - since < STALLED) {
    if (await Promise.race([tables.then(() => true), sleep(1_000, false, { ref: false })])) return true
    const orders = battles.reduce((sum, { ledger }) => sum + ledger.acknowledged, 0)
    if (orders !== known) [known, since] = [orders, performance.now()]
  }
  return false
}

async function inTurn(battles: readonly ChaosMatch[], look: (battle: ChaosMatch) => Promise<void>): Promise<void> {
  const rest = [...battles]
  const one = async (): Promise<void> => {
    for (let battle = rest.pop(); battle; battle = rest.pop()) await look(battle)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b)
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), max: Math.round(sorted.at(-1) ?? 0) }
}
