// A slow run: matches of all games under all kinds of clocks for weeks of simulated time, while servers are killed.
import { type Dice, pick, seededDice } from '@admiralty/kernel'
import { games } from '@admiralty/systems/all'
import { openGame } from '../../../apps/cli/src/games.ts'
import { Agenda } from './agenda.ts'
import { anyClock } from './any-clock.ts'
import { ClockedCluster, type KillMoment, type SlowStore } from './clocked-cluster.ts'
import type { DeadlineAudit } from './deadline-audit.ts'
import { SlowPerson } from './slow-client.ts'
import { type SlowGame, SlowMatch, type SlowRun } from './slow-match.ts'

/** The run and its options. */
export interface SlowPlan {
  readonly store: SlowStore
  readonly matches: number
  readonly days: number
  readonly kills: number
  /** Deadlines for which an order was in, at least. */
  readonly cases: number
  readonly seed: number
}
/** The result of a run. */
export interface SlowReport extends Omit<DeadlineAudit, 'findings'> {
  readonly store: SlowStore
  /** Finished matches, with their journals verified. */
  readonly matches: number
  readonly days: number
  readonly kills: number
  readonly steps: number
  readonly sent: number
  readonly again: number
  /** Answers to orders by status. */
  readonly statuses: Readonly<Record<number, number>>
  readonly seconds: number
  readonly findings: readonly string[]
}

/** How a run is watched and ended. */
export interface SlowControl {
  /** Receives progress lines. */
  report(line: string): void
  /** Ends the run early: its matches end on the day that it has come to. */
  readonly signal: AbortSignal
}

const [MINUTE, HOUR, DAY] = [60_000, 3600_000, 86_400_000]
/** The first day of a run: in its 60 days summer time begins in America and Europe, and ends in New Zealand. */
const FIRST_DAY = Date.UTC(2027, 1, 14, 6)
const PEOPLE = 40
/** Matches begin in this part of the time, so that they have time to be played. */
const BEGINNING = 0.8
/** One in so many kills takes all servers for an hour, over a deadline. */
const OUTAGES = 10
/** Games by how often they are played. */
const PLAYED = ['skirmish', 'skirmish', 'skirmish', 'easystar', 'solar-flare', 'gravity-well', 'earth-expects', 'full-thrust'] as const

/** Plays the matches, kills servers as planned, and reports the findings. */
export async function runSlow(plan: SlowPlan, control: SlowControl): Promise<SlowReport> {
  const started = performance.now()
  const dice = seededDice(plan.seed)
  const cluster = await ClockedCluster.open(plan.store, FIRST_DAY, seededDice(plan.seed + 1))
  try {
    const count = { sent: 0, again: 0 }
    const people = Array.from({ length: PEOPLE }, () => new SlowPerson(cluster, count))
    for (const person of people) await person.signIn()
    const end = FIRST_DAY + plan.days * DAY
    const run: SlowRun = { cluster, agenda: new Agenda(), people, findings: [], statuses: {}, end, racing: new Set() }
    const matches = await planMatches(run, plan, dice)
    planKills(run, plan, dice)
    await live(run, plan, control)
    await endAll(run, matches)
    const totals = totalsOf(matches)
    if (totals.cases < plan.cases) run.findings.push(`an order was in for ${totals.cases} deadlines only`)
    return {
      store: plan.store,
      days: Math.round((cluster.now - FIRST_DAY) / DAY),
      kills: cluster.kills,
      steps: cluster.steps,
      ...count,
      statuses: run.statuses,
      ...totals,
      seconds: (performance.now() - started) / 1000,
      findings: run.findings,
    }
  } finally {
    await cluster.stop()
  }
}

async function planMatches(run: SlowRun, { matches, days, cases, seed }: SlowPlan, dice: Dice): Promise<readonly SlowMatch[]> {
  const known: Readonly<Record<string, SlowGame>> = Object.fromEntries(
    await Promise.all(
      PLAYED.map(async (id): Promise<[string, SlowGame]> => {
        const { quick } = (await games[id].about()).about
        return [id, { ...(await openGame(id)), quick: { scenario: quick.scenario, options: quick.options } }]
      }),
    ),
  )
  const answers = Math.max(4, Math.ceil((2 * cases) / matches))
  return Array.from({ length: matches }, (_, number) => {
    const game = known[pick(dice, PLAYED)]
    if (!game) throw new Error('a game is missing')
    const terms = anyClock(dice)
    const withBots = terms.kind !== 'live' && (dice.roll(1, 5, 'bots')[0] ?? 1) === 1
    const match = new SlowMatch(run, { game, terms, withBots, answers }, seededDice(seed * 1_000_003 + number))
    const time = FIRST_DAY + Math.floor((days * DAY * BEGINNING * number) / matches)
    run.agenda.add({ time: time - (time % (10 * MINUTE)), isOff: () => false, run: () => match.begin() })
    return match
  })
}

function planKills({ cluster, agenda, end }: SlowRun, { kills }: SlowPlan, dice: Dice): void {
  const moments: readonly KillMoment[] = ['order', 'order', 'look', 'look', 'quiet']
  const length = end - FIRST_DAY
  for (let kill = 0; kill < kills; kill += 1) {
    const time = FIRST_DAY + Math.floor((length * (kill + (dice.roll(1, 100, 'kill')[0] ?? 1) / 100)) / (kills + 1))
    const down = (dice.roll(1, 300, 'down')[0] ?? 1) * 1000
    if (kill % OUTAGES === OUTAGES - 1) agenda.add({ time, isOff: () => false, run: () => outageOver(cluster, agenda) })
    else agenda.add({ time, isOff: () => false, run: async () => cluster.planKill({ moment: pick(dice, moments), down }) })
  }
}
/** Kills all servers shortly before the next deadline, for more than an hour. */
async function outageOver(cluster: ClockedCluster, agenda: Agenda): Promise<void> {
  const due = cluster.wake ?? cluster.now
  agenda.add({ time: Math.max(cluster.now, due - HOUR / 2), isOff: () => false, run: () => cluster.killAll(HOUR + MINUTE) })
}

/** Lives through the time of the run, one appointment after another. */
async function live(run: SlowRun, { days }: SlowPlan, { report, signal }: SlowControl): Promise<void> {
  const { cluster, agenda, racing, findings } = run
  let [reported, shown] = [0, 0]
  while (agenda.first < run.end && !signal.aborted) {
    await cluster.moveTo(agenda.first)
    await Promise.all(racing)
    const work = agenda.takeUntil(cluster.now).map(({ run: act }) => act().catch((error: unknown) => void findings.push(wordsOf(error))))
    await Promise.all(work)
    await cluster.settle()
    const day = Math.floor((cluster.now - FIRST_DAY) / DAY)
    if (day > reported) report(`day ${day} of ${days}: ${cluster.kills} kills, ${cluster.steps} steps of time, ${findings.length} findings`)
    for (const finding of findings.slice(shown)) report(finding)
    shown = findings.length
    reported = Math.max(day, reported)
  }
  if (!signal.aborted) await cluster.moveTo(run.end)
}

/** Ends the matches that are in play, and audits all that were not. */
async function endAll({ findings }: SlowRun, matches: readonly SlowMatch[]): Promise<void> {
  const rest = matches.filter(({ audited }) => !audited)
  const one = async (): Promise<void> => {
    for (let match = rest.pop(); match; match = rest.pop()) {
      const { name } = match
      await match
        .concede()
        .then(() => match?.audit())
        .catch((error: unknown) => void findings.push(`${name}: ${wordsOf(error)}`))
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

function totalsOf(matches: readonly SlowMatch[]): Omit<DeadlineAudit, 'findings'> & Pick<SlowReport, 'matches'> {
  const sum = (of: (audit: DeadlineAudit) => number): number => matches.reduce((all, { audited }) => all + (audited ? of(audited) : 0), 0)
  return {
    matches: sum(() => 1),
    cases: sum(({ cases }) => cases),
    near: sum(({ near }) => near),
    lapses: sum(({ lapses }) => lapses),
    outages: sum(({ outages }) => outages),
    undecided: sum(({ undecided }) => undecided),
    invalidated: sum(({ invalidated }) => invalidated),
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
