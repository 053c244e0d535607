// The change feed between processes on one PostgreSQL: LISTEN/NOTIFY on one connection, which is reopened when it breaks. Changes are
// published after their commit, because transactions with NOTIFY cannot share a group commit.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { ChangeListener } from './store.ts'

const CHANNEL = 'admiralty'
const PRESENT = 'admiralty_present'
/** Milliseconds between two checks of which processes are connected. They also detect a dead connection. */
const CHECK_EVERY = 3000
/** Checks between two announcements of presence. */
const CHECKS_PER_ANNOUNCEMENT = 6
/** Milliseconds until a lost connection is opened again. */
const RECONNECT_AFTER = 250
const NAME = 'admiralty '

export type PublishChange = (match: string, revision: number) => void

export interface ChangeFeed {
  /** Throws if the database cannot be reached. */
  start(): Promise<void>
  subscribe(ear: ChangeListener): void
  /** Announces a change of a match after its commit. */
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

  /** Publishes all pending changes together, until none are left. */
  async function tellAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (client && untold.size > 0) {
      const [by, changed] = [client, [...untold]]
      untold.clear()
      const words = changed.map(([match, revision]) => `${match} ${revision}`)
      await notify(by, CHANNEL, words).catch(() => {
        for (const [match, revision] of changed) note(match, revision)
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
      // The connection may have been lost while the answer was on its way.
      if (looking !== client) return
      const gone = [...others].some((other) => !there.has(other))
      others = there
      looks += 1
      later(look, CHECK_EVERY)
      if (looks % CHECKS_PER_ANNOUNCEMENT === 0) await notify(looking, PRESENT, [...here].map(presentWords))
      // The ended process may not have published its last changes.
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
    later(mend, RECONNECT_AFTER)
  }
  async function mend(): Promise<void> {
    try {
      await listen()
      telling ??= tellAll()
      for (const ear of ears) ear.missed()
    } catch {
      later(mend, RECONNECT_AFTER)
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
      // A lost announcement is repeated.
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
