// The change feed between processes on one PostgreSQL: LISTEN/NOTIFY on one connection, which is reopened when it breaks. Changes are
// published after their commit, because transactions with NOTIFY cannot share a group commit.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { ChangeListener } from './store.ts'

const CHANGES = 'admiralty'
const PRESENCE = 'admiralty_present'
/** Milliseconds between two checks of which processes are connected. They also detect a dead connection. */
const CHECK_EVERY = 3000
/** Checks between two announcements of presence. */
const CHECKS_PER_ANNOUNCEMENT = 6
/** Milliseconds until a lost connection is opened again. */
const RECONNECT_AFTER = 250
/** Timeout of a connection and of each query, in milliseconds. */
const TIMEOUT = 5000
/** Start of the application name of every process, so that processes can find each other. */
const NAME = 'admiralty '

/** Announces a change of a match to all processes. */
export type PublishChange = (match: string, revision: number) => void

/** The connection over which this process sends and receives notices. */
export class ChangeFeed {
  readonly #url: string
  readonly #name = NAME + randomUUID()
  readonly #listeners = new Set<ChangeListener>()
  /** People present at this process, by match. */
  readonly #present = new Map<string, readonly string[]>()
  /** Revisions to publish, by match. */
  readonly #pending = new Map<string, number>()
  #publishing: Promise<void> | null = null
  #client: Client | null = null
  /** Application names of the connected processes. */
  #processes: ReadonlySet<string> = new Set()
  #checks = 0
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(url: string) {
    this.#url = url
  }

  /** Throws if the database cannot be reached. */
  async start(): Promise<void> {
    const client = this.#newClient()
    try {
      await client.connect()
      await client.query(`listen ${CHANGES}; listen ${PRESENCE}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.#stopped) return void (await client.end())
    this.#client = client
    this.#later(() => this.#checkProcesses(), 0)
  }

  subscribe(listener: ChangeListener): void {
    this.#listeners.add(listener)
    if (this.#others(this.#processes).length > 0) listener.peerFound()
  }

  /** Announces a change of a match. Call it after the commit. */
  publish(match: string, revision: number): void {
    this.#addPending(match, revision)
    this.#publishing ??= this.#publishPending()
  }

  /** Announces which people are present at a match. */
  announcePresence(match: string, people: readonly string[]): void {
    if (people.length === 0) return void this.#present.delete(match)
    this.#present.set(match, people)
    // The announcement is repeated later, so a failure needs no retry.
    if (this.#client) void notify(this.#client, PRESENCE, [presenceMessage([match, people])]).catch(() => undefined)
  }

  /** Publishes pending changes, then disconnects. */
  async stop(): Promise<void> {
    await this.#publishing
    this.#stopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end()
  }

  #newClient(): Client {
    const client = new Client({
      connectionString: this.#url,
      application_name: this.#name,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ channel, payload = '' }) => this.#receive(channel, payload))
    return client
  }

  #receive(channel: string, payload: string): void {
    const [match = '', ...rest] = payload.split(' ')
    for (const listener of this.#listeners) {
      if (channel === PRESENCE) listener.present(match, rest)
      else listener.changed(match, Number(rest[0]))
    }
  }

  #addPending(match: string, revision: number): void {
    this.#pending.set(match, Math.max(revision, this.#pending.get(match) ?? 0))
  }

  /** Publishes all pending changes together, until none are left or the connection is lost. */
  async #publishPending(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#client && this.#pending.size > 0) {
      const [client, changes] = [this.#client, [...this.#pending]]
      this.#pending.clear()
      const messages = changes.map(([match, revision]) => `${match} ${revision}`)
      await notify(client, CHANGES, messages).catch(() => {
        for (const [match, revision] of changes) this.#addPending(match, revision)
        this.#lost(client)
      })
    }
    this.#publishing = null
  }

  async #checkProcesses(): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      const processes = await connectedProcesses(client)
      // The connection may have been lost while the query ran.
      if (client !== this.#client) return
      const oneIsGone = [...this.#processes].some((name) => !processes.has(name))
      const oneIsNew = this.#others(processes).some((name) => !this.#processes.has(name))
      this.#processes = processes
      this.#checks += 1
      this.#later(() => this.#checkProcesses(), CHECK_EVERY)
      if (this.#checks % CHECKS_PER_ANNOUNCEMENT === 0) await notify(client, PRESENCE, [...this.#present].map(presenceMessage))
      if (oneIsNew) for (const listener of this.#listeners) listener.peerFound()
      if (oneIsGone) this.#reportLostProcess()
    } catch {
      this.#lost(client)
    }
  }

  #others(processes: ReadonlySet<string>): readonly string[] {
    return [...processes].filter((name) => name !== this.#name)
  }

  /** The ended process may not have published its last changes. */
  #reportLostProcess(): void {
    for (const listener of this.#listeners) listener.missed()
    for (const listener of this.#listeners) listener.peerGone()
  }

  #lost(client: Client): void {
    if (client !== this.#client) return
    this.#client = null
    void client.end().catch(() => undefined)
    this.#later(() => this.#reconnect(), RECONNECT_AFTER)
  }

  async #reconnect(): Promise<void> {
    try {
      await this.start()
      this.#publishing ??= this.#publishPending()
      for (const listener of this.#listeners) listener.missed()
    } catch {
      this.#later(() => this.#reconnect(), RECONNECT_AFTER)
    }
  }

  /** Replaces the task that was scheduled before. */
  #later(task: () => Promise<void>, ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void task(), ms).unref()
  }
}

const presenceMessage = ([match, people]: readonly [string, readonly string[]]): string => [match, ...people].join(' ')

const notify = (client: Client, channel: string, messages: readonly string[]): Promise<unknown> =>
  client.query('select pg_notify($1, message) from unnest($2::text[]) message', [channel, messages])

async function connectedProcesses(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where datname = current_database() and application_name like $1',
    [`${NAME}%`],
  )
  return new Set(rows.map(({ name }) => name))
}
