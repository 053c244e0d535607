// What processes that share a PostgreSQL hear of each other: one connection tells and listens, and looks who is there. It is mended when
// it breaks. What is told is told after its commit: transactions that notify could not be committed together.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { ChangeListener } from './store.ts'

const CHANNEL = 'admiralty'
const PRESENT = 'admiralty_present'
/** ms between two looks at who is there; a silent connection is noticed by them as well. */
const LOOK = 3000
/** How many of those looks there are from one word on who is present to the next. */
const SAY_AGAIN = 6
/** ms from a connection's loss to the next try. */
const MEND = 250
const NAME = 'admiralty '

export type PublishChange = (match: string, revision: number) => void

export interface ChangeFeed {
  /** Throws where the database cannot be reached. */
  start(): Promise<void>
  subscribe(ear: ChangeListener): void
  /** A match has changed, durably. */
  publish: PublishChange
  announcePresence(match: string, sessions: readonly string[]): void
  stop(): Promise<void>
}

export function makeChangeFeed(url: string): ChangeFeed {
  const me = NAME + randomUUID()
  const ears = new Set<ChangeListener>()
  let others: ReadonlySet<string> = new Set()
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const here = new Map<string, readonly string[]>()
  let looks = 0
  const untold = new Map<string, number>()
  let telling: Promise<void> | null = null

  async function listen(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: me,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ channel, payload = '' }) => {
      const [match = '', ...words] = payload.split(' ')
      for (const ear of ears) {
        if (channel === PRESENT) ear.present(match, words)
        else ear.changed(match, Number(words[0]))
      }
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}; listen ${PRESENT}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    if (ended) return void (await fresh.end())
    client = fresh
    later(look, 0)
  }

  /** All that there is to tell by now at once, and again while there is more. */
  async function tellAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (client && untold.size > 0) {
      const [by, news] = [client, [...untold]]
      untold.clear()
      const words = news.map(([match, revision]) => `${match} ${revision}`)
      await notify(by, CHANNEL, words).catch(() => {
        for (const [match, revision] of news) note(match, revision)
        lost(by)
      })
    }
    telling = null
  }
  function note(match: string, revision: number): void {
    untold.set(match, Math.max(revision, untold.get(match) ?? 0))
  }

  async function look(): Promise<void> {
    const looking = client
    if (!looking) return
    try {
      const there = await whoIsThere(looking)
      // What was answered last may come together with the end: then it is being mended, and nothing may come in between.
      if (looking !== client) return
      const gone = [...others].some((other) => !there.has(other))
      others = there
      looks += 1
      later(look, LOOK)
      if (looks % SAY_AGAIN === 0) await notify(looking, PRESENT, [...here].map(presentWords))
      // What it wrote last it may not have told any more.
      if (gone) for (const ear of ears) ear.missed()
      if (gone) for (const ear of ears) ear.peerGone()
    } catch {
      lost(looking)
    }
  }

  function lost(broken: Client): void {
    if (broken !== client) return
    client = null
    void broken.end().catch(() => undefined)
    later(mend, MEND)
  }
  async function mend(): Promise<void> {
    try {
      await listen()
      telling ??= tellAll()
      for (const ear of ears) ear.missed()
    } catch {
      later(mend, MEND)
    }
  }
  function later(job: () => Promise<void>, ms: number): void {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void job(), ms).unref()
  }

  return {
    start: listen,
    subscribe: (ear) => void ears.add(ear),
    publish(match, revision) {
      note(match, revision)
      telling ??= tellAll()
    },
    announcePresence(match, sessions) {
      if (sessions.length === 0) return void here.delete(match)
      here.set(match, sessions)
      // What is lost of it is said again.
      if (client) void notify(client, PRESENT, [presentWords([match, sessions])]).catch(() => undefined)
    },
    async stop() {
      await telling
      ended = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end()
    },
  }
}

const presentWords = ([match, sessions]: readonly [string, readonly string[]]): string => [match, ...sessions].join(' ')

const notify = (client: Client, channel: string, words: readonly string[]): Promise<unknown> =>
  client.query('select pg_notify($1, word) from unnest($2::text[]) word', [channel, words])

async function whoIsThere(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and application_name like $1',
    [`${NAME}%`],
  )
  return new Set(rows.map(({ name }) => name))
}
