// The frequent writes on SQLite: those that arrive in one tick, or while a batch is written, share the next batch.
import type { Snapshot } from '@admiralty/match'
import type { CompiledQuery } from 'kysely'
import { askedText } from './asked-seats.ts'
import { type FastWrites, type SealRequest, StaleWrite } from './backend.ts'
import type { Errand } from './errand-store.ts'
import type { RunTransaction } from './group-commit.ts'
import { appendEntry } from './matches.ts'
import { sealedContent } from './rows.ts'
import type { BatchOutcome, BatchStep, BatchWrite } from './sqlite-batch.ts'
import type { ThreadLink } from './sqlite-link.ts'
import type { AppendRequest, RequestRecord } from './store.ts'

interface FastWritePorts {
  readonly link: Pick<ThreadLink, 'acquire' | 'isWanted' | 'write'>
  /** Runs other writes. */
  readonly write: RunTransaction
  /** Records an entry that was committed outside of a batch. */
  recorded(request: AppendRequest): Promise<void>
}

/** The frequent writes of SQLite. */
export interface SqliteFastWrites extends FastWrites {
  /** Adds a match with the seats and invitations that these statements insert. */
  addMatch(match: string, inserts: readonly CompiledQuery[]): Promise<void>
  addSnapshot(match: string, snapshot: Snapshot): Promise<void>
}
export function sqliteFastWrites({ link, write, recorded }: FastWritePorts): SqliteFastWrites {
  const batches = new Batches(link)
  return {
    async seal(match, request) {
      await batches.add(match, sealWrite(match, request))
      return NO_REVISION
    },
    async append(request) {
      const inPlay = appendWrite(request)
      if (inPlay) await batches.add(request.match, inPlay)
      else {
        await write((open) => appendEntry(open, request))
        await recorded(request)
      }
      return NO_REVISION
    },
    addMatch: (match, inserts) => batches.add(match, inserts.map(insertStep)),
    addSnapshot: (match, snapshot) => batches.add(match, snapshotWrite(match, snapshot)),
  }
}

/** The revision of every match on SQLite, where no other process changes a match. */
const NO_REVISION = 0

const sealWrite = (match: string, { sealed, request, wake }: SealRequest): BatchWrite => {
  const { call, seat } = sealed
  const { time, saved, order, signature, why } = sealedContent(sealed)
  return [
    ['seal', match, call, seat, time, saved, order, signature, why],
    ...requestSteps(request),
    ...(wake === null ? [] : [['wake', wake, match] as const]),
  ]
}

/** Undefined for an entry that is an action, ends the match, settles a vote or gives a seat to another person. */
function appendWrite(append: AppendRequest): BatchWrite | undefined {
  const { match, entry, text, chain, head, status, moment, time, settledVotes, request, wake, asked, newHolder, errands } = append
  const { seq, call, action } = entry
  if (action !== undefined || status !== 'playing' || settledVotes.length > 0 || newHolder) return undefined
  return [
    ['entry', match, seq, text, chain],
    ...(call ? [['unseal', match, call.id] as const] : []),
    head ? ['begin', status, moment, time, wake, JSON.stringify(head), match] : ['progress', status, moment, time, wake, match],
    ['asked', askedText(asked), time, match],
    ...requestSteps(request),
    ...errands.map(errandStep),
  ]
}

const errandStep = ({ key, kind, match, seq, call, seat, person, due }: Errand): BatchStep => [
  'errand',
  key,
  kind,
  match,
  seq,
  call,
  seat,
  person,
  due,
]

const requestSteps = (request: RequestRecord | null): BatchWrite => {
  if (!request) return []
  const { person, key, match, call, digest, time } = request
  return [['request', person, key, match, call, digest, time]]
}

/** The rows of this store have no values of other types. */
const insertStep = ({ sql, parameters }: CompiledQuery): BatchStep => ['sql', sql, ...(parameters as (string | number | null)[])]

const snapshotWrite = (match: string, { seq, format, version, state, digest }: Snapshot): BatchWrite => [
  ['snapshot', match, seq, format, version, state, digest],
]

const NO_OUTCOME: BatchOutcome = { failed: new Error('the database thread has not answered for this write') }

interface Waiting {
  /** The match that the write belongs to. */
  readonly match: string
  readonly write: BatchWrite
  resolve(): void
  reject(error: unknown): void
}

/** Writes that are sent at once: the thread writes them while this one goes on with other requests of the same tick. */
const FULL_BATCH = 64

/** The writes that wait, and the batches on their way. The connection is held while the thread has a batch. */
class Batches {
  readonly #link: FastWritePorts['link']
  #waiting: Waiting[] = []
  /** Batches that the thread has. */
  #sent = 0
  /** `planned`: at the end of this tick, or as soon as a batch is full. */
  #state: 'idle' | 'planned' | 'acquiring' | 'held' = 'idle'
  #release = (): void => undefined

  constructor(link: FastWritePorts['link']) {
    this.#link = link
  }

  /** Adds a write to the next batch. Resolves after the commit. */
  add(match: string, write: BatchWrite): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ match, write, resolve, reject })
      if (this.#state === 'idle') this.#plan()
      if (this.#waiting.length < FULL_BATCH) return
      if (this.#state === 'planned') void this.#acquire()
      else if (this.#state === 'held' && !this.#link.isWanted) void this.#send()
    })
  }

  #plan(): void {
    this.#state = 'planned'
    setImmediate(() => {
      if (this.#state === 'planned') void this.#acquire()
    })
  }
  async #acquire(): Promise<void> {
    this.#state = 'acquiring'
    this.#release = await this.#link.acquire()
    this.#state = 'held'
    void this.#send()
  }
  async #send(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#sent += 1
    const outcomes = await this.#link.write(batch.map(({ write }) => write)).catch((failed: unknown) => batch.map(() => ({ failed })))
    this.#sent -= 1
    if (this.#sent === 0) this.#freed()
    for (const [at, one] of batch.entries()) settle(one, outcomes[at] ?? NO_OUTCOME)
  }
  #freed(): void {
    this.#release()
    this.#state = 'idle'
    if (this.#waiting.length > 0) void this.#acquire()
  }
}

function settle({ match, resolve, reject }: Waiting, outcome: BatchOutcome): void {
  if (outcome === 'written') resolve()
  else reject(outcome === 'stale' ? new StaleWrite(match) : outcome.failed)
}
