// `npm run chaos -- --wal-cuts 50`: kills a server on SQLite in mid-play, then shortens or damages the log of its database at random places.
// Every loss must be announced at the next start, and the matches in play must continue with new dice and valid journals.
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Dice, seededDice } from '@admiralty/kernel'
import { inspectDatabase, makeBackup, openRawDatabase } from '@admiralty/store'
import { launch, spawnServer } from '../../apps/server/test/spawn-server.ts'
import { type ChaosLoad, ChaosMatch } from './battle.ts'

/** The run and its options. */
export interface CutPlan {
  readonly cuts: number
  readonly seed: number
}
/** The result: how many cuts lost something, how many of those were announced, and how many starts were refused as damaged. */
export interface CutReport {
  readonly cuts: number
  readonly losses: number
  readonly announced: number
  readonly refused: number
  /** Matches in play after an announced loss, all with new dice. */
  readonly continued: number
  readonly seconds: number
  readonly findings: readonly string[]
}

/** Cuts of the log that one crash leaves. */
const CUTS_PER_CRASH = 10
/** Matches that are played, and the average time before an order, in ms. */
const [MATCHES, THINK] = [40, 150]
/** The shortest and longest time until the crash, in ms. The log begins again after about 1000 pages. */
const [SOONEST, LATEST] = [1_500, 8_000]
const LOG = 'admiralty.sqlite-wal'
const ANNOUNCED = /^Data are missing in [\s\S]*?new dice\./m

/** Makes the cuts as planned. `report` receives progress lines. */
export async function cutLogs({ cuts, seed }: CutPlan, report: (line: string) => void): Promise<CutReport> {
  const started = performance.now()
  const dice = seededDice(seed)
  const findings: string[] = []
  const count = { losses: 0, announced: 0, refused: 0, continued: 0 }
  for (let cut = 0; cut < cuts; ) {
    const crashed = freshFolder()
    await playUntilCrash(dice, crashed)
    const whole = await contentsOf(crashed)
    for (const until = Math.min(cuts, cut + CUTS_PER_CRASH); cut < until; cut += 1) {
      const damaged = freshFolder()
      cpSync(crashed, damaged, { recursive: true })
      const how = damageLog(dice, damaged, cut % 2 === 0 ? 'cut' : 'byte')
      const { lost, announced, refused, continued, wrong } = await examine(damaged, whole)
      count.losses += Number(lost)
      count.announced += Number(lost && announced)
      count.refused += Number(refused)
      count.continued += continued
      if (lost && !announced) findings.push(`${how}: a loss was not announced`)
      findings.push(...wrong.map((finding) => `${how}: ${finding}`))
      rmSync(damaged, { recursive: true })
      report(`${cut + 1} of ${cuts}, ${how}: ${lost ? 'loss' : 'no loss'}, ${announced ? 'announced' : 'not announced'}`)
    }
    rmSync(crashed, { recursive: true })
  }
  return { cuts, ...count, seconds: (performance.now() - started) / 1000, findings }
}

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'admiralty-cuts-'))
const between = (dice: Dice, least: number, most: number): number => least + (dice.roll(1, most - least, 'a place')[0] ?? 1) - 1

/** Plays matches on a server, kills it at a random moment and copies its data. */
async function playUntilCrash(dice: Dice, folder: string): Promise<void> {
  const server = await spawnServer({ PACE_BOT: '20' })
  const load: ChaosLoad = { urls: [server.url], think: THINK, over: false, count: { sent: 0, again: 0, slowest: 0, resumed: 0 } }
  const matches = Array.from({ length: MATCHES }, (_, number) => new ChaosMatch(load, seededDice(number + between(dice, 1, 1_000_000))))
  const played = Promise.allSettled(matches.map((match) => match.play()))
  await sleep(between(dice, SOONEST, LATEST))
  await server.kill()
  cpSync(server.folder, folder, { recursive: true })
  load.over = true
  for (const match of matches) match.close()
  await Promise.race([played, sleep(2_000, undefined, { ref: false })])
  await server.stop()
}

/** Shortens the log, or changes one byte of it. Returns what was done. */
function damageLog(dice: Dice, folder: string, kind: 'cut' | 'byte'): string {
  const file = join(folder, LOG)
  const log = readFileSync(file)
  const at = between(dice, 0, log.length)
  if (kind === 'cut') truncateSync(file, at)
  else {
    log[at] = (log[at] ?? 0) ^ 0x55
    writeFileSync(file, log)
  }
  return `log of ${log.length} bytes, ${kind} at ${at}`
}

/** Everything that a copy of the folder contains; null if it cannot be read. */
async function contentsOf(folder: string): Promise<string | null> {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  const lines: string[] = []
  try {
    await makeBackup({ location: { folder: copy }, now: 0, write: async (line) => void lines.push(line) })
    return lines.join('')
  } catch {
    return null
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** The result of one cut. */
interface Examined {
  readonly lost: boolean
  readonly announced: boolean
  /** Whether the server refused to start on what is left. */
  readonly refused: boolean
  readonly continued: number
  readonly wrong: readonly string[]
}

/** Starts a server on a damaged folder, and compares what it says with what is missing. */
async function examine(folder: string, whole: string | null): Promise<Examined> {
  const lost = (await contentsOf(folder)) !== whole
  const server = await launch(folder, {}).catch((error: unknown) => String(error))
  if (typeof server === 'string') {
    const announced = /damaged/.test(server)
    return { lost, announced, refused: true, continued: 0, wrong: announced && lost ? [] : [`the server does not start: ${server}`] }
  }
  const announced = ANNOUNCED.test(server.output())
  const ids = announced ? await openAll(server.url, folder, () => server.end('SIGTERM')) : []
  await server.end('SIGKILL')
  return { lost, announced, refused: false, continued: ids.length, wrong: await wrongIn(folder, ids) }
}

/** Opens every match in play at the server, then stops it. Returns their ids. */
async function openAll(url: string, folder: string, stop: () => Promise<unknown>): Promise<readonly string[]> {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  const { db, close } = openRawDatabase({ folder: copy })
  const playing = await db.selectFrom('matches').select('id').where('status', '=', 'playing').execute()
  await close()
  rmSync(copy, { recursive: true })
  for (const { id } of playing) await fetch(`${url}api/matches/${id}`)
  await stop()
  return playing.map(({ id }) => id)
}

/** Journals that are not valid, and matches of the list that continue without new dice. */
async function wrongIn(folder: string, ids: readonly string[]): Promise<readonly string[]> {
  const { findings } = await inspectDatabase({ folder }, Number.MAX_SAFE_INTEGER)
  const { db, close } = openRawDatabase({ folder })
  const restored = await db.selectFrom('entries').select('match').where('entry', 'like', '%"kind":"restored"%').execute()
  await close()
  const withNewDice = new Set(restored.map(({ match }) => match))
  return [...findings, ...ids.filter((id) => !withNewDice.has(id)).map((id) => `match ${id} continues without new dice`)]
}
